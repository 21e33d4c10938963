import type { Handover, Happening, Interruption, Outcome, Prompt } from '@iacta/kernel'
import { changedFields, type Fields, type FieldsDifference, fieldsDifference } from './difference.ts'

/** A line of the log: what a seat was told, to be put into words by the game. */
export type LogLine = Omit<Happening, 'to'>

/** What a seat, or a spectator, sees of a game now, and what it may do. */
export interface Sight {
  /** Null for a spectator. */
  readonly seat: string | null
  /** How many moments this seat has seen: what its next action answers. */
  readonly sequence: number
  /** The board as this seat may know it, in the game's own words. */
  readonly view: unknown
  /** What it is asked for, or whom it waits for. */
  readonly prompt: Prompt
  /** Every legal action. */
  readonly actions: readonly unknown[]
  /** What may be ordered out of turn, whoever is asked; done as an action. */
  readonly orders: readonly unknown[]
  /** Whether there is anything provisional to take back. */
  readonly canUndo: boolean
  /** For who watches with all his seats: what is put to them together. */
  readonly handover?: Handover
}

/** The same as it is answered, with how many lines of the log the seat was told. */
export interface Scene extends Sight {
  readonly heard: number
}

/** The same as it is kept by who follows it, with all that was told. */
export interface FollowedScene extends Sight {
  readonly log: readonly LogLine[]
  /** The lines from here on go if their actions are taken back. */
  readonly settled: number
}

/** The log from some line on; it takes the place of what was told from there on. */
export interface LogUpdate {
  readonly happenings: readonly LogLine[]
  /** How many lines there are with them. */
  readonly heard: number
  /** How many of all lines can no longer change. */
  readonly settled: number
}

/** What who follows a scene is told: all that is seen now, or what is different from what he saw last. */
export type SceneUpdate = WholeScene | ChangedScene

export interface WholeScene extends LogUpdate {
  readonly scene: Sight
}

export interface ChangedScene extends LogUpdate {
  readonly changes: FieldsDifference
}

/** What makes one sight of another; null if nothing is different. */
export const sightDifference = (before: Sight, now: Sight): FieldsDifference | null =>
  fieldsDifference(before as unknown as Fields, now as unknown as Fields)

/** What a sight becomes by a difference. What has not changed is the very same as before. */
export const changedSight = (before: Sight, changes: FieldsDifference): Sight =>
  changedFields(before as unknown as Fields, changes) as unknown as Sight

/** A scene after an update; null if that tells of changes to what is not there. */
export function followed(before: FollowedScene | null, update: SceneUpdate): FollowedScene | null {
  const sight = 'scene' in update ? update.scene : before && changedSight(before, update.changes)
  if (!sight) return null
  const kept = (before?.log ?? []).slice(0, update.heard - update.happenings.length)
  return { ...sight, log: [...kept, ...update.happenings], settled: update.settled }
}

/** A table as it stood after so many moments. */
export interface Moment {
  readonly at: number
  /** How many moments there are: for a seat what it saw, when the game is over every action. */
  readonly total: number
  /** How many lines of the log had been told by then. */
  readonly heard: number
  /** At the last moment of a finished game. */
  readonly outcome: Outcome | null
  /** Null for a spectator, `ALL` without fog. */
  readonly seat: string | null
  readonly view: unknown
  readonly prompt: Prompt
  /** What was told since the moment before; without fog, with the seats that were told. */
  readonly happenings: readonly (LogLine & { readonly to?: readonly string[] })[]
  /** Without fog: what each seat saw and was asked. */
  readonly views?: Readonly<Record<string, unknown>>
  readonly prompts?: Readonly<Record<string, Prompt>>
  /** Without fog: whose the last action was, what it was and what it drew, and the whole state. */
  readonly by?: string | null
  readonly action?: unknown
  /** Or what the rules were told instead. */
  readonly interruption?: Interruption['kind'] | null
  readonly draws?: readonly number[]
  readonly truth?: unknown
}

/** Whoever sees everything, once the game is over. */
export const ALL = 'all'
