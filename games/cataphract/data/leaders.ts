import type { Army, Filter, Rank } from './names.ts'

/** What a leader's counter says (2.24). */
export type PrintedLeader = readonly [
  army: Army,
  rank: Rank,
  range: number,
  initiative: number,
  elite: boolean,
  lineCommands: number,
  /** Overall commanders only. */
  strategy: number | null,
  charisma: number,
  combat: number,
  /** Whom alone he may command. */
  only?: Filter,
]

/** Every leader (4.1). */
export const LEADERS = {
  // army, rank, command range, initiative, elite, line commands, strategy, charisma, personal combat
  belisarius: ['byzantine', 'OC', 8, 6, true, 2, 7, 5, 6],
  narses: ['byzantine', 'OC', 8, 6, true, 1, 7, 4, 3],
  bouzes: ['byzantine', 'SC', 4, 5, false, 1, null, 3, 5],
  'a-john': ['byzantine', 'SC', 5, 5, false, 1, null, 4, 5],
  martinus: ['byzantine', 'SC', 4, 4, false, 1, null, 3, 4],
  longinus: ['byzantine', 'CC', 3, 3, false, 0, null, 2, 4, { nations: ['isaurian'] }],
  arethas: ['byzantine', 'CC', 3, 3, false, 0, null, 3, 4, { nations: ['saracen'] }],
  sunicas: ['byzantine', 'CC', 3, 3, false, 0, null, 3, 4, { nations: ['hun-massagetae'] }],
  simmias: ['byzantine', 'CC', 3, 3, false, 0, null, 2, 4, { nations: ['hun-massagetae'] }],
  pharas: ['byzantine', 'CC', 3, 3, false, 0, null, 3, 5, { classes: ['byz-heruli-ln'] }],
  'pharas-utus': ['byzantine', 'SC', 4, 4, false, 1, null, 3, 5, { nations: ['heruli'] }],
  'j-glutton': ['byzantine', 'SC', 4, 4, false, 1, null, 3, 5],
  dagisthaeus: ['byzantine', 'SC', 3, 4, false, 1, null, 3, 4, { units: [['byz-armenian-cat', '1-3']] }],
  valerian: ['byzantine', 'SC', 5, 4, false, 1, null, 3, 4],
  john: ['byzantine', 'SC', 5, 5, false, 1, null, 4, 6],
  artabates: ['byzantine', 'SC', 4, 4, false, 1, null, 3, 5],
  zandalas: ['byzantine', 'SC', 4, 4, false, 1, null, 3, 4],
  arnegisclus: ['byzantine', 'OC', 7, 5, false, 1, 5, 4, 5],
  perozes: ['persian', 'OC', 7, 5, false, 1, 5, 3, 4],
  pitames: ['persian', 'SC', 5, 4, false, 1, null, 4, 5],
  barasames: ['persian', 'SC', 5, 4, false, 1, null, 4, 5],
  alamoundaras: ['persian', 'OC', 7, 5, false, 1, 6, 4, 5],
  cabades: ['persian', 'SC', 5, 5, false, 1, null, 5, 5, { notNations: ['saracen'] }],
  azarethes: ['persian', 'SC', 5, 6, false, 1, null, 3, 5, { notNations: ['saracen'] }],
  gelimer: ['vandal', 'OC', 6, 5, false, 1, 5, 3, 4],
  tzazon: ['vandal', 'SC', 5, 5, false, 1, null, 4, 6],
  gara: ['vandal', 'SC', 4, 4, false, 1, null, 3, 4],
  totila: ['goth', 'OC', 6, 5, false, 1, 5, 5, 6],
  teias: ['goth', 'SC', 5, 5, false, 1, null, 4, 6],
  buccelin: ['frank', 'OC', 5, 4, false, 1, 4, 4, 5],
  alanorix: ['frank', 'SC', 4, 3, false, 1, null, 3, 5],
  attila: ['hun', 'OC', 8, 7, true, 1, 7, 5, 6], // CATA-12
  berichus: ['hun', 'SC', 5, 4, false, 1, null, 3, 5],
  ellac: ['hun', 'SC', 6, 5, false, 1, null, 4, 5],
  denizigech: ['hun', 'SC', 5, 5, false, 1, null, 4, 5],
  ernac: ['hun', 'SC', 5, 4, false, 1, null, 3, 4],
  valimir: ['hun', 'SC', 5, 5, false, 1, null, 4, 5, { nations: ['ostrogoth'] }],
  ardaric: ['hun', 'SC', 6, 5, false, 1, null, 4, 5, { nations: ['gepid', 'burgundian', 'frank'] }],
  // CATA-12
  aetius: [
    'west-roman',
    'OC',
    7,
    5,
    true,
    1,
    6,
    4,
    5,
    { nations: ['roman', 'saxon', 'burgundian', 'frank', 'armorican'] },
  ],
  paullus: [
    'west-roman',
    'OC',
    5,
    3,
    false,
    1,
    4,
    3,
    4,
    { nations: ['roman', 'saxon', 'burgundian', 'frank', 'armorican'] },
  ],
  sangiban: ['west-roman', 'SC', 4, 4, false, 1, null, 3, 5, { nations: ['alan'] }],
  theodoric: ['west-roman', 'OC', 6, 5, false, 1, 5, 4, 6, { nations: ['visigoth'] }],
  thorismund: ['west-roman', 'SC', 5, 5, false, 1, null, 4, 6, { nations: ['visigoth'] }],
  'theodoric-ii': ['west-roman', 'SC', 4, 4, false, 1, null, 3, 5, { nations: ['visigoth'] }],
  'replacement-byzantine': ['byzantine', 'SC', 3, 3, false, 1, null, 2, 4],
  'replacement-persian': ['persian', 'SC', 3, 3, false, 1, null, 2, 4],
  'replacement-vandal': ['vandal', 'SC', 3, 3, false, 1, null, 2, 4],
  'replacement-goth': ['goth', 'SC', 3, 3, false, 1, null, 2, 4],
  'replacement-frank': ['frank', 'SC', 3, 3, false, 1, null, 2, 4],
  'replacement-hun': ['hun', 'SC', 3, 3, false, 1, null, 2, 4],
  'replacement-west-roman': ['west-roman', 'SC', 3, 3, false, 1, null, 2, 4],
} as const satisfies Readonly<Record<string, PrintedLeader>>

export type LeaderId = keyof typeof LEADERS

/** 4.1: every leader moves so far. */
export const LEADER_MA = 9

/** 11.81, DARA-07, TAGI-06. */
export const CHAMPIONS = {
  // army, combat, endurance
  andreas: ['byzantine', 6, 6],
  'persian-pair': ['persian', 4, 6],
  anzalas: ['byzantine', 5, 6],
  coccas: ['goth', 3, 7],
} as const satisfies Readonly<Record<string, readonly [Army, number, number]>>

export type ChampionId = keyof typeof CHAMPIONS
