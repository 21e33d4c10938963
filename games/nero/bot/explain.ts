import type { Explanation, Seat } from '@iacta/kernel'
import { type Action, type ActionOf, cardIn } from '../rules/action.ts'
import type { HappeningKey, Happenings } from '../rules/happenings.ts'
import {
  AVE_CAESAR,
  CARD_IDS,
  KIND,
  PLACE_IDS,
  type PlaceId,
  REVOLT_AT,
  SEAT_IDS,
  type SeatId,
} from '../rules/printed.ts'
import { running, type State } from '../rules/state.ts'
import { Judgement } from './judgement.ts'
import type { ExplanationKey, Explanations } from './reasons.ts'

const because = <Key extends ExplanationKey>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

/** How much a reason tells of what a plan is for: of a hand that ends, whatever was done in it; of a march, what it leads to. */
const TELLING: Partial<Record<ExplanationKey, number>> = {
  attack: 5,
  proclaim: 5,
  murder: 5,
  acclaim: 4,
  march: 3,
  'to-rome': 3,
  'ask-leave': 1,
  'leave-behind': 1,
  gather: 1,
  halt: 0,
  discard: 0,
  end: -1,
}
const telling = ({ key }: Explanation): number => TELLING[key as ExplanationKey] ?? 2

/** What a plan is for: what tells most of it, and of equals the last. */
export function explain(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  let found: Explanation | null = null
  for (const why of reasonsOf(s, seat, plan)) if (!found || telling(why) >= telling(found)) found = why
  return found ?? because('only', {})
}

/** What the first action of a plan is for: that itself says it, or else what it prepares. */
export function explainStep(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  for (const why of reasonsOf(s, seat, plan)) return why
  return because('only', {})
}

/** The stack that a plan moves, as it is by then. */
interface Column {
  readonly at: PlaceId
  readonly legions: number
  readonly commander: boolean
}

/** The reason of every action of a plan that has one, with the stack that each speaks of. */
function* reasonsOf(s: State, seat: Seat, plan: readonly Action[]): Generator<Explanation, void, void> {
  const moving = running(s)
  let column: Column = moving
    ? { at: PLACE_IDS[moving.at], legions: moving.legions, commander: moving.commander }
    : { at: PLACE_IDS[s.pool], legions: 0, commander: false }
  let pool = PLACE_IDS[s.pool]
  for (const action of plan) {
    if (action.do === 'from') pool = action.at
    if (action.do === 'form') column = { at: pool, legions: action.legions, commander: action.commander === 'with' }
    const why = reasonOf(s, seat, action, plan, column)
    if (why) yield why
    column = afterwards(column, action)
  }
}

function afterwards(column: Column, action: Action): Column {
  switch (action.do) {
    case 'go':
      return { ...column, at: action.to }
    case 'take':
      return { ...column, legions: column.legions + action.legions }
    case 'shed':
      return {
        ...column,
        legions: column.legions - action.legions,
        commander: column.commander && action.commander === 'without',
      }
    default:
      return column
  }
}

const find = <Do extends Action['do']>(plan: readonly Action[], verb: Do): ActionOf<Do> | undefined =>
  plan.find((action): action is ActionOf<Do> => action.do === verb)

/** Null for what only prepares something else. */
function reasonOf(s: State, seat: Seat, action: Action, plan: readonly Action[], column: Column): Explanation | null {
  switch (action.do) {
    case 'home':
      return because('home', { zone: action.zone })
    case 'place':
    case 'station':
      return because('station', { at: action.at })
    case 'go':
      return marching(column, action.to)
    case 'attack':
      return because('attack', { of: action.of, at: column.at })
    case 'take':
      return because('gather', { at: column.at, legions: action.legions })
    case 'shed':
      return because('leave-behind', {
        at: column.at,
        legions: action.legions,
        commander: action.commander === 'with',
      })
    case 'halt':
      return because('halt', { at: column.at })
    case 'ask':
      return because('ask-leave', { at: column.at })
    case 'disperse':
      return because('disperse', { at: PLACE_IDS[s.tribes] })
    case 'proclaim':
    case 'influence':
    case 'count':
      return because('proclaim', {})
    case 'strike':
      return because('murder', { of: victimOf(s, plan) })
    case 'emperor':
      return because('crisis', { of: action.of })
    case 'event':
      return KIND[cardIn(action)] === AVE_CAESAR
        ? because('acclaim', {})
        : because('revolt', { at: PLACE_IDS[REVOLT_AT[cardIn(action)]] })
    case 'sail':
      return sailing(s, action.to, plan)
    case 'tribes':
      return because('tribes', { at: action.at })
    case 'rebel':
      return because('rebel', { of: action.of, at: action.at })
    case 'victim':
      return because('steal', { of: action.of })
    case 'discard':
      return because('discard', {})
    case 'end':
      return because('end', {})
    default:
      return answering(s, seat, action)
  }
}

/** What others' moves and cards call for. */
function answering(s: State, seat: Seat, action: Action): Explanation | null {
  const f = s.stack[s.stack.length - 1]
  const at = PLACE_IDS[running(s)?.at ?? 0]
  switch (action.do) {
    case 'allow':
      return because('allow', { seat: SEAT_IDS[s.active], at })
    case 'refuse':
      return because(new Judgement(s, seat).leader === s.active ? 'refuse-leader' : 'refuse', {
        seat: SEAT_IDS[s.active],
        at,
      })
    case 'stay':
      return because('stay', { at: 'at' in f ? PLACE_IDS[f.at] : at })
    case 'retreat':
      if (f.step === 'parting') return because('to-rome', { to: action.to })
      return because('withdraw', { at: 'at' in f ? PLACE_IDS[f.at] : at, to: action.to })
    case 'ready':
    case 'commit':
      return because('fight', { at })
    case 'yield':
      return because('spare', {})
    case 'flee':
      return because('flee', { at: 'at' in f ? PLACE_IDS[f.at] : at, to: action.to })
    case 'send':
      return because('summon', { from: action.from })
    case 'answer':
      return laidOpen(s, seat, action)
    case 'pass':
      return because('pass', {})
    default:
      return null
  }
}

/** A card that takes its window is laid in the open; one that does not is never told of. */
function laidOpen(s: State, seat: Seat, action: ActionOf<'answer'>): Explanation {
  const subject = s.stack[s.stack.length - 2]
  const laid = { seat: SEAT_IDS[seat], card: CARD_IDS[cardIn(action)] }
  if (subject.step === 'attempt')
    return { ...because('protect', { of: SEAT_IDS[subject.of] }), shownBy: shownBy('stood-against', laid) }
  const of = 'seat' in subject ? subject.seat : s.active
  return { ...because('answer', { card: laid.card, of: SEAT_IDS[of] }), shownBy: shownBy('answered', laid) }
}

const shownBy = <Key extends HappeningKey>(key: Key, params: Partial<Happenings[Key]>) => ({
  key,
  params: { ...params },
})

const marching = ({ legions, commander }: Column, to: PlaceId): Explanation =>
  legions === 0 ? because('to-rome', { to }) : because('march', { to, legions, commander })

function sailing(s: State, to: PlaceId, plan: readonly Action[]): Explanation {
  const f = s.stack[s.stack.length - 1]
  const loaded = find(plan, 'load')
  const legions = loaded?.legions ?? (f.step === 'course' ? f.legions : 0)
  const commander = loaded ? loaded.commander === 'with' : f.step === 'course' && f.commander
  return because('sail', { to, legions, commander })
}

function victimOf(s: State, plan: readonly Action[]): SeatId {
  const f = s.stack[s.stack.length - 1]
  return find(plan, 'emperor')?.of ?? (f.step === 'plot' ? SEAT_IDS[f.of] : SEAT_IDS[s.active])
}
