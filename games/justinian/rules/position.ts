import { asObject, Fault, type JsonFields, type PlayContext, sound } from '@iacta/kernel'
import { SEAT_IDS, type SeatId } from '../data/table.ts'
import { ACTIVATIONS } from '../data/tables.ts'
import { noteHolders, stackOf } from './forces.ts'
import { faults } from './invariants.ts'
import {
  ARMIES_ALL,
  armyNamed,
  BARBARIAN,
  BOX_OF,
  BYZANTINE,
  HOST_IDS,
  isRoman,
  NOWHERE,
  otherSide,
  POWER_OF,
  ROME,
} from './printed.ts'
import { sequence } from './sequence.ts'
import { MARCH } from './setting-out.ts'
import { type Frame, layout, type Seat, type State } from './state.ts'

/**
 * A position written by hand, field by field; what is under way is a sentence:
 *
 *     { "turn": 3, "gold": 12,
 *       "place": { "oriens": "syria-i", "totila": "campania" }, "own": { "oriens": 10, "totila": 12 },
 *       "magister": { "oriens": "belisarius" }, "control": { "campania": "ostrogoths" },
 *       "now": "march of oriens 4" }
 *
 * or a stack of steps, as a state tells it. See docs/games/justinian.md. With `play` it runs on to the first decision.
 */
export function fromPosition(json: unknown, play?: PlayContext): State {
  const { now, ...said } = asObject(json, 'a position')
  const s = layout.written(said)
  if (now !== undefined) {
    placeWhoIsAtHome(s, said)
    begun(s, String(now), said)
  }
  if (said.held === undefined && s.stack[0]?.step !== 'game') noteHolders(s)
  if (said.romanActs === undefined && s.stack.some(isRomansOwn)) s.romanActs = true
  if (said.tookPart === undefined && s.romanActs) noteWhoTakesPart(s)
  sound(s, faults)
  if (play) sequence.advance(s, play)
  return s
}

/** The same, from a moment of play. */
export const positionOf = (s: State): object => layout.encode(s)

/** Persians and minor powers of whom nothing is said are in their boxes. */
function placeWhoIsAtHome(s: State, said: JsonFields): void {
  const placed = asObject(said.place ?? {}, '"place"')
  for (const army of ARMIES_ALL)
    if (placed[HOST_IDS[army]] === undefined && !s.dead[army] && s.returning !== army) {
      const box = BOX_OF[POWER_OF[army]]
      if (box !== NOWHERE) s.place[army] = box
    }
}

/** A step that there is only in an activation of the Byzantine's own. */
function isRomansOwn(frame: Frame): boolean {
  switch (frame.step) {
    case 'opportunity':
    case 'nika':
      return true
    case 'setOut':
    case 'march':
      return isRoman(frame.army)
    case 'voyage':
      return frame.power === ROME && !frame.retreating
    default:
      return false
  }
}
/** 7.14: the army that is under way, with those it leads. */
function noteWhoTakesPart(s: State): void {
  for (const frame of s.stack)
    if ((frame.step === 'march' || frame.step === 'voyage') && frame.army >= 0)
      for (const army of stackOf(s, frame.army)) if (isRoman(army)) s.tookPart[army] = true
}

/** How far the outline of a turn has come when a phase of it is about to begin. */
const PHASES = ['income', 'removal', 'maintenance', 'recruits', 'new army', 'magistri', 'new leaders', 'activations']

const SENTENCES =
  '"set-up", "turn ends", "income", "removal", "maintenance", "recruits", "new army", "magistri", "new leaders", "activations", "activation of <side>" or "march of <army> <MP>"'

/** Enters the steps that a sentence says are under way. */
function begun(s: State, now: string, said: JsonFields): void {
  const [what, , who = '', mp = ''] = now.split(' ')
  const side = SEAT_IDS.indexOf(who as SeatId)
  if (now === 'set-up') {
    s.stack = [{ step: 'game', at: 0 }]
    return
  }
  if (s.turn === 0) s.turn = 1
  s.stack = [{ step: 'turns' }]
  if (now === 'turn ends') return
  if (PHASES.includes(now)) s.stack.push({ step: 'turn', at: PHASES.indexOf(now) })
  else if (what === 'activation' && side >= 0) {
    enterActivation(s, side, said)
    s.stack.push({ step: side === BARBARIAN ? 'marker' : s.nika ? 'nika' : 'opportunity' })
  } else if (what === 'march' && HOST_IDS.includes(who) && mp !== '') {
    const army = armyNamed(who)
    const seat = isRoman(army) || s.allegiance[POWER_OF[army]] === 'byzantine' ? BYZANTINE : BARBARIAN
    enterActivation(s, isRoman(army) ? BYZANTINE : BARBARIAN, said)
    s.stack.push({ ...MARCH, army, seat, mp: Number(mp) })
  } else throw new Fault(`"now" must be ${SENTENCES}, not "${now}"`)
}

/** An activation of a side, the first of its turn unless markers or activations are said. */
function enterActivation(s: State, side: Seat, said: JsonFields): void {
  if (said.chooseLeft === undefined && said.randomLeft === undefined) {
    s.chooseLeft = ACTIVATIONS.choose
    s.randomLeft = ACTIVATIONS.random
  }
  if (side === BYZANTINE && s.romanDone === 0) s.romanDone = 1
  s.stack.push({ step: 'turn', at: PHASES.length }, { step: 'activations', next: otherSide(side) }, { step: 'closing' })
}
