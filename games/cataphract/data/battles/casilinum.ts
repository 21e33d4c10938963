import { ARMIES } from '../armies.ts'
import type { Battle } from '../battle.ts'
import { casilinum as map } from '../maps/casilinum.ts'

/** Casilinum, 554 AD. */
export const casilinum: Battle = {
  map,
  sides: [
    {
      army: ARMIES.casilinum[0],
      commander: 'narses',
      discipline: 'disciplined',
      level: 70, // CASI-19
      retreat: '+column', // CASI-18
      replacements: { leader: 'replacement-byzantine', count: 2 },
      // CASI-01, CASI-02
      setUp: {
        'left-flank': {
          leaders: { pharas: '2824', sunicas: '2624' },
          units: [
            ['byz-heruli-ln', '1', '2824', 'SW'],
            ['byz-hun-m-lc', '1', '2624', 'SW'],
          ],
        },
        left: {
          leaders: { artabates: '3022' },
          units: [['byz-armenian-cat', '1-3', '3021-3023', 'S']],
        },
        centre: {
          leaders: { narses: '3108', john: '3114' },
          units: [
            ['byz-heruli-mi', '1-3', '3017 3019-3020', 'S'],
            ['byz-lombard-hi', '1-3', '3011 3013 3015', 'S'],
            ['byz-auxilia-bow-li', '10-20', '3010 3012 3014 3016 3018 3109 3111 3113 3115 3117 3119', 'S'],
            ['byz-narses-guard-mi', '1', '3108', 'S'],
          ],
        },
        right: {
          leaders: { zandalas: '3009' },
          units: [
            ['byz-thracian-cat', '1-3', '3007-3009', 'S'],
            ['byz-bucellari-cat', '1-2', '2705 2806', 'SE'],
            ['byz-auxilia-bow-li', '9', '2906', 'SE'],
          ],
        },
      },
      // CASI-05
      lines: [{ of: { types: ['HC'], cataphract: true } }, { of: { types: ['LI', 'MI', 'HI'] } }],
      // CASI-04
      mayCommand: {
        pharas: { classes: ['byz-heruli-ln'] },
        sunicas: { classes: ['byz-hun-m-lc'] },
      },
    },
    {
      army: ARMIES.casilinum[1],
      commander: 'buccelin',
      discipline: 'undisciplined',
      level: 45, // CASI-19
      retreat: '-column', // CASI-18
      replacements: { leader: 'replacement-frank', count: 1 },
      // CASI-01, CASI-03
      setUp: {
        wedge: {
          leaders: { buccelin: '1814', alanorix: '1614' },
          units: [
            ['fra-berserker-mi', '1-3', '2014 1913-1914', 'N'],
            ['fra-frank-mi', '1-18', '1813-1815 1712-1715 1612-1616 1511-1516', 'N'],
          ],
        },
      },
      // CASI-05
      lines: [{ of: { types: ['MI'] } }],
      mayCommand: {},
    },
  ],
  rules: {
    firstTurn: { leaders: ['narses', 'buccelin'], winnerToo: false }, // CASI-17
    wedge: { leader: 'buccelin', rows: [1, 2, 3, 4, 5, 6], least: 6, leaderInRows: 3, leaderMoves: 4 },
    shieldWall: { army: 'byzantine', notNations: ['heruli', 'lombard', 'saracen'] },
  },
}
