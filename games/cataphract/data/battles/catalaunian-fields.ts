import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { catalaunianFields as map } from '../maps/catalaunian-fields.ts'

/** The Catalaunian Fields, 451 AD. */
export const catalaunianFields: Battle = {
  map,
  sides: [
    {
      army: ARMIES['catalaunian-fields'][0],
      commander: 'aetius', // CATA-07
      secondCommander: 'theodoric', // CATA-07
      under: { aetius: ['sangiban'], theodoric: ['thorismund', 'theodoric-ii'] }, // CATA-07, CATA-33
      discipline: 'none', // CATA-18
      level: 120, // CATA-32, CATA-33
      retreat: '-column', // CATA-31
      replacements: { leader: 'replacement-west-roman', count: 2 },
      // CATA-01
      setUp: {
        // CATA-02
        romans: {
          leaders: { aetius: '1917' },
          units: [],
          zones: {
            'roman-front': {
              units: [
                ['wro-roman-hi', '1-4'],
                ['wro-roman-mi', '1-3'],
                ['wro-saxon-mi', '1-3'],
              ],
              hexes: '2113-2122',
            },
            'roman-rear': {
              units: [
                ['wro-burgundian-mi', '1-4'],
                ['wro-frank-mi', '1-3'],
                ['wro-armorican-mi', '1-2'],
              ],
              hexes: '2014-2022',
            },
          },
        },
        // CATA-03
        alans: {
          leaders: { sangiban: '2225' },
          units: [],
          zones: {
            'alan-hc': { units: [['wro-alan-hc', '1-5']], hexes: '2223-2227' },
            'alan-mi': { units: [['wro-alan-mi', '1-2']], hexes: '2124-2125' },
          },
        },
        // CATA-04
        'visigoths-hill': {
          leaders: { thorismund: 'in visigoth-hill' },
          units: [],
          zones: {
            'visigoth-hill': { units: [['wro-visigoth-mi', '1-5']], level: 3 },
          },
        },
        // CATA-04
        visigoths: {
          leaders: { theodoric: 'with wro-visigoth-hc-1', 'theodoric-ii': 'in visigoth-main' },
          units: [],
          zones: {
            'visigoth-main': {
              units: [
                ['wro-visigoth-hc', '1-5'],
                ['wro-visigoth-lc', '1-13'],
                ['wro-visigoth-mi', '6-9'],
              ],
              hexes: '2127-2137 2028-2038',
            },
          },
        },
      },
      // CATA-14, CATA-16
      lines: [
        { of: { types: ['HI', 'MI'], nations: ['roman', 'saxon', 'frank', 'burgundian', 'armorican'] } },
        { of: { classes: ['wro-visigoth-hc', 'wro-visigoth-lc'] }, cavalryRange: 1, cavalryGap: 0 },
        { of: { units: [['wro-visigoth-mi', '1-5']] } },
        { of: { units: [['wro-visigoth-mi', '6-9']] } },
        { of: { nations: ['alan'] }, cavalryRange: 1, cavalryGap: 0 },
      ],
      // CATA-08
      mayCommand: {
        aetius: { nations: ['roman', 'saxon', 'burgundian', 'frank', 'armorican'] },
        sangiban: { nations: ['alan'] },
        theodoric: { nations: ['visigoth'] },
        thorismund: { nations: ['visigoth'] },
        'theodoric-ii': { nations: ['visigoth'] },
      },
    },
    {
      army: ARMIES['catalaunian-fields'][1],
      commander: 'attila', // CATA-11
      discipline: 'none', // CATA-18
      level: 100, // CATA-32
      retreat: '+column', // CATA-31
      replacements: { leader: 'replacement-hun', count: 2 },
      // CATA-01
      setUp: {
        // CATA-05
        huns: {
          leaders: { attila: 'in hun-main', ellac: 'in hun-main' },
          units: [],
          zones: {
            'hun-main': {
              units: [
                ['hun-hun-hc', '1-2,5-6'],
                ['hun-hun-lc', '1-4,6-19'],
              ],
              hexes: '3313-3334',
            },
            'hun-mi': { units: [['hun-hun-mi', '1-6']], hexes: '3214-3235' },
          },
        },
        // CATA-06
        ostrogoths: {
          leaders: { valimir: 'in ostrogoth-hc' },
          units: [],
          zones: {
            'ostrogoth-hc': { units: [['hun-ostrogoth-hc', '4-7']], hexes: '3535-3538' },
            'ostrogoth-mi': { units: [['hun-ostrogoth-mi', '1-4']], hexes: '3435-3438' },
            'ostrogoth-li': { units: [['hun-ostrogoth-li', '1-4']], hexes: '3335-3338' },
          },
        },
        // CATA-06
        tribes: {
          leaders: { ardaric: 'anywhere' },
          units: [],
          zones: {
            gepids: { units: [['hun-gepid-mi', '1-4']], hexes: '3309-3312' },
            burgundians: { units: [['hun-burgundian-mi', '1-3']], hexes: '3410-3412' },
            franks: { units: [['hun-frank-mi', '1-4']], hexes: '3307 3508 3708 3807' },
          },
        },
      },
      // CATA-15, CATA-16
      lines: [
        { of: { classes: ['hun-hun-hc', 'hun-hun-lc'] }, cavalryRange: 1 },
        { of: { nations: ['ostrogoth'] }, cavalryRange: 1, cavalryGap: 0 },
        { of: { classes: ['hun-hun-mi'] } },
        { of: { nations: ['gepid'] } },
        { of: { nations: ['frank'] } },
        { of: { nations: ['burgundian'] } },
      ],
      // CATA-11
      mayCommand: {
        ellac: { nations: ['hun'] },
        valimir: { nations: ['ostrogoth'] },
        ardaric: { nations: ['gepid', 'burgundian', 'frank'] },
      },
    },
  ],
  rules: {
    noColumns: true, // CATA-18
    noDismounting: true, // CATA-18
    noSizes: true, // CATA-19
    easyLineCommands: true, // CATA-20
    noCavalryWithdrawalFromCavalry: true, // CATA-21
    lineAnywhere: 'hun-hun-mi',
    noHitsForSlopes: true, // CATA-22
    successor: { of: 'aetius', is: 'paullus' },
    loyalty: { leader: 'sangiban', nation: 'alan' },
    ferocity: [
      ['hun', 'gepid'],
      ['hun', 'frank'],
      ['hun', 'burgundian'],
      ['west-roman', 'frank'],
      ['west-roman', 'burgundian'],
      ['west-roman', 'saxon'],
      ['west-roman', 'armorican'],
    ],
    feigning: ['hun-hun-lc', 'wro-visigoth-lc'], // CATA-21
    // CATA-13
    feintReaction: {
      'wro-alan-hc': 4,
      'wro-visigoth-hc': 5,
      'wro-visigoth-lc': 6,
      'hun-hun-hc': 8,
      'hun-hun-lc': 7,
      'hun-ostrogoth-hc': 3,
    },
    shieldWall: { army: 'west-roman', nations: ['roman'] },
  },
}
