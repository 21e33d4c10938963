import type { Course } from '@iacta/bots'
import type { GameRecord } from '@iacta/kernel'
import { type Signal, signal } from '@preact/signals'
import type { CourseAsk, CourseNews } from '../local/course-analysis.ts'
import { advisedAt } from './advice.ts'
import { type TableLink, Trouble } from './link.ts'
import { recordOf } from './table-actions.ts'

/** How a finished game went, as far as it is known. */
export interface Reading {
  /** How much of the work is done. */
  readonly share: Signal<number>
  readonly course: Signal<Course | null>
  /** Why there will be none. */
  readonly trouble: Signal<unknown>
}

/** Enough to tell a mistake from bad luck, and soon done on a phone. */
const ITERATIONS = 8

/** By table: nothing changes about a game that is over. */
const readings = new Map<string, Reading>()

/** What is known of how a game went; begins to find out if nobody has. */
export function readingOf(link: TableLink): Reading {
  const begun = readings.get(link.id)
  if (begun) return begun
  const reading: Reading = { share: signal(0), course: signal(null), trouble: signal(null) }
  readings.set(link.id, reading)
  recordOf(link)
    .then((record) => look(record, advisedAt(link.id), reading.share))
    .then(
      (course) => {
        reading.course.value = course
      },
      (trouble: unknown) => {
        reading.trouble.value = trouble
      },
    )
  return reading
}

/** Whoever asks next begins anew. */
export const forget = (link: TableLink): boolean => readings.delete(link.id)

function look(record: GameRecord, advised: readonly string[], share: Signal<number>): Promise<Course> {
  const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: 'course' })
  const answer = new Promise<Course>((found, failed) => {
    worker.onmessage = ({ data }) => {
      const news = data as CourseNews
      if ('course' in news) found(news.course)
      else if ('share' in news) share.value = news.share
      else failed(new Trouble('offline', news.failed))
    }
    worker.onerror = () => failed(new Trouble('offline', 'What it takes to look back is not in this browser yet.'))
  })
  worker.postMessage({ record, iterations: ITERATIONS, advised } satisfies CourseAsk)
  return answer.finally(() => worker.terminate())
}
