import { cleared, coverOf, lesserCover, MARGIN, panelsOver, tellBeside } from './covers.ts'
import {
  between,
  type Cover,
  clamped,
  limitsOf,
  moved,
  type Point,
  pinched,
  placed,
  revealing,
  type Size,
  type Transform,
  toMap,
  UNCOVERED,
  type Window,
  whole,
  zoomedAt,
} from './transform.ts'

/** Fingers, mouse, wheel and keys, made into a transform of the scene. Nothing here renders. */

/** What others may ask of a viewport. Points are in the map's units. */
export interface ViewportControl {
  /** Pixels to a unit of the map. */
  readonly scale: number
  /** Brings a point to the middle, at that many pixels to a unit if said. */
  center(point: Point, scale?: number): void
  /** Moves no more than is needed for all of them to be seen; `clear`: beside whatever lies over the map (`data-covers`). */
  reveal(points: readonly Point[], how?: { readonly clear: boolean }): void
  /** Goes back over the edge of the map, where what lay over it is gone. */
  relax(): void
  /** Nearer (more than one) or farther (less), about the middle. */
  zoom(by: number): void
  whole(): void
  /** The point of the map under a point of the screen. */
  toMap(clientX: number, clientY: number): Point
}

export interface Controls {
  readonly map: Size
  readonly home: Point
  /** What has to be seen where the whole map is. */
  readonly places: readonly Point[]
  readonly steps: readonly [far: number, near: number]
  isMotionWelcome(): boolean
}

export interface Watch extends ViewportControl {
  end(): void
}

/** Pixels a pointer may stray and still be a tap: a finger is not as steady as a mouse. */
const TAP = { mouse: 6, touch: 10 } as const
const DOUBLE_TAP = { time: 320, reach: 30, by: 2 } as const
/** A window of which the whole map would take less than this part begins with a part of the map that fills it. */
const TOO_EMPTY = 0.6
/** So does one in which all of it would be seen from afar only, unless little is gained by that. */
const TOO_SMALL = 0.95
const REST = 180
/**
 * How much smaller or larger than it was drawn the map may be shown while it moves. Much smaller, and more of it has to
 * be drawn large than would fit the window; much larger, and nothing can be made out.
 */
const FARTHEST = 2
const NEAREST = 4
const GLIDE = 260
const ARROW = 90

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [ARROW, 0],
  ArrowRight: [-ARROW, 0],
  ArrowUp: [0, ARROW],
  ArrowDown: [0, -ARROW],
}

/** Things that answer a double tap themselves, if only by being tapped twice. */
const ANSWERS = 'button, a, input, [role="button"], [data-grab]'

const marginIn = ({ width, height, covered = 0 }: Window): number => Math.min(MARGIN, width / 4, (height - covered) / 4)

/** As it was drawn. On whole pixels it can be copied as it is. */
function asDrawn({ x, y }: Transform): string {
  const onPixel = (offset: number): number => Math.round(offset * devicePixelRatio) / devicePixelRatio
  return `translate(${onPixel(x)}px, ${onPixel(y)}px)`
}

/**
 * Larger or smaller than it was drawn: held nearer to the eye, or farther from it. Where `scale` would say the same,
 * Chromium measures every text of the drawing anew, and paints it, each time the pointer is looked for under it.
 */
function magnified({ x, y }: Transform, by: number): string {
  return `perspective(${EYE}px) translate3d(${x / by}px, ${y / by}px, ${EYE * (1 - 1 / by)}px)`
}
const EYE = 1000

/** The key that hides what stands on the map, and shows it again. */
export const BARE = 'm'

export function watchViewport(root: HTMLElement, controls: Controls): Watch {
  const { map, places } = controls
  const scene = root.querySelector<HTMLElement>('.viewport-scene')
  const drawing = scene?.querySelector('svg')
  const ending = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ): void => root.addEventListener(type, listener, { ...options, signal: ending.signal })

  const dock = root.closest('.board')?.querySelector('.board-dock') ?? null
  const measured = (): Window => ({ width: root.clientWidth, height: root.clientHeight, covered: covered() })
  /** What lies on the lower edge of the map; all that stands above it learns how high that is. */
  function covered(): number {
    if (!dock) return 0
    const bottom = root.getBoundingClientRect().bottom
    const height = Math.max(0, bottom - Math.max(dock.getBoundingClientRect().top, 0))
    root.closest<HTMLElement>('.board')?.style.setProperty('--covered', `${height}px`)
    tellBeside(dock, height > 0)
    return Math.min(height, root.clientHeight / 2)
  }

  let window: Window = measured()
  let now: Transform = firstLook()
  /** What the last look had to keep clear of. */
  let cover: Cover = UNCOVERED
  let frame = 0
  let gliding = 0
  let resting: ReturnType<typeof setTimeout> | undefined
  let lastFrame = 0
  let drawnScale = 0

  function firstLook(): Transform {
    const all = whole(map, window, places)
    const filling = Math.max(window.width / map.width, window.height / map.height)
    if (all.scale / filling >= (all.scale < controls.steps[0] ? TOO_SMALL : TOO_EMPTY)) return all
    return clamped(placed(controls.home, [window.width / 2, window.height / 2], filling), map, window)
  }

  /** At most once a frame, straight to the style of the scene: what is drawn is moved about, not drawn again. */
  function show(next: Transform): void {
    now = clamped(next, map, window, cover)
    root.classList.add('is-moving')
    if (frame === 0) frame = requestAnimationFrame(paint)
    restSoon()
  }

  function paint(): void {
    frame = 0
    const by = now.scale / drawnScale
    if (by < 1 / FARTHEST || by > NEAREST) draw()
    if (scene) scene.style.transform = now.scale === drawnScale ? asDrawn(now) : magnified(now, by)
  }

  /** Draws all of it anew for the scale it is seen at, and with it all that looks otherwise from near and from afar. */
  function draw(): void {
    drawnScale = now.scale
    const [far, near] = controls.steps
    if (drawing) drawing.style.transform = `scale(${drawnScale})`
    root.style.setProperty('--map-scale', drawnScale.toFixed(4))
    root.dataset.zoom = drawnScale < far ? 'far' : drawnScale < near ? 'mid' : 'near'
  }

  /** A frame comes after all that a hand has done before it; so a busy browser does not take its own delay for rest. */
  function restSoon(): void {
    stayAwake()
    resting = setTimeout(() => {
      lastFrame = requestAnimationFrame(rest)
    }, REST)
  }

  function stayAwake(): void {
    clearTimeout(resting)
    cancelAnimationFrame(lastFrame)
  }

  function rest(): void {
    if (drawnScale !== now.scale) {
      draw()
      paint()
      // Styles are settled here and now, so that what changes with the scale still does so as part of the motion.
      root.getBoundingClientRect()
    }
    if (pointers.size === 0) root.classList.remove('is-moving')
  }

  function glide(to: Transform): void {
    cancelAnimationFrame(gliding)
    const target = clamped(to, map, window, cover)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || !controls.isMotionWelcome()
    if (isStill) {
      show(target)
      return
    }
    const from = now
    const start = performance.now()
    const step = (time: number): void => {
      const part = Math.min(1, Math.max(0, (time - start) / GLIDE))
      show(part === 1 ? target : between(from, target, 1 - (1 - part) ** 3, window))
      if (part < 1) gliding = requestAnimationFrame(step)
    }
    gliding = requestAnimationFrame(step)
  }

  // Asked for when a hand comes, not at every step it takes: the answer may cost a layout.
  let corner: Point = [0, 0]
  const findCorner = (): void => {
    const { left, top } = root.getBoundingClientRect()
    corner = [left + root.clientLeft, top + root.clientTop]
  }
  const inWindow = (clientX: number, clientY: number): Point => [clientX - corner[0], clientY - corner[1]]
  const middle = (): Point => [window.width / 2, window.height / 2]

  // One pointer drags, two pinch; each change of hands begins anew from where the map lies.

  const pointers = new Map<number, { from: Point; at: Point }>()
  /** Fingers that hold a piece, and where they are. */
  const grabs = new Map<number, Point>()
  let began: Transform = now
  let isDrag = false
  let lastTap: { time: number; at: Point } | null = null

  const beginAnew = (): void => {
    began = now
    for (const pointer of pointers.values()) pointer.from = pointer.at
  }

  on('pointerdown', (event) => {
    const target = event.target as Element
    if (target.closest('.viewport-buttons') || (event.pointerType === 'mouse' && event.button > 1)) return
    if (pointers.size === 0) isDrag = false
    findCorner()
    const at = inWindow(event.clientX, event.clientY)
    if (target.closest('[data-grab]') && pointers.size === 0 && grabs.size === 0) {
      grabs.set(event.pointerId, at)
      return
    }
    // With a second finger, whoever held a piece means to pinch the map.
    for (const [id, held] of grabs) pointers.set(id, { from: held, at: held })
    grabs.clear()
    if (pointers.size > 1) return
    cancelAnimationFrame(gliding)
    pointers.set(event.pointerId, { from: at, at })
    beginAnew()
    if (pointers.size === 2) takeHold()
  })

  /** From here on it is no tap: the pointers are ours wherever they go, and the click that follows is nobody's. */
  const takeHold = (): void => {
    isDrag = true
    for (const id of pointers.keys()) root.setPointerCapture(id)
  }

  on('pointermove', (event) => {
    const at = inWindow(event.clientX, event.clientY)
    if (grabs.has(event.pointerId)) grabs.set(event.pointerId, at)
    const pointer = pointers.get(event.pointerId)
    if (!pointer) return
    pointer.at = at
    const [one, two] = [...pointers.values()]
    if (two) {
      show(pinched(began, [one.from, two.from], [one.at, two.at], limitsOf(map, window)))
      return
    }
    const [dx, dy] = [one.at[0] - one.from[0], one.at[1] - one.from[1]]
    if (!isDrag) {
      if (Math.hypot(dx, dy) <= TAP[event.pointerType === 'touch' ? 'touch' : 'mouse']) return
      takeHold()
      beginAnew()
      return
    }
    show(moved(began, dx, dy))
  })

  const lift = (event: PointerEvent): void => {
    grabs.delete(event.pointerId)
    const pointer = pointers.get(event.pointerId)
    if (!pointer) return
    pointers.delete(event.pointerId)
    beginAnew()
    if (pointers.size > 0) return
    restSoon()
    if (!isDrag && event.type === 'pointerup') tap(event, pointer.at)
    // The click of a drag comes at once or not at all; later ones are meant.
    setTimeout(() => {
      if (pointers.size === 0) isDrag = false
    }, 60)
  }
  on('pointerup', lift)
  on('pointercancel', lift)
  // A piece may be let go outside the map.
  globalThis.addEventListener('pointerup', (event) => grabs.delete(event.pointerId), { signal: ending.signal })
  globalThis.addEventListener('pointercancel', (event) => grabs.delete(event.pointerId), { signal: ending.signal })

  const tap = (event: PointerEvent, at: Point): void => {
    if ((event.target as Element).closest(ANSWERS)) {
      lastTap = null
      return
    }
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE_TAP.time &&
      Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < DOUBLE_TAP.reach
    lastTap = isSecond ? null : { time: event.timeStamp, at }
    if (isSecond) glide(zoomedAt(now, at, event.shiftKey ? 1 / DOUBLE_TAP.by : DOUBLE_TAP.by, limitsOf(map, window)))
  }

  on(
    'click',
    (event) => {
      if (!isDrag) return
      isDrag = false
      event.stopPropagation()
      event.preventDefault()
    },
    { capture: true },
  )

  on(
    'wheel',
    (event) => {
      event.preventDefault()
      cancelAnimationFrame(gliding)
      if (!root.classList.contains('is-moving')) findCorner()
      const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      const [dx, dy] = [event.deltaX * line, event.deltaY * line]
      // Two fingers on a pad come as a wheel with the control key, in small steps.
      const by = Math.exp(-dy * (event.ctrlKey ? 0.01 : 0.0016))
      if (Math.abs(dx) > Math.abs(dy)) show(moved(now, -dx, 0))
      else show(zoomedAt(now, inWindow(event.clientX, event.clientY), by, limitsOf(map, window)))
      if (pointers.size > 0) beginAnew()
    },
    { passive: false },
  )

  on('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = event.target === root ? ARROWS[event.key] : undefined
    if (arrow) glide(moved(now, arrow[0], arrow[1]))
    else if (event.key === '+' || event.key === '=') control.zoom(1.4)
    else if (event.key === '-') control.zoom(1 / 1.4)
    else if (event.key === '0') control.whole()
    else if (event.key === BARE) root.querySelector<HTMLElement>('.viewport-bare')?.click()
    else return
    event.preventDefault()
  })

  // Somebody who goes from piece to piece with the keyboard sees where they are.
  on('focusin', (event) => {
    const target = event.target as Element
    if (!scene?.contains(target) || !target.matches(':focus-visible')) return
    const box = target.getBoundingClientRect()
    control.reveal([control.toMap(box.left, box.top), control.toMap(box.right, box.bottom)])
  })

  const resized = new ResizeObserver(() => {
    const next = measured()
    if (next.width === 0 || next.height === 0) return
    if (next.width === window.width && next.height === window.height) {
      // Whatever opens or folds below, the map keeps still until a hand moves it.
      window = next
      watchDock()
      return
    }
    const wasEmpty = window.width === 0 || window.height === 0
    const wasWhole = now.scale <= limitsOf(map, window).least * 1.001
    const held = toMap(now, middle())
    window = next
    if (wasEmpty) show(firstLook())
    else show(wasWhole ? whole(map, window, places) : placed(held, middle(), now.scale))
    paint()
    rest()
  })
  resized.observe(root)
  watchDock()
  /** Whatever lies in the dock may grow and shrink without it. */
  function watchDock(): void {
    for (const part of dock ? [dock, ...dock.children] : []) resized.observe(part)
  }

  const control: Watch = {
    get scale() {
      return now.scale
    },
    center: (point, scale = now.scale) => glide(placed(point, middle(), scale)),
    reveal: (points, how) => {
      const clear = how?.clear ? cleared(now, points, map, window, panelsOver(root)) : null
      cover = clear?.cover ?? UNCOVERED
      const next = clear?.at ?? revealing(now, points, window, marginIn(window))
      if (next.x !== now.x || next.y !== now.y || next.scale !== now.scale) glide(next)
    },
    relax: () => {
      if (cover === UNCOVERED) return
      cover = lesserCover(cover, coverOf(root))
      const kept = clamped(now, map, window, cover)
      if (kept.x !== now.x || kept.y !== now.y) glide(kept)
    },
    zoom: (by) => glide(zoomedAt(now, middle(), by, limitsOf(map, window))),
    whole: () => {
      cover = UNCOVERED
      glide(whole(map, window, places))
    },
    toMap: (clientX, clientY) => {
      findCorner()
      return toMap(now, inWindow(clientX, clientY))
    },
    end: () => {
      ending.abort()
      resized.disconnect()
      cancelAnimationFrame(frame)
      cancelAnimationFrame(gliding)
      stayAwake()
    },
  }

  if (window.width > 0) {
    paint()
    rest()
  }
  return control
}
