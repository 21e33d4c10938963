/** What the board shows besides the sea itself: it comes as one part, after the sea. */

export { CourseShown } from './course-shown.tsx'
export { ChosenExplained } from './explained.tsx'
export { Layers } from './layers-shown.tsx'
export { Magnified } from './magnified.tsx'
export { comeNear } from './nearness.ts'
export { OddsShown } from './odds-shown.tsx'
