import { type AskingStep, leave, only } from '@iacta/kernel'
import { type Action, actionsAt, hexAt } from './action.ts'
import { ask, tell } from './happenings.ts'
import { type Hex, NO_UNIT, SEAT_IDS } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { type FrameNamed, factsOf, isImpassable, type State, seatOf, sideOfSeat } from './state.ts'

/** Where the Heruli lie in ambush at Dara (DARA-11). */

function hidingBar(s: State, hex: Hex, facing: number): Bar {
  const facts = factsOf(s)
  const zone = facts.zones.find(({ hidden }) => hidden)
  if (isImpassable(facts, hex)) return 'impassable'
  if (!zone?.hexes.includes(hex) || facing !== (zone.facing ?? 0)) return 'not-in-ambush'
  return s.unitIn[hex] === NO_UNIT ? null : 'hex-is-taken'
}

const ambushFacing = (s: State): number => factsOf(s).zones.find(({ hidden }) => hidden)?.facing ?? 0

const hidingPlaces = (s: State): Hex[] =>
  (factsOf(s).zones.find(({ hidden }) => hidden)?.hexes ?? []).filter(
    (hex) => hidingBar(s, hex, ambushFacing(s)) === null,
  )

export const hiding: AskingStep<State, FrameNamed<'hiding'>, Action> = {
  clause: 'CA-DARA-11',
  asks: (s, { side }) => only(seatOf(s, side)),
  actions: (s) => [actionsAt(s).usual(), ...hidingPlaces(s).map((hex) => actionsAt(s).place(hex, ambushFacing(s)))],
  refusal(s, _frame, _seat, action) {
    if (action.do === 'usual') return null
    if (action.do !== 'place') return undefined
    return barred(hidingBar(s, hexAt(s, action), action.facing), { at: action.at })
  },
  play(s, { side }, seat, action, play) {
    leave(s)
    const { grid, rules } = factsOf(s)
    const hex = action.do === 'place' ? hexAt(s, action) : hidingPlaces(s)[0]
    s.ambush[seatOf(s, side)] = hex
    const unit = rules.ambush?.unit ?? ''
    tell(play, 'lies-hidden', { unit })
    tell(play, 'hidden', { unit, at: grid.name(hex) }, only(seat))
  },
  prompt: (s, { side }, seat) =>
    sideOfSeat(s, seat) === side
      ? ask('hiding', { unit: factsOf(s).rules.ambush?.unit ?? '' })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}
