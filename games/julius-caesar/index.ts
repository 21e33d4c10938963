export { juliusCaesar } from './rules/game.ts'
