/** The powers (2.1, 6.2): their part of the activation table, their troops (6.23), which way they lean (6.32), their limits (4.35). */

export interface PowerFacts {
  readonly kind: 'byzantine' | 'major' | 'minor'
  /** 6.22: the two dice read as tens and units. */
  readonly dice: readonly [from: number, to: number] | null
  readonly troops: { readonly base: number; readonly dice: number } | null
  /** The DRM on the allegiance roll; null for powers that never check. */
  readonly allegiance: number | null
  readonly limit: number | null
  /** 8.32; null for powers without fleets (4.41). */
  readonly seamanship: number | null
}

export const POWERS = {
  byzantine: { kind: 'byzantine', dice: null, troops: null, allegiance: null, limit: 150, seamanship: 1 },
  sassanids: {
    kind: 'major',
    dice: [0, 9],
    troops: { base: 20, dice: 3 },
    allegiance: null,
    limit: 80,
    seamanship: null,
  },
  vandals: { kind: 'major', dice: [10, 17], troops: { base: 1, dice: 1 }, allegiance: null, limit: 50, seamanship: 0 },
  ostrogoths: {
    kind: 'major',
    dice: [18, 26],
    troops: { base: 0, dice: 1 },
    allegiance: null,
    limit: 75,
    seamanship: -1,
  },
  moors: { kind: 'minor', dice: [27, 33], troops: { base: 0, dice: 1 }, allegiance: 0, limit: null, seamanship: null },
  franks: {
    kind: 'minor',
    dice: [34, 42],
    troops: { base: 10, dice: 2 },
    allegiance: -2,
    limit: null,
    seamanship: null,
  },
  visigoths: {
    kind: 'minor',
    dice: [43, 48],
    troops: { base: 10, dice: 1 },
    allegiance: 0,
    limit: null,
    seamanship: null,
  },
  alamanni: {
    kind: 'minor',
    dice: [49, 54],
    troops: { base: 5, dice: 1 },
    allegiance: -1,
    limit: null,
    seamanship: null,
  },
  lombards: {
    kind: 'minor',
    dice: [55, 63],
    troops: { base: 10, dice: 1 },
    allegiance: 1,
    limit: null,
    seamanship: null,
  },
  gepids: {
    kind: 'minor',
    dice: [64, 67],
    troops: { base: 0, dice: 1 },
    allegiance: -1,
    limit: null,
    seamanship: null,
  },
  slavs: { kind: 'minor', dice: [68, 73], troops: { base: 0, dice: 1 }, allegiance: -2, limit: null, seamanship: null },
  bulgars: {
    kind: 'minor',
    dice: [74, 79],
    troops: { base: 0, dice: 1 },
    allegiance: -2,
    limit: null,
    seamanship: null,
  },
  kotrigurs: {
    kind: 'minor',
    dice: [80, 82],
    troops: { base: 0, dice: 1 },
    allegiance: -1,
    limit: null,
    seamanship: null,
  },
  utigurs: {
    kind: 'minor',
    dice: [83, 85],
    troops: { base: 0, dice: 1 },
    allegiance: 1,
    limit: null,
    seamanship: null,
  },
  'crimean-goths': {
    kind: 'minor',
    dice: [86, 87],
    troops: { base: 0, dice: 1 },
    allegiance: 0,
    limit: null,
    seamanship: null,
  },
  lakhmids: {
    kind: 'minor',
    dice: [88, 93],
    troops: { base: 0, dice: 1 },
    allegiance: -3,
    limit: null,
    seamanship: null,
  },
  ghassanids: {
    kind: 'minor',
    dice: [94, 99],
    troops: { base: 0, dice: 1 },
    allegiance: 2,
    limit: null,
    seamanship: null,
  },
} as const satisfies Readonly<Record<string, PowerFacts>>
export type PowerId = keyof typeof POWERS
export const POWER_IDS = Object.keys(POWERS) as readonly PowerId[]

/** Powers with markers of control (7.18), in the order of the table; the last two with treasures (5.4). */
export const MAJOR_IDS = ['sassanids', 'vandals', 'ostrogoths'] as const
/** Powers with fleets (4.41). */
export const NAVAL_IDS = ['byzantine', 'vandals', 'ostrogoths'] as const
