/** What is looked at beside the map: fetched when something of it is first shown. */

export { ChosenExplained } from './explained.tsx'
export { ForcesPanel } from './forces-panel.tsx'
export { Magnified } from './magnified.tsx'
export { Peek } from './peek.tsx'
export { Prospect } from './prospect.tsx'
export { Planner, TreasuryPanel } from './treasury.tsx'
export { VictoryPanel } from './victory.tsx'
