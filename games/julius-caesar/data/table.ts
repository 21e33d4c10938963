/** What is settled before the game begins, and who sits down to it (1.1: Cleopatra is a block, not a seat). */
export const SIDE_IDS = ['caesar', 'pompeius'] as const

export const OPTIONS = { scenario: { choices: ['historical', 'free'] } } as const
