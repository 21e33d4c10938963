import { h } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Shift, shifted } from './shifts.ts'
import './results-table.css'

export interface ResultsTableProps {
  readonly caption: string
  /** What the columns are, and what the rows. */
  readonly columnsAre: string
  readonly rowsAre: string
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  /** Row by row, as it is printed. */
  readonly cells: readonly (readonly string[])[]
  /** The column it begins at; null while nothing is resolved. */
  readonly base: number | null
  readonly shifts: readonly Shift[]
  /** The row of the die, once it is thrown. */
  readonly row: number | null
  /** How likely each result is, from 0 to 1, if that can be said. */
  readonly chances?: readonly { readonly result: string; readonly part: number }[]
  readonly words: ResultsWords
}

/** What the table says of itself. */
export interface ResultsWords {
  /** "Begins at column 6". */
  begins(column: string): string
  /** "Resolved on column 8". */
  resolved(column: string): string
  /** The shifts went beyond the table. */
  readonly cut: string
  /** For those who do not see which column is marked. */
  readonly reached: string
  readonly result: string
  readonly chances: string
  percent(part: number): string
}

/** With a sign in front, as shifts are written. */
const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0')

/** A table of the rulebook with the column that was reached, how it was reached, and where the die fell. */
export function ResultsTable(props: ResultsTableProps) {
  const { base, shifts, columns, row, cells, chances, words } = props
  const reached = base === null ? null : shifted(base, shifts, columns.length)
  const result = reached && row !== null ? cells[row][reached.at] : null
  return h(
    'figure',
    { class: 'results' },
    base !== null &&
      reached &&
      h(
        'ol',
        { class: 'results-shifts' },
        h('li', null, words.begins(columns[base])),
        shifts.map(({ by, why }, i) =>
          h('li', { key: i, class: by < 0 ? 'is-left' : by > 0 ? 'is-right' : '' }, h('b', null, signed(by)), ' ', why),
        ),
        h('li', { class: 'is-end' }, words.resolved(columns[reached.at]), reached.isCut && ` (${words.cut})`),
      ),
    h(Printed, { ...props, at: reached?.at ?? null }),
    result !== null &&
      h('p', { class: 'results-result', 'aria-live': 'polite' }, words.result, ' ', h('b', null, result)),
    chances && h(Chances, { chances, words, result }),
  )
}

/** As it is printed; where it is wider than there is room, the column that was reached is in sight. */
function Printed(props: ResultsTableProps & { readonly at: number | null }) {
  const { caption, columnsAre, rowsAre, columns, rows, cells, row, at, words } = props
  const inColumn = (column: number): string => (column === at ? 'is-column' : '')
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const column = room.current?.querySelector<HTMLElement>('thead .is-column')
    if (room.current && column) room.current.scrollLeft = column.offsetLeft - room.current.clientWidth / 2
  }, [at])
  return h(
    'div',
    { ref: room, class: 'results-scroll', tabIndex: 0, role: 'region', 'aria-label': caption },
    h(
      'table',
      null,
      h('caption', null, caption),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'col', class: 'results-corner' }, h('span', null, columnsAre), h('span', null, rowsAre)),
          columns.map((column, i) =>
            h(
              'th',
              { key: i, scope: 'col', class: inColumn(i) },
              column,
              i === at && h('span', { class: 'unseen' }, ` ${words.reached}`),
            ),
          ),
        ),
      ),
      h(
        'tbody',
        null,
        rows.map((label, r) =>
          h(
            'tr',
            { key: r, class: r === row ? 'is-row' : '' },
            h('th', { scope: 'row' }, label),
            cells[r].map((cell, c) =>
              h('td', { key: c, class: inColumn(c), 'aria-current': r === row && c === at ? 'true' : undefined }, cell),
            ),
          ),
        ),
      ),
    ),
  )
}

type ChancesProps = Required<Pick<ResultsTableProps, 'chances' | 'words'>> & { readonly result: string | null }

/** The likeliest is as long as there is room. */
function Chances({ chances, words, result: drawn }: ChancesProps) {
  const most = Math.max(...chances.map(({ part }) => part))
  return h(
    'section',
    { class: 'results-chances', 'aria-label': words.chances },
    h('h4', null, words.chances),
    h(
      'ul',
      null,
      chances.map(({ result, part }) =>
        h(
          'li',
          { key: result, class: result === drawn ? 'is-drawn' : '' },
          h('span', null, result),
          h('i', { style: { '--part': String(part / most) } }),
          h('b', null, words.percent(part)),
        ),
      ),
    ),
  )
}
