import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { utus as map } from '../maps/utus.ts'

/** The Utus River, 447 AD. */
export const utusRiver: Battle = {
  map,
  sides: [
    {
      army: ARMIES['utus-river'][0],
      commander: 'arnegisclus',
      discipline: 'none', // UTUS-13
      level: 100, // UTUS-18
      retreat: '-column', // UTUS-17
      replacements: { leader: 'replacement-byzantine', count: 2 },
      // UTUS-02, UTUS-03
      setUp: {
        command: {
          leaders: { arnegisclus: 'in roman-command', valerian: 'in roman-command' },
          units: [],
          zones: {
            'roman-command': { units: [], hexes: '1813-1827' },
          },
        },
        skirmishers: {
          leaders: {},
          units: [],
          zones: {
            auxilia: {
              units: [['byz-auxilia-bow-li', '9-20']],
              hexes: '2012 2014 2016 2018 2020 2022 2024 2026 2028 2030 2032 2034',
            },
          },
        },
        infantry: {
          leaders: {},
          units: [],
          zones: {
            'thracian-hi': { units: [['rom-thracian-hi', '1-22']], hexes: '1912-1933' },
          },
        },
        left: {
          leaders: { artabates: 'in cat-left' },
          units: [],
          zones: {
            'cat-left': { units: [['byz-thracian-cat', '7-12']], hexes: '1905-1910' },
          },
        },
        right: {
          leaders: { zandalas: 'in cat-right' },
          units: [],
          zones: {
            'cat-right': { units: [['byz-thracian-cat', '1-6']], hexes: '1934-1940', usual: '1935-1940' },
          },
        },
        reserve: {
          leaders: { 'pharas-utus': 'in heruli' },
          units: [],
          zones: {
            heruli: {
              units: [
                ['byz-heruli-mi', '1-3'],
                ['byz-heruli-ln', '1'],
              ],
              hexes: '1621-1624',
            },
          },
        },
        artillery: {
          leaders: {},
          units: [],
          zones: {
            artillery: { units: [['rom-cheiroballistra', '1-2']], upon: ['HI', 'MI'] },
          },
        },
      },
      // UTUS-08; none of Heruli: UTUS-20
      lines: [
        { of: { types: ['HC'], cataphract: true }, cavalryRange: 1, cavalryGap: 0 }, // UTUS-09
        { of: { types: ['HI'] } },
        { of: { types: ['LI'] }, infantryGap: 1 }, // UTUS-11
      ],
      // UTUS-05, UTUS-06, UTUS-20
      mayCommand: {
        valerian: { types: ['HI', 'LI'] },
        artabates: { types: ['HC'] },
        zandalas: { types: ['HC'] },
        'pharas-utus': { nations: ['heruli'] },
      },
    },
    {
      army: ARMIES['utus-river'][1],
      commander: 'attila',
      discipline: 'none', // UTUS-13
      level: 120, // UTUS-18
      retreat: '+column', // UTUS-17
      replacements: { leader: 'replacement-hun', count: 2 },
      // UTUS-04
      setUp: {
        attila: {
          leaders: { attila: 'in hun-hc' },
          units: [],
          zones: {
            'hun-hc': { units: [['hun-hun-hc', '1-7']], hexes: '3221-3223 3321-3322 3421-3422' },
          },
        },
        berichus: {
          leaders: { berichus: 'in hun-lc-berichus' },
          units: [],
          zones: {
            'hun-lc-berichus': { units: [['hun-hun-lc', '1-9']], hexes: '3207-3209 3307-3309 3407-3409' },
          },
        },
        ellac: {
          leaders: { ellac: 'in hun-lc-ellac' },
          units: [],
          zones: {
            'hun-lc-ellac': { units: [['hun-hun-lc', '10-18']], hexes: '3214-3216 3314-3316 3414-3416' },
          },
        },
        denizigech: {
          leaders: { denizigech: 'in hun-lc-denizigech' },
          units: [],
          zones: {
            'hun-lc-denizigech': { units: [['hun-hun-lc', '19-27']], hexes: '3228-3230 3327-3329 3428-3430' },
          },
        },
        ernac: {
          leaders: { ernac: 'in hun-lc-ernac' },
          units: [],
          zones: {
            'hun-lc-ernac': { units: [['hun-hun-lc', '28-36']], hexes: '3235-3237 3334-3336 3435-3437' },
          },
        },
        foot: {
          leaders: {},
          units: [],
          zones: {
            'hun-mi': { units: [['hun-hun-mi', '1-6']], hexes: '3212-3233' },
          },
        },
      },
      // UTUS-08, UTUS-10
      lines: [
        { of: { classes: ['hun-hun-hc'] }, cavalryRange: 1 },
        { of: { classes: ['hun-hun-lc'] }, cavalryRange: 1 },
        { of: { classes: ['hun-hun-mi'] } },
      ],
      mayCommand: {},
    },
  ],
  rules: {
    oneTypeAPhase: 'valerian',
    noColumns: true, // UTUS-13
    noDismounting: true, // UTUS-13
    noSizes: true, // UTUS-14
    easyLineCommands: true, // UTUS-15
    noCavalryWithdrawalFromCavalry: true, // UTUS-16
    lineAnywhere: 'hun-hun-mi',
    routPoints: { 'byz-auxilia-bow-li': 3, 'rom-cheiroballistra': 0 }, // UTUS-19
    feigning: ['hun-hun-lc'], // UTUS-16
    feintReaction: { 'byz-thracian-cat': 2, 'byz-heruli-ln': 2 }, // UTUS-07
    shieldWall: { army: 'byzantine', notNations: ['heruli', 'lombard', 'saracen'] },
  },
}
