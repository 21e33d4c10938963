import { SideScore } from '@iacta/web/battle'
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
    <div class="board-status">
      <p>
        <b>{view.turn > 0 ? words.turn(view.turn) : words.setUp}</b>
        <span class="board-wide">{words.battles[view.scenario]}</span>
      </p>
      {([0, 1] as const).map((side) => {
        const said = words.routPoints(words.army(view.scenario, side), view.routPoints[side], view.levels[side])
        return (
          <SideScore
            key={side}
            of={sides[side].army}
            emblem={<Emblem of={sides[side].army} />}
            name={words.army(view.scenario, side)}
            points={view.routPoints[side]}
            most={view.levels[side]}
            said={said}
          />
        )
      })}
    </div>
  )
}
