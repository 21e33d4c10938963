import type { Seat } from '@iacta/kernel'
import { isSame, type LogLine, type SceneUpdate, type Sight, sightDifference } from '@iacta/wire'
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
  follow(tableId: string, seat: Seat, ours: readonly Seat[] = []): Feed {
    const key = keyOf(tableId, seat, ours)
    const feed = this.#feeds.get(key) ?? new Feed(tableId, seat, ours)
    feed.followers++
    this.#feeds.set(key, feed)
    return feed
  }

  /** One less follows it; the last one takes it along. */
  leave(feed: Feed): void {
    if (--feed.followers === 0) this.#feeds.delete(keyOf(feed.tableId, feed.seat, feed.ours))
  }
}

const keyOf = (tableId: string, seat: Seat, ours: readonly Seat[]): string => `${tableId} ${seat} ${ours.join()}`

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
  /** Those that share the screen it is told to, if several do. */
  readonly ours: readonly Seat[]
  followers = 0
  /** How many updates there have been. */
  #version = 0
  /** The last of them, as members of a JSON object. */
  #updates: string[] = []
  /** What had been told by then: all that was seen, how much of the log stood for good, and its lines from there on. */
  #sight: Sight | null = null
  #settled = 0
  #unsettled: readonly LogLine[] = []
  /** When that was. */
  #at: Moment | null = null
  readonly #summaries = new Summaries()
  #beginning: Beginning | null = null
  #news: News | null = null

  constructor(tableId: string, seat: Seat, ours: readonly Seat[] = []) {
    this.tableId = tableId
    this.seat = seat
    this.ours = ours
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
    if (missed === 0) return ['']
    return missed > this.#updates.length ? [this.#everything(live, settled)] : this.#updates.slice(-missed)
  }

  /** Brings the feed up to what the table is now: one update more, if that is anything new to the seat and to others. */
  #advance(live: LiveTable, hasOthers = true): void {
    if (!live.game || (this.#at && isSameMoment(this.#at, live))) return
    this.#at = momentOf(live)
    const before = this.#sight
    const sight = live.sight(this.seat, this.ours)
    const changes = before && sightDifference(before, sight)
    const log = this.#hear(live.game)
    if (before && !changes && !log) return
    this.#sight = sight
    this.#version++
    this.#news = null
    this.#beginning = null
    const { happenings = [], heard = this.#settled + this.#unsettled.length } = log ?? {}
    const told = { happenings, heard, settled: this.#settled }
    this.#updates = hasOthers
      ? [
          ...this.#updates.slice(1 - KEPT_UPDATES),
          written(before ? { changes: changes ?? {}, ...told } : { scene: sight, ...told }),
        ]
      : []
  }

  /** What the log has more than was told of it, or otherwise; null if nothing. */
  #hear(game: Game): Pick<SceneUpdate, 'happenings' | 'heard'> | null {
    const settled = game.settledLines(this.seat)
    const from = Math.min(this.#settled, settled)
    const lines = linesSince(game, this.seat, from)
    const told = this.#unsettled
    let same = 0
    if (from === this.#settled)
      while (same < Math.min(lines.length, told.length) && isSame(lines[same], told[same])) same++
    const isNew = settled !== this.#settled || same < lines.length || same < told.length
    this.#settled = settled
    this.#unsettled = lines.slice(settled - from)
    return isNew ? { happenings: lines.slice(same), heard: from + lines.length } : null
  }

  #everything(live: LiveTable, heard: number): string {
    if (!live.game) return ''
    if (!this.#beginning || !isSameMoment(this.#beginning, live) || this.#beginning.heard !== heard) {
      const from = Math.min(heard, this.#settled)
      const happenings = linesSince(live.game, this.seat, from)
      const told = { happenings, heard: from + happenings.length, settled: this.#settled }
      const text = written({ scene: live.sight(this.seat, this.ours), ...told })
      if (this.followers === 1) return text
      this.#beginning = { ...momentOf(live), heard, text }
    }
    return this.#beginning.text
  }
}

type Game = NonNullable<LiveTable['game']>

const linesSince = (game: Game, seat: Seat, line: number): LogLine[] =>
  game.heardSince(seat, line).map(({ key, params }) => ({ key, params }))

/** An update as members of a JSON object: all that is seen now, or what changed, and the log from a given line on. */
const written = (update: SceneUpdate): string => JSON.stringify(update).slice(1, -1)

const withSummary = (summary: string, update: string): string =>
  `"summary":${summary}${update === '' ? '' : `,${update}`}`

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
