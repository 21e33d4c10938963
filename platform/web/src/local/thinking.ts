/** How to think, for the worker: fetched when somebody has to. */
export { advisedSteps, levelNamed, markOf, Opponent, partOf, thinkAside, together } from '@iacta/bots'
