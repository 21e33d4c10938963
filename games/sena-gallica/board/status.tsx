import { SideScore } from '@iacta/web/battle'
import type { StatusProps } from '@iacta/web/board'
import { SEAT_IDS } from '../data/table.ts'
import { VICTORY } from '../data/tables.ts'
import type { View } from '../rules/fog.ts'
import { Emblem } from './emblems.tsx'
import { initiativeIn } from './reading.ts'
import { wordsIn } from './spoken.ts'
import './board.css'

/** The turn, who has the initiative, and the points of both fleets against what they need. */
export function Status({ view, language }: StatusProps<View>) {
  const words = wordsIn(language)
  return (
    <div class="board-status sg-status">
      <p>
        <b>{view.turn > 0 ? words.turn(view.turn) : words.setUp}</b>
        {view.turn > 0 && <span class="board-wide">{words.initiative(words.seats[initiativeIn(view)])}</span>}
      </p>
      {SEAT_IDS.map((side, seat) => {
        const { atLeast } = VICTORY[seat]
        const said = words.points(words.seats[side], view.points[side], atLeast)
        return (
          <SideScore
            key={side}
            of={side}
            emblem={<Emblem of={side} />}
            name={words.seats[side]}
            points={view.points[side]}
            most={atLeast}
            said={said}
          />
        )
      })}
    </div>
  )
}
