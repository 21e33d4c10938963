import { type Happening, quickChance, scriptedChance, Table } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { juliusCaesar as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { CARD_IDS, type CardId, card } from '../rules/printed.ts'
import { Bench, bench } from './bench.ts'

const SEATS = ['caesar', 'pompeius', 'spectator'] as const
const EVENTS: readonly CardId[] = [
  'event-apollo',
  'event-jupiter',
  'event-mars',
  'event-mercury',
  'event-neptune',
  'event-pluto',
  'event-vulcan',
]

/** A new game whose first cards are dealt by these picks. */
function begun(...picks: readonly number[]): Bench {
  const told: Happening[] = []
  const chance = scriptedChance(...picks)
  const state = game.start({ scenario: 'historical' }, { chance, tell: (h) => told.push(h), seal() {} })
  expect(chance.left()).toBe(0)
  const b = new Bench(state)
  b.told.push(...told)
  return b
}

const repeated = (pick: number): number[] => new Array(12).fill(pick)
const DEAL = repeated(0)

const IDLE = ['discard', 'play', 'end-moves', 'end-levies', 'end-disbanding', 'decline']

/** Lets whoever is asked do as little as he may. */
function idle(b: Bench): void {
  const [side] = b.waiting
  const action = b.actions(side).find((legal) => IDLE.includes(legal.do))
  if (!action) throw new Error(`${side} cannot be idle in ${b.now}`)
  b.do(side, action, ...(b.now === 'disbands' && side === 'pompeius' ? DEAL : []))
}

/** Both cards of a turn, laid down and turned. */
function turned(position: Position, caesar: CardId, pompeius: CardId): Bench {
  return bench({ ...position, hands: { caesar: [caesar], pompeius: [pompeius] } })
    .do('caesar', { do: 'play', card: caesar })
    .do('pompeius', { do: 'play', card: pompeius })
}

/** Everything a seat can see and has heard, as text. */
const known = (b: Bench, seat: (typeof SEATS)[number]): string =>
  JSON.stringify([b.view(seat), b.heard(seat), b.prompt(seat)])
const names = (text: string, card: CardId): boolean => text.includes(`"${card}"`)

/** Move or Levy Points left to whoever is asked. */
const points = (b: Bench): unknown => b.view('spectator').steps.at(-1)?.points
const asked = (b: Bench): unknown[] => [b.now, ...b.waiting]
const keys = (b: Bench): string[] => b.heard('spectator').map(({ key }) => key)

// The deck and the hands

clause('JC-2.1a', 'twenty Commands and seven Events, one of each god', () => {
  // Three deals that between them reach every card of the deck.
  const deals = [DEAL, repeated(12), Array.from({ length: 12 }, (_, i) => 26 - i)]
  const dealt = deals.flatMap((picks) => {
    const b = begun(...picks)
    return [...b.view('caesar').hand, ...b.view('pompeius').hand]
  })
  const deck = [...new Set(dealt)]
  expect(deck).toHaveLength(27)
  expect(deck.filter((card) => card.startsWith('event-')).sort()).toEqual(EVENTS)
  expect(deck.filter((card) => card.startsWith('cmd-'))).toHaveLength(20)
})

clause(['JC-2.1a', 'JC-2.2b', 'JC-2.2c'], 'every Command gives the Move and Levy Points printed on it', () => {
  // How many cards there are of each kind.
  const printed = { '4/1': 1, '3/2': 2, '3/1': 3, '2/3': 4, '2/2': 4, '2/1': 3, '1/3': 1, '1/2': 2 }
  const found: Record<string, number> = {}
  for (const card of CARD_IDS.filter((id) => !EVENTS.includes(id))) {
    const b = bench({
      blocks: { genua: ['legio-8'] },
      cards: { caesar: card, pompeius: 'event-vulcan' },
      now: { step: 'moves', side: 'caesar' },
    })
    const moves = points(b)
    b.do('caesar', { do: 'end-moves' })
    expect(b.now).toBe('levies')
    const kind = `${moves}/${points(b)}`
    found[kind] = (found[kind] ?? 0) + 1
  }
  expect(found).toEqual(printed)
})

clause('JC-2.1b', 'six cards each out of all twenty-seven, every Year anew; fifteen stay unseen', () => {
  const b = begun(...DEAL)
  const caesars = b.view('caesar').hand
  const pompeiuss = b.view('pompeius').hand
  expect([caesars.length, pompeiuss.length]).toEqual([6, 6])
  const dealt = new Set([...caesars, ...pompeiuss])
  expect(dealt.size).toBe(12)
  const undealt = CARD_IDS.filter((card) => !dealt.has(card))
  expect(undealt).toHaveLength(15)
  while (b.now !== 'disbands') {
    idle(b)
    for (const seat of SEATS) for (const card of undealt) expect(names(known(b, seat), card)).toBe(false)
  }
  idle(b)
  idle(b)
  // The same picks out of the same deck: all that was played or laid aside is back in it.
  expect([b.state.year, b.now]).toEqual([2, 'discards'])
  expect(b.view('caesar').hand).toEqual(caesars)
  expect(b.view('pompeius').hand).toEqual(pompeiuss)
  expect(b.view('spectator').played).toEqual({ caesar: [], pompeius: [] })
})

clause('JC-2.1c', 'each player discards one of his six cards, no more and no other', () => {
  const b = begun(...DEAL)
  const [gone, second] = b.view('caesar').hand
  const [foreign] = b.view('pompeius').hand
  expect(b.actions('caesar')).toHaveLength(6)
  expect(b.why('caesar', { do: 'discard', card: foreign })).toBe('not-in-hand')
  expect(b.why('caesar', { do: 'play', card: second })).toBe('not-now')
  b.do('caesar', { do: 'discard', card: gone })
  expect(b.may('caesar', { do: 'discard', card: second })).toBe(false)
  expect(b.now).toBe('discards')
  // Who has chosen waits, and so does whoever looks on; the other is still asked.
  const asked = (['caesar', 'pompeius', 'spectator'] as const).map((seat) => b.prompt(seat).key)
  expect(asked).toEqual(['wait-discard', 'discard', 'wait-discard'])
  b.do('pompeius', { do: 'discard', card: foreign })
  expect(b.now).toBe('cards')
  expect(b.view('spectator').handSize).toEqual({ caesar: 5, pompeius: 5 })
  expect(b.view('caesar').hand).not.toContain(gone)
  expect(b.view('pompeius').hand).not.toContain(foreign)
  expect(b.why('caesar', { do: 'play', card: gone })).toBe('not-in-hand')
  for (const side of ['caesar', 'pompeius'] as const) {
    expect(b.why(side, { do: 'discard', card: b.view(side).hand[0] })).toBe('not-now')
    expect(b.actions(side)).toHaveLength(5)
  }
  // Five cards for five turns.
  while (b.now !== 'disbands') idle(b)
  expect(b.view('spectator').handSize).toEqual({ caesar: 0, pompeius: 0 })
})

clause('JC-2.1d', 'what a player has discarded is never shown to anybody else', () => {
  const b = begun(...DEAL)
  const caesars = b.view('caesar').hand[2]
  const pompeiuss = b.view('pompeius').hand[3]
  b.do('caesar', { do: 'discard', card: caesars }).do('pompeius', { do: 'discard', card: pompeiuss })
  expect(b.view('caesar').discard).toBe(caesars)
  expect(b.view('pompeius').discard).toBe(pompeiuss)
  for (;;) {
    for (const seat of ['pompeius', 'spectator'] as const) expect(names(known(b, seat), caesars)).toBe(false)
    for (const seat of ['caesar', 'spectator'] as const) expect(names(known(b, seat), pompeiuss)).toBe(false)
    if (b.now === 'disbands' && b.waiting[0] === 'pompeius') break
    idle(b)
  }
  // The Year is over and nothing of it was said.
  const heard = b.told.length
  idle(b)
  expect(b.now).toBe('discards')
  const since = b.told.slice(heard).filter(({ key }) => key !== 'dealt')
  expect(names(JSON.stringify(since), caesars)).toBe(false)
  expect(b.view('caesar').discard).toBeNull()
})

clause('JC-2.1p', 'a hand is known to its holder alone; the opponent knows what was played', () => {
  const hands = {
    caesar: ['cmd-4-1-a', 'event-mars', 'cmd-2-1-a'],
    pompeius: ['cmd-1-3-a', 'event-pluto', 'cmd-2-3-a'],
  }
  const lastCards = { caesar: 'cmd-1-2-a', pompeius: 'cmd-2-2-d' }
  const b = bench({ turn: 3, lastCards, hands })
  expect(b.view('caesar').hand.toSorted()).toEqual(hands.caesar.toSorted())
  expect(b.view('pompeius').hand.toSorted()).toEqual(hands.pompeius.toSorted())
  expect(b.view('spectator').hand).toEqual([])
  for (const seat of SEATS) {
    const view = b.view(seat)
    expect(view.handSize).toEqual({ caesar: 3, pompeius: 3 })
    expect(view.played.caesar.at(-1)).toBe('cmd-1-2-a')
    expect(view.played.pompeius.at(-1)).toBe('cmd-2-2-d')
    for (const side of ['caesar', 'pompeius'] as const)
      for (const card of hands[side]) expect(names(known(b, seat), card as CardId)).toBe(seat === side)
  }
  // Another hand makes no difference to the other side, nor to what it may do.
  const other = b.fork()
  other.state.hands[0] = [card('cmd-3-1-c'), card('cmd-2-2-b'), card('event-vulcan')]
  for (const id of ['cmd-3-1-c', 'cmd-2-2-b', 'event-vulcan'] as const)
    expect(names(known(b, 'caesar') + known(b, 'pompeius'), id)).toBe(false)
  for (const seat of ['pompeius', 'spectator'] as const) expect(other.view(seat)).toEqual(b.view(seat))
  expect(other.actions('pompeius')).toEqual(b.actions('pompeius'))
  expect(b.why('pompeius', { do: 'play', card: 'cmd-4-1-a' })).toBe('not-in-hand')
  expect(b.why('pompeius', { do: 'play', card: 'cmd-2-2-d' })).toBe('not-in-hand')
})

// Choosing a card

clause('JC-2.1e', 'cards are chosen unseen and turned together; then both choices stand', () => {
  const b = bench({ hands: { caesar: ['cmd-3-1-a', 'cmd-3-2-a'], pompeius: ['cmd-2-1-a', 'cmd-2-2-a'] } })
  expect(b.waiting).toEqual(['caesar', 'pompeius'])
  const pompeius = known(b, 'pompeius')
  const spectator = known(b, 'spectator')
  b.do('caesar', { do: 'play', card: 'cmd-3-1-a' })
  expect(known(b, 'pompeius')).toBe(pompeius)
  expect(known(b, 'spectator')).toBe(spectator)
  expect(b.now).toBe('cards')
  expect(b.told).toEqual([])
  b.do('pompeius', { do: 'play', card: 'cmd-2-1-a' })
  expect(b.sealed).toBe(true)
  for (const seat of SEATS) {
    expect(b.heard(seat, 'revealed').map(({ params }) => params)).toEqual([
      { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
    ])
    expect(b.view(seat).played).toEqual({ caesar: ['cmd-3-1-a'], pompeius: ['cmd-2-1-a'] })
  }
  expect(b.why('caesar', { do: 'play', card: 'cmd-3-2-a' })).toBe('not-now')
  expect(b.may('pompeius', { do: 'play', card: 'cmd-2-2-a' })).toBe(false)
})

clause('JC-2.1e', 'at a table the first to choose may think again until the other has chosen', () => {
  const source = { of: () => quickChance(7), commitment: null, contributions: [], secret: () => null }
  const table = new Table(game, { scenario: 'historical' } as const, 'table', source)
  for (const phase of ['discard', 'play'] as const) {
    const [first, second] = table.actions(0)
    expect(first.do).toBe(phase)
    const unseen = JSON.stringify([table.view(1), table.heard(1)])
    expect(table.act(0, first)).toMatchObject({ refusal: null, sealed: false })
    expect(table.canUndo(0)).toBe(true)
    expect(JSON.stringify([table.view(1), table.heard(1)])).toBe(unseen)
    table.undo(0)
    expect(table.act(0, second)).toMatchObject({ refusal: null, sealed: false })
    expect(table.act(1, table.actions(1)[0])).toMatchObject({ refusal: null, sealed: true })
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, false])
  }
})

clause('JC-2.1f', 'a card must be played every turn, down to the last one in hand', () => {
  const b = bench({ turn: 5, hands: { caesar: ['event-mars'], pompeius: ['cmd-2-1-a'] } })
  expect(b.actions('caesar')).toEqual([{ do: 'play', card: 'event-mars' }])
  for (const verb of ['ready', 'halt', 'end-moves', 'end-levies', 'decline', 'end-disbanding'] as const)
    expect(b.why('caesar', { do: verb })).toBe('not-now')
  b.do('pompeius', { do: 'play', card: 'cmd-2-1-a' })
  expect(b.now).toBe('cards')
  expect(b.waiting).toEqual(['caesar'])
  b.do('caesar', { do: 'play', card: 'event-mars' })
  expect(b.view('spectator').handSize).toEqual({ caesar: 0, pompeius: 0 })
  expect(b.now).toBe('moves')
})

// Who is Player 1

clause('JC-2.1g', 'of two Commands the higher Move number goes first', () => {
  expect(turned({}, 'cmd-3-1-a', 'cmd-2-3-a').view('spectator').player1).toBe('caesar')
  const b = turned({}, 'cmd-2-3-a', 'cmd-3-1-a')
  expect(b.view('spectator').player1).toBe('pompeius')
  expect(asked(b)).toEqual(['moves', 'pompeius'])
  expect(b.heard('spectator', 'player-1').at(-1)?.params).toEqual({ side: 'pompeius' })
  expect(turned({}, 'cmd-1-3-a', 'cmd-4-1-a').view('spectator').player1).toBe('pompeius')
  expect(turned({}, 'cmd-4-1-a', 'cmd-3-2-a').view('spectator').player1).toBe('caesar')
})

clause('JC-2.1h', 'on equal Move numbers Caesar goes first, whatever the levies', () => {
  for (const [caesar, pompeius] of [
    ['cmd-2-1-a', 'cmd-2-3-a'],
    ['cmd-2-3-a', 'cmd-2-1-a'],
    ['cmd-2-2-a', 'cmd-2-2-b'],
    ['cmd-1-2-a', 'cmd-1-3-a'],
    ['cmd-3-1-a', 'cmd-3-2-a'],
  ] as const)
    expect(asked(turned({}, caesar, pompeius))).toEqual(['moves', 'caesar'])
})

clause('JC-2.1i', 'an Event goes before any Command', () => {
  // Turn 2, so that Apollo may be played.
  for (const event of EVENTS) {
    const caesar = turned({ turn: 2 }, event, 'cmd-4-1-a')
    expect(caesar.view('spectator').player1).toBe('caesar')
    expect(caesar.waiting).toEqual(['caesar'])
    const pompeius = turned({ turn: 2 }, 'cmd-4-1-a', event)
    expect(pompeius.view('spectator').player1).toBe('pompeius')
    expect(pompeius.waiting).toEqual(['pompeius'])
  }
})

clause('JC-2.1j', 'two Events cancel each other, and the turn is over', () => {
  const b = turned({ turn: 2 }, 'event-mars', 'event-vulcan')
  expect([b.state.turn, ...asked(b)]).toEqual([3, 'cards', 'caesar', 'pompeius'])
  expect(keys(b)).toEqual(['revealed', 'cancelled', 'turn-begins'])
  // An Event against a Command is not cancelled.
  expect(keys(turned({ turn: 2 }, 'event-mars', 'cmd-4-1-a'))).not.toContain('cancelled')
  expect(asked(turned({ turn: 2 }, 'event-mars', 'cmd-4-1-a'))).toEqual(['moves', 'caesar'])
})

clause('JC-2.1k', 'a cancelled turn counts and its cards are spent; Winter follows the fifth as ever', () => {
  const b = turned({ turn: 4 }, 'event-mars', 'event-vulcan')
  expect(b.state.turn).toBe(5)
  for (const side of ['caesar', 'pompeius'] as const) {
    expect(b.view(side).hand).toHaveLength(1)
    expect(b.view(side).played[side]).toHaveLength(4)
  }
  expect(b.why('caesar', { do: 'play', card: 'event-mars' })).toBe('not-in-hand')
  expect(b.why('pompeius', { do: 'play', card: 'event-vulcan' })).toBe('not-in-hand')

  const last = turned({ turn: 5 }, 'event-mars', 'event-vulcan')
  expect(keys(last)).toEqual(['revealed', 'cancelled', 'winter-begins', 'cleopatra-home', 'victory-check'])
  expect(asked(last)).toEqual(['disbands', 'caesar'])
})
