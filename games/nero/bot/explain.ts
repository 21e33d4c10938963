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

/** What a plan is for: its last telling action says it. */
export function explain(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  for (let i = plan.length - 1; i >= 0; i--) {
    const why = reasonOf(s, seat, plan[i], plan)
    if (why) return why
  }
  return because('only', {})
}

/** What the first action of a plan is for: that itself says it, or else what it prepares. */
export function explainStep(s: State, seat: Seat, plan: readonly Action[]): Explanation {
  for (const action of plan) {
    const why = reasonOf(s, seat, action, plan)
    if (why) return why
  }
  return because('only', {})
}

const find = <Do extends Action['do']>(plan: readonly Action[], verb: Do): ActionOf<Do> | undefined =>
  plan.find((action): action is ActionOf<Do> => action.do === verb)

/** Null for what only prepares something else. */
function reasonOf(s: State, seat: Seat, action: Action, plan: readonly Action[]): Explanation | null {
  switch (action.do) {
    case 'home':
      return because('home', { zone: action.zone })
    case 'place':
    case 'station':
      return because('station', { at: action.at })
    case 'go':
      return marching(s, action.to, plan)
    case 'attack':
      return because('attack', { of: action.of, at: whereStack(s, plan) })
    case 'take':
      return because('gather', { at: whereStack(s, plan), legions: action.legions })
    case 'shed':
      return because('leave-behind', {
        at: whereStack(s, plan),
        legions: action.legions,
        commander: action.commander === 'with',
      })
    case 'halt':
      return because('halt', { at: whereStack(s, plan) })
    case 'ask':
      return because('ask-leave', { at: whereStack(s, plan) })
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

/** Where the stack of a plan stands: under way already, or formed where its cards were laid. */
function whereStack(s: State, plan: readonly Action[]): PlaceId {
  const moving = running(s)
  if (moving) return PLACE_IDS[moving.at]
  return find(plan, 'from')?.at ?? PLACE_IDS[s.pool]
}

function marching(s: State, to: PlaceId, plan: readonly Action[]): Explanation {
  const moving = running(s)
  const formed = find(plan, 'form')
  const legions = moving?.legions ?? formed?.legions ?? 0
  const commander = moving?.commander ?? formed?.commander === 'with'
  return legions === 0 ? because('to-rome', { to }) : because('march', { to, legions, commander })
}

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
