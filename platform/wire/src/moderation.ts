import type { Room, Standing } from './people.ts'

/** What those read who moderate. */

/** Somebody who is decided about. */
export interface Subject {
  readonly id: string
  /** Null for a guest. */
  readonly name: string | null
  readonly since: number
  readonly standing: Standing
}

/** Something that was said, as it is shown with a report. */
export interface ReportedLine {
  readonly id: number
  readonly personId: string
  /** Null for guests, and for those who are gone. */
  readonly name: string | null
  readonly text: string
  readonly at: number
}

export interface Report {
  readonly id: number
  readonly at: number
  readonly reason: string
  readonly by: { readonly id: string; readonly name: string | null }
  /** Who said it. */
  readonly about: Omit<Subject, 'since'> & { readonly gone: boolean }
  readonly table: string
  readonly room: Room
  readonly message: ReportedLine
  /** What was said there before and after; of private talk only what the one who reports it could read himself. */
  readonly before: readonly ReportedLine[]
  readonly after: readonly ReportedLine[]
  readonly settledAt: number | null
  readonly settledBy: string | null
}

export type Measure =
  | 'mute'
  | 'unmute'
  | 'suspend'
  | 'unsuspend'
  | 'delete'
  | 'operator'
  | 'not-operator'
  | 'reset'
  | 'dismiss'

/** What was decided about somebody, by whom and why. */
export interface DecisionEntry {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly personId: string
  /** As it was then; null for guests. */
  readonly name: string | null
  readonly what: Measure
  readonly until: number | null
  readonly reason: string
  readonly report: number | null
}
