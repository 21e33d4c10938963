import type { GamePackage } from '@iacta/kernel'
import { inWords } from './board/table-in-words.ts'
import { brain } from './bot/brain.ts'
import { watchFollies } from './bot/follies.ts'
import { CLAUSE_IDS } from './data/ledger.ts'
import type { Options } from './data/table.ts'
import { type Action, FIELDS } from './rules/action.ts'
import type { View } from './rules/fog.ts'
import { justinian as game } from './rules/game.ts'
import { fromPosition } from './rules/position.ts'
import type { State } from './rules/state.ts'
import { rules, texts } from './text/index.ts'

export const justinian: GamePackage<State, Action, View, Options> = {
  game,
  text: texts,
  rules,
  clauses: CLAUSE_IDS,
  verbs: FIELDS,
  fromPosition,
  passes: ['idle', 'done', 'halt', 'letPass', 'stand'],
  inWords,
  brain,
  watchFollies,
}
