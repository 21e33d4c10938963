import type { Action } from '../rules/action.ts'

/**
 * How each kind of action is done on the board: by touching a place, which may be named on a button too; with a card
 * of the hand; by saying how many go; with a button; in the bar for answers; among the orders.
 */
export type Control = 'place' | 'named' | 'card' | 'parcel' | 'button' | 'answer' | 'order'

/** Buttons stand in this order. */
export const CONTROLS: Readonly<Record<Action['do'], Control>> = {
  home: 'named',
  place: 'named',
  station: 'named',
  tribes: 'named',
  rebel: 'named',
  flee: 'named',
  drive: 'named',
  retreat: 'named',
  send: 'named',
  from: 'place',
  go: 'place',
  load: 'place',
  sail: 'place',
  lay: 'card',
  event: 'card',
  discard: 'card',
  support: 'card',
  influence: 'card',
  commit: 'card',
  form: 'parcel',
  take: 'parcel',
  shed: 'parcel',
  attack: 'button',
  ask: 'button',
  rally: 'button',
  disperse: 'button',
  proclaim: 'button',
  emperor: 'button',
  victim: 'button',
  embark: 'button',
  keep: 'button',
  strike: 'button',
  count: 'button',
  stay: 'button',
  allow: 'button',
  refuse: 'button',
  yield: 'button',
  ready: 'button',
  halt: 'button',
  end: 'button',
  pass: 'answer',
  answer: 'answer',
  order: 'order',
}

const ORDER = Object.keys(CONTROLS)

/** So few places are named on buttons. */
const MOST_NAMED = 6

/** The actions that have a button of their own. */
export function withButton(actions: readonly Action[]): readonly Action[] {
  const named = actions.filter((action) => CONTROLS[action.do] === 'named')
  const plain = actions.filter((action) => CONTROLS[action.do] === 'button')
  return [
    ...(named.length <= MOST_NAMED ? named : []),
    ...plain.toSorted((a, b) => ORDER.indexOf(a.do) - ORDER.indexOf(b.do)),
  ]
}

/** What passes, and what ends what is being done: for the keys that do so. */
const ENDS: Readonly<Record<'pass' | 'done', ReadonlySet<Action['do']>>> = {
  pass: new Set(['pass', 'stay', 'keep']),
  done: new Set(['ready', 'halt', 'count', 'strike', 'end']),
}

/** Where one can pass for longer, the shortest is meant. */
export const endingOf = (actions: readonly Action[], kind: 'pass' | 'done'): Action | null =>
  actions.find((action) => ENDS[kind].has(action.do) && (action.do !== 'pass' || action.until === 'next')) ?? null

/** What mostly ends what was begun. */
export const isMain = ({ do: verb }: Action): boolean =>
  verb === 'halt' || verb === 'strike' || verb === 'count' || verb === 'ready' || verb === 'stay' || verb === 'allow'
