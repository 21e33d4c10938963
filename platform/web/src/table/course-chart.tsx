import { type Chances, type Course, curve, type Passage } from '@iacta/bots'
import { t } from './course.words.ts'

interface ChartProps {
  readonly course: Course
  readonly points: readonly Passage[]
  nameOf(seat: string): string
  /** The moments at which the great chapters of the game begin. */
  readonly chapters: readonly number[]
  /** The moment that the board shows; null for now. */
  readonly at: number | null
  onAt(at: number): void
}

/** The picture, in units of its own: it is as large as it is given room. */
const WIDTH = 260
const HEIGHT = 190
const LEFT = 36
const RIGHT = 250
const TOP = 16
const BOTTOM = 156
/** The numbers of the turning points, beneath. */
const MARKS = 176
const MARK_SIZE = 8
const MARK_ROOM = 18

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
/** Lines are told apart by these where there are more than two seats. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '5 5', '1 2']

const heightOf = (chance: number): number => round(BOTTOM - chance * (BOTTOM - TOP))
const round = (n: number): number => Math.round(n * 10) / 10

/** Who was how likely to win, from the first action to the last. A click shows the moment on the board. */
export function CourseChart({ course, points, nameOf, chapters, at, onAt }: ChartProps) {
  const { seats, moments } = course
  const total = Math.max(1, moments.length - 1)
  const along = (moment: number): number => round(LEFT + (moment / total) * (RIGHT - LEFT))
  const line = (seat: number): string =>
    curve(course)
      .map(({ at: moment, chances }) => `${along(moment)} ${heightOf(chances[seat])}`)
      .join('L')
  const names = seats.map(nameOf)
  const isShared = seats.length === 2
  const pick = ({ clientX, currentTarget }: MouseEvent): void => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect()
    const share = (((clientX - left) / width) * WIDTH - LEFT) / (RIGHT - LEFT)
    onAt(Math.round(Math.min(1, Math.max(0, share)) * (moments.length - 1)))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list beneath it and the slider of the replay do so by key
    <svg
      class="course-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={isShared ? t.value.chart(names[0]) : t.value.chartOfAll}
      onClick={pick}
    >
      {isShared && <Fields seats={seats} line={line(0)} />}
      <Scale />
      {chapters.map((begins, i) => (
        <g key={begins} class="course-chapter">
          <path d={`M${along(begins)} ${TOP}V${BOTTOM}`} />
          <text x={along(begins)} y={TOP - 4}>
            {ROMAN[i]}
          </text>
        </g>
      ))}
      <Marks places={points.map(({ telling }) => along(telling))} />
      {(isShared ? seats.slice(0, 1) : seats).map((id, seat) => (
        <path
          key={id}
          class="course-line"
          style={isShared ? undefined : colourOf(id)}
          stroke-dasharray={DASHES[seat % DASHES.length]}
          d={`M${line(seat)}`}
        />
      ))}
      <Names names={names} seats={seats} ends={moments[moments.length - 1].chances} isShared={isShared} />
      {at !== null && <path class="course-here" d={`M${along(at)} ${TOP - 2}V${BOTTOM + 4}`} />}
    </svg>
  )
}

/** Each side has its colour where it is known by its name. */
const colourOf = (seat: string): string => `--seat: var(--${seat}, var(--ink))`

/** Of two seats one has what the other has not: a line parts their fields, and one of them is hatched. */
function Fields({ seats: [below, above], line }: { readonly seats: readonly string[]; readonly line: string }) {
  const field = `M${LEFT} ${BOTTOM}L${line}L${RIGHT} ${BOTTOM}Z`
  return (
    <>
      <pattern id="course-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="course-hatch" style={colourOf(below)} d="M0 0V5" />
      </pattern>
      <path class="course-field" style={colourOf(above)} d={`M${LEFT} ${TOP}H${RIGHT}V${BOTTOM}H${LEFT}Z`} />
      <path class="course-ground" d={field} />
      <path class="course-field" style={colourOf(below)} d={field} />
      <path d={field} fill="url(#course-hatch)" />
    </>
  )
}

function Scale() {
  return (
    <>
      {[1, 0.5, 0].map((chance) => (
        <g key={chance} class={chance === 0.5 ? 'course-scale half' : 'course-scale'}>
          <path d={`M${LEFT} ${heightOf(chance)}H${RIGHT}`} />
          <text x={LEFT - 4} y={heightOf(chance) + 3.5}>{`${chance * 100} %`}</text>
        </g>
      ))}
    </>
  )
}

/** The numbers of the turning points, side by side where they lie close together. */
function Marks({ places }: { readonly places: readonly number[] }) {
  return (
    <>
      {spread(places, MARK_ROOM, LEFT, RIGHT).map((x, i) => (
        <g key={i} class="course-mark">
          <path d={`M${places[i]} ${TOP}V${BOTTOM}L${x} ${MARKS - MARK_SIZE}`} />
          <circle cx={x} cy={MARKS} r={MARK_SIZE} />
          <text x={x} y={MARKS + 3.5}>
            {i + 1}
          </text>
        </g>
      ))}
    </>
  )
}

/** Places in order, moved as little as it takes to lie so far apart. */
function spread(places: readonly number[], apart: number, low: number, high: number): number[] {
  const moved = [...places]
  for (let i = 0, from = low; i < moved.length; from = moved[i++] + apart) moved[i] = Math.max(moved[i], from)
  for (let i = moved.length - 1, to = high; i >= 0; to = moved[i--] - apart) moved[i] = Math.min(moved[i], to)
  return moved.map(round)
}

interface NamesProps {
  readonly names: readonly string[]
  readonly seats: readonly string[]
  readonly ends: Chances
  readonly isShared: boolean
}

/** What belongs to whom: in the corners of two fields, or at the ends of several lines. */
function Names({ names, seats, ends, isShared }: NamesProps) {
  const places = isShared ? [BOTTOM - 6, TOP + 13] : ends.map((chance) => heightOf(chance) - 4)
  return (
    <>
      {names.map((name, seat) => (
        <text
          key={name}
          class={isShared ? 'course-name' : 'course-name end'}
          style={colourOf(seats[seat])}
          x={isShared ? LEFT + 6 : RIGHT - 2}
          y={places[seat]}
        >
          {name}
        </text>
      ))}
    </>
  )
}
