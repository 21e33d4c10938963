import { type Hex, reach, SquareGrid } from '@iacta/grids'
import type { ViewportControl } from '@iacta/web/board'
import { CardRow } from '@iacta/web/cards'
import {
  CounterGhost,
  type CounterSpec,
  Counters,
  GridFocus,
  GridMap,
  Ground,
  hexGeometry,
  liftCounters,
  Overlays,
  ShownWay,
  Sight,
  squareGeometry,
  stacksOf,
} from '@iacta/web/grid'
import { Dice, useTumble } from '@iacta/web/parts/dice'
import { ResultsTable } from '@iacta/web/parts/results-table'
import { Track } from '@iacta/web/parts/track'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { ARMY } from './army.ts'
import { AREAS, grid, kindOf, LEVELS, NAMES, SIDES, WAYS } from './field.ts'
import './gallery.css'

/** Everything of the kit that a board could show, to be looked at, tested and measured. It is no part of the app. */

const ZOOM = { nearer: 'Nearer', farther: 'Farther', whole: 'Whole map' }
const KEYS =
  'Arrows and Q W E A S D move from hex to hex, Home and End from piece to piece, Space goes through a stack.'

const army = signal<readonly CounterSpec[]>(ARMY)
const selected = signal<readonly string[]>([])
const touched = signal('')

const geometry = hexGeometry(grid)
const numberOf = (place: number): string => grid.name(place as Hex)

function describe(place: number, counter: string | null): string {
  const here = stacksOf(army.value).get(place) ?? []
  const pieces = counter ?? here.map(({ id }) => id).join(', ')
  return [numberOf(place), kindOf(place as Hex), `level ${LEVELS[place]}`, pieces].filter(Boolean).join(', ')
}

/** Moves counters as the one that was taken moved, as far as the map goes. */
function drop(ids: readonly string[], place: number, lead: string): void {
  const from = army.value.find(({ id }) => id === lead)
  if (!from) return
  const [fx, fy] = geometry.centre(from.at)
  const [tx, ty] = geometry.centre(place)
  const moved = (at: number): number => {
    const [x, y] = geometry.centre(at)
    const there = geometry.at([x + tx - fx, y + ty - fy])
    return there < 0 ? at : there
  }
  army.value = army.value.map((counter) =>
    ids.includes(counter.id)
      ? { ...counter, at: moved(counter.at), ...(counter.stern === undefined ? {} : { stern: moved(counter.stern) }) }
      : counter,
  )
}

function BattleMap() {
  const [focus] = useState(() => new GridFocus())
  const [lens] = useState<{ current: ViewportControl | null }>({ current: null })
  const stacks = stacksOf(army.value)
  const lead = army.value.find(({ id }) => id === selected.value[0])
  const shown = useMemo(() => (lead ? reachOf(lead.at) : null), [lead?.at])
  const counters = army.value.map((counter) =>
    selected.value.includes(counter.id)
      ? { ...counter, states: [...(counter.states ?? []), 'selected' as const] }
      : counter,
  )
  return (
    <div class="board has-motion kit-stage">
      <GridMap
        geometry={geometry}
        focus={focus}
        lens={lens}
        label="Battlefield"
        labels={ZOOM}
        help={KEYS}
        stops={[...stacks.keys()]}
        stackAt={(place) => (stacks.get(place) ?? []).map(({ id }) => id)}
        describe={describe}
        touch={(place, counter) => {
          touched.value = describe(place, counter)
          const id = counter ?? stacks.get(place)?.at(-1)?.id
          selected.value = id ? [id] : []
        }}
        grab={(event, id) =>
          liftCounters(event, id, {
            geometry,
            focus,
            lens,
            takes: (counter) => (selected.value.includes(counter) ? selected.value : [counter]),
            drop,
          })
        }
      >
        <Ground
          geometry={geometry}
          areas={AREAS}
          levels={LEVELS}
          sides={SIDES}
          ways={WAYS}
          names={NAMES}
          number={numberOf}
        />
        {shown && <Overlays geometry={geometry} overlays={shown.overlays} />}
        <Counters geometry={geometry} focus={focus} counters={counters} />
        {shown && lead && (
          <>
            <ShownWay geometry={geometry} places={shown.way} />
            <Sight geometry={geometry} from={lead.at} to={shown.target} blockedAt={shown.blocked} />
          </>
        )}
      </GridMap>
      <CounterGhost geometry={geometry} focus={focus} counters={counters} />
    </div>
  )
}

/** Anything that can be shown about a hex. */
function reachOf(from: number) {
  const ways = reach(grid.count, [from], 5, (node, _spent, to) => {
    for (const next of grid.neighbours(node as Hex)) to(next, 1 + (kindOf(next) === 'clear' ? 0 : 1))
  })
  const places = grid.all.filter((hex) => ways.price[hex] > 0)
  const column = grid.column(from as Hex)
  const way = [0, 1, 2, 3].map((i) => grid.at(Math.max(10, column - i), grid.row(from as Hex)))
  const zone = grid.all.filter((hex) => grid.column(hex) === 30 && grid.row(hex) > 9 && grid.row(hex) < 34)
  const target = grid.at(31, grid.row(from as Hex))
  return {
    way,
    target,
    blocked: grid.at(26, grid.row(from as Hex)),
    overlays: [
      { kind: 'range', places: grid.within(from as Hex, 8) },
      { kind: 'zone', places: zone },
      { kind: 'reach', places, label: (place: number) => String(ways.price[place]) },
      { kind: 'target', places: [target] },
    ],
  }
}

const squares = new SquareGrid(16, 8)
const field = squareGeometry(squares)
const SQUARE_NAMES = 'ABCDEFGHIJKLMNOP'
const sayCell = (place: number): string =>
  `${SQUARE_NAMES[squares.column(place as never)]}${squares.row(place as never) + 1}`
const COHORTS: readonly CounterSpec[] = [3, 4, 5, 6, 7].flatMap((column) => [
  { ...ARMY[column], id: `a${column}`, at: squares.at(column, 6), facing: 0 },
  { ...ARMY[100 + column], id: `b${column}`, at: squares.at(column + 2, 1), facing: 180 },
])

function CityField() {
  const [focus] = useState(() => new GridFocus())
  const [lens] = useState<{ current: ViewportControl | null }>({ current: null })
  const stacks = useMemo(() => stacksOf(COHORTS), [])
  return (
    <div class="board kit-field">
      <GridMap
        geometry={field}
        focus={focus}
        lens={lens}
        label="Field of squares"
        labels={ZOOM}
        help={KEYS}
        stops={[...stacks.keys()]}
        stackAt={(place) => (stacks.get(place) ?? []).map(({ id }) => id)}
        describe={sayCell}
        touch={(place) => {
          touched.value = sayCell(place)
        }}
      >
        <Ground
          geometry={field}
          areas={[
            { kind: 'woods', places: [18, 19, 34, 35, 60], strewn: 'trees' },
            { kind: 'rough', places: [72, 73], strewn: 'stones' },
            { kind: 'built', places: [93], rim: 'sharp' },
          ]}
        />
        <Counters geometry={field} focus={focus} counters={COHORTS} />
      </GridMap>
    </div>
  )
}

const RESULTS = Array.from({ length: 10 }, (_, row) =>
  Array.from(
    { length: 9 },
    (__, column) => `${Math.max(0, 3 - Math.floor((row + 8 - column) / 4))}(${Math.floor(row / 4)})`,
  ),
)
const words = {
  begins: (column: string) => `Begins at column ${column}`,
  resolved: (column: string) => `Resolved on column ${column}`,
  cut: 'the end of the table',
  reached: '(the column of this combat)',
  result: 'Result:',
  chances: 'How likely each was',
  percent: (part: number) => `${Math.round(part * 100)}%`,
}

function Parts() {
  const [n, setN] = useState(0)
  const [isTumbling, land] = useTumble(n, true)
  const [raised, raise] = useState<string | null>(null)
  return (
    <main class="kit-parts has-motion">
      <h1>The board kit</h1>
      <p aria-live="polite" class="kit-touched">
        {touched.value}
      </p>
      <CityField />
      <h2>Results</h2>
      <ResultsTable
        caption="Shock combat"
        columnsAre="Column"
        rowsAre="Die"
        columns={['4', '5', '6', '7', '8', '9', '10', '11', '12']}
        rows={['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']}
        cells={RESULTS}
        base={6}
        shifts={[
          { by: 2, why: 'larger by two sizes' },
          { by: -1, why: 'the defender stands in woods' },
        ]}
        row={isTumbling ? null : 4}
        chances={[
          { result: '2(1)', part: 0.4 },
          { result: '2(0)', part: 0.35 },
          { result: '0(2)', part: 0.25 },
        ]}
        words={words}
      />
      <h2>Dice</h2>
      <p class="kit-dice" onPointerDown={land}>
        <Dice dice={[6, 2, 3]} range={[1, 6]} n={n} isTumbling={isTumbling} isHit={(die) => die < 4} />{' '}
        <Dice dice={[0, 7]} range={[0, 9]} n={n} isTumbling={isTumbling} />
      </p>
      <button type="button" class="button" onClick={() => setN(n + 1)}>
        Throw
      </button>
      <h2>Track</h2>
      <Track
        label="Turns"
        now={3}
        spaces={Array.from({ length: 12 }, (_, i) => ({ label: String(i + 1), note: i === 5 ? 'Lent' : undefined }))}
        markers={[
          { id: 'turn', at: 3, label: 'This turn', face: 'T' },
          { id: 'rout', at: 7, label: 'Rout points of the west', face: '7' },
        ]}
      />
      <h2>Cards</h2>
      <CardRow
        class="kit-row"
        cardClass="kit-in-row"
        label="Cards"
        cards={['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].map((id) => ({
          id,
          name: `Card ${id}`,
          title: `Card ${id}`,
          isAble: id !== 'V',
          isRaised: raised === id,
        }))}
        face={(id) => (
          <svg class="kit-card" viewBox="0 0 100 140" aria-hidden="true">
            <rect x="1" y="1" width="98" height="138" rx="9" fill="#fbf6ea" stroke="#bcae8e" />
            <text x="14" y="34" font-size="22" fill="#7a2c20">
              {id}
            </text>
          </svg>
        )}
        touch={(id) => raise(raised === id ? null : id)}
      />
    </main>
  )
}

/** For whoever tests and measures. */
const kit = {
  /** So many counters in hand at once. */
  select: (count: number) => {
    selected.value = army.value.slice(0, count).map(({ id }) => id)
  },
  /** Where each counter stands, by its printed number. */
  places: () => Object.fromEntries(army.value.map(({ id, at }) => [id, grid.name(at as Hex)])),
  /** The middle of a hex, in pixels of the page. */
  pixel: (name: string): readonly [number, number] => {
    const drawing = document.querySelector('.kit-stage .viewport-scene > svg')
    const [x, y] = geometry.centre(grid.named(name))
    const box = drawing?.getBoundingClientRect() ?? new DOMRect()
    return [box.left + (x * box.width) / geometry.width, box.top + (y * box.height) / geometry.height]
  },
}
export type Kit = typeof kit
Object.assign(globalThis, { kit })

const root = document.querySelector('#kit')
if (root)
  render(
    <>
      <BattleMap />
      <Parts />
    </>,
    root,
  )
