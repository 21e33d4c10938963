import { includes, type Orders, only, type Seat } from '@iacta/kernel'
import { type Action, type ActionOf, order } from './action.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { ORDERED, type State, TOPICS, type Topic, UNTIL_RECALL } from './state.ts'

/**
 * Standing orders: what somebody passes on without being asked, until he recalls it. No rulebook knows them. They are
 * known to their seat alone, given and recalled whoever's hand it is, and change nothing of who is asked.
 */

const slot = (seat: Seat, topic: Topic): number => seat * TOPICS.length + TOPICS.indexOf(topic)

/** How long a seat passes on a topic, as a place in `UNTIL`; 0 if it is asked. */
export const orderAbout = (s: State, seat: Seat, topic: Topic): number => s.orders[slot(seat, topic)]

export function setOrder(s: State, seat: Seat, topic: Topic, until: number): void {
  s.orders[slot(seat, topic)] = until
}

export type Subject = ActionOf<'order'>['about']

const isOrdered = (s: State, seat: Seat, about: Subject): boolean =>
  about === 'unable' ? includes(s.unable, seat) : orderAbout(s, seat, about) !== 0

function orderBar(s: State, seat: Seat, { about, say }: ActionOf<'order'>): Bar {
  if (s.asking === 'always') return 'always-asked'
  return isOrdered(s, seat, about) === (say === 'pass') ? 'ordered-already' : null
}

export const orders: Orders<State, Action> = {
  includes: (action) => action.do === 'order',
  actions(s, seat) {
    if (s.asking === 'always' || s.stack.length === 0) return []
    return ORDERED.map((about) => order(about, isOrdered(s, seat, about) ? 'ask' : 'pass'))
  },
  refusal(s, seat, action) {
    if (action.do !== 'order') throw new Error(`"${action.do}" is no order`)
    return asRefusal(orderBar(s, seat, action), { about: action.about })
  },
  play(s, seat, action) {
    if (action.do !== 'order') return
    const { about, say } = action
    if (about !== 'unable') setOrder(s, seat, about, say === 'pass' ? UNTIL_RECALL : 0)
    else s.unable = say === 'pass' ? s.unable | only(seat) : s.unable & ~only(seat)
  },
}
