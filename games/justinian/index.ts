export { CLAUSE_IDS } from './data/ledger.ts'
export { FIELDS } from './rules/action.ts'
export { justinian } from './rules/game.ts'
export { fromPosition } from './rules/position.ts'
