import { type Course, type Passage, percent, sayBetter, sayCauses, sayTelling, turningPoints } from '@iacta/bots'
import { type GameText, type Outcome, sayOutcome } from '@iacta/kernel'
import { useState } from 'preact/hooks'
import type { Chapter, GameFace } from '../board/index.ts'
import { language } from '../settings.ts'
import { say } from '../trouble.words.ts'
import './course.css'
import { forget, readingOf } from './course.ts'
import { t } from './course.words.ts'
import { CourseChart } from './course-chart.tsx'
import type { TableSession } from './session.ts'

/** As many turning points as are listed. */
const POINTS = 8

interface CoursePanelProps {
  readonly session: TableSession
  /** Shows the board as it stood after so many actions. */
  onShow(at: number): void
}

/** How a finished game went: a chart of the chances, and where it turned. */
export function CoursePanel({ session, onShow }: CoursePanelProps) {
  const { link } = session
  const [, look] = useState(0)
  const again = (): void => {
    forget(link)
    look((times) => times + 1)
  }
  const { share, course, trouble } = readingOf(link)
  const text = session.text.value
  const outcome = link.summary.value?.outcome ?? null
  return (
    <section class="course" aria-label={t.value.title}>
      <h2>{t.value.title}</h2>
      {trouble.value !== null && (
        <div class="course-failed" role="alert">
          <p>
            {t.value.failed} {say(trouble.value)}
          </p>
          <button type="button" class="button" onClick={again}>
            {t.value.again}
          </button>
        </div>
      )}
      {trouble.value === null && !course.value && (
        <p class="course-working" role="status">
          {t.value.working}
          <progress aria-label={t.value.working} value={share.value} />
        </p>
      )}
      {course.value && text && (
        <Told course={course.value} session={session} text={text} outcome={outcome} onShow={onShow} />
      )}
    </section>
  )
}

interface ToldProps extends CoursePanelProps {
  readonly course: Course
  readonly text: GameText
  readonly outcome: Outcome | null
}

function Told({ course, session, text, outcome, onShow }: ToldProps) {
  const points = turningPoints(course, POINTS)
  const chapters = chaptersOf(course, session.face.value?.chapter)
  const { at } = session.past
  const nameOf = (seat: string): string => text.seat(seat)
  const told = (point: Passage): string =>
    point.by === 'conclusion' && outcome ? sayOutcome(text, language.value, outcome) : sayTelling(course, point, text)
  const when = ({ telling }: Passage): string => {
    const chapter = chapters.findLast(({ begins, kind }) => kind === 'turn' && begins < telling)
    return chapter ? text.happening(chapter.line) : ''
  }
  return (
    <>
      <CourseChart
        course={course}
        points={points}
        nameOf={nameOf}
        chapters={chapters.filter(({ kind }) => kind === 'year').map(({ begins }) => begins)}
        at={at.value}
        onAt={onShow}
      />
      <h3>{points.length > 0 ? t.value.turned : t.value.nothingTurned}</h3>
      <ol class="course-points">
        {points.map((point) => (
          <li key={point.from}>
            <button
              type="button"
              class="course-point"
              title={t.value.show}
              aria-current={at.value === point.telling ? 'step' : undefined}
              onClick={() => onShow(point.telling)}
            >
              <strong>{pointOf(point, nameOf(course.seats[point.of]))}</strong>
              {point.by !== 'conclusion' && (
                <span class={hasGained(point) ? 'course-causes gain' : 'course-causes'}>
                  {sayCauses(point, language.value)}
                </span>
              )}
              <span class="course-what">
                {when(point)} {told(point)}
              </span>
              {point.better !== null && <span class="course-better">{sayBetter(point, text, language.value)}</span>}
            </button>
          </li>
        ))}
      </ol>
      <p class="course-note">{t.value.note}</p>
    </>
  )
}

const hasGained = ({ before, after, of }: Passage): boolean => after[of] > before[of]

const pointOf = ({ before, after, of }: Passage, name: string): string =>
  t.value.point(name, percent(before[of]), percent(after[of]))

/** Where the chapters of the game begin, as its log has them. */
function chaptersOf({ moments }: Course, chapter: GameFace['chapter']) {
  return moments.flatMap(({ at, happenings }) =>
    happenings.flatMap((line) => {
      const kind: Chapter | null = chapter?.(line) ?? null
      return kind === null || kind === 'battle' ? [] : [{ begins: at, kind, line }]
    }),
  )
}
