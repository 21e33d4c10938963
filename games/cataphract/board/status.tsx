import type { StatusProps } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { Emblem } from './emblems.tsx'
import { factsIn } from './reading.ts'
import { wordsIn } from './spoken.ts'
import './board.css'

/** The turn, and how near each army is to withdrawing. */
export function Status({ view, language }: StatusProps<View>) {
  const words = wordsIn(language)
  const { sides } = factsIn(view)
  return (
    <div class="board-status ca-status">
      <p>
        <b>{view.turn > 0 ? words.turn(view.turn) : words.setUp}</b>
        <span class="board-wide">{words.battles[view.scenario]}</span>
      </p>
      {([0, 1] as const).map((side) => {
        const said = words.routPoints(words.army(view.scenario, side), view.routPoints[side], view.levels[side])
        return (
          <p key={side} class={`ca-points of-${sides[side].army}`} role="img" aria-label={said} title={said}>
            <Emblem of={sides[side].army} />
            <span class="board-wide">{words.army(view.scenario, side)}</span>
            <b>
              {view.routPoints[side]}
              <small>/{view.levels[side]}</small>
            </b>
            <meter min={0} max={view.levels[side]} value={view.routPoints[side]} />
          </p>
        )
      })}
    </div>
  )
}
