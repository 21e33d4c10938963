import { quickChance, type Seat, SPECTATOR, seatsIn } from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LiveTable } from '../src/live.ts'
import { rowsOf } from '../src/tables/new-table.ts'
import { type Feed, Feeds, type Place } from '../src/updates.ts'

const PERSON = {
  id: 'caesar',
  name: 'Caesar',
  language: null,
  vacationFrom: null,
  vacationUntil: null,
  standing: { operator: false, muted: null, suspended: null },
  since: 1,
}
const SEATS: readonly Seat[] = [0, 1, SPECTATOR]

function newTable(): LiveTable {
  const spec = {
    game: 'julius-caesar',
    options: { scenario: 'free' },
    visibility: 'public',
    rated: false,
    clock: { kind: 'none' },
    onTimeout: 'claim',
    seats: { caesar: 'me', pompeius: 'me' },
  } as const
  const { row, seats } = rowsOf(PERSON, spec, 1)
  const live = new LiveTable({ ...row, status: 'running', started_at: 1 }, seats)
  live.begin()
  return live
}

/** Something is done at a table, and written down. */
function done(live: LiveTable, kind: 'act' | 'undo', seat: Seat, action: unknown): void {
  if (kind === 'act') expect(live.act(seat, [action]).refusal).toBeNull()
  else live.undo(seat)
  live.seq++
}

interface Update {
  readonly sequence: number
  readonly view: Record<string, unknown>
  readonly within: Record<string, Record<string, unknown>>
  readonly heard: number
  readonly happenings: readonly unknown[]
  readonly actions: readonly unknown[]
  readonly summary?: { readonly status: string; readonly updatedAt: number }
}

/** Somebody who takes in what he is told, as the app does. */
class Follower {
  readonly feed: Feed
  readonly personId: string | null
  place: Place
  view: Record<string, unknown> = {}
  log: unknown[] = []
  last: Update
  summary: unknown

  constructor(feeds: Feeds, live: LiveTable, seat: Seat, personId: string | null) {
    this.feed = feeds.follow(live.id, seat)
    this.personId = personId
    const { text, place } = this.feed.begin(live, personId, 0)
    this.place = place
    this.last = this.take(JSON.parse(text))
  }

  take(update: Update): Update {
    this.view = { ...this.view, ...update.view }
    for (const [field, changes] of Object.entries(update.within)) {
      const merged = { ...(this.view[field] as object), ...changes } as Record<string, unknown>
      for (const [key, value] of Object.entries(changes)) if (value === null) delete merged[key]
      this.view[field] = merged
    }
    this.log = [...this.log.slice(0, update.heard - update.happenings.length), ...update.happenings]
    if (update.summary) this.summary = update.summary
    this.last = update
    return update
  }

  /** How many messages it took. */
  goOn(live: LiveTable): number {
    const { messages, place } = this.feed.goOn(live, this.personId, this.place)
    this.place = place
    for (const message of messages) this.take(JSON.parse(message.toString()).update)
    return messages.length
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What somebody knows of a table, from the table itself. */
function known(live: LiveTable, seat: Seat, personId: string | null) {
  const { game } = live
  if (!game) throw new Error('it has begun')
  return plain({
    view: game.view(seat),
    log: game.heard(seat).map(({ key, params }) => ({ key, params })),
    actions: game.actions(seat),
    summary: live.summary(personId),
  })
}

describe('a feed', () => {
  test('tells everybody what there is, whenever he came and however late he is told', () => {
    const step = fc.record({
      seat: fc.constantFrom<Seat>(0, 1),
      undo: fc.boolean(),
      told: fc.array(fc.nat(8), { maxLength: 4 }),
      comes: fc.option(fc.constantFrom(...SEATS), { nil: null }),
      touched: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), fc.nat(), (steps, seed) => {
        const live = newTable()
        const feeds = new Feeds()
        const followers: [Follower, Seat][] = []
        const chance = quickChance(seed)
        for (const { seat, undo, told, comes, touched } of steps) {
          const { game } = live
          if (!game) return
          if (undo && game.canUndo(seat)) done(live, 'undo', seat, null)
          else if (seatsIn(game.asked()).includes(seat)) {
            const legal = game.actions(seat)
            // Ready as often as not, so that something comes of it.
            done(live, 'act', seat, legal[chance.pick(2) === 0 ? 0 : chance.pick(legal.length)])
          }
          if (touched) live.row = { ...live.row, updated_at: live.row.updated_at + 1 }
          if (comes !== null) {
            const personId = comes === SPECTATOR && chance.pick(2) === 0 ? null : PERSON.id
            followers.push([new Follower(feeds, live, comes, personId), comes])
          }
          for (const i of told) followers[i]?.[0].goOn(live)
        }
        for (const [follower, seat] of followers) {
          follower.goOn(live)
          const { view, log, summary } = follower
          expect({ view, log, actions: follower.last.actions, summary }).toEqual(known(live, seat, follower.personId))
          expect(follower.goOn(live)).toBe(0)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('says nothing of what another seat does unseen, not even by an empty message', () => {
    const live = newTable()
    const feeds = new Feeds()
    const [caesar, pompeius, spectator] = SEATS.map((seat) => new Follower(feeds, live, seat, null))
    done(live, 'act', 0, live.game?.actions(0)[1])
    live.row = { ...live.row }
    expect([caesar, pompeius, spectator].map((follower) => follower.goOn(live))).toEqual([1, 0, 0])
  })

  test('hands out the same bytes to all who stood at the same place, and is forgotten with the last', () => {
    const live = newTable()
    const feeds = new Feeds()
    const followers = Array.from({ length: 3 }, () => new Follower(feeds, live, 0, PERSON.id))
    expect(new Set(followers.map(({ feed }) => feed)).size).toBe(1)
    done(live, 'act', 0, live.game?.actions(0)[1])
    const told = followers.map(({ feed, place }) => feed.goOn(live, PERSON.id, place).messages)
    expect(told[0]).toHaveLength(1)
    for (const messages of told) expect(messages[0]).toBe(told[0][0])
    for (const { feed } of followers) feeds.leave(feed)
    expect(feeds.follow(live.id, 0)).not.toBe(followers[0].feed)
  })
})
