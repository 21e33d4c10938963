import { h } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { inTheAir } from './air.ts'
import './dice.css'

/** Milliseconds dice are in the air. */
const TUMBLE = 600
const FLICKER = 75

/** The least and the most a die shows: 1 to 6, or 0 to 9. */
export type DieRange = readonly [least: number, most: number]

/**
 * Whether the dice of the latest throw are in the air, and how to make them land at once. Throws are numbered as they
 * come; those of before the board was shown have landed long ago.
 */
export function useTumble(latest: number, motion: boolean): readonly [isTumbling: boolean, land: () => void] {
  const [landed, setLanded] = useState(latest)
  const isTumbling = motion && latest > landed
  useEffect(() => {
    if (!isTumbling) return
    const timer = setTimeout(() => setLanded(latest), TUMBLE)
    return () => clearTimeout(timer)
  }, [latest, isTumbling])
  useLayoutEffect(() => {
    if (!isTumbling) return
    inTheAir.value++
    return () => {
      inTheAir.value--
    }
  }, [latest, isTumbling])
  return [isTumbling, () => setLanded(latest)]
}

export interface DiceProps {
  /** What was drawn. */
  readonly dice: readonly number[]
  readonly range: DieRange
  /** The number of the throw. */
  readonly n: number
  readonly isTumbling: boolean
  /** Whether a die that has landed did something. */
  isHit?(die: number): boolean
}

/** Dice that tumble, and land on what was drawn. */
export function Dice({ dice, range, n, isTumbling, isHit }: DiceProps) {
  const [least, most] = range
  const sides = most - least + 1
  const [faces, setFaces] = useState<readonly number[] | null>(null)
  useEffect(() => {
    if (!isTumbling) return
    // What is seen on the way means nothing: the result was drawn before.
    const flicker = setInterval(() => setFaces(dice.map(() => least + Math.floor(Math.random() * sides))), FLICKER)
    return () => clearInterval(flicker)
  }, [n, isTumbling])
  const shown = isTumbling ? (faces ?? dice.map((_, i) => least + ((n + i) % sides))) : dice
  return h(
    'span',
    { class: isTumbling ? 'dice is-tumbling' : 'dice' },
    shown.map((die, i) => h(Die, { key: i, die, range, isHit: !isTumbling && (isHit?.(die) ?? false) })),
  )
}

interface DieProps {
  readonly die: number
  readonly range: DieRange
  readonly isHit: boolean
}

const BOX = { viewBox: '0 0 40 40', role: 'img' } as const

/** One die: with spots if it is a cube, else the figure it shows on a face of a die of ten. */
export function Die({ die, range: [, most], isHit }: DieProps) {
  const attributes = { ...BOX, class: isHit ? 'die is-hit' : 'die', 'aria-label': String(die) }
  if (most !== 6)
    return h(
      'svg',
      attributes,
      h('path', { d: 'M20 2L37 15V27L20 38L3 27V15Z' }),
      h('path', { class: 'die-edge', d: 'M20 2L32 24L20 31L8 24ZM3 27L8 24M37 27L32 24M20 31V38' }),
      h('text', { x: 20, y: 25 }, String(die)),
    )
  return h(
    'svg',
    attributes,
    h('rect', { x: 2, y: 2, width: 36, height: 36, rx: 8 }),
    SPOTS[die].map(([x, y]) => h('circle', { key: `${x}${y}`, cx: 11 + x * 9, cy: 11 + y * 9, r: 3.6 })),
  )
}

type Spot = readonly [column: number, row: number]

const MIDDLE: Spot = [1, 1]
const CORNERS: readonly Spot[] = [
  [0, 0],
  [2, 2],
  [2, 0],
  [0, 2],
]
const SIDES: readonly Spot[] = [
  [0, 1],
  [2, 1],
]
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [MIDDLE],
  CORNERS.slice(0, 2),
  [...CORNERS.slice(0, 2), MIDDLE],
  CORNERS,
  [...CORNERS, MIDDLE],
  [...CORNERS, ...SIDES],
]
