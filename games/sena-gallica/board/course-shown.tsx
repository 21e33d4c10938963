import { Rose } from '@iacta/web/battle'
import { UNHEARD } from '@iacta/web/board'
import { ShownWay } from '@iacta/web/grid'
import type { SeatId } from '../data/table.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { prospectOf } from './odds.ts'
import { activeShip, placeOf, shipIn, sternAt } from './reading.ts'
import { GEOMETRY } from './sea.ts'
import { Hull, type ShipShape } from './ship-shape.tsx'
import { facingOf, middleOf, SCALE, shapeOf } from './ships.tsx'
import type { Course } from './touch.ts'

/** The course to the hex that is pointed at: its way, the ship as it would lie there, and whom it would then ram. */
export function CourseShown({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk } = useAround()
  if (actions.length === 0) return null
  const crossing = desk.crossing.value
  const courses = desk.courses({ view, actions })
  const aim = desk.chosen.value?.at ?? desk.aim.value
  const course = crossing ? (desk.leaning.value ?? crossing.courses[0]) : aim ? courses.get(aim)?.[0] : undefined
  return (
    <>
      {course && <Shown view={view} actions={actions} course={course} />}
      {crossing && <Headings hex={crossing.hex} courses={crossing.courses} />}
    </>
  )
}

function Shown({ view, actions, course }: Pick<Props, 'view' | 'actions'> & { readonly course: Course }) {
  const { desk, words } = useAround()
  const id = desk.goer({ view, actions })
  const ship = id && shipIn(view, id)
  const stern = sternAt(course.to, course.heading)
  if (!stern) return null
  const [x, y] = middleOf({ bow: course.to, stern })
  const side: SeatId = desk.props.seat === 'goth' ? 'goth' : 'byzantine'
  const lying = ship ? shapeOf(ship, () => '') : { ...BARE, side, built: side }
  const shape: ShipShape = { ...lying, facing: facingOf(course.heading) }
  const [px, py] = GEOMETRY.centre(placeOf(course.to))
  return (
    <g class="sg-course" {...UNHEARD}>
      {course.path.length > 1 && <ShownWay geometry={GEOMETRY} places={course.path.map(placeOf)} />}
      <g class={`sg-ship sg-ghost of-${shape.side}`} transform={`translate(${x} ${y}) scale(${SCALE})`}>
        <Hull {...shape} />
      </g>
      {course.speed && (
        <text class="battle-price" x={px} y={py - GEOMETRY.room * 1.1}>
          {`${words.speeds[course.speed]} · ${course.price}`}
        </text>
      )}
      {id && <Blow view={view} id={id} course={course} />}
    </g>
  )
}

/** A ship that is not on the map yet, as it will be. */
const BARE = {
  marines: 4,
  fatigue: 0,
  oars: 'sound',
  fire: 0,
  isRammed: false,
  isPrize: false,
  number: null,
  squadron: null,
  leader: null,
} as const satisfies Partial<ShipShape>

/** A line from the bow to whom it would ram by going straight on, with the chances. */
function Blow({ view, id, course }: { readonly view: Props['view']; readonly id: string; readonly course: Course }) {
  const { desk, words } = useAround()
  const insight = desk.insight.value
  const spent = activeShip(view)?.spent ?? 0
  const prospect = insight && prospectOf(insight, id, course, spent)
  const target = prospect && shipIn(view, prospect.target)
  if (!prospect || !target) return null
  const [ax, ay] = GEOMETRY.centre(placeOf(course.to))
  const struck = [target.bow, target.stern]
    .map((hex) => GEOMETRY.centre(placeOf(hex)))
    .reduce((best, at) => (Math.hypot(at[0] - ax, at[1] - ay) < Math.hypot(best[0] - ax, best[1] - ay) ? at : best))
  const { aspect, part } = prospect.odds
  return (
    <g class="sg-blow">
      <path d={`M${ax} ${ay}L${struck[0]} ${struck[1]}`} />
      <text class="battle-price is-blow" x={struck[0]} y={struck[1] - GEOMETRY.room * 1.25}>
        {`${aspect ? words.aspects[aspect] : ''} ${words.percent(part)}`}
      </text>
    </g>
  )
}

/** Arrows around a hex that is reached with several headings: each is touched to take that one. The bar has buttons for them. */
function Headings({ hex, courses }: { readonly hex: string; readonly courses: readonly Course[] }) {
  const { desk } = useAround()
  return (
    <Rose
      at={GEOMETRY.centre(placeOf(hex))}
      room={GEOMETRY.room}
      arrows={courses.map((course) => ({
        angle: facingOf(course.heading),
        isLeaning: desk.leaning.value === course,
        take: () => desk.take(course),
        lean: () => {
          desk.leaning.value = course
        },
      }))}
    />
  )
}
