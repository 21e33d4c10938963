import { scriptedChance } from '@iacta/kernel'
import { anyMomentCanBeWritten, refusedPositions } from '@iacta/testing'
import { expect, test } from 'vitest'
import { nero as game, type Options } from '../rules/game.ts'
import { fromPosition } from '../rules/position.ts'
import { CARD_IDS, EVENT_IDS, NOWHERE, PLACE_COUNT, PLACE_IDS, SEAT_IDS, ZONE_IDS } from '../rules/printed.ts'
import { FRAME, LEGIONS, type State, seatsOf, TOPICS, UNTIL } from '../rules/state.ts'

const RANKS = ['general', 'contender', 'emperor']
const CONDITIONS = ['ready', 'moved', 'sick']
const SETUP: Readonly<Record<string, string>> = { homes: 'homes', freeLegions: 'free-legions', generals: 'generals' }

/** A state of play written as a person would write it. */
function written(s: State): object {
  const bySeat = <T>(of: (seat: number) => T): Record<string, T> =>
    Object.fromEntries(seatsOf(s).map((seat) => [SEAT_IDS[seat], of(seat)]))
  const ids = (cards: readonly number[]): string[] => cards.map((c) => CARD_IDS[c])
  const top = s.stack[s.stack.length - 1]
  const table = { players: s.players, scenario: s.length, asking: s.asking, first: SEAT_IDS[s.first] }
  const now = SETUP[top.step]
  if (now !== undefined) {
    const homes = Object.fromEntries(
      seatsOf(s).flatMap((seat) => (s.home[seat] < 0 ? [] : [[SEAT_IDS[seat], ZONE_IDS[s.home[seat]]]])),
    )
    const stationed = seatsOf(s).filter((seat) => s.commander[seat] !== NOWHERE)
    return {
      ...table,
      now,
      homes,
      ...(top.step === 'homes' ? { chooser: SEAT_IDS[top.chooser] } : { legions: LEGIONS.show(s.legions) }),
      ...(top.step === 'generals'
        ? { commanders: Object.fromEntries(stationed.map((seat) => [SEAT_IDS[seat], PLACE_IDS[s.commander[seat]]])) }
        : {}),
    }
  }
  const hand = s.stack.findIndex(({ step }) => step === 'hand')
  const under = s.stack[hand - 1]
  return {
    ...table,
    turn: s.turn,
    active: SEAT_IDS[s.active],
    homes: bySeat((seat) => ZONE_IDS[s.home[seat]]),
    legions: LEGIONS.show(s.legions),
    commanders: bySeat(
      (seat) => `${PLACE_IDS[s.commander[seat]]} ${RANKS[s.rank[seat]]} ${CONDITIONS[s.condition[seat]]}`,
    ),
    hands: bySeat((seat) => ids(s.hands[seat])),
    discards: bySeat((seat) => ids(s.discards[seat])),
    spent: ids(s.spent),
    victory: bySeat((seat) => s.victory[seat]),
    ...(s.tribes === NOWHERE ? {} : { tribes: PLACE_IDS[s.tribes] }),
    garrison: s.garrison,
    ...(s.pool === NOWHERE ? {} : { pool: { at: PLACE_IDS[s.pool], points: s.points } }),
    cardsPlayed: s.cardsPlayed,
    singles: EVENT_IDS.filter((_, k) => s.singles & (1 << k)),
    attacked: s.attacked.map((n) => ({ of: SEAT_IDS[Math.floor(n / PLACE_COUNT)], at: PLACE_IDS[n % PLACE_COUNT] })),
    ...(s.asking === 'always'
      ? {}
      : {
          orders: bySeat((seat) =>
            Object.fromEntries(TOPICS.map((topic, t) => [topic, UNTIL[s.orders[seat * TOPICS.length + t]]])),
          ),
        }),
    ...(under?.step === 'hands' ? { last: under.last } : {}),
    now: 'hand',
    steps: s.stack.slice(hand + 1).map(FRAME.show),
  }
}

const optionsOf = (seed: number): Options => ({
  players: seed % 2 === 0 ? 4 : 3,
  scenario: seed % 3 === 0 ? 'short' : 'standard',
  first: 'random',
  asking: seed % 5 === 0 ? 'always' : 'orders',
})

anyMomentCanBeWritten({
  game,
  fromPosition,
  written,
  options: optionsOf,
  moments: (seed) => [0, 1, 3, 5, 9, 12, 40 + seed, 150 + 9 * seed, 400 + 13 * seed],
})

refusedPositions(fromPosition, [
  [
    'legions of a seat that is not at the table',
    { players: 3, legions: { syria: { vespasian: 2 } } },
    'an owner of "legions" in syria must be one of galba, otho, vitellius, independent, not "vespasian"',
  ],
  [
    'a hand of a seat that is not at the table',
    { players: 3, hands: { vespasian: [] } },
    'a seat of "hands" must be one of galba, otho, vitellius, not "vespasian"',
  ],
  [
    'more legions than there are',
    { players: 3, legions: { syria: { galba: 20 }, raetia: { otho: 2 } } },
    '"legions" are 22, and 3 players have 21 in all',
  ],
  [
    'too many ways for a legion to stand',
    { legions: { syria: { galba: [1, 0, 0, 0, 1] } } },
    '"legions" of galba in syria must be 4 numbers at most, not 5',
  ],
  [
    'a hand that was never dealt',
    { scenario: 'short', hands: { galba: CARD_IDS.slice(0, 7) } },
    '"hands" of galba has 7 cards, and no more than 6 are dealt',
  ],
  ['a pool in the set-up', { now: 'homes', pool: { at: 'syria', points: 1 } }, 'a position at "homes" has no "pool"'],
  [
    'a chooser who has chosen',
    { now: 'homes', homes: { otho: 'asia-africa' }, chooser: 'otho' },
    '"chooser" is otho, who has a home already',
  ],
  [
    'a free legion out of turn',
    { now: 'free-legions', legions: { noricum: { otho: 2 } } },
    '"legions" have 0 free ones of galba; when 1 are placed, one at a time, it is 1',
  ],
  [
    'a free legion abroad',
    { now: 'free-legions', legions: { syria: { galba: 1 } } },
    '"legions" of galba stand outside his home, which cannot be in the set-up',
  ],
  [
    'a General before his turn',
    { now: 'generals', commanders: { otho: 'raetia' } },
    '"commanders" has otho, but galba comes first',
  ],
  [
    'a commander of no such rank',
    { commanders: { galba: 'roma consul' } },
    '"roma consul": after the place come a rank, "moved" or "sick"; this must be one of general, contender, emperor, ready, moved, sick, not "consul"',
  ],
  [
    'orders where all are asked',
    { asking: 'always', orders: { otho: { march: 'hand' } } },
    '"orders" are not given where "asking" is "always"',
  ],
  [
    'a step that is not one',
    { steps: [{ step: 'stack', at: 'syria', speed: 2 }] },
    'step "stack" has no "speed"; it may have: at, from, legions, commander',
  ],
  [
    'a stack of legions that are not there',
    { steps: [{ step: 'stack', at: 'syria', legions: 5 }] },
    'this position cannot be: a stack has legions it has not',
  ],
])

test('what runs while a position is built is told, and draws', () => {
  const told: string[] = []
  const play = (...chance: number[]) => ({
    chance: scriptedChance(...chance),
    tell: (h: { key: string }) => told.push(h.key),
    seal() {},
  })
  const s = fromPosition({ scenario: 'short', players: 3, now: 'turn', turn: 2 }, play(1, ...new Array(24).fill(0)))
  expect([s.turn, SEAT_IDS[s.active], s.hands.map((hand) => hand.length)]).toEqual([2, 'otho', [8, 8, 8]])
  expect(told[0]).toBe('turn-begins')
  expect(told).toContain('hand-begins')
})
