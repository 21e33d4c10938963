import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { tricameron as map } from '../maps/tricameron.ts'

/** Tricameron, 533 AD. */
export const tricameron: Battle = {
  map,
  sides: [
    {
      army: ARMIES.tricameron[0],
      commander: 'belisarius',
      discipline: 'disciplined',
      level: 35, // TRIC-14
      retreat: '+column', // TRIC-13
      replacements: { leader: 'replacement-byzantine', count: 2 },
      // TRIC-01, TRIC-02
      setUp: {
        'main-line': {
          leaders: { 'a-john': '5112', martinus: '5120' },
          units: [
            ['byz-thracian-cat', '1-5', '5104 5106 5108 5110 5112', 'W'],
            ['byz-armenian-cat', '1-5', '5114 5116 5118 5120 5122', 'W'],
          ],
        },
        reserve: {
          leaders: { belisarius: '5513', sunicas: '5515', pharas: '5511' },
          units: [
            ['byz-bucellari-cat', '1', '5513', 'W'],
            ['byz-hun-m-lc', '1', '5515', 'W'],
            ['byz-heruli-ln', '1', '5511', 'W'],
          ],
        },
      },
      // TRIC-05
      lines: [{ of: { types: ['HC'], cataphract: true } }, { of: { types: ['MI', 'LI'] } }],
      // TRIC-04
      mayCommand: {
        sunicas: { classes: ['byz-hun-m-lc'] },
        pharas: { classes: ['byz-heruli-ln'] },
      },
    },
    {
      army: ARMIES.tricameron[1],
      commander: 'gelimer',
      discipline: 'undisciplined',
      level: 30, // TRIC-14
      retreat: '-column', // TRIC-13
      replacements: { leader: 'replacement-vandal', count: 1 },
      // TRIC-01, TRIC-03
      setUp: {
        left: {
          leaders: { gara: '4505' },
          units: [
            ['van-vandal-ln', '1-4', '4502 4504-4505 4507', 'E'],
            ['van-vandal-lc', '1-2', '4503 4506', 'E'],
          ],
        },
        centre: {
          leaders: { tzazon: '4512' },
          units: [
            ['van-vandal-hc', '1', '4512', 'E'],
            ['van-vandal-ln', '5-8', '4509 4511 4513 4515', 'E'],
            ['van-vandal-lc', '3-4', '4510 4514', 'E'],
          ],
        },
        right: {
          leaders: { gelimer: '4520' },
          units: [
            ['van-vandal-hc', '2', '4520', 'E'],
            ['van-vandal-ln', '9-12', '4517-4518 4521-4522', 'E'],
            ['van-vandal-lc', '5', '4519', 'E'],
          ],
        },
      },
      // TRIC-05
      lines: [{ of: { types: ['HC', 'LN', 'LC'] } }],
      mayCommand: {},
    },
  ],
  rules: {
    reluctant: {
      units: ['byz-hun-m-lc-1', 'byz-heruli-ln-1'],
      leaders: ['sunicas', 'pharas'],
      times: 2,
    },
    reinforcements: {
      units: [
        ['byz-numeri-mi', '1-10'],
        ['byz-auxilia-bow-li', '1-5'],
      ],
      on: 0,
      column: 60,
    },
    shieldWall: { army: 'byzantine', notNations: ['heruli', 'lombard', 'saracen'] },
  },
}
