import { type GamePackage, type GameText, optionText, type Params } from '@iacta/kernel'
import { type PicketsAction, type PicketsState, type PicketsView, pickets, VERBS_CARRY } from './pickets.ts'

const LAST_SQUARE = 9

const inWords = (key: string, params: Params): string => [key, ...Object.values(params)].join(' ')

const text: GameText<PicketsAction> = {
  title: 'Pickets',
  summary: 'Three runners, and archers along the track.',
  seat: (id) => id,
  ...optionText({}),
  prompt: ({ key, params }) => inWords(key, params),
  happening: ({ key, params }) => inWords(key, params),
  refusal: ({ reason, params }) => inWords(reason, params),
  action: ({ do: verb, ...carried }) => inWords(verb, carried as Params),
  outcome: ({ way }) => way,
  way: (id) => id,
}

/** The same game with all that a table needs of one. Its computer runs as far as it may, and lets others pass. */
export const picketsPackage: GamePackage<PicketsState, PicketsAction, PicketsView, object> = {
  game: pickets,
  text: { en: text, it: text },
  rules: { en: [], it: [] },
  clauses: ['PIX-2', 'PIX-3', 'PIX-4'],
  verbs: VERBS_CARRY,
  fromPosition: (json) => pickets.decode(json),
  passes: ['let', 'halt'],
  inWords: (view) => view.at.map((square, seat) => `${pickets.seats({})[seat]}: ${square}`),
  brain: {
    worlds: (known) => (chance) => pickets.imagine(known, chance),
    plan(state, seat) {
      const top = state.stack.at(-1)
      if (top?.step === 'answers') return [{ do: 'let' }]
      const isDone = top?.step !== 'march' || top.left === 0 || state.at[seat] === LAST_SQUARE
      return [isDone ? { do: 'halt' } : { do: 'step', to: state.at[seat] + 1 }]
    },
    evaluate: (state, seat) => state.at[seat] / LAST_SQUARE,
    turnOf: (state) => (state.stack[0]?.step === 'turns' ? state.stack[0].at : -1),
    horizon: 1,
    weight: () => 0,
    explain: (_, __, plan) => ({ key: 'runs', params: { steps: plan.length } }),
  },
}
