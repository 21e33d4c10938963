/** How to think, for the worker: fetched when somebody has to. */
export { levelNamed, Opponent } from '@iacta/bots'
