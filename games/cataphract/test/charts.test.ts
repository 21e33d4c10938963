import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import type { ScenarioId } from '../data/table.ts'
import { baseColumn, superiorityOf } from '../rules/clash.ts'
import type { Unit } from '../rules/printed.ts'
import { type Combat, factsOf, type State } from '../rules/state.ts'
import { activationOf, Bench, ordersOf } from './bench.ts'

/** The printed charts, cell by cell, as the rules read them. */

/** Two units of each type: who attacks, and who is attacked. On foot a Cataphract is heavy infantry. */
const ATTACKERS = {
  Cat: 'byz-thracian-cat-1',
  HC: 'van-vandal-hc-1',
  LN: 'van-vandal-ln-1',
  LC: 'van-vandal-lc-1',
  HI: 'byz-thracian-cat-2',
  MI: 'byz-numeri-mi-1',
  LI: 'byz-auxilia-bow-li-1',
}
const DEFENDERS = {
  Cat: 'byz-armenian-cat-1',
  HC: 'van-vandal-hc-2',
  LN: 'byz-heruli-ln-1',
  LC: 'byz-hun-m-lc-1',
  HI: 'byz-armenian-cat-2',
  MI: 'byz-numeri-mi-2',
  LI: 'byz-auxilia-bow-li-2',
}
type Name = keyof typeof ATTACKERS

function meeting(attacker: Name, defender: Name, facing: number): { s: State; attack: Unit; defend: Unit } {
  const [one, other] = [ATTACKERS[attacker], DEFENDERS[defender]]
  const { state } = new Bench({
    units: { [one]: ['5413', 3], [other]: ['5312', facing] },
    marks: { ...(attacker === 'HI' ? { [one]: ['foot'] } : {}), ...(defender === 'HI' ? { [other]: ['foot'] } : {}) },
    stack: activationOf(0, 6),
  })
  const { unit } = factsOf(state)
  return { s: state, attack: unit(one), defend: unit(other) }
}

/** A row for each defender, a column for each attacker. */
function charted<Cell>(names: readonly Name[], cell: (attacker: Name, defender: Name) => Cell): Cell[][] {
  return names.map((defender) => names.map((attacker) => cell(attacker, defender)))
}
const read = (chart: string): string[][] =>
  chart
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))

describe('the charts', () => {
  clause(['CA-T.CLASH1', 'CA-9.15a'], 'of the clash hold in every cell', () => {
    const types = ['HC', 'LN', 'LC', 'HI', 'MI', 'LI'] as const
    const columns = (facing: number): string[][] =>
      charted(types, (attacker, defender) => {
        const { s, attack, defend } = meeting(attacker, defender, facing)
        return String(baseColumn(s, attack, defend))
      })
    expect(columns(0)).toEqual(
      read(`
         7  6  5  8  7  6
         9  8  7 10  9  8
         9  8  7 10  9  8
         6  5  4  7  6  5
         7  6  5  8  7  6
         8  7  6  8  8  7`),
    )
    expect(columns(2)).toEqual(
      read(`
         8  7  6  9  8  7
         9  8  7 10  9  8
         9  8  7 10 10  8
         9  8  7 10 10  8
         8  7  6 10 10  9
         8  7  6  9  8  7`),
    )
    expect(columns(3)).toEqual(
      read(`
         9  8  7 10  9  8
        10  9  8 11 10  9
        10  9  8 11 11  9
        11 11  9 12 12 10
        10  9  7 12 12 11
        10  8  6 11 10  9`),
    )
  })

  clause(['CA-T.SUP1', 'CA-9.16c'], 'of superiority hold in every cell', () => {
    const names = ['Cat', 'HC', 'LN', 'LC', 'HI', 'MI', 'LI'] as const
    const superior = charted(names, (attacker, defender) => {
      const { s, attack, defend } = meeting(attacker, defender, 0)
      const combat: Combat = {
        attackers: [attack],
        defenders: [defend],
        attacker: attack,
        defender: defend,
        left: [],
        fallen: [0, 0],
        superior: false,
        over: false,
        settled: false,
      }
      return superiorityOf(s, combat) ?? '-'
    })
    expect(superior).toEqual(
      read(`
        -  -  -  DS -  DS DS
        -  -  -  -  -  -  -
        AS AS -  -  -  -  -
        AS AS AS -  -  -  -
        -  DS DS DS -  -  -
        AS -  -  -  -  -  -
        AS -  -  -  AS -  -`),
    )
  })

  clause(['CA-T.MRRC1'], 'of missiles hold at every range', () => {
    /** What each weapon needs from range 1 on, until nothing further is in range. */
    const needs = (
      scenario: ScenarioId,
      [unit, leader]: readonly [string, string],
      [target, other]: readonly [string, string],
      side: 0 | 1,
    ): unknown[] => {
      const found: unknown[] = []
      for (let range = 1; range <= 9; range++) {
        const column = scenario === 'callinicum' || scenario === 'utus-river' ? '22' : '23'
        const b = new Bench({
          scenario,
          units: { [unit]: [`${column}14`, 3], [target]: [`${column}${String(14 - range).padStart(2, '0')}`, 0] },
          leaders: { [leader]: `${column}15`, [other]: `${column}03` },
          marks: { [unit]: ['displaced'] },
          tame: true,
          stack: ordersOf(leader),
        })
        const seat = side === 0 ? 'first' : 'second'
        if (!unit.startsWith('rom-cheiroballistra')) {
          b.do(seat, { do: 'order', unit })
          while (b.now === 'reaction') b.do(b.waiting[0], { do: 'decline' })
        }
        const fire = b
          .actions(seat)
          .find((action) => (action.do === 'fire' || action.do === 'loose') && action.at === target)
        if (fire === undefined) break
        b.doByLot(seat, fire)
        found.push(b.told.find(({ key }) => key === 'fired')?.params.needs)
      }
      return found
    }
    const frank = ['fra-frank-mi-1', 'buccelin'] as const
    const persian = ['per-immortals-hc-2', 'azarethes'] as const
    const hun = ['hun-hun-hc-1', 'attila'] as const
    expect(needs('casilinum', ['byz-auxilia-bow-li-10', 'narses'], frank, 0)).toEqual([8, 6, 6, 3, 1])
    expect(needs('callinicum', ['byz-thracian-cat-1', 'belisarius'], persian, 0)).toEqual([6, 4, 4, 1])
    expect(needs('dara', ['per-persian-li-1', 'perozes'], ['byz-numeri-mi-3', 'belisarius'], 1)).toEqual([5, 3, 3, 1])
    expect(needs('callinicum', ['per-persian-lc-1', 'azarethes'], ['byz-isaurian-mi-1', 'belisarius'], 1)).toEqual([
      5, 3, 1,
    ])
    expect(needs('casilinum', frank, ['byz-auxilia-bow-li-10', 'narses'], 1)).toEqual([6])
    expect(needs('dara', ['byz-auxilia-jav-li-21', 'belisarius'], ['per-militia-mi-1', 'perozes'], 0)).toEqual([6])
    expect(needs('catalaunian-fields', ['wro-visigoth-lc-1', 'theodoric'], ['hun-hun-hc-1', 'attila'], 0)).toEqual([4])
    expect(needs('utus-river', ['rom-cheiroballistra-1', 'arnegisclus'], hun, 0)).toEqual([9, 8, 7, 6, 5, 4, 3, 1])
  })
})
