import { type Hex, NONE, turned } from '@iacta/grids'
import { angleOfHexside, angleOfVertex, type CounterSpec } from '@iacta/web/grid'
import { grid } from './field.ts'

/** A hundred and fifty counters, a stack and two galleys among them. */

const HORSE = {
  fill: 'M4 20c0-5 1-7 3-9l-2-3 3-1 2-3c4 0 8 3 9 8l-3 2-3-2c0 3 1 5 3 8h-4c-1-2-2-3-3-3l-1 3Z',
}
const FOOT = { fill: 'M12 3l7 2v6c0 5-3 8-7 10-4-2-7-5-7-10V5Z' }
const BOW = { line: 'M6 4c9 2 12 7 12 15M6 4l12 15M5 19L19 5M15 5h4v4' }
const LEADER = { fill: 'M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7Z' }
const SHIP = { line: 'M5 14h14l-2 4H7ZM12 4v10M12 5l5 6h-5' }

const at = (column: number, row: number): Hex => {
  const hex = grid.at(column, row)
  if (hex === NONE) throw new Error(`there is no hex in column ${column}, row ${row}`)
  return hex
}

/** Every state is seen in some file. */
const STATES: Readonly<Record<number, CounterSpec['states']>> = {
  2: ['dimmed'],
  5: ['routed'],
  6: ['moved'],
  9: ['fired'],
  12: ['moved', 'fired'],
  14: ['moved'],
  16: ['routed'],
  18: ['targeted'],
}

const SIGNS = [FOOT, HORSE, BOW] as const

function line(side: string, trim: CounterSpec['trim'], columns: readonly number[], vertex: number): CounterSpec[] {
  return columns.flatMap((column, file) =>
    Array.from({ length: 24 }, (_, i) => ({
      id: `${side}-${file}-${i}`,
      at: at(column, 10 + i),
      form: 'line' as const,
      facing: angleOfVertex(vertex),
      side,
      trim,
      sign: SIGNS[(file + (i > 17 ? 1 : 0)) % SIGNS.length],
      figures: [String(4 + ((i * 7) % 5)), String(3 + ((i * 3) % 6))],
      hits: i % 7 === 3 ? 1 + (i % 4) : 0,
      marks: i % 9 === 4 ? [{ kind: 'missiles', text: 'M' }] : [],
      states: STATES[i] ?? [],
      isAble: true,
    })),
  )
}

const stern = (bow: Hex, heading: number): number => grid.neighbour(bow, turned(heading, 3))

function galley(id: string, bow: Hex, heading: number): CounterSpec {
  return {
    id,
    at: bow,
    stern: stern(bow, heading),
    form: 'long',
    facing: angleOfHexside(heading),
    side: 'sea',
    trim: 'checks',
    sign: SHIP,
    figures: ['6', '9'],
    isAble: true,
  }
}

const leader = (id: string, where: Hex): CounterSpec => ({
  id,
  at: where,
  form: 'round',
  facing: 0,
  side: 'west',
  trim: 'plain',
  sign: LEADER,
  isAble: true,
})

export const ARMY: readonly CounterSpec[] = [
  ...line('west', 'band', [20, 21, 22], 0),
  ...line('east', 'double', [31, 32, 33], 3),
  {
    ...line('west', 'band', [18], 0)[0],
    id: 'column',
    sign: undefined,
    type: 'HI',
    at: at(18, 20),
    form: 'column',
    facing: angleOfHexside(1),
    figures: ['7', '4'],
  },
  leader('leader-1', at(20, 22)),
  leader('leader-2', at(20, 22)),
  leader('leader-3', at(21, 15)),
  galley('galley-1', at(14, 3), 2),
  galley('galley-2', at(30, 2), 4),
]
