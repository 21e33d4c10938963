import { Dice } from '@iacta/web/parts/dice'
import { DIE_SIDES } from '../data/constants.ts'
import type { Roll } from './chronicle.ts'
import type { Labels } from './labels.ts'
import { firepowerOf } from './ratings.ts'

interface FireProps {
  readonly roll: Roll
  readonly tumbling: boolean
  readonly words: Labels
}

/** The dice of one block that fires. */
export function Fire({ roll, tumbling, words }: FireProps) {
  const power = firepowerOf(roll.block)
  return (
    <div class={`jc-roll jc-of-${roll.side}`} aria-live="polite">
      <p>{words.firesAs(words.blocks[roll.block], power)}</p>
      <p class="jc-dice">
        <Dice dice={roll.dice} range={[1, DIE_SIDES]} n={roll.n} isTumbling={tumbling} isHit={(die) => die <= power} />
        {!tumbling && <b>{words.hits(roll.hits)}</b>}
      </p>
    </div>
  )
}
