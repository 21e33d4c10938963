import { useEffect, useState } from 'preact/hooks'
import { DIE_SIDES } from '../data/constants.ts'
import type { Roll } from './chronicle.ts'
import { firepowerOf } from './ratings.ts'
import type { Words } from './words-ui.ts'

export const TUMBLE = 600
const FLICKER = 75

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]

/** The dice of one block that fires: they tumble, and land on what was drawn. */
export function Dice({
  roll,
  tumbling,
  words,
}: {
  readonly roll: Roll
  readonly tumbling: boolean
  readonly words: Words
}) {
  const power = firepowerOf(roll.block)
  const [faces, setFaces] = useState<readonly number[] | null>(null)
  useEffect(() => {
    if (!tumbling) return
    // What is seen on the way means nothing: the result was drawn before.
    const flicker = setInterval(() => setFaces(roll.dice.map(() => 1 + Math.floor(Math.random() * DIE_SIDES))), FLICKER)
    return () => clearInterval(flicker)
  }, [roll.n, tumbling])
  const shown = tumbling ? (faces ?? roll.dice.map((_, i) => 1 + ((roll.n + i) % DIE_SIDES))) : roll.dice
  return (
    <div class={`jc-roll jc-of-${roll.side}`} aria-live="polite">
      <p>{words.firesAs(words.blocks[roll.block], power)}</p>
      <p class={tumbling ? 'jc-dice is-tumbling' : 'jc-dice'}>
        {shown.map((die, i) => (
          <Die key={i} n={die} hits={!tumbling && die <= power} />
        ))}
        {!tumbling && <b>{words.hits(roll.hits)}</b>}
      </p>
    </div>
  )
}

function Die({ n, hits }: { readonly n: number; readonly hits: boolean }) {
  return (
    <svg class={hits ? 'jc-die is-hit' : 'jc-die'} viewBox="0 0 40 40" role="img" aria-label={String(n)}>
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {SPOTS[n].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={11 + x * 9} cy={11 + y * 9} r="3.6" />
      ))}
    </svg>
  )
}
