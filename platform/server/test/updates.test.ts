import { completed, everyOptions, quickChance, readOptions, type Seat, SPECTATOR, seatsIn } from '@iacta/kernel'
import { GAMES, gameNamed } from '@iacta/registry'
import { type FollowedScene, followed, tellsOfGame, type Update } from '@iacta/wire'
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

function newTable(game = 'julius-caesar', options: object = { scenario: 'free' }): LiveTable {
  const pack = gameNamed(game)
  const settled = readOptions(pack.game.options, options)
  const spec = {
    game,
    options: settled,
    visibility: 'public',
    rated: false,
    clock: { kind: 'none' },
    onTimeout: 'claim',
    seats: Object.fromEntries(pack.game.seats(settled).map((seat) => [seat, 'me' as const])),
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

/** Somebody who takes in what he is told, as the app does. */
class Follower {
  readonly feed: Feed
  readonly personId: string | null
  place: Place
  scene: FollowedScene | null = null
  summary: unknown

  constructor(feeds: Feeds, live: LiveTable, seat: Seat, personId: string | null) {
    this.feed = feeds.follow(live.id, seat)
    this.personId = personId
    const { text, place } = this.feed.begin(live, personId, 0)
    this.place = place
    this.take(JSON.parse(text))
  }

  take(update: Update): void {
    if (update.summary) this.summary = update.summary
    if (!tellsOfGame(update)) return
    this.scene = followed(this.scene, update)
    expect(this.scene).not.toBeNull()
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
  const log = game.heard(seat).map(({ key, params }) => ({ key, params }))
  return plain({
    scene: { ...live.sight(seat), log, settled: game.settledLines(seat) },
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
          const { scene, summary } = follower
          expect({ scene, summary }).toEqual(known(live, seat, follower.personId))
          expect(follower.goOn(live)).toBe(0)
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each(GAMES.flatMap(({ game }) => [1, 2, 3].map((seed) => [game.id, seed] as const)))(
    'of %s tells every seat and a spectator exactly what there is, update by update (random game %i)',
    (id, seed) => {
      const ways = everyOptions(gameNamed(id).game.options)
      const chance = quickChance(seed)
      const live = newTable(id, ways[chance.pick(ways.length)])
      const feeds = new Feeds()
      const seats = [...live.seatIds.keys(), SPECTATOR]
      const followers = seats.map((seat) => new Follower(feeds, live, seat, PERSON.id))
      // Told now and then: what was missed comes as several updates, or as one with everything.
      const late = seats.map((seat) => new Follower(feeds, live, seat, null))
      for (let i = 0; i < 250 && live.game && live.game.outcome() === null; i++) {
        const asked = seatsIn(live.game.asked())
        const seat = asked[chance.pick(asked.length)]
        const legal = live.game.actions(seat)
        if (live.game.canUndo(seat) && chance.pick(6) === 0) done(live, 'undo', seat, null)
        else done(live, 'act', seat, completed(legal[chance.pick(legal.length)], chance))
        const told = [...followers, ...late.filter(() => chance.pick(3) === 0)]
        for (const follower of told) {
          follower.goOn(live)
          expect(follower.scene).toEqual((known(live, follower.feed.seat, null) as { scene: object }).scene)
        }
      }
    },
  )

  test('tells what changed and no more: not the board, the legal actions or the log over again', () => {
    const live = newTable()
    const feeds = new Feeds()
    const [follower] = [new Follower(feeds, live, 0, PERSON.id), new Follower(feeds, live, 0, PERSON.id)]
    const [, first, second] = live.game?.actions(0) ?? []
    done(live, 'act', 0, first)
    follower.goOn(live)
    const before = follower.scene
    done(live, 'act', 0, second)
    const { messages } = follower.feed.goOn(live, PERSON.id, follower.place)
    const { changes, happenings } = JSON.parse(messages[0].toString()).update
    expect(follower.goOn(live)).toBe(1)
    expect(happenings).toEqual(follower.scene?.log.slice(before?.log.length))
    expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(follower.scene?.actions).length / 2)
    expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(follower.scene?.view).length / 4)
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
