/** What the board shows besides the field itself: it comes as one part, after the field. */

export { Always } from './always.tsx'
export { ChosenExplained } from './explained.tsx'
export { Fights } from './fights.tsx'
export { Followed } from './followed.tsx'
export { Layers } from './layers-shown.tsx'
export { LineBar, LineShown } from './line-shown.tsx'
export { Magnified } from './magnified.tsx'
export { comeNear } from './nearness.ts'
export { Rose } from './rose.tsx'
export { ShotShown } from './shot-shown.tsx'
