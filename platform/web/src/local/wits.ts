/** How to think, for the worker: fetched when somebody has to. */
export { levelNamed, Opponent, partOf, thinkAside, together } from '@iacta/bots'
