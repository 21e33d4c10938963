import { Drawn } from '@iacta/web/board'
import { MAGISTER_IDS } from '../data/commanders.ts'
import type { PowerId } from '../data/powers.ts'
import { type Army, HOST_IDS, isRoman, NO_ARMY } from '../rules/printed.ts'
import { DEFEATED, DISORGANISED, type State, spOf } from '../rules/state.ts'
import type { Labels, Mark } from './labels.ts'
import { CHEST, COINS, signOf } from './piece-shape.ts'
import { commanderOf, powerOf, type Standing, standingOf } from './reading.ts'

/** Pieces that stand on the board: each is drawn about its own middle. */

export interface ArmyLook {
  readonly power: PowerId
  readonly standing: Standing
  readonly sp: number
  /** Who commands, or whose it is, in a few letters. */
  readonly name: string
  readonly marks: readonly Mark[]
  /** SP of allies that joined it. */
  readonly allied: number
  /** Led by the commander of the army beside it. */
  readonly isUnder: boolean
  readonly hasCommander: boolean
}

const TREASURED = ['vandals', 'ostrogoths'] as const

export function lookOf(s: State, army: Army, words: Labels): ArmyLook {
  const magister = commanderOf(s, army)
  return {
    power: powerOf(army),
    standing: standingOf(s, army),
    sp: spOf(s, army),
    name: magister === null ? words.armyShort(HOST_IDS[army]) : words.magisterShort(MAGISTER_IDS[magister]),
    allied: s.allied[army],
    isUnder: s.under[army] !== NO_ARMY,
    hasCommander: !isRoman(army) || magister !== null || s.under[army] !== NO_ARMY,
    marks: [
      ...(s.status[army] & DEFEATED ? (['defeated'] as const) : []),
      ...(s.status[army] & DISORGANISED ? (['disorganised'] as const) : []),
      ...(isRoman(army) && s.unpaid[army] ? (['unpaid'] as const) : []),
      ...(TREASURED.some((_, slot) => s.carrier[slot] === army) ? (['treasure'] as const) : []),
    ],
  }
}

const STANDARD = 'M-23-19H23V13L15 19 7.500 14 0 19-7.500 14-15 19-23 13Z'
const SHIELD = 'M-23-19H23V2C23 11 12 17 0 20-12 17-23 11-23 2Z'

/** A standard with fringes for the Byzantine's own, a shield for all others; whom it leads, how strong, how it fares. */
export function ArmyPiece({ power, standing, sp, name, marks, allied, isUnder, hasCommander }: ArmyLook) {
  const sign = signOf(power)
  return (
    <g
      class={`ju-piece ju-army ju-of-${power} is-${standing}${hasCommander ? '' : ' is-leaderless'}${isUnder ? ' is-under' : ''}`}
    >
      <path class="ju-body" d={power === 'byzantine' ? STANDARD : SHIELD} />
      {sign && (
        <g class="ju-sign" transform="translate(-22 -18) scale(0.58)">
          <Drawn {...sign} />
        </g>
      )}
      {!sign && (
        <text class="ju-code" x="-21" y="-8">
          {name.slice(0, 2)}
        </text>
      )}
      <text class="ju-sp" x="6" y="9">
        {sp}
      </text>
      <g class="ju-plate">
        <text y="12">{name}</text>
      </g>
      {allied > 0 && <circle class="ju-allied" cx="19" cy="-17" r="4.500" />}
      {marks.map((mark, i) => (
        <g key={mark} transform={`translate(${23 - i * 15} -21)`}>
          <MarkSign mark={mark} />
        </g>
      ))}
    </g>
  )
}

/** Defeated is a cross, Disorganised a bolt, Not Paid an empty purse. */
function MarkSign({ mark }: { readonly mark: Mark }) {
  if (mark === 'treasure')
    return (
      <g class="ju-mark is-treasure">
        <circle r="8" />
        <g transform="translate(-6 -6) scale(0.5)">
          <Drawn {...CHEST} />
        </g>
      </g>
    )
  return (
    <g class={`ju-mark is-${mark}`}>
      <circle r="8" />
      {mark === 'defeated' && <path d="M-3.500-3.500L3.500 3.500M3.500-3.500L-3.500 3.500" />}
      {mark === 'disorganised' && <path d="M1.500-5L-2.500 0.500H2.500L-1.500 5" />}
      {mark === 'unpaid' && (
        <>
          <path d="M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0" />
          <path d="M-5 5L5-5" />
        </>
      )}
    </g>
  )
}

/** Frontier SP behind their wall. */
export const Frontier = ({ sp, isUnpaid }: { readonly sp: number; readonly isUnpaid: boolean }) => (
  <g class={`ju-piece ju-chip ju-of-byzantine${isUnpaid ? ' is-unpaid' : ''}`}>
    <path class="ju-body" d="M-15 12V-12h6v4h6v-4h6v4h6v-4h6V12Z" />
    <text class="ju-count" y="8.500">
      {sp}
    </text>
    {isUnpaid && <path class="ju-struck" d="M-14 11L14-11" />}
  </g>
)

/** Men of a great power left behind: a round shield. */
export const Detached = ({ power, sp }: { readonly power: PowerId; readonly sp: number }) => (
  <g class={`ju-piece ju-chip ju-of-${power}`}>
    <circle class="ju-body" r="13" />
    <text class="ju-count" y="5.500">
      {sp}
    </text>
  </g>
)

/** A Magister who waits without an army: a bust. */
export const Waiting = () => (
  <g class="ju-piece ju-chip ju-of-byzantine ju-bust">
    <circle class="ju-body" r="12.500" />
    <path class="ju-face" d="M0-8.500a4.600 5 0 1 1-.1 0zM-8 9C-8 4-5 2.500 0 2.500S8 4 8 9Z" />
  </g>
)

export const Treasure = ({ power }: { readonly power: PowerId }) => (
  <g class={`ju-piece ju-chip ju-treasure ju-of-${power}`}>
    <circle class="ju-body" r="13" />
    <g transform="translate(-9 -9.500) scale(0.75)">
      <Drawn {...CHEST} />
    </g>
  </g>
)

const HULL = 'M-21-1H21C20 9 14 14 6 14H-6C-14 14-20 9-21-1Z'

/** A dromon with its SP on the side. */
export const FleetPiece = ({ power, sp, isUnpaid }: { power: PowerId; sp: number; isUnpaid: boolean }) => (
  <g class={`ju-piece ju-fleet ju-of-${power}${isUnpaid ? ' is-unpaid' : ''}`}>
    <path class="ju-sail" d="M-1-17C8-15 12-9 12-3H-1Z" />
    <path class="ju-mast" d="M-1-18V0" />
    <path class="ju-body" d={HULL} />
    <text class="ju-count" y="10.500">
      {sp}
    </text>
    {isUnpaid && <path class="ju-struck" d="M-17 13L17-2" />}
  </g>
)

/** The same outside the map. */
export const ArmyImage = (look: ArmyLook) => (
  <svg class="ju-image" viewBox="-28 -32 60 56" aria-hidden="true">
    <ArmyPiece {...look} />
  </svg>
)

export const Gold = ({ children }: { readonly children: string }) => (
  <span class="ju-gold">
    <svg class="board-icon" viewBox="0 0 24 24" aria-hidden="true">
      <Drawn {...COINS} />
    </svg>
    {children}
  </span>
)
