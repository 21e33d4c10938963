import type { SeatId } from '../rules/printed.ts'
import type { ConditionId, RankId } from '../rules/view.ts'
import { COUNT, DONE, RETREAT, SICK, SIGN } from './piece-shape.ts'
import type { OwnerId } from './reading.ts'
import { rankBattle } from './reading.ts'
import { Sign } from './symbols.tsx'

/** Pieces that stand on the board: each is drawn about the middle of a box of its own. */

interface LegionProps {
  readonly owner: OwnerId
  readonly count: number
  /** How many of them carry a retreat marker, and how many can do nothing more in this hand. */
  readonly marked?: number
  readonly done?: number
}

/** A shield on its foot, with its owner's sign and how many legions it stands for. */
export function Legion({ owner, count, marked = 0, done = 0 }: LegionProps) {
  return (
    <g class={`ne-piece ne-of-${owner}${done === count && count > 0 ? ' is-done' : ''}`}>
      <ellipse class="ne-foot" cy="27" rx="21" ry="5.5" />
      <path class="ne-shield" d="M-20-27Q0-33 20-27V21Q0 29-20 21Z" />
      <path class="ne-shield-rim" d="M-16.5-23.500Q0-28.5 16.5-23.500V18Q0 24.5-16.5 18Z" />
      <g class="ne-sign">
        <Sign of={owner} x={0} y={-14.5} size={15} />
      </g>
      <text class="ne-count" y={COUNT.baseline}>
        {count}
      </text>
      {marked > 0 && (
        <g class="ne-retreat" transform={`translate(${RETREAT.x} ${RETREAT.y}) scale(${RETREAT.scale})`}>
          <path d={`M0 ${RETREAT.pole}V${RETREAT.flag}M0${RETREAT.flag}H19L14.5.500L19 7H0`} />
          {marked > 1 && (
            <text x="7.5" y="5">
              {marked}
            </text>
          )}
        </g>
      )}
      {done > 0 && done < count && (
        <g class="ne-done" transform={`translate(${DONE.x} ${DONE.y})`}>
          <circle r={DONE.radius} />
          <text y="4.2">{done}</text>
        </g>
      )}
    </g>
  )
}

interface CommanderProps {
  readonly seat: SeatId
  readonly rank: RankId
  readonly condition?: ConditionId
}

/** A bust on its foot: a General wears a crested helmet, a Contender a green wreath, an Emperor gold and purple. */
export function Commander({ seat, rank, condition = 'ready' }: CommanderProps) {
  return (
    <g class={`ne-piece ne-commander ne-of-${seat} is-${rank}${condition === 'ready' ? '' : ' is-done'}`}>
      <ellipse class="ne-foot" cy="27" rx="19" ry="5.5" />
      {rank === 'emperor' && <circle class="ne-halo" cy="-11" r="19" />}
      <path class="ne-cloak" d="M-19 25C-19 9-11 4 0 4S19 9 19 25Q0 31-19 25Z" />
      <path class="ne-face" d="M-9-15C-9-23-5-26 0-26S9-23 9-15C9-6 5 3 0 3S-9-6-9-15Z" />
      {rank === 'general' ? (
        <>
          <path class="ne-helmet" d="M-11-13C-12-24-6-28 0-28S12-24 11-13L7-16H-7Z" />
          <path class="ne-crest" d="M-13-24C-9-34 9-34 13-24C6-29-6-29-13-24Z" />
        </>
      ) : (
        <path
          class="ne-wreath"
          d="M-10-14C-13-18-12-23-8-25C-8-22-8-20-10-18C-6-19-4-22-5-27C-1-26 0-24 0-21C0-24 1-26 5-27C4-22 6-19 10-18C8-20 8-22 8-25C12-23 13-18 10-14Z"
        />
      )}
      <g class="ne-sign">
        <Sign of={seat} x={0} y={SIGN.y} size={SIGN.size} />
      </g>
      {Array.from({ length: rankBattle(rank) }, (_, i) => (
        <circle key={i} class="ne-rank" cx={-15 + i * 30} cy="22" r="3.5" />
      ))}
      {condition === 'sick' && (
        <g class="ne-sick" transform={`translate(${SICK.x} ${SICK.y})`}>
          <circle r={SICK.radius} />
          <Sign of="illness" x={0} y={0} size={12} />
        </g>
      )}
    </g>
  )
}

/** The same pieces outside the map. */
export const LegionImage = (props: LegionProps) => (
  <svg class="ne-image" viewBox="-26 -38 52 72" aria-hidden="true">
    <Legion {...props} />
  </svg>
)

export const CommanderImage = (props: CommanderProps) => (
  <svg class="ne-image" viewBox="-26 -38 52 72" aria-hidden="true">
    <Commander {...props} />
  </svg>
)
