import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { taginae as map } from '../maps/taginae.ts'

/** Taginae, 552 AD. */
export const taginae: Battle = {
  map,
  sides: [
    {
      army: ARMIES.taginae[0],
      commander: 'narses',
      discipline: 'disciplined',
      level: 75, // TAGI-14
      retreat: '-column', // TAGI-13
      replacements: { leader: 'replacement-byzantine', count: 2 },
      // TAGI-01, TAGI-02
      setUp: {
        left: {
          leaders: {},
          units: [['byz-auxilia-bow-li', '9-14', '3810 4010 4109 4209 4308 4408', 'SW']],
        },
        centre: {
          leaders: { 'j-glutton': '3818', dagisthaeus: '3822' },
          units: [
            ['byz-thracian-cat', '1-3', '3812-3814', 'S'],
            ['byz-lombard-hi', '1-3', '3815-3817', 'S'],
            ['byz-heruli-mi', '1-3', '3818-3820', 'S'],
            ['byz-armenian-cat', '1-3', '3821-3823', 'S'],
          ],
        },
        right: {
          leaders: { valerian: '4225' },
          units: [['byz-auxilia-bow-li', '15-20', '4024 4124 4225 4325 4426 4526', 'SE']],
        },
        reserve: {
          leaders: { narses: '3707', pharas: '3808' },
          units: [
            ['byz-narses-guard-mi', '1', '3707', 'SW'],
            ['byz-bucellari-cat', '1', '3708', 'SW'],
            ['byz-heruli-ln', '1', '3808', 'SW'],
          ],
        },
        'left-flank': {
          leaders: { john: '4802', sunicas: '5002' },
          units: [
            ['byz-bucellari-cat', '2-4', '4802-4803 4902', 'SW'],
            ['byz-hun-m-lc', '1', '5002', 'S'],
          ],
        },
      },
      // TAGI-05
      lines: [
        { of: { types: ['HC'], cataphract: true } },
        { of: { types: ['LI'] } },
        { of: { types: ['HI'] } },
        { of: { types: ['MI'] } },
      ],
      // TAGI-04
      mayCommand: {
        dagisthaeus: { units: [['byz-armenian-cat', '1-3']] },
        pharas: { classes: ['byz-heruli-ln'] },
        sunicas: { classes: ['byz-hun-m-lc'] },
      },
    },
    {
      army: ARMIES.taginae[1],
      commander: 'totila',
      discipline: 'undisciplined',
      level: 45, // TAGI-14
      retreat: '+column', // TAGI-13
      replacements: { leader: 'replacement-goth', count: 1 },
      // TAGI-01, TAGI-03
      setUp: {
        cavalry: {
          leaders: { totila: '5517' },
          units: [],
          zones: {
            // Of two qualities, in these hexes as their player likes.
            cavalry: {
              units: [['got-goth-hc', '1-20']],
              hexes: '5511-5522 5412-5413 5415-5416 5418-5419 5421-5422',
              facing: 'N',
            },
          },
        },
        archers: {
          leaders: { teias: '5717' },
          units: [['got-goth-li', '1-12', '5711-5722', 'N']],
        },
      },
      // TAGI-05
      lines: [{ of: { types: ['HC'] } }, { of: { types: ['LI'] } }],
      mayCommand: {},
    },
  ],
  rules: {
    champions: ['anzalas', 'coccas'], // TAGI-06
    championsUndoneBy: 'totila',
    firstTurn: { leaders: ['narses', 'totila'], winnerToo: true }, // TAGI-08
    noDismounting: true, // TAGI-09
    holding: 'got-goth-li',
    nearestColumn: 38,
    freeSetUp: { army: 'goth', fromColumn: 54 },
    shieldWall: { army: 'byzantine', notNations: ['heruli', 'lombard', 'saracen'] },
  },
}
