/**
 * Who commands (2.2, 4): the Magistri Militum of the Byzantines, the named leaders of the three great powers, and one leader for each
 * of the others. Ratings (4.12) are movement letter, control and battle; `guessed` names those that are reconstructed.
 */

export type Letter = 'A' | 'B' | 'C' | 'D'
export interface Ratings {
  readonly movement: Letter
  readonly control: number
  readonly battle: number
  readonly guessed: readonly ('movement' | 'control' | 'battle')[]
}

/** 3.24: all but the first two are in the cup when the game begins. Most names are of men who held the rank. */
export const MAGISTRI = {
  belisarius: { movement: 'A', control: 7, battle: 2, guessed: ['control'] },
  narses: { movement: 'A', control: 9, battle: 2, guessed: ['movement', 'control', 'battle'] },
  'john-troglita': { movement: 'A', control: 5, battle: 2, guessed: ['movement', 'battle'] },
  germanus: { movement: 'A', control: 8, battle: 2, guessed: ['movement', 'control', 'battle'] },
  solomon: { movement: 'A', control: 7, battle: 2, guessed: ['movement', 'control', 'battle'] },
  sittas: { movement: 'A', control: 6, battle: 1, guessed: ['movement', 'control', 'battle'] },
  mundus: { movement: 'A', control: 6, battle: 1, guessed: ['movement', 'control', 'battle'] },
  'john-vitalians-nephew': { movement: 'A', control: 4, battle: 1, guessed: ['movement', 'control', 'battle'] },
  artabanes: { movement: 'A', control: 6, battle: 1, guessed: ['movement', 'control', 'battle'] },
  buzes: { movement: 'B', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  martinus: { movement: 'B', control: 6, battle: 1, guessed: ['movement', 'control', 'battle'] },
  constantianus: { movement: 'B', control: 6, battle: 1, guessed: ['movement', 'control', 'battle'] },
  justin: { movement: 'B', control: 6, battle: 1, guessed: ['movement', 'control', 'battle'] },
  bessas: { movement: 'C', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  dagisthaeus: { movement: 'B', control: 5, battle: 0, guessed: ['movement', 'control', 'battle'] },
  liberius: { movement: 'C', control: 6, battle: 0, guessed: ['movement', 'control', 'battle'] },
} as const satisfies Readonly<Record<string, Ratings>>
export type MagisterId = keyof typeof MAGISTRI
export const MAGISTER_IDS = Object.keys(MAGISTRI) as readonly MagisterId[]
/** 3.24: who joins the cup only after the first draw. */
export const LATE_MAGISTRI: readonly MagisterId[] = ['belisarius', 'narses']

export interface MajorLeader extends Ratings {
  readonly power: 'sassanids' | 'vandals' | 'ostrogoths'
  /** The turn in which he comes (4.22), and whom he replaces. */
  readonly arrives: number
  readonly replaces: string | null
}

/** 4.22. */
export const MAJOR_LEADERS = {
  chosroes: {
    power: 'sassanids',
    arrives: 1,
    replaces: null,
    movement: 'C',
    control: 4,
    battle: 1,
    guessed: ['movement', 'control', 'battle'],
  },
  perozes: {
    power: 'sassanids',
    arrives: 1,
    replaces: null,
    movement: 'D',
    control: 3,
    battle: 0,
    guessed: ['movement', 'control', 'battle'],
  },
  hilderic: {
    power: 'vandals',
    arrives: 1,
    replaces: null,
    movement: 'D',
    control: 2,
    battle: -1,
    guessed: ['movement', 'control', 'battle'],
  },
  gelimer: {
    power: 'vandals',
    arrives: 2,
    replaces: 'hilderic',
    movement: 'C',
    control: 5,
    battle: 0,
    guessed: ['movement', 'control', 'battle'],
  },
  tzazon: {
    power: 'vandals',
    arrives: 2,
    replaces: null,
    movement: 'C',
    control: 4,
    battle: 0,
    guessed: ['movement', 'control', 'battle'],
  },
  athalaric: {
    power: 'ostrogoths',
    arrives: 1,
    replaces: null,
    movement: 'D',
    control: 2,
    battle: -1,
    guessed: ['movement', 'control', 'battle'],
  },
  witigis: {
    power: 'ostrogoths',
    arrives: 3,
    replaces: 'athalaric',
    movement: 'D',
    control: 4,
    battle: 0,
    guessed: ['movement', 'control'],
  },
  totila: {
    power: 'ostrogoths',
    arrives: 4,
    replaces: 'witigis',
    movement: 'A',
    control: 7,
    battle: 2,
    guessed: ['movement', 'control', 'battle'],
  },
  teias: {
    power: 'ostrogoths',
    arrives: 4,
    replaces: null,
    movement: 'D',
    control: 4,
    battle: 0,
    guessed: ['movement', 'control', 'battle'],
  },
} as const satisfies Readonly<Record<string, MajorLeader>>
export type MajorLeaderId = keyof typeof MAJOR_LEADERS
export const MAJOR_LEADER_IDS = Object.keys(MAJOR_LEADERS) as readonly MajorLeaderId[]

/** 4.21: the leader of a minor power goes by its name. */
export const MINOR_LEADERS = {
  moors: { movement: 'D', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  franks: { movement: 'D', control: 3, battle: 0, guessed: ['movement', 'control', 'battle'] },
  visigoths: { movement: 'D', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  alamanni: { movement: 'D', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  lombards: { movement: 'D', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  gepids: { movement: 'D', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  slavs: { movement: 'D', control: 3, battle: 0, guessed: ['movement', 'control', 'battle'] },
  bulgars: { movement: 'C', control: 3, battle: 0, guessed: ['movement', 'control', 'battle'] },
  kotrigurs: { movement: 'C', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  utigurs: { movement: 'C', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  'crimean-goths': { movement: 'D', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
  lakhmids: { movement: 'C', control: 3, battle: 0, guessed: ['movement', 'control', 'battle'] },
  ghassanids: { movement: 'C', control: 4, battle: 0, guessed: ['movement', 'control', 'battle'] },
} as const satisfies Readonly<Record<string, Ratings>>
