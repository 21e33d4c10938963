export { CLAUSE_IDS } from './data/ledger.ts'
export { cataphract } from './rules/game.ts'
export { fromPosition } from './rules/position.ts'
