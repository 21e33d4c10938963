import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { CardId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const END_MOVES = { do: 'end-moves' } as const
const TWELVE_DEALT_APOLLO_FIRST = [20, ...new Array(11).fill(0)]

/** Caesar copies with Apollo on the third turn what Pompeius played on the second. */
const apolloAfter = (card: CardId, more: Position = {}): Bench =>
  bench({
    turn: 3,
    lastCards: { caesar: 'cmd-3-2-a', pompeius: card },
    cards: { caesar: 'event-apollo', pompeius: 'cmd-2-1-a' },
    now: { step: 'command' },
    ...more,
  })

const points = (b: Bench): unknown => (b.frame && 'points' in b.frame ? b.frame.points : null)

clause(
  ['JC-EV-apollo-a', 'JC-EV-apollo-b'],
  "Apollo gives the moves and levies of the enemy's card of last turn",
  () => {
    const b = bench({
      turn: 2,
      lastCards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-2-3-a' },
      hands: { caesar: ['event-apollo'], pompeius: ['cmd-3-1-a'] },
    })
    b.do('caesar', { do: 'play', card: 'event-apollo' }).do('pompeius', { do: 'play', card: 'cmd-3-1-a' })
    expect(b.heard('spectator', 'apollo-copies').map(({ params }) => params)).toEqual([
      { side: 'caesar', card: 'cmd-2-3-a' },
    ])
    expect([b.now, b.waiting, points(b)]).toEqual(['moves', ['caesar'], 2])
    b.march('caesar', 'legio-8', 'roma').march('caesar', 'legio-16', 'genua')
    expect(b.why('caesar', { do: 'move', block: 'legio-7', to: 'massilia' })).toBe('no-move-points')
    b.do('caesar', END_MOVES)
    expect([b.now, b.waiting, points(b)]).toEqual(['levies', ['caesar'], 3])
    b.do('caesar', { do: 'levy', block: 'c-auxilia-1', at: 'roma' })
    b.do('caesar', { do: 'levy', block: 'c-auxilia-2', at: 'roma' })
    b.do('caesar', { do: 'levy', block: 'c-auxilia-3', at: 'roma' })
    expect(b.why('caesar', { do: 'levy', block: 'c-auxilia-4', at: 'roma' })).toBe('no-levy-points')
  },
)

clause('JC-EV-apollo-a', 'it is the turn before that counts, not an earlier one, nor the card of this turn', () => {
  const hands = { caesar: ['event-apollo', 'cmd-3-2-a'], pompeius: ['cmd-1-3-a', 'cmd-2-2-a', 'cmd-4-1-a'] } as const
  const b = bench({ turn: 1, hands })
  b.do('caesar', { do: 'play', card: 'cmd-3-2-a' }).do('pompeius', { do: 'play', card: 'cmd-1-3-a' })
  const over = (): void => {
    while (b.now === 'moves' || b.now === 'levies')
      b.do(b.waiting[0], { do: b.now === 'moves' ? 'end-moves' : 'end-levies' })
  }
  over()
  const [any] = b.view('caesar').hand.filter((card) => card !== 'event-apollo')
  b.do('caesar', { do: 'play', card: any }).do('pompeius', { do: 'play', card: 'cmd-2-2-a' })
  over()
  expect(b.view('caesar').turn).toBe(3)
  b.do('caesar', { do: 'play', card: 'event-apollo' }).do('pompeius', { do: 'play', card: 'cmd-4-1-a' })
  expect([b.now, b.waiting, points(b)]).toEqual(['moves', ['caesar'], 2])
  expect(points(b.do('caesar', END_MOVES))).toBe(2)
})

clause('JC-EV-apollo-c', 'an Event copied by Apollo is executed just as if Apollo were that Event', () => {
  for (const [card, prompt] of [
    ['event-mars', 'moves-mars'],
    ['event-mercury', 'moves-mercury'],
    ['event-neptune', 'moves-neptune'],
    ['event-pluto', 'moves-pluto'],
    ['event-jupiter', 'jupiter'],
    ['event-vulcan', 'vulcan'],
  ] as const) {
    const b = apolloAfter(card)
    expect([card, b.waiting, b.prompt('caesar').key]).toEqual([card, ['caesar'], prompt])
  }
  const mars = apolloAfter('event-mars', { blocks: { genua: ['legio-8'], roma: ['legio-1'] } })
  mars.march('caesar', 'legio-8', 'roma').do('caesar', END_MOVES)
  expect(mars.contest('roma')?.surprise).toBe(true)
  expect(mars.waiting).toEqual(['pompeius'])
  const vulcan = apolloAfter('event-vulcan', { blocks: { genua: ['legio-8'], roma: ['legio-1:3'] } })
  vulcan.do('caesar', { do: 'strike', at: 'roma' })
  expect(vulcan.strength('legio-1')).toBe(2)
  const jupiter = apolloAfter('event-jupiter', { blocks: { genua: ['legio-8'], roma: ['legio-1:3'] } })
  jupiter.do('caesar', { do: 'turn', at: 'roma', colour: 'green' }).do('caesar', { do: 'receive', at: 'genua' })
  expect(jupiter.side('legio-1')).toBe('caesar')
})

clause(
  ['JC-EV-apollo-d', 'JC-EV-apollo-a'],
  'Apollo copies nothing of the Year before: on a first turn it stays in hand',
  () => {
    const b = bench({ blocks: { roma: ['legio-8'], tarraco: ['legio-5'] }, turn: 5, now: { step: 'disbands' } })
    b.do('caesar', { do: 'end-disbanding' }).do('pompeius', { do: 'end-disbanding' }, ...TWELVE_DEALT_APOLLO_FIRST)
    expect([b.now, b.view('caesar').year]).toEqual(['discards', 2])
    expect(b.view('caesar').hand).toContain('event-apollo')
    const [spare] = b.view('caesar').hand
    const [his] = b.view('pompeius').hand
    const discarding = b.fork()
    discarding.do('caesar', { do: 'discard', card: 'event-apollo' }).do('pompeius', { do: 'discard', card: his })
    expect(discarding.view('caesar').discard).toBe('event-apollo')
    b.do('caesar', { do: 'discard', card: spare }).do('pompeius', { do: 'discard', card: his })
    expect([b.now, b.view('caesar').turn]).toEqual(['cards', 1])
    expect(b.why('caesar', { do: 'play', card: 'event-apollo' })).toBe('apollo-first-turn')
    const others = b.view('caesar').hand.filter((card) => card !== 'event-apollo')
    expect(others.map((card) => b.why('caesar', { do: 'play', card }))).toEqual([null, null, null, null])
  },
)

clause('JC-EV-apollo-d', 'from the second turn of a Year on Apollo may be played', () => {
  const on = (turn: number): Bench => bench({ turn, hands: { caesar: ['event-apollo'], pompeius: [] } })
  const apollo = { do: 'play', card: 'event-apollo' } as const
  expect([1, 2, 3, 4, 5].map((turn) => on(turn).why('caesar', apollo))).toEqual([
    'apollo-first-turn',
    null,
    null,
    null,
    null,
  ])
})

clause('JC-EV-apollo-e', "Apollo's player is Player 1 even with one move against four", () => {
  const b = bench({
    turn: 2,
    lastCards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-2-1-a' },
    hands: { caesar: ['cmd-4-1-a'], pompeius: ['event-apollo'] },
  })
  b.do('caesar', { do: 'play', card: 'cmd-4-1-a' }).do('pompeius', { do: 'play', card: 'event-apollo' })
  expect(b.view('spectator').player1).toBe('pompeius')
  expect([b.now, b.waiting, points(b)]).toEqual(['moves', ['pompeius'], 1])
  b.do('pompeius', END_MOVES)
  expect(points(b)).toBe(2)
  b.do('pompeius', { do: 'end-levies' })
  expect([b.now, b.waiting, points(b)]).toEqual(['moves', ['caesar'], 4])
})

clause('JC-EV-apollo-e', 'Apollo and another Event cancel each other, also when Apollo would copy a Command', () => {
  const b = bench({
    turn: 2,
    lastCards: { caesar: 'cmd-1-2-a', pompeius: 'cmd-2-1-a' },
    hands: { caesar: ['event-apollo'], pompeius: ['event-vulcan'] },
  })
  b.do('caesar', { do: 'play', card: 'event-apollo' }).do('pompeius', { do: 'play', card: 'event-vulcan' })
  expect(b.heard('spectator', 'cancelled')).toHaveLength(1)
  expect([b.now, b.view('caesar').turn]).toEqual(['cards', 3])
  expect(b.heard('spectator', 'apollo-copies')).toEqual([])
})

clause('JC-EV-apollo-f', 'a card cancelled last turn was played all the same, and Apollo copies it', () => {
  const b = bench({
    turn: 1,
    hands: { caesar: ['event-mars', 'event-apollo'], pompeius: ['event-neptune', 'cmd-2-1-a'] },
  })
  b.do('caesar', { do: 'play', card: 'event-mars' }).do('pompeius', { do: 'play', card: 'event-neptune' })
  expect([b.now, b.view('caesar').turn]).toEqual(['cards', 2])
  b.do('caesar', { do: 'play', card: 'event-apollo' }).do('pompeius', { do: 'play', card: 'cmd-2-1-a' })
  expect([b.waiting, b.prompt('caesar').key]).toEqual([['caesar'], 'moves-neptune'])
  expect(b.why('caesar', { do: 'move', block: 'legio-8', to: 'roma' })).toBe('navis-only')
  b.march('caesar', 'c-navis-2', 'mare-hadriaticum').do('caesar', END_MOVES)
  expect(b.waiting).toEqual(['pompeius'])
})
