import type { Moment } from './link.ts'

/** How many lines of the log had been told after so many actions, as far as it is known. */
export type Heard = ReadonlyMap<number, number>

/** A guess keeps this part of the range away from either end, so that a few of them always suffice. */
const MARGIN = 1 / 8

interface Bracket {
  /** The last moment known to come before the line, and the lines told by then. */
  readonly low: number
  readonly lowHeard: number
  readonly high: number
  /** Null while nobody knows how many were told by `high`. */
  readonly highHeard: number | null
}

function bracket(heard: Heard, total: number, line: number): Bracket {
  let [low, lowHeard, high, highHeard] = [-1, 0, total, heard.get(total) ?? null]
  for (const [at, count] of heard) {
    if (at >= high) continue
    if (count > line) [high, highHeard] = [at, count]
    else if (at > low) [low, lowHeard] = [at, count]
  }
  return { low, lowHeard, high, highHeard }
}

/**
 * The moment a line was told at: found, or the moment to ask for next. Lines that are not told by the last moment are
 * found there.
 */
export function seek(heard: Heard, total: number, line: number): { readonly found: number } | { readonly ask: number } {
  const { low, lowHeard, high, highHeard } = bracket(heard, total, line)
  const range = high - low
  if (range <= 1) return { found: high }
  const share = highHeard === null || highHeard <= line ? 0.5 : (line + 1 - lowHeard) / (highHeard - lowHeard)
  const ask = low + Math.round(range * Math.min(1 - MARGIN, Math.max(MARGIN, share)))
  return { ask: Math.min(high - 1, Math.max(low + 1, ask)) }
}

/** About where a line was told, without asking: as if lines came evenly between the moments that are known. */
export function estimate(heard: Heard, total: number, line: number): number {
  const { low, lowHeard, high, highHeard } = bracket(heard, total, line)
  if (highHeard === null || highHeard <= lowHeard) return high
  const from = Math.max(0, low)
  return Math.min(high, Math.round(from + ((line + 1 - lowHeard) / (highHeard - lowHeard)) * (high - from)))
}

/** About how many lines had been told by a moment. */
export function estimateHeard(heard: Heard, total: number, lines: number, at: number): number {
  const known = heard.get(at)
  if (known !== undefined) return known
  let [before, beforeHeard, after, afterHeard] = [0, 0, Math.max(total, 1), lines]
  for (const [moment, count] of heard) {
    if (moment <= at && moment >= before) [before, beforeHeard] = [moment, count]
    if (moment >= at && moment <= after) [after, afterHeard] = [moment, count]
  }
  if (after <= before) return beforeHeard
  return Math.round(beforeHeard + ((at - before) / (after - before)) * (afterHeard - beforeHeard))
}

/** How many moments are kept, and how many are fetched ahead. */
const KEPT = 250
const FETCHED_AHEAD = 3

/** The past of a table as one viewer saw it: fetched once, a little ahead of whoever looks. */
export class Moments {
  readonly heard = new Map<number, number>()
  readonly #fetch: (at: number) => Promise<Moment>
  readonly #kept = new Map<number, Moment>()
  readonly #coming = new Map<number, Promise<Moment>>()
  #total = 0
  #turn = 0
  #shown = 0
  #busy: Promise<unknown> = Promise.resolve()

  constructor(fetch: (at: number) => Promise<Moment>) {
    this.#fetch = fetch
  }

  /** The most actions anybody has told of. */
  get total(): number {
    return this.#total
  }

  get(at: number): Promise<Moment> {
    const kept = this.#kept.get(at)
    if (kept) {
      this.#kept.delete(at)
      this.#kept.set(at, kept)
      return Promise.resolve(kept)
    }
    const coming =
      this.#coming.get(at) ??
      this.#fetch(at)
        .then((moment) => this.#keep(moment))
        .finally(() => this.#coming.delete(at))
    this.#coming.set(at, coming)
    return coming
  }

  #keep(moment: Moment): Moment {
    const { at, heard, happenings } = moment
    this.#total = Math.max(this.#total, moment.total)
    this.heard.set(at, heard)
    if (at > 0) this.heard.set(at - 1, heard - happenings.length)
    // The last moment may yet learn how the game ended.
    if (at < moment.total) this.#kept.set(at, moment)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return moment
  }

  /** A moment to show; null if another was asked for meanwhile. One is fetched at a time, the last asked for next. */
  async show(at: number): Promise<Moment | null> {
    const turn = ++this.#turn
    if (!this.#kept.has(at)) await this.#busy
    if (turn !== this.#turn) return null
    const coming = this.get(at)
    this.#busy = coming.catch(() => undefined)
    try {
      const moment = await coming
      if (turn !== this.#turn) return null
      void this.#prefetch(turn, at)
      return moment
    } catch (error) {
      if (turn !== this.#turn) return null
      throw error
    }
  }

  /** Nobody wants what was asked for any more. */
  cancel(): void {
    this.#turn++
  }

  /** The next few in the direction somebody goes, as long as nobody goes elsewhere. */
  async #prefetch(turn: number, at: number): Promise<void> {
    const step = at < this.#shown ? -1 : 1
    this.#shown = at
    for (let ahead = 1; ahead <= FETCHED_AHEAD && turn === this.#turn; ahead++) {
      const next = at + ahead * step
      if (next < 0 || next > this.#total) return
      try {
        await this.get(next)
      } catch {
        return
      }
    }
  }

  /** The moment at which a line of the log was told. */
  async ofLine(line: number, total: number): Promise<number> {
    for (;;) {
      const next = seek(this.heard, total, line)
      if ('found' in next) return next.found
      await this.get(next.ask)
    }
  }
}
