import type { Seat } from '@iacta/kernel'
import type { LiveTable } from './live.ts'

/** So many updates are kept for who is told a little later than others; who is further behind is told everything. */
const KEPT_UPDATES = 3

/** Where somebody who is told of a table stands. */
export interface Place {
  /** How many updates of the feed he has had. */
  readonly version: number
  /** Lines of the log he has had that can no longer change. */
  readonly settled: number
  /** The summary he was last sent, as text. */
  readonly summary: string
}

/** The feeds that somebody follows. */
export class Feeds {
  readonly #feeds = new Map<string, Feed>()

  /** What a table tells a seat, or those who only look on, shared with all who are told the same. */
  follow(tableId: string, seat: Seat): Feed {
    const key = keyOf(tableId, seat)
    const feed = this.#feeds.get(key) ?? new Feed(tableId, seat)
    feed.followers++
    this.#feeds.set(key, feed)
    return feed
  }

  /** One less follows it; the last one takes it along. */
  leave(feed: Feed): void {
    if (--feed.followers === 0) this.#feeds.delete(keyOf(feed.tableId, feed.seat))
  }
}

const keyOf = (tableId: string, seat: Seat): string => `${tableId} ${seat}`

/** A table as it is at a moment, as far as a feed tells of it. What is made of it is made again only for another. */
interface Moment {
  readonly row: LiveTable['row']
  readonly game: LiveTable['game']
  readonly seq: number
}

const momentOf = ({ row, game, seq }: LiveTable): Moment => ({ row, game, seq })

const isSameMoment = (a: Moment, b: Moment): boolean => a.row === b.row && a.game === b.game && a.seq === b.seq

/** What somebody new is told, who has heard so much of the log before. */
interface Beginning extends Moment {
  readonly heard: number
  readonly text: string
}

/** What those are told who stood at the same place. */
interface News extends Moment, Pick<Place, 'version' | 'settled'> {
  readonly summary: string | null
  readonly messages: readonly Buffer[]
}

/**
 * What a table tells one seat, update by update. Each is worked out and written once, for however many are told; who
 * comes late or is told late gets what the others got.
 */
export class Feed {
  readonly tableId: string
  readonly seat: Seat
  followers = 0
  /** How many updates there have been. */
  #version = 0
  /** The last of them, as members of a JSON object. */
  #updates: string[] = []
  /** What had been told by then. */
  #settled = 0
  #sequence = -1
  readonly #view: Sent = new Map()
  /** When that was. */
  #at: Moment | null = null
  readonly #summaries = new Summaries()
  #beginning: Beginning | null = null
  #news: News | null = null

  constructor(tableId: string, seat: Seat) {
    this.tableId = tableId
    this.seat = seat
  }

  /** Everything, and of the log what comes after `heard`: an update for somebody new. */
  begin(live: LiveTable, personId: string | null, heard: number): { text: string; place: Place } {
    this.#advance(live, this.followers > 1)
    const place = this.#placeWith(this.#summaries.of(live, personId))
    return { text: `{${withSummary(place.summary, this.#everything(live, heard))}}`, place }
  }

  /** What is new to somebody who stood there, as messages; and where he stands then. */
  goOn(live: LiveTable, personId: string | null, before: Place): { messages: readonly Buffer[]; place: Place } {
    this.#advance(live)
    const place = this.#placeWith(this.#summaries.of(live, personId))
    const summary = place.summary === before.summary ? null : place.summary
    if (summary === null && before.version === this.#version) return { messages: [], place }
    const messages = this.#newsSince(before, live, summary)
    if (this.followers === 1) this.#forget()
    return { messages, place }
  }

  /** What is kept for others only; whoever may miss it is told everything instead. */
  #forget(): void {
    this.#updates = []
    this.#news = null
    this.#beginning = null
  }

  #placeWith(summary: string): Place {
    return { version: this.#version, settled: this.#settled, summary }
  }

  #newsSince(before: Place, live: LiveTable, summary: string | null): readonly Buffer[] {
    const { version, settled } = before
    const known = this.#news
    const isKnown = known && isSameMoment(known, live) && known.version === version && known.settled === settled
    if (isKnown && known.summary === summary) return known.messages
    const updates = this.#updatesSince(before, live)
    const messages = updates.map((update, i) => {
      const text = i === updates.length - 1 && summary !== null ? withSummary(summary, update) : update
      return Buffer.from(`{"table":${JSON.stringify(this.tableId)},"update":{${text}}}`)
    })
    this.#news = { ...momentOf(live), version, settled, summary, messages }
    return messages
  }

  #updatesSince({ version, settled }: Place, live: LiveTable): readonly string[] {
    const missed = this.#version - version
    if (missed === 0) return [this.#nothingNew(live)]
    return missed > this.#updates.length ? [this.#everything(live, settled)] : this.#updates.slice(-missed)
  }

  /** Brings the feed up to what the table is now: one update more, if that is anything new to the seat and to others. */
  #advance(live: LiveTable, hasOthers = true): void {
    const { game, row } = live
    if (!game || (this.#at && isSameMoment(this.#at, live))) return
    this.#at = momentOf(live)
    const settled = game.settledLines(this.seat)
    const from = Math.min(this.#settled, settled)
    const { view, within } = changesOf(viewOf(game, this.seat), this.#view)
    const sequence = game.sequence(this.seat)
    const isNew = settled > from || sequence !== this.#sequence || view.length > 0 || within.length > 0
    this.#settled = settled
    this.#sequence = sequence
    if (!isNew) return
    this.#version++
    this.#news = null
    this.#beginning = null
    this.#updates = hasOthers
      ? [...this.#updates.slice(1 - KEPT_UPDATES), written(game, row, this.seat, from, view, within)]
      : []
  }

  #everything(live: LiveTable, heard: number): string {
    const { game, row } = live
    if (!game) return ''
    if (!this.#beginning || !isSameMoment(this.#beginning, live) || this.#beginning.heard !== heard) {
      const view = Object.entries(viewOf(game, this.seat)).map(([field, value]) => member(field, value))
      const from = Math.min(heard, this.#settled)
      const text = written(game, row, this.seat, from, view, [])
      if (this.followers === 1) return text
      this.#beginning = { ...momentOf(live), heard, text }
    }
    return this.#beginning.text
  }

  /** What goes with a summary that is new: who is asked, and for what. */
  #nothingNew({ game, row }: LiveTable): string {
    return game ? written(game, row, this.seat, this.#settled, [], []) : ''
  }
}

type Game = NonNullable<LiveTable['game']>

const viewOf = (game: Game, seat: Seat): Record<string, unknown> => game.view(seat) as Record<string, unknown>

const withSummary = (summary: string, update: string): string =>
  `"summary":${summary}${update === '' ? '' : `,${update}`}`

/**
 * An update as members of a JSON object: the lines of the log from a given one on (they take the place of what was told
 * from there on), and these parts of the view.
 */
function written(
  game: Game,
  row: LiveTable['row'],
  seat: Seat,
  from: number,
  view: readonly string[],
  within: readonly string[],
): string {
  const heard = game.heardSince(seat, from)
  const rest = {
    sequence: game.sequence(seat),
    prompt: game.prompt(seat),
    canUndo: game.canUndo(seat),
    heard: from + heard.length,
    settled: game.settledLines(seat),
    happenings: heard.map(({ key, params }) => ({ key, params })),
  }
  const actions = row.status === 'running' ? game.actions(seat) : []
  return [
    JSON.stringify(rest).slice(1, -1),
    `"actions":[${actions.map(textOf).join()}]`,
    `"view":{${view.join()}}`,
    `"within":{${within.join()}}`,
  ].join()
}

/** The summary of a table as text, once for all to whom it says the same. */
class Summaries {
  #row: LiveTable['row'] | null = null
  #seats: LiveTable['seats'] | null = null
  #people: LiveTable['people'] | null = null
  readonly #texts = new Map<string | null, string>()

  of(live: LiveTable, personId: string | null): string {
    // Rows are replaced, never edited, when anything a summary tells has changed.
    if (live.row !== this.#row || live.seats !== this.#seats || live.people !== this.#people) {
      this.#texts.clear()
      this.#row = live.row
      this.#seats = live.seats
      this.#people = live.people
    }
    // Who has no seat there, nor one kept or left, is told the same as everybody.
    const isConcerned = personId !== null && (live.isSeatOf(personId) || live.hasLeft(personId))
    const reader = isConcerned ? personId : null
    const text = this.#texts.get(reader) ?? JSON.stringify(live.summary(reader))
    this.#texts.set(reader, text)
    return text
  }
}

/** Games hand out the same action as the same object again and again: its text is made once. */
const actionTexts = new WeakMap<object, string>()

function textOf(action: unknown): string {
  if (typeof action !== 'object' || action === null) return JSON.stringify(action)
  const known = actionTexts.get(action) ?? JSON.stringify(action)
  actionTexts.set(action, known)
  return known
}

/** A view as it was sent last: its fields, and of those that are objects the members. */
type Sent = Map<string, unknown>

/**
 * What of a view is not as it was sent last: whole fields in `view`; of a field that is an object and was sent
 * before, only the keys that changed, in `within`, with null for those that are gone. All as members of JSON objects.
 * Afterwards `sent` is as the view is. What has not changed stays in it as it is, so that most of a view is forgotten
 * at once, and never grows old enough to be a burden.
 */
function changesOf(now: Readonly<Record<string, unknown>>, sent: Sent): { view: string[]; within: string[] } {
  const view: string[] = []
  const within: string[] = []
  for (const field in now) {
    const value = now[field]
    const before = sent.get(field)
    if (isKeyed(value) && before instanceof Map) {
      const part = changesWithin(value, before)
      if (part.length > 0) within.push(`${JSON.stringify(field)}:{${part.join()}}`)
    } else if (isKeyed(value) || !isSame(value, before)) {
      view.push(member(field, value))
      sent.set(field, isKeyed(value) ? new Map(Object.entries(value)) : value)
    }
  }
  return { view, within }
}

function changesWithin(value: Readonly<Record<string, unknown>>, sent: Sent): string[] {
  const part: string[] = []
  let keys = 0
  for (const key in value) {
    keys++
    if (sent.has(key) && isSame(value[key], sent.get(key))) continue
    part.push(member(key, value[key]))
    sent.set(key, value[key])
  }
  if (sent.size === keys) return part
  for (const key of sent.keys()) {
    if (key in value) continue
    part.push(member(key, null))
    sent.delete(key)
  }
  return part
}

const member = (key: string, value: unknown): string => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two plain values would make the same JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const before = b as Readonly<Record<string, unknown>>
  let keys = 0
  for (const key in a) {
    if (!(key in before) || !isSame((a as typeof before)[key], before[key])) return false
    keys++
  }
  for (const _ in before) keys--
  return keys === 0
}
