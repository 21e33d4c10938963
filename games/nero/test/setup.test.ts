import { quickChance, readOptions, unheard } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import { OPTIONS } from '../data/table.ts'
import { nero as game } from '../rules/game.ts'
import { PROVINCES_OF, SEAT_IDS, type SeatId, ZONE_IDS } from '../rules/printed.ts'
import { allLegionsOf, INDEPENDENT, legionsOf } from '../rules/state.ts'
import { Bench, bench } from './bench.ts'

const start = (given: object, seed = 1): Bench =>
  new Bench(game.start(readOptions(OPTIONS, given), unheard(quickChance(seed))))

/** Plays the set-up with the first choice there is; returns who was asked, in order. */
function setUp(b: Bench): { homes: SeatId[]; legions: SeatId[]; generals: SeatId[] } {
  const asked = { homes: [] as SeatId[], legions: [] as SeatId[], generals: [] as SeatId[] }
  while (b.now === 'homes' || b.now === 'freeLegions' || b.now === 'generals') {
    asked[b.now === 'homes' ? 'homes' : b.now === 'freeLegions' ? 'legions' : 'generals'].push(b.waiting[0])
    b.doByLot(b.waiting[0], b.actions(b.waiting[0])[0], asked.homes.length)
  }
  return asked
}

clause(
  ['NE-3.0a', 'NE-3.0d', 'NE-7.0a'],
  'each begins with seven legions, five of them one to a home province, and a General',
  () => {
    for (const players of [3, 4] as const) {
      const b = start({ players })
      setUp(b)
      for (let seat = 0; seat < players; seat++) {
        expect(allLegionsOf(b.state, seat)).toBe(7)
        for (const p of PROVINCES_OF[b.state.home[seat]]) expect(legionsOf(b.state, seat, p)).toBeGreaterThanOrEqual(1)
      }
      expect(allLegionsOf(b.state, INDEPENDENT)).toBe(0)
      expect(b.state.rank).toEqual(new Array(players).fill(0))
      expect(b.view('spectator').tribes).toBeNull()
    }
  },
)

clause('NE-3.0b', 'the names of the four change nothing', () => {
  expect(SEAT_IDS).toEqual(['galba', 'otho', 'vitellius', 'vespasian'])
  const one = start({ first: 'galba' })
  const other = start({ first: 'otho' })
  expect([one.actions(one.waiting[0]).length, other.actions(other.waiting[0]).length]).toEqual([4, 4])
})

clause('NE-3.0c', 'markers are drawn one by one, and whose it is chooses among the zones left', () => {
  const orders = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const b = start({ players: 4 }, seed)
    const seen: string[] = []
    for (let left = 4; left > 0; left--) {
      expect(b.targets(b.waiting[0], 'home', 'zone')).toHaveLength(left)
      seen.push(b.waiting[0])
      b.doByLot(b.waiting[0], b.actions(b.waiting[0])[0], seed)
    }
    expect(new Set(seen).size).toBe(4)
    orders.add(seen.join())
  }
  expect(orders.size).toBeGreaterThan(4)
})

clause(['NE-2.6.3a'], 'a zone once chosen is nobody else’s', () => {
  const b = start({ players: 4 })
  const [first] = b.waiting
  b.doByLot(first, { do: 'home', zone: 'west-europe' })
  expect(b.why(b.waiting[0], { do: 'home', zone: 'west-europe' })).toBe('zone-taken')
  expect(b.view('spectator').seats[first]?.home).toBe('west-europe')
})

clause(
  ['NE-3.0e', 'NE-3.0f', 'NE-3.0g'],
  'two free legions, one a go, then the General, all at home, clockwise from the youngest',
  () => {
    const b = start({ players: 4, first: 'vitellius' })
    while (b.now === 'homes') b.doByLot(b.waiting[0], b.actions(b.waiting[0])[0])
    const round: SeatId[] = ['vitellius', 'vespasian', 'galba', 'otho']
    const home = (id: SeatId) => ZONE_IDS[b.state.home[SEAT_IDS.indexOf(id)]]
    const abroad = (id: SeatId) => (home(id) === 'west-europe' ? 'dacia' : 'hispania')
    for (const id of [...round, ...round]) {
      expect(b.waiting).toEqual([id])
      expect(b.targets(id, 'place', 'at')).toHaveLength(5)
      expect(b.why(id, { do: 'place', at: abroad(id) })).toBe('not-home')
      // Both may go to the same province.
      b.doByLot(id, b.actions(id)[0])
    }
    for (const id of round) {
      expect(b.waiting).toEqual([id])
      expect(b.why(id, { do: 'station', at: abroad(id) })).toBe('general-not-home')
      const first = b.targets(id, 'station', 'at')[0]
      expect(b.legions(id, first as never)).toBe(3)
      b.doByLot(id, b.actions(id)[0])
    }
    expect(b.now).toBe('hand')
  },
)

clause(
  ['NE-3.0h', 'NE-3.0k', 'NE-3.2d', 'NE-3.2e', 'NE-3.0j'],
  'ten cards with four, thirteen with three; six and eight in the short game; the rest are not in play',
  () => {
    for (const [players, scenario, count] of [
      [4, 'standard', 10],
      [4, 'short', 6],
      [3, 'standard', 13],
      [3, 'short', 8],
    ] as const) {
      const b = start({ players, scenario })
      setUp(b)
      const hands = b.state.hands
      expect(hands.map((hand) => hand.length)).toEqual(new Array(players).fill(count))
      expect(new Set(hands.flat()).size).toBe(players * count)
      expect([...b.state.spent, ...b.state.discards.flat()]).toEqual([])
    }
  },
)

clause(['NE-3.0i', 'NE-3.0j'], 'a hand of cards is known to its holder alone', () => {
  const b = start({ players: 4 })
  setUp(b)
  for (const id of SEAT_IDS) {
    const own = b.view(id).hand
    expect(own).toHaveLength(10)
    for (const other of [...SEAT_IDS.filter((seat) => seat !== id), 'spectator'] as const) {
      const seen = JSON.stringify([b.view(other), b.prompt(other), b.heard(other)])
      for (const card of own) expect(seen).not.toContain(`"${card}"`)
    }
    // Nor does anybody see what was not dealt.
    const named = new Set(JSON.stringify([b.view(id), b.heard(id)]).match(/"[a-z-]+-\d"/g) ?? [])
    for (const card of named) expect(own).toContain(card.slice(1, -1))
  }
})

clause(['NE-3.0l', 'NE-2.4a'], 'the youngest takes the first hand of turn 1', () => {
  for (const first of SEAT_IDS) {
    const b = start({ players: 4, first })
    setUp(b)
    expect([b.state.turn, b.waiting]).toEqual([1, [first]])
  }
  const drawn = new Set(Array.from({ length: 20 }, (_, seed) => start({ players: 4 }, seed).view('spectator').first))
  expect(drawn.size).toBe(4)
  // A seat that is not at the table: the lot decides.
  expect(['galba', 'otho', 'vitellius']).toContain(start({ players: 3, first: 'vespasian' }).view('spectator').first)
})

clause(
  ['NE-3.1a', 'NE-3.1b'],
  'there is no phase for talk, and no answer binds beyond the step it is given for',
  () => {
    const b = bench({
      legions: { thracia: { galba: 2 }, dalmatia: { otho: 1 } },
      pool: { at: 'thracia', points: 6 },
    })
    b.form(1).go('dalmatia').do('galba', { do: 'ask' }).do('otho', { do: 'allow' }).halt()
    // The next stack must ask again, and may hear another answer.
    b.form(1).go('dalmatia')
    expect(b.why('galba', { do: 'go', to: 'italia-north' })).toBe('must-stop')
    b.do('galba', { do: 'ask' }).do('otho', { do: 'refuse' })
    expect(b.why('galba', { do: 'go', to: 'italia-north' })).toBe('leave-refused')
  },
)

const three = { players: 3, homes: { galba: 'west-europe', otho: 'central-europe', vitellius: 'asia-africa' } } as const

clause('NE-3.2a', 'with three players the zone nobody chose begins empty', () => {
  const b = start({ players: 3 })
  setUp(b)
  const unchosen = ZONE_IDS.findIndex((_, z) => !b.state.home.includes(z as never))
  for (const p of PROVINCES_OF[unchosen])
    for (const owner of [0, 1, 2, INDEPENDENT]) expect(legionsOf(b.state, owner, p)).toBe(0)
})

clause(
  ['NE-3.2b', 'NE-3.2c', 'NE-3.2g'],
  'the unchosen zone is entered, fought in and controlled; it gives declaration points but no victory points',
  () => {
    const b = bench({
      ...three,
      turn: 4,
      legions: { moesia: { galba: 2, otho: 1 }, dacia: { galba: 1 }, thracia: { galba: 1 }, dalmatia: { galba: 2 } },
      commanders: { galba: 'roma' },
      pool: { at: 'dalmatia', points: 3 },
      cardsPlayed: 1,
    })
    expect(b.zone('east-europe')).toBe('galba')
    expect(b.declaration('galba')).toBe(2)
    b.form(2).go('moesia').fight('otho').halt()
    expect(b.legions('galba', 'moesia')).toBe(5)
    b.do('galba', { do: 'end' })
    expect(b.victory('galba')).toBe(0)
  },
)

clause(['NE-3.2g', 'NE-13.1a'], 'the unchosen zone counts for a sudden victory', () => {
  const each = { galba: 1 }
  const zones = [
    'britannia',
    'hispania',
    'lusitania',
    'raetia',
    'noricum',
    'pannonia',
    'dacia',
    'moesia',
    'thracia',
  ] as const
  const legions = Object.fromEntries([...zones, 'syria', 'judaea', 'aegyptus'].map((id) => [id, each]))
  const b = bench({ ...three, turn: 2, legions, cardsPlayed: 1 })
  b.do('galba', { do: 'end' })
  expect(game.outcome(b.state)).toMatchObject({ way: 'all-zones', winners: [0] })
})

clause('NE-3.2f', 'the Revolt of the unchosen zone is no event', () => {
  const b = bench({ ...three, legions: { achaea: { galba: 1 } }, hands: { galba: ['revolt-achaea', 'revolt-judaea'] } })
  expect(b.why('galba', { do: 'event', card: 'revolt-achaea' })).toBe('home-nobody-chose')
  expect(b.why('galba', { do: 'event', card: 'revolt-judaea' })).toBeNull()
})

clause(
  'NE-3.2h',
  'the limits stay the same with three, and the tribes come even if nobody chose Central Europe',
  () => {
    const b = bench({
      players: 3,
      homes: { galba: 'west-europe', otho: 'east-europe', vitellius: 'asia-africa' },
      hands: { galba: ['germanic-tribes-1', 'legion-rebels-1'] },
      legions: { hispania: { independent: 4 } },
    })
    expect(b.why('galba', { do: 'event', card: 'legion-rebels-1' })).toBe('too-many-independents')
    b.do('galba', { do: 'event', card: 'germanic-tribes-1' }).do('galba', { do: 'tribes', at: 'germania-superior' })
    expect(b.view('spectator').tribes).toBe('germania-superior')
    const kings = bench({
      players: 3,
      commanders: { galba: 'roma contender', otho: 'roma emperor', vitellius: 'raetia emperor' },
      hands: { galba: ['illness-1'] },
      now: 'begin',
    })
    expect(kings.commander('galba')).toBe('roma contender')
  },
)

clause(
  ['NE-3.3a', 'NE-3.3b', 'NE-5.7c'],
  'a player without legions plays on, and rebuilds with his commander from independents',
  () => {
    for (const rank of ['general', 'emperor']) {
      const b = bench({
        legions: { raetia: { independent: 2 } },
        commanders: { galba: `noricum ${rank}` },
        hands: { galba: ['crisis-in-rome-2', 'traitor-1'] },
        now: 'begin',
      })
      expect(b.waiting).toEqual(['galba'])
      b.lay('galba', 'noricum', 'crisis-in-rome-2').form(0, 'with').go('raetia')
      b.do('galba', { do: 'take', whose: 'independent', legions: 2 })
      expect([b.legions('galba', 'raetia'), b.legions('independent', 'raetia'), b.points]).toEqual([2, 0, 2])
      expect(b.commander('galba')).toBe(`raetia ${rank}`)
    }
  },
)
