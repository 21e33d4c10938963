/** What is settled before the game begins, and who may sit down to it, clockwise (1.0: three or four). */
export const SEAT_IDS = ['galba', 'otho', 'vitellius', 'vespasian'] as const

export const OPTIONS = {
  players: { choices: [4, 3] },
  /** How many cards are dealt each turn. */
  scenario: { choices: ['standard', 'short'] },
  /** Who counts as the youngest player; drawn by lot, too, if that seat is not at the table. */
  first: { choices: ['random', ...SEAT_IDS] },
  /** Whether seats may give standing orders, or are asked every time. */
  asking: { choices: ['orders', 'always'] },
} as const
