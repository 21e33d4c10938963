/** What is settled before the game begins, and who may sit down to it. */
export const SEAT_IDS = ['roma', 'carthago'] as const
export type SeatId = (typeof SEAT_IDS)[number]

export const OPTIONS = {
  /** How large the heap is. */
  scenario: { choices: ['long', 'short'] },
} as const
export type Scenario = (typeof OPTIONS.scenario.choices)[number]

/** 1.2: stones in the heap at first. */
export const HEAP: Readonly<Record<Scenario, number>> = { long: 21, short: 12 }

/** 2.1: stones that may be taken in a turn. */
export const MOST_TAKEN = 3
