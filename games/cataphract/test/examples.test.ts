import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { Bench } from './bench.ts'

/** Persians ride up to the Byzantine right at Callinicum, facing west; D stands on the flank of Z. */
const [A, B, C, D, E] = [
  'per-immortals-hc-2',
  'per-immortals-hc-3',
  'per-immortals-hc-4',
  'per-persian-lc-1',
  'per-persian-lc-2',
]
const [U, V, W, X, Y, Z] = [
  'byz-saracen-mi-1',
  'byz-armenian-cat-1',
  'byz-saracen-mi-2',
  'byz-armenian-cat-2',
  'byz-saracen-mi-3',
  'byz-saracen-mi-4',
]
const CHARGING = ['ordered', 'stepped', 'moved', 'must-check'] as const

const shockAtCallinicum = (): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: {
      [U]: ['1710', 0],
      [V]: ['1711', 0],
      [W]: ['1712', 0],
      [X]: ['1713', 0],
      [Y]: ['1714', 0],
      [Z]: ['1716', 3],
      [A]: ['1811', 3],
      [B]: ['1812', 3],
      [C]: ['1814', 3],
      [D]: ['1717', 4],
      [E]: ['1816', 3],
    },
    leaders: { cabades: '1814', alamoundaras: '2718', belisarius: '1413' },
    hits: { [Z]: 2 },
    marks: { [A]: CHARGING, [B]: CHARGING, [C]: CHARGING },
    stack: [
      { step: 'battle' },
      { step: 'turn', at: 4 },
      { step: 'activations', next: null, among: 0 },
      { step: 'phase', at: 2, leader: 'cabades', kind: 'ordinary', lines: 'no' },
      { step: 'designation', leader: 'cabades' },
    ],
  })

describe('the complete example of shock (9.17)', () => {
  clause(
    [
      'CA-9.1b',
      'CA-9.13b',
      'CA-9.13h',
      'CA-9.14b',
      'CA-9.15b',
      'CA-9.15c',
      'CA-9.16g',
      'CA-9.16h',
      'CA-9.16l',
      'CA-9.17c',
    ],
    'goes step by step as it is told, with its dice',
    () => {
      const b = shockAtCallinicum()
      // Designation: D is in Cabades’ range, though he is in an enemy’s zone himself.
      expect(b.targets('second', 'shock', 'unit')).toEqual([D, E])
      b.do('second', { do: 'shock', unit: D })
      // The charge: A 6, U 6, V 7; B 9, W 5; C 2, X 8, Y 8. D and Z do not roll.
      b.do('second', { do: 'done' }, 6, 6, 7, 9, 5, 2, 8, 8)
      expect([A, B, C, D, E].map((unit) => [b.has(unit, 'must-check'), b.has(unit, 'no-check')])).toEqual([
        [true, false],
        [true, false],
        [true, false],
        [false, true],
        // E has Z before it, too, and looks on.
        [false, false],
      ])
      expect(b.told.filter(({ key }) => key === 'combat').flatMap(({ params }) => params.attackers)).not.toContain(E)
      expect([U, V, W, X].map((unit) => b.hits(unit))).toEqual([2, 0, 1, 1])
      expect([A, B, C].map((unit) => b.hits(unit))).toEqual([0, 1, 0])
      // Y breaks and flees two hexes; C has X before it and does not follow. Then Cabades: 0, and 5 is no more than his 5.
      expect(b.routed(Y)).toBe(true)
      b.do('first', { do: 'flee', to: '1613' }, 0, 5)
      expect(b.hex(C)).toBe('1814')
      expect(b.last('leader-wounded')).toMatchObject({ leader: 'cabades' })
      // The defender of A names V. D 7, A 6, B 2, C 6 with a charisma of 4.
      b.do('first', { do: 'count', unit: V }, 7, 6, 2, 6)
      const results = b.told.filter(({ key }) => key === 'result').map(({ params }) => params)
      expect(results.map(({ base, column, modified }) => [base, column, modified])).toEqual([
        // The counter of D is of size 5, not 7 (ruling 16): one column less, with the same result.
        [6, 5, 7],
        [7, 7, 6],
        [7, 7, 2],
        [7, 8, 10],
      ])
      expect(results.map(({ superior }) => superior)).toEqual(['AS', null, null, null])
      expect(results.map(({ attackerHits, defenderHits }) => [attackerHits, defenderHits])).toEqual([
        [2, 2],
        [2, 2],
        [2, 2],
        [2, 4],
      ])
      expect([A, B, C, D].map((unit) => b.hits(unit))).toEqual([2, 3, 2, 2])
      expect([U, V, W, X].map((unit) => b.hits(unit))).toEqual([3, 1, 3, 5])
      // Collapse: Z routs. U rolls 3 and steadies itself, W rolls 7 and routs.
      expect(b.routed(Z)).toBe(true)
      const [flee] = b.actions('first')
      b.do('first', flee, 3, 7)
      expect(b.hits(U)).toBe(2)
      expect(b.routed(W)).toBe(true)
      b.flee()
      // D and B go forward; D turns by a vertex.
      const turned: string[] = []
      const step = (): string | undefined => b.now
      while (step() === 'advanceTurn') {
        turned.push(String(b.prompt('second').params.unit))
        b.do('second', { do: 'turn', by: 'left' })
        while (step() === 'reaction') b.do('first', { do: 'decline' })
      }
      expect(turned.sort()).toEqual([B, D].sort())
      expect([b.hex(B), b.hex(D)]).toEqual(['1712', '1716'])
    },
  )
})
