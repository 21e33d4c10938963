/** The 27 cards (2.1): twenty Commands, seven Events. */
export type God = 'apollo' | 'jupiter' | 'mars' | 'mercury' | 'neptune' | 'pluto' | 'vulcan'

/** id, moves, levies. */
export const COMMAND_CARDS = [
  ['cmd-4-1-a', 4, 1],
  ['cmd-3-2-a', 3, 2],
  ['cmd-3-2-b', 3, 2],
  ['cmd-3-1-a', 3, 1],
  ['cmd-3-1-b', 3, 1],
  ['cmd-3-1-c', 3, 1],
  ['cmd-2-3-a', 2, 3],
  ['cmd-2-3-b', 2, 3],
  ['cmd-2-3-c', 2, 3],
  ['cmd-2-3-d', 2, 3],
  ['cmd-2-2-a', 2, 2],
  ['cmd-2-2-b', 2, 2],
  ['cmd-2-2-c', 2, 2],
  ['cmd-2-2-d', 2, 2],
  ['cmd-2-1-a', 2, 1],
  ['cmd-2-1-b', 2, 1],
  ['cmd-2-1-c', 2, 1],
  ['cmd-1-3-a', 1, 3],
  ['cmd-1-2-a', 1, 2],
  ['cmd-1-2-b', 1, 2],
] as const

export const EVENT_CARDS = [
  ['event-apollo', 'apollo'],
  ['event-jupiter', 'jupiter'],
  ['event-mars', 'mars'],
  ['event-mercury', 'mercury'],
  ['event-neptune', 'neptune'],
  ['event-pluto', 'pluto'],
  ['event-vulcan', 'vulcan'],
] as const satisfies readonly (readonly [string, God])[]
