import { type Chance, completed, isWhole, type MannerId, type Seat, Temper } from '@iacta/kernel'
import { TZAZON } from '../data/tables.ts'
import { type Action, make, type Offer } from '../rules/action.ts'
import { stackOf } from '../rules/forces.ts'
import { type Army, armyNamed, HOST_IDS, isInArea, isRoman, type Place, placeNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import type { Frame, FrameNamed, State } from '../rules/state.ts'
import { spOf } from '../rules/state.ts'
import { actionsOf, allyOptions, jointOf, marchOf, markers, type Option, opportunities, wishes } from './activations.ts'
import {
  planCommander,
  planDetachedRetreat,
  planEvasion,
  planInterception,
  planLosses,
  planPatrol,
  planRelief,
  planRetreat,
  planWithdrawal,
} from './answers.ts'
import { type Force, forceOf } from './force.ts'
import { best, planCommands, planLevies, planNika, planRaising, planRecruits, planShipyard } from './levies.ts'
import { March } from './marches.ts'
import { planBribe, planFort, planPay } from './money.ts'
import { Outlook } from './outlook.ts'
import { planAnchorage, planGarrison, planHost, planMooring, planPosting, planStrength } from './set-up.ts'
import { TEMPER } from './temper.ts'
import { LEARNED_TUNINGS, type Tunings } from './tuning.ts'
import { planVoyage } from './voyages.ts'

const topOf = (s: State): Frame => s.stack[s.stack.length - 1]
/** Who does not stray draws nothing. */
const NEVER: Chance = { die: (sides) => sides, pick: () => 0 }

/** What a seat thinks with: its likings, and numbers. */
export interface Mind {
  readonly manner: MannerId | null
  readonly tunings: Tunings
}
export const OPEN_MIND: Mind = { manner: null, tunings: LEARNED_TUNINGS }

/** What a seat would do now, one action at a time. */
export function plan(
  s: State,
  seat: Seat,
  chance: Chance,
  daring: number,
  { manner, tunings }: Mind = OPEN_MIND,
): readonly Action[] {
  const outlook = new Outlook(s, seat, new Temper(chance, daring, manner, TEMPER), tunings[seat])
  const chosen = choose(outlook, topOf(s))
  if (chosen && sequence.refusal(s, seat, chosen) === null) return [chosen]
  return [instead(s, seat)]
}

/** Where what was thought of is not to be done: to end what goes on, or the first of what is legal. */
function instead(s: State, seat: Seat): Action {
  const legal = sequence.actions(s, seat)
  const quiet = legal.find((one) => one.do === 'halt' || one.do === 'done' || one.do === 'idle' || one.do === 'letPass')
  return completed<Action>(quiet ?? legal[0], NEVER)
}

/** What else is worth a thought: other armies, other marches. */
export function ideas(s: State, seat: Seat, most: number, { manner, tunings }: Mind): (readonly Action[])[] {
  const outlook = new Outlook(s, seat, new Temper(NEVER, 0, manner, TEMPER), tunings[seat])
  const found = optionsFor(outlook, topOf(s))
  return found
    .slice(0, Math.min(most, IDEAS))
    .map(({ action }) => action)
    .filter((action) => sequence.refusal(s, seat, action) === null)
    .map((action) => [action])
}
const IDEAS = 6

function optionsFor(outlook: Outlook, frame: Frame): Option[] {
  switch (frame.step) {
    case 'opportunity':
      return opportunities(outlook)
    case 'marker':
      return markers(outlook)
    case 'acting':
      return actionsOf(outlook, frame.power)
    case 'ally':
      return allyOptions(outlook, frame.power, joinable(outlook))
    default:
      return []
  }
}

const whole = (legal: readonly Offer[]): Action[] => legal.filter((one): one is Action => isWhole(one))
const legalOf = ({ s, seat }: Outlook): readonly Offer[] => sequence.actions(s, seat)
const joinable = (outlook: Outlook): Army[] =>
  whole(legalOf(outlook)).flatMap((action) => (action.do === 'join' ? [armyNamed(action.army)] : []))

function choose(outlook: Outlook, frame: Frame): Action | null {
  const { s } = outlook
  switch (frame.step) {
    // Set-up
    case 'posting':
      return planPosting(s)
    case 'strengths':
      return planStrength(s)
    case 'garrisons':
      return planGarrison(s, frame.left)
    case 'moorings':
      return planMooring(frame.left)
    case 'hosts':
      return planHost(s, frame)
    case 'anchorage':
      return planAnchorage()
    // Income and armies
    case 'maintenance':
      return planPay(outlook)
    case 'levies':
      return planLevies(outlook, frame)
    case 'shipyard':
      return planShipyard(outlook)
    case 'raising':
      return planRaising(outlook)
    case 'commands':
      return planCommands(outlook, frame)
    // Activations
    case 'opportunity':
      return planOpportunity(outlook)
    case 'marker':
      return planMarker(outlook)
    case 'acting':
      return actionsOf(outlook, frame.power)[0].action
    case 'ally':
      return allyOptions(outlook, frame.power, joinable(outlook))[0].action
    case 'bribe':
      return planBribe(outlook, frame.power)
    case 'nika':
      return planNika(outlook)
    case 'recruiting':
      return make.recruit()
    case 'recruits':
      return recruits(outlook, frame)
    case 'joint':
      return planJoint(outlook, frame)
    case 'march':
      return planMarch(outlook, frame)
    case 'voyage':
      return planVoyage(outlook, frame, wishes(outlook))
    default:
      return answer(outlook, frame)
  }
}

function answer(outlook: Outlook, frame: Frame): Action | null {
  const { s } = outlook
  switch (frame.step) {
    case 'interception':
      return planInterception(outlook, frame)
    case 'withdrawal':
      return planWithdrawal(outlook, frame, whole(legalOf(outlook)))
    case 'retreat':
      return planRetreat(
        outlook,
        frame.army,
        legalOf(outlook).map((one) => completed<Action>(one, NEVER)),
      )
    case 'retreatDetached':
      return planDetachedRetreat(outlook, whole(legalOf(outlook)))
    case 'losses':
      return planLosses(outlook, frame)
    case 'commander':
      return planCommander(s, frame)
    case 'treasure':
      return outlook.temper.manner === 'patient' ? make.tenDice() : make.oneDie()
    case 'patrol':
      return planPatrol(outlook, frame)
    case 'evasion':
      return planEvasion(outlook, frame)
    case 'sardinia':
      return planRelief(
        outlook,
        legalOf(outlook).map((one) => completed<Action>(one, LARGEST)),
      )
    case 'arrival':
      return planArrival(outlook, frame)
    case 'reserves':
      return planReserves(outlook, frame)
    case 'refuge':
    case 'shelter':
      return whole(legalOf(outlook))[0]
    default:
      return null
  }
}
const LARGEST: Chance = { die: (sides) => sides, pick: (n) => n - 1 }

/** Two activations in a row are kept for the end of the turn, where they come by themselves (6.45): nobody answers them before it is counted. */
function planOpportunity(outlook: Outlook): Action {
  const options = opportunities(outlook)
  const fort = planFort(outlook, fortPlaces(outlook))
  return fort === null ? options[0].action : make.fortify(fort)
}
function fortPlaces(outlook: Outlook): Place[] {
  for (const offer of legalOf(outlook)) if (offer.do === 'fortify') return placesIn(offer.at)
  return []
}
function placesIn(at: unknown): Place[] {
  if (typeof at === 'string') return [placeNamed(at)]
  const { any } = at as { any: readonly string[] }
  return any.map(placeNamed)
}

function planMarker(outlook: Outlook): Action {
  const options = markers(outlook)
  const { s } = outlook
  if (s.turn > 1 && s.chooseLeft === 2 && s.randomLeft === 3) {
    const joint = jointOf(outlook)
    if (joint && joint.gain > 0) return joint.action
  }
  return options[0].action
}

function recruits(outlook: Outlook, frame: FrameNamed<'recruits'>): Action | null {
  const legal = legalOf(outlook)
  const station = legal.find((one) => one.do === 'station')
  const cities = station?.do === 'station' ? placesIn(station.at) : []
  return planRecruits(
    outlook,
    frame,
    legal.map((one) => one.do),
    cities,
  )
}

function planMarch(outlook: Outlook, frame: FrameNamed<'march'>): Action {
  const { s } = outlook
  const force = forceOf(outlook, frame.army)
  const partner = frame.partner >= 0 ? [s.place[frame.partner]] : []
  const at = s.place[frame.army]
  if (frame.landed) return landed(force, at)
  const companion = whole(legalOf(outlook)).find((one) => one.do === 'combine')
  if (companion?.do === 'combine' && isWorthCombining(force, frame, armyNamed(companion.with))) return companion
  return new March(force, partner).best(at, frame.mp, s.status[frame.army], frame.crossed).first
}
/** Together they are worth more than a point of movement: where there is a battle to be fought within reach. */
function isWorthCombining(force: Force, frame: FrameNamed<'march'>, other: Army): boolean {
  const { s } = force.outlook
  // 7.14: who may not end an activation here would be lost with the others' way.
  if (isRoman(other) && !stackOf(s, other).every((one) => isInArea(one, s.place[frame.army]))) return false
  const at = s.place[frame.army]
  const alone = new March(force).best(at, frame.mp, s.status[frame.army], frame.crossed).gain - force.waitsIn(at)
  const together = forceOf(force.outlook, frame.army, spOf(s, other))
  const both = new March(together).best(at, frame.mp - 1, s.status[frame.army], frame.crossed).gain
  return both - together.waitsIn(at) > alone + force.outlook.tuning.combining
}
function landed(force: Force, at: Place): Action {
  if (force.enemySp(at) === 0 || force.battleWorth(at, true) + force.odds(at, true).win * 0.5 < 0) return make.halt()
  const legal = whole(sequence.actions(force.outlook.s, force.side))
  return legal.find((one) => one.do === 'attackAll') ?? legal.find((one) => one.do === 'attack') ?? make.halt()
}

function planJoint(outlook: Outlook, { major, minor, majorDone, minorDone }: FrameNamed<'joint'>): Action {
  if (!minorDone) {
    const other = marchOf(outlook, minor, 1)
    if (other && (majorDone || other.gain >= (marchOf(outlook, major, 1)?.gain ?? 0))) return make.march(minor)
  }
  return majorDone ? make.march(minor) : make.march(major)
}

/** 4.22: a new leader goes where most of his people are. */
function planArrival(outlook: Outlook, { leader }: FrameNamed<'arrival'>): Action | null {
  const { s } = outlook
  const legal = whole(legalOf(outlook)).filter((one) => one.do === 'lead')
  return best(legal, (action) =>
    action.do === 'lead' ? outlook.landSp(outlook.seat, placeNamed(action.at)) + s.own[leader] : 0,
  )
}
/** As few as he must have come with him to Sardinia, or half of an army. */
function planReserves(outlook: Outlook, { leader }: FrameNamed<'reserves'>): Action {
  const legal = legalOf(outlook)
  const done = legal.find((one) => one.do === 'done')
  if (done) return make.done()
  const sends = legal.filter((one) => one.do === 'send')
  const { s } = outlook
  const from =
    best(sends, (one) =>
      one.do === 'send' && HOST_IDS.includes(String(one.from)) ? spOf(s, armyNamed(String(one.from))) : 0,
    ) ?? sends[0]
  if (from.do !== 'send') return completed<Action>(from, NEVER)
  const action = completed<Action>(from, LARGEST)
  return action.do === 'send'
    ? { ...action, sp: Math.min(action.sp, Math.max(1, TZAZON.least - s.own[leader])) }
    : action
}
