/** What the board shows besides the field itself: it comes as one part, after the field. */
export { ChosenExplained } from './explained.tsx'
export { Fights } from './fights.tsx'
export { Layers } from './layers-shown.tsx'
export { LineBar, LineShown } from './line-shown.tsx'
export * as drill from './lines.ts'
export { Magnified } from './magnified.tsx'
export { Rose } from './rose.tsx'
export { ShotShown } from './shot-shown.tsx'
