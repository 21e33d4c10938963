import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { callinicum as map } from '../maps/callinicum.ts'

/** Callinicum, 531 AD. */
export const callinicum: Battle = {
  map,
  sides: [
    {
      army: ARMIES.callinicum[0],
      commander: 'belisarius',
      discipline: 'disciplined',
      level: 60, // CALL-10
      retreat: '1302', // CALL-08, CALL-09
      replacements: { leader: 'replacement-byzantine', count: 2 },
      // CALL-01, CALL-02
      setUp: {
        left: {
          leaders: { longinus: '1706' },
          units: [['byz-isaurian-mi', '1-4', '1704-1707', 'E']],
        },
        centre: {
          leaders: { bouzes: '1710', 'a-john': '1715' },
          units: [
            ['byz-thracian-cat', '1-6', '1710-1712 1608-1610', 'E'],
            ['byz-armenian-cat', '1-6', '1713-1715 1616-1618', 'E'],
          ],
        },
        right: {
          leaders: { arethas: '1720' },
          units: [['byz-saracen-mi', '1-6', '1718-1723', 'E']],
        },
        reserve: {
          leaders: { belisarius: '1413' },
          units: [['byz-bucellari-cat', '1-3', '1412-1414', 'E']],
        },
      },
      // CALL-05
      lines: [{ of: { types: ['HC'], cataphract: true } }, { of: { types: ['MI'] } }],
      // CALL-04
      mayCommand: {
        longinus: { nations: ['isaurian'] },
        arethas: { nations: ['saracen'] },
      },
    },
    {
      army: ARMIES.callinicum[1],
      commander: 'alamoundaras',
      discipline: 'disciplined',
      level: 75, // CALL-10
      retreat: '+column', // CALL-09
      replacements: { leader: 'replacement-persian', count: 2 },
      // CALL-01, CALL-03
      setUp: {
        left: {
          leaders: { alamoundaras: '2718', cabades: '3018' },
          units: [
            ['per-saracen-lc', '1-8', '2715-2722', 'W'],
            ['per-immortals-hc', '8-14', '3017-3020 3117-3119', 'W'],
          ],
        },
        right: {
          leaders: { azarethes: '3008' },
          units: [
            ['per-persian-lc', '1-10', '2705-2712 2805 2813', 'W'],
            ['per-immortals-hc', '1-7', '3007-3010 3107-3109', 'W'],
          ],
        },
      },
      // CALL-05
      lines: [
        { of: { classes: ['per-saracen-lc'] } },
        { of: { classes: ['per-persian-lc'] } },
        { of: { classes: ['per-immortals-hc'] } },
      ],
      // CALL-04
      mayCommand: {
        cabades: { notNations: ['saracen'] },
        azarethes: { notNations: ['saracen'] },
      },
    },
  ],
  rules: {
    lent: { army: 'byzantine', fromTurn: 3, on: [0, 1], tq: -1 }, // CALL-06
    shieldWall: { army: 'byzantine', notNations: ['heruli', 'lombard', 'saracen'] },
  },
}
