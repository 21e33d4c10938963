import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { dara as map } from '../maps/dara.ts'

/** Dara, 530 AD. */
export const dara: Battle = {
  map,
  sides: [
    {
      army: ARMIES.dara[0],
      commander: 'belisarius',
      discipline: 'disciplined',
      level: 100, // DARA-21
      retreat: '1019', // DARA-20
      replacements: { leader: 'replacement-byzantine', count: 2 },
      // DARA-01, DARA-02
      setUp: {
        left: {
          leaders: { bouzes: '1508', sunicas: '1512' },
          units: [
            ['byz-thracian-cat', '1-6', '1605-1610', 'E'],
            ['byz-auxilia-bow-li', '1', '1611', 'E'],
            ['byz-numeri-mi', '1', '1612', 'E'],
            ['byz-hun-m-lc', '1', '1512', 'E'],
          ],
        },
        centre: {
          leaders: { belisarius: '1314' },
          units: [
            ['byz-numeri-mi', '3-13', '1411-1412 1414-1415 1417-1418 1310 1312 1314 1316 1318', 'E'],
            ['byz-auxilia-bow-li', '3-6', '1413 1416 1311 1317', 'E'],
            ['byz-auxilia-jav-li', '21-22', '1313 1315', 'E'],
          ],
        },
        right: {
          leaders: { 'a-john': '1520', simmias: '1516' },
          units: [
            ['byz-armenian-cat', '1-6', '1619-1624', 'E'],
            ['byz-auxilia-bow-li', '2', '1618', 'E'],
            ['byz-numeri-mi', '2', '1617', 'E'],
            ['byz-hun-m-lc', '2', '1516', 'E'],
          ],
        },
        reserve: {
          leaders: {},
          units: [['byz-bucellari-cat', '1-4', '1113-1116', 'E']],
        },
        ambush: {
          leaders: { pharas: 'in heruli-ambush' },
          units: [],
          zones: {
            'heruli-ambush': {
              units: [['byz-heruli-ln', '1']],
              around: '1402',
              distance: 5,
              mostColumn: 19,
              usual: '1402',
              facing: 'E',
              hidden: true,
            },
          },
        },
        garrison: {
          leaders: {},
          units: [['byz-auxilia-bow-li', '7-8', '1013 1016', 'E']],
        },
      },
      // DARA-06
      lines: [{ of: { types: ['HC'], cataphract: true } }, { of: { types: ['MI', 'LI'] } }],
      // DARA-04
      mayCommand: {
        sunicas: { nations: ['hun-massagetae'] },
        simmias: { nations: ['hun-massagetae'] },
        pharas: { classes: ['byz-heruli-ln'] },
      },
    },
    {
      army: ARMIES.dara[1],
      commander: 'perozes',
      discipline: 'disciplined',
      level: 110, // DARA-21
      retreat: '+column', // DARA-20
      replacements: { leader: 'replacement-persian', count: 2 },
      // DARA-01, DARA-03
      setUp: {
        left: {
          leaders: { barasames: '3222' },
          units: [
            ['per-saracen-lc', '1-4', '3226-3227 3426-3427', 'W'],
            ['per-immortals-hc', '1-14', '3219-3225 3419-3425', 'W'],
          ],
        },
        centre: {
          leaders: { perozes: '3214' },
          units: [
            ['per-persian-li', '1-10', '3209-3218', 'W'],
            ['per-militia-mi', '1-10', '3409-3418', 'W'],
          ],
        },
        right: {
          leaders: { pitames: '3206' },
          units: [
            ['per-saracen-lc', '5-8', '3202-3203 3402-3403', 'W'],
            ['per-cadiseni-ln', '1-10', '3204-3208 3404-3408', 'W'],
          ],
        },
      },
      // DARA-06
      lines: [
        { of: { classes: ['per-saracen-lc'] } },
        { of: { classes: ['per-cadiseni-ln'] } },
        { of: { classes: ['per-immortals-hc'] } },
        { of: { types: ['LI'] } },
        { of: { types: ['MI'] } },
      ],
      mayCommand: {},
    },
  ],
  rules: {
    champions: ['andreas', 'persian-pair'], // DARA-07
    firstTurn: { leaders: ['belisarius', 'perozes', 'pitames', 'barasames'], winnerToo: false }, // DARA-08, DARA-25
    wind: { towards: 'lower columns', lessRange: 1, least: 1, modifier: 1 }, // DARA-09
    noReload: true, // DARA-10
    ambush: { unit: 'byz-heruli-ln-1', leader: 'pharas' },
    wall: { moreRange: 2, modifier: -1 }, // DARA-16
    gate: { hex: '1019', army: 'persian', lowers: 50 },
    // DARA-05
    reservedFor: {
      'byz-heruli-ln': ['pharas', 'belisarius'],
      'byz-hun-m-lc': ['sunicas', 'simmias', 'belisarius'],
    },
    shieldWall: { army: 'byzantine', notNations: ['heruli', 'lombard', 'saracen'] },
  },
}
