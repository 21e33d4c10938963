/** The rules and the opponents' knowledge, for play without a server. */
export { brain } from './bot/brain.ts'
export { decide } from './bot/simple.ts'
export { juliusCaesar } from './rules/game.ts'
export { fromPosition } from './rules/position.ts'
