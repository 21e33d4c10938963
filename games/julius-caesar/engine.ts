/** The rules and the simple opponent, for play without a server. */
export { decide } from './bot/simple.ts'
export { juliusCaesar } from './rules/game.ts'
export { fromPosition } from './rules/position.ts'
