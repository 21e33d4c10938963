/** How many frames a page really shows while a hand moves something on it. */

/** Half of it for each of two things a hand does. */
export const PAN_SECONDS = 4
/** Milliseconds from one event of a hand to the next. */
const MOUSE_EVERY = 8
const WHEEL_EVERY = 16

/** Lets a glide come to its end, and the picture be drawn after it. */
export async function still(page) {
  await page.waitForTimeout(1000)
}

/** What could be dragged with less work for the browser: one colour, moved by its transform alone. */
export function plainSheet({ x, y, width, height }) {
  return `<body style="margin: 0">
    <div style="position: absolute; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; overflow: clip">
      <div id="sheet" style="width: 200%; height: 200%; background: #a3bfcc; will-change: transform"></div>
    </div>
    <script>
      const at = { x: ${-width / 2}, y: ${-height / 2}, scale: 1 }
      const show = () => {
        sheet.style.transform = 'translate(' + at.x + 'px, ' + at.y + 'px) scale(' + at.scale + ')'
      }
      addEventListener('pointermove', ({ buttons, movementX, movementY }) => {
        if (buttons === 0) return
        at.x += movementX
        at.y += movementY
        requestAnimationFrame(show)
      })
      addEventListener('wheel', (event) => {
        event.preventDefault()
        at.scale *= Math.exp(-event.deltaY * 0.0016)
        requestAnimationFrame(show)
      }, { passive: false })
      show()
    </script>`
}

/** A hand that sends the next event in its time: nobody's waits for the picture. */
class Hand {
  #sent = []

  constructor(devtools) {
    this.devtools = devtools
  }

  send(type, x, y, more) {
    this.#sent.push(this.devtools.send('Input.dispatchMouseEvent', { type, x, y, ...more }))
  }

  /** Goes in circles from a point with the button down, and lets go there. */
  async circle([x, y], [wide, high]) {
    this.send('mousePressed', x, y, { button: 'left', buttons: 1, clickCount: 1 })
    await inTime(MOUSE_EVERY, (part) => {
      const angle = part * 4 * Math.PI
      const held = { button: 'left', buttons: 1 }
      this.send('mouseMoved', x + wide * Math.sin(angle), y + high * (1 - Math.cos(angle)), held)
    })
    this.send('mouseReleased', x, y, { button: 'left', clickCount: 1 })
  }

  /** Away first: where a map has come near by itself it may be as large as it gets, and shows nothing new by being drawn nearer. */
  async wheel([x, y]) {
    await inTime(WHEEL_EVERY, (part) =>
      this.send('mouseWheel', x, y, { deltaX: 0, deltaY: part % 0.5 < 0.25 ? 8 : -8 }),
    )
  }

  all() {
    return Promise.all(this.#sent)
  }
}

/** Half of the time a long drag, half of it the wheel; counts what Chromium's display really showed. */
export function framesShown(browser, page, box) {
  const middle = [box.x + box.width / 2, box.y + box.height / 2]
  return framesOf(browser, page, async (hand) => {
    await hand.circle(middle, [260, 140])
    await hand.wheel(middle)
  })
}

/** The same while something is dragged about from a point. */
export const framesDragging = (browser, page, from) => framesOf(browser, page, (hand) => hand.circle(from, [260, 140]))

async function framesOf(browser, page, moves) {
  await still(page)
  const devtools = await page.context().newCDPSession(page)
  const hand = new Hand(devtools)
  const shown = await framesDuring(browser, async () => {
    await moves(hand)
    await hand.all()
  })
  await devtools.detach()
  const gaps = shown.slice(1).map((time, i) => time - shown[i])
  return { fps: (gaps.length * 1000) / (shown[shown.length - 1] - shown[0]), longest: Math.max(...gaps) }
}

/** Does something again and again for half of the time; it is told which part of that time is over. */
async function inTime(every, step) {
  const lasts = (PAN_SECONDS / 2) * 1000
  const began = performance.now()
  for (let n = 1; performance.now() - began < lasts; n++) {
    step((performance.now() - began) / lasts)
    await new Promise((next) => setTimeout(next, Math.max(0, n * every - (performance.now() - began))))
  }
}

/** When frames were displayed meanwhile, in milliseconds; callbacks before a frame are no proof that it was shown. */
async function framesDuring(browser, whatMoves) {
  const tracing = await browser.newBrowserCDPSession()
  const shown = []
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value) if (name === 'Display::FrameDisplayed') shown.push(ts / 1000)
  })
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['disabled-by-default-display.framedisplayed']
  await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await whatMoves()
  await tracing.send('Tracing.end')
  await complete
  await tracing.detach()
  return shown.sort((a, b) => a - b)
}
