import type { GamePackage } from '@iacta/kernel'
import { inWords } from './board/in-terminal.ts'
import { brain } from './bot/brain.ts'
import { watchFollies } from './bot/follies.ts'
import { CLAUSE_IDS } from './data/ledger.ts'
import { type Action, FIELDS } from './rules/action.ts'
import { nero as game, type Options } from './rules/game.ts'
import { fromPosition } from './rules/position.ts'
import type { State } from './rules/state.ts'
import type { View } from './rules/view.ts'
import { rules, texts } from './text/index.ts'

export const nero: GamePackage<State, Action, View, Options> = {
  game,
  text: texts,
  rules,
  clauses: CLAUSE_IDS,
  verbs: FIELDS,
  fromPosition,
  passes: ['pass', 'stay', 'ready', 'halt', 'end'],
  inWords,
  brain,
  watchFollies,
}
