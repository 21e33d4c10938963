import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

/** Blocks by what is printed on them: combat rating and full strength. */
type Ratings = Readonly<Record<string, readonly BlockId[]>>

const LEADERS: Ratings = {
  'A3 III': ['leader-caesar'],
  'B3 III': ['leader-pompeius'],
  'A2 III': ['leader-octavianus', 'leader-scipio'],
  'A2 II': ['leader-antonius', 'leader-brutus'],
}
const LEGIONS: Ratings = {
  'C2 III': [
    ...(['legio-7', 'legio-9', 'legio-16'] as const),
    ...(['legio-4', 'legio-5', 'legio-6', 'legio-32', 'legio-35', 'legio-37', 'legio-39'] as const),
  ],
  'C2 IV': [
    ...(['legio-17', 'legio-18', 'legio-19', 'legio-20'] as const),
    ...(['legio-1', 'legio-2', 'legio-36', 'legio-38'] as const),
  ],
  'C3 III': [
    ...(['legio-8', 'legio-11', 'legio-12', 'legio-13', 'legio-14'] as const),
    ...(['legio-3', 'legio-33', 'legio-34'] as const),
  ],
  'C3 IV': ['legio-21'],
  'C4 III': ['legio-10'],
}
const AUXILIA: Ratings = {
  'B1 IV': ['c-auxilia-1', 'c-auxilia-2', 'p-auxilia-1', 'p-auxilia-2'],
  'A1 III': ['c-auxilia-3', 'c-auxilia-4', 'p-auxilia-3', 'p-auxilia-4'],
}
const EQUITATUS: Ratings = {
  'B2 II': ['c-equitatus-2'],
  'B2 III': ['c-equitatus-1', 'p-equitatus-3'],
  'B2 IV': ['p-equitatus-2'],
  'B3 II': ['c-equitatus-3', 'p-equitatus-1'],
  'B3 III': ['c-equitatus-4'],
}
const ELEPHANT: Ratings = { 'B3 IV': ['p-elephantus'] }
/** In defence. */
const BALLISTAE: Ratings = { 'B4 II': ['c-ballista', 'p-ballista'] }
const NAVIS: Ratings = {
  'D2 II': ['c-navis-1', 'c-navis-2', 'c-navis-3', 'p-navis-3', 'p-navis-4', 'p-navis-5'],
  'D3 II': ['c-navis-4', 'c-navis-5', 'p-navis-1', 'p-navis-2'],
}
const CLEOPATRA: Ratings = { 'C1 IV': ['cleopatra'] }
const KINDS = [LEADERS, LEGIONS, AUXILIA, EQUITATUS, ELEPHANT, BALLISTAE, NAVIS, CLEOPATRA]

const FULL: Readonly<Record<string, number>> = { II: 2, III: 3, IV: 4 }
interface Printed {
  readonly id: BlockId
  readonly letter: string
  readonly firepower: number
  readonly full: number
}
const printed = (kind: Ratings): Printed[] =>
  Object.entries(kind).flatMap(([rating, ids]) =>
    ids.map((id) => ({ id, letter: rating[0], firepower: Number(rating[1]), full: FULL[rating.slice(3)] })),
  )
const idsOf = (...kinds: Ratings[]): BlockId[] => kinds.flatMap((kind) => printed(kind).map(({ id }) => id))

/** Every block each side begins with, on the map or waiting. */
const begun = bench({ now: { step: 'cards' } })
function armyOf(side: SideId): BlockId[] {
  const { blocks, pools } = begun.view(side)
  return [...(Object.keys(blocks) as BlockId[]), ...(pools[side].waiting ?? [])]
}
const ARMY = { caesar: armyOf('caesar'), pompeius: armyOf('pompeius') }
const sideOf = (id: BlockId): SideId => (ARMY.caesar.includes(id) ? 'caesar' : 'pompeius')
const enemy = { caesar: 'pompeius', pompeius: 'caesar' } as const
const howMany = (side: SideId, ...kinds: Ratings[]): number =>
  idsOf(...kinds).filter((id) => ARMY[side].includes(id)).length

/** A third leader stands on the map only when another of his side is dead. */
const LOST: { readonly [B in BlockId]?: string } = {
  'leader-octavianus': 'leader-antonius',
  'leader-brutus': 'leader-scipio',
}

/** One enemy of each letter, A to D. */
const FOES = {
  caesar: ['p-auxilia-4', 'p-auxilia-2', 'legio-34', 'p-navis-5'],
  pompeius: ['c-auxilia-4', 'c-auxilia-2', 'legio-14', 'c-navis-5'],
} as const

/** A block alone against one enemy of each letter, in a port. */
function duel(id: BlockId, role: 'attacker' | 'defender'): Bench {
  const side = sideOf(id)
  const dead = LOST[id]
  return bench({
    blocks: { utica: [id, ...FOES[side]] },
    trophies: dead ? [dead] : [],
    contests: { utica: { attacker: role === 'attacker' ? side : enemy[side] } },
    now: { step: 'battle', at: 'utica' },
  })
}

/** The letter a block fights by: the Defender's blocks go first on each. */
function letterOf(id: BlockId, role: 'attacker' | 'defender'): string {
  const before = roundOrder(duel(id, role)).indexOf(id)
  return 'ABCD'[role === 'defender' ? before : before - 1]
}

const passUntil = (b: Bench, id: BlockId): Bench => {
  while (!b.may(sideOf(id), { do: 'fire', block: id })) {
    const [side] = b.waiting
    const pass = b.actions(side).find((legal) => legal.do === 'pass')
    if (!pass) throw new Error(`${id} never fires`)
    b.do(side, pass)
  }
  return b
}

/** How many of its dice hit when all show the same, for the faces 1 to 6. */
function hitsOf(id: BlockId, dice: number): unknown[] {
  const b = passUntil(duel(id, 'defender'), id)
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const fired = b.fork().do(sideOf(id), { do: 'fire', block: id }, ...new Array(dice).fill(face))
    return fired.heard('spectator', 'fired').at(-1)?.params.hits
  })
}

/** Each acts and hits as its rating says. */
function expectRatings(kind: Ratings): void {
  for (const { id, letter, firepower, full } of printed(kind)) {
    expect([id, letterOf(id, 'defender')]).toEqual([id, letter])
    const hits = [1, 2, 3, 4, 5, 6].map((face) => (face <= firepower ? full : 0))
    expect([id, ...hitsOf(id, full)]).toEqual([id, ...hits])
  }
}

// Strength and combat rating

clause('JC-3.11b', 'levies raise each block to its full strength of II, III or IV and no further', () => {
  expect(new Set(idsOf(...KINDS))).toEqual(new Set([...ARMY.caesar, ...ARMY.pompeius]))
  for (const { id, full } of KINDS.flatMap(printed)) {
    const side = sideOf(id)
    const dead = LOST[id]
    const least = id === 'p-elephantus' ? 2 : 1
    const b = bench({
      blocks: { utica: [`${id}:${least}`] },
      trophies: dead ? [dead] : [],
      now: { step: 'levies', side, points: 9 },
    })
    while (b.strength(id) < full) b.do(side, { do: 'raise', block: id })
    expect([id, b.strength(id)]).toEqual([id, full])
    expect([id, b.why(side, { do: 'raise', block: id })]).toEqual([id, 'full-strength'])
    expect(() => bench({ blocks: { utica: [`${id}:${full + least}`] } })).toThrow('cannot have strength')
  }
})

clause('JC-3.12c', 'the number of the rating is the highest roll that hits', () => {
  expect(hitsOf('c-auxilia-3', 3)).toEqual([3, 0, 0, 0, 0, 0])
  expect(hitsOf('legio-7', 3)).toEqual([3, 3, 0, 0, 0, 0])
  expect(hitsOf('legio-8', 3)).toEqual([3, 3, 3, 0, 0, 0])
  expect(hitsOf('legio-10', 3)).toEqual([3, 3, 3, 3, 0, 0])
  const b = passUntil(duel('legio-8', 'defender'), 'legio-8')
  b.do('caesar', { do: 'fire', block: 'legio-8' }, 3, 4, 1)
  expect(b.heard('spectator', 'fired').at(-1)?.params.hits).toBe(2)
})

// Names

clause('JC-3.13a', 'legions, Equitatus and the elephant enter in the one city named on them', () => {
  const cities: Readonly<Record<SideId, { readonly [P in PlaceId]?: readonly BlockId[] }>> = {
    caesar: {
      tarraco: ['legio-7', 'legio-8'],
      'carthago-nova': ['legio-9'],
      corduba: ['legio-10'],
      genua: ['legio-11', 'legio-12'],
      ravenna: ['legio-13', 'legio-14'],
      aquileia: ['legio-16'],
      roma: ['legio-17'],
      neapolis: ['legio-18'],
      syracusae: ['legio-19'],
      athenae: ['legio-20'],
      ancyra: ['legio-21'],
      lugdunum: ['c-equitatus-1'],
      toletum: ['c-equitatus-2'],
      byzantium: ['c-equitatus-3'],
      antiochia: ['c-equitatus-4'],
    },
    pompeius: {
      roma: ['legio-1'],
      'carthago-nova': ['legio-2', 'legio-4'],
      ravenna: ['legio-3'],
      tarraco: ['legio-5', 'legio-6'],
      athenae: ['legio-32'],
      creta: ['legio-33'],
      antiochia: ['legio-34', 'p-equitatus-3'],
      byzantium: ['legio-35'],
      ephesus: ['legio-36'],
      syracusae: ['legio-37'],
      alexandria: ['legio-38'],
      utica: ['legio-39', 'p-elephantus'],
      toletum: ['p-equitatus-1'],
      badias: ['p-equitatus-2'],
    },
  }
  const named = idsOf(LEGIONS, EQUITATUS, ELEPHANT)
  for (const side of ['caesar', 'pompeius'] as const) {
    // Blocks won over from the other side hold every city that is named, and one that is not.
    const holders = ARMY[enemy[side]].filter((id) => /^legio|auxilia/.test(id))
    const held = [...Object.keys(cities[side]), 'memphis'].map((city, i) => [city, [`${holders[i]} ${side}`]])
    const b = bench({
      blocks: { ...Object.fromEntries(held), perga: ['cleopatra'] } as NonNullable<Position['blocks']>,
      now: { step: 'levies', side, points: 9 },
    })
    const found: Record<string, PlaceId[]> = {}
    for (const legal of b.actions(side))
      if (legal.do === 'levy' && named.includes(legal.block)) (found[legal.block] ??= []).push(legal.at)
    const cityOf = Object.entries(cities[side]).flatMap(([city, ids]) => ids.map((id) => [id, [city]]))
    expect(found).toEqual(Object.fromEntries(cityOf))
    expect(Object.keys(found)).toHaveLength(howMany(side, LEGIONS, EQUITATUS, ELEPHANT))
    for (const id of Object.keys(found) as BlockId[])
      expect(b.why(side, { do: 'levy', block: id, at: 'memphis' })).toBe(
        id === 'p-elephantus' ? 'elephant-only-utica' : 'not-its-city',
      )
  }
})

// Kinds of blocks

clause(['JC-3.21a'], 'three leaders a side: each of them killed is a trophy worth a point', () => {
  const leaders = {
    caesar: ['leader-caesar', 'leader-antonius', 'leader-octavianus'],
    pompeius: ['leader-pompeius', 'leader-scipio', 'leader-brutus'],
  } as const
  expect(idsOf(LEADERS).toSorted()).toEqual([...leaders.caesar, ...leaders.pompeius].toSorted())
  expectRatings(LEADERS)
  for (const side of ['caesar', 'pompeius'] as const) {
    const gunner = ({ caesar: 'p-auxilia-3', pompeius: 'c-auxilia-3' } as const)[side]
    for (const id of ARMY[side].filter((block) => block !== 'cleopatra')) {
      const dead = LOST[id]
      const b = bench({
        blocks: { utica: [`${id}:${id === 'p-elephantus' ? 2 : 1}`, `${gunner}:1`] },
        trophies: dead ? [dead] : [],
        contests: { utica: { attacker: side } },
        now: { step: 'battle', at: 'utica' },
      })
      const before = b.view('spectator').trophies[enemy[side]].length
      b.do(enemy[side], { do: 'fire', block: gunner }, 1)
      const isLeader = (leaders[side] as readonly string[]).includes(id)
      expect([id, b.where(id)]).toEqual([id, isLeader ? 'trophy' : 'fallen'])
      expect(b.view('spectator').trophies[enemy[side]].length - before).toBe(isLeader ? 1 : 0)
      expect(b.heard('spectator', 'trophy')).toHaveLength(isLeader ? 1 : 0)
    }
  }
})

clause('JC-3.21b', 'two leaders begin on the map; the third waits until one of his side is killed', () => {
  expect(['leader-caesar', 'leader-antonius'].map((id) => begun.where(id as BlockId))).toEqual(['ravenna', 'genua'])
  expect(['leader-pompeius', 'leader-scipio'].map((id) => begun.where(id as BlockId))).toEqual([
    'neapolis',
    'antiochia',
  ])
  for (const [side, third, own, other, city] of [
    ['caesar', 'leader-octavianus', 'leader-antonius', 'leader-scipio', 'genua'],
    ['pompeius', 'leader-brutus', 'leader-scipio', 'leader-antonius', 'utica'],
  ] as const) {
    expect(begun.where(third)).toBe('pool')
    const levies = (position: Position): Bench => bench({ ...position, now: { step: 'levies', side, points: 3 } })
    const levy = { do: 'levy', block: third, at: city } as const
    for (const year of [1, 2, 5]) expect(levies({ year }).why(side, levy)).toBe('third-leader-waits')
    // A leader killed on the other side is no reason, nor is one that was only disbanded.
    expect(levies({ trophies: [other] }).why(side, levy)).toBe('third-leader-waits')
    const away = levies({ blocks: { [city]: [side === 'caesar' ? 'legio-8' : 'legio-39'] } })
    expect(away.where(own)).toBe('pool')
    expect(away.why(side, levy)).toBe('third-leader-waits')
    expect(away.may(side, { do: 'levy', block: own, at: city })).toBe(true)
    const bereft = levies({ trophies: [own] })
    expect(bereft.do(side, levy).where(third)).toBe(city)
    expect(bereft.strength(third)).toBe(1)
  }
})

clause('JC-3.22a', 'legions act on C and hit with 2, 3 or 4', () => {
  for (const { letter, firepower } of printed(LEGIONS)) {
    expect(letter).toBe('C')
    expect([2, 3, 4]).toContain(firepower)
  }
  expectRatings(LEGIONS)
  for (const id of idsOf(LEGIONS)) expect(letterOf(id, 'attacker')).toBe('C')
  for (const id of [...ARMY.caesar, ...ARMY.pompeius]) expect(idsOf(LEGIONS).includes(id)).toBe(id.startsWith('legio-'))
})

clause('JC-3.23a', 'four Auxilia a side, two of B1 and two of A1', () => {
  for (const side of ['caesar', 'pompeius'] as const) {
    const own = ARMY[side].filter((id) => id.includes('-auxilia-'))
    expect(own).toHaveLength(4)
    expect(own.map((id) => letterOf(id, 'defender')).sort()).toEqual(['A', 'A', 'B', 'B'])
    for (const id of own) expect(letterOf(id, 'attacker')).toBe(letterOf(id, 'defender'))
  }
  expectRatings(AUXILIA)
})

clause('JC-3.24a', 'four Equitatus for Caesar; three and an elephant for Pompeius', () => {
  expect([howMany('caesar', EQUITATUS), howMany('pompeius', EQUITATUS)]).toEqual([4, 3])
  expect([howMany('caesar', ELEPHANT), howMany('pompeius', ELEPHANT)]).toEqual([0, 1])
  expect(ARMY.caesar.filter((id) => /equitatus|elephant/.test(id))).toHaveLength(4)
  expect(ARMY.pompeius.filter((id) => /equitatus|elephant/.test(id))).toHaveLength(4)
  expectRatings(EQUITATUS)
  expectRatings(ELEPHANT)
})

clause('JC-3.25a', 'one Ballista a side, quick in defence and slow in attack', () => {
  for (const side of ['caesar', 'pompeius'] as const)
    expect(ARMY[side].filter((id) => id.includes('ballista'))).toHaveLength(1)
  expectRatings(BALLISTAE)
  for (const id of idsOf(BALLISTAE)) {
    expect(letterOf(id, 'defender')).toBe('B')
    expect(letterOf(id, 'attacker')).toBe('D')
  }
})

clause('JC-3.26a', 'five Navis a side, D2 or D3, of two steps', () => {
  for (const side of ['caesar', 'pompeius'] as const)
    expect(ARMY[side].filter((id) => id.includes('navis'))).toHaveLength(5)
  expectRatings(NAVIS)
  for (const id of idsOf(NAVIS)) {
    expect(letterOf(id, 'attacker')).toBe('D')
    expect(begun.where(id) === 'pool' || begun.strength(id) === 2).toBe(true)
    expect(() => bench({ blocks: { utica: [`${id}:3`] } })).toThrow('cannot have strength')
  }
})

clause('JC-3.26b', 'at sea the Defender’s Navis act, then the Attacker’s', () => {
  const order = (attacker: SideId): BlockId[] =>
    roundOrder(
      bench({
        blocks: { 'mare-internum': ['c-navis-1', 'c-navis-4', 'p-navis-1', 'p-navis-3'] },
        contests: { 'mare-internum': { attacker } },
        now: { step: 'battle', at: 'mare-internum' },
      }),
    )
  expect(order('caesar')).toEqual(['p-navis-1', 'p-navis-3', 'c-navis-1', 'c-navis-4'])
  expect(order('pompeius')).toEqual(['c-navis-1', 'c-navis-4', 'p-navis-1', 'p-navis-3'])
})

clause('JC-3.26b', 'in port Navis act after all A, B and C blocks, together with an attacking Ballista', () => {
  const b = bench({
    blocks: { utica: ['legio-8', 'c-ballista', 'c-navis-4', 'p-auxilia-3', 'p-ballista', 'legio-39', 'p-navis-1'] },
    contests: { utica: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'utica' },
  })
  const order = roundOrder(b.fork())
  expect(order.slice(0, 5)).toEqual(['p-auxilia-3', 'p-ballista', 'legio-39', 'legio-8', 'p-navis-1'])
  expect(order.slice(5).toSorted()).toEqual(['c-ballista', 'c-navis-4'])
  // Of the two the Attacker may take either first.
  for (const id of order.slice(0, 5)) b.do(b.waiting[0], { do: 'pass', block: id })
  expect(b.may('caesar', { do: 'fire', block: 'c-navis-4' })).toBe(true)
  expect(b.may('caesar', { do: 'fire', block: 'c-ballista' })).toBe(true)
})

clause('JC-3.27a', 'Cleopatra is C1 with four steps, no leader and no trophy', () => {
  expectRatings(CLEOPATRA)
  expect(letterOf('cleopatra', 'attacker')).toBe('C')
  const levies = bench({
    blocks: { alexandria: ['cleopatra:1'] },
    now: { step: 'levies', side: 'pompeius', points: 9 },
  })
  for (let strength = 2; strength <= 4; strength++)
    expect(levies.do('pompeius', { do: 'raise', block: 'cleopatra' }).strength('cleopatra')).toBe(strength)
  expect(levies.why('pompeius', { do: 'raise', block: 'cleopatra' })).toBe('full-strength')

  const alone = bench({
    blocks: { roma: ['cleopatra:1', 'c-auxilia-3'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma' },
  })
  alone.do('caesar', { do: 'fire', block: 'c-auxilia-3' }, 1, 6, 6)
  expect([alone.where('cleopatra'), alone.side('cleopatra')]).toEqual(['roma', 'caesar'])
  expect(alone.view('spectator').trophies).toEqual({ caesar: [], pompeius: [] })
  expect(alone.heard('spectator', 'trophy')).toEqual([])
})

clause('JC-3.27a', 'Jupiter wins Cleopatra over, where a leader would only be weakened', () => {
  const jupiter = (alexandria: string[]): Bench =>
    bench({
      blocks: { alexandria, memphis: ['legio-8'], perga: alexandria[0].startsWith('cleopatra') ? [] : ['cleopatra'] },
      cards: { caesar: 'event-jupiter', pompeius: 'cmd-2-1-a' },
      now: { step: 'command' },
    })
  const won = jupiter(['cleopatra:3']).do('caesar', { do: 'turn', at: 'alexandria', colour: 'blue' })
  won.do('caesar', { do: 'receive', at: 'memphis' })
  expect([won.side('cleopatra'), won.where('cleopatra'), won.strength('cleopatra')]).toEqual(['caesar', 'memphis', 3])
  const leader = jupiter(['leader-scipio:3']).do('caesar', { do: 'turn', at: 'alexandria', colour: 'green' })
  expect([leader.side('leader-scipio'), leader.strength('leader-scipio')]).toEqual(['pompeius', 2])
})

clause('JC-3.27b', 'Cleopatra begins with Pompeius; her present side moves her and fights with her', () => {
  expect([begun.side('cleopatra'), begun.where('cleopatra')]).toEqual(['pompeius', 'alexandria'])
  for (const side of ['caesar', 'pompeius'] as const) {
    const moves = bench({
      blocks: { alexandria: [`cleopatra ${side}`, side === 'caesar' ? 'legio-8' : 'legio-38'] },
      cards: { caesar: 'cmd-3-1-a', pompeius: 'cmd-2-1-a' },
      now: { step: 'moves', side },
    })
    expect(moves.targets(side, 'move', 'cleopatra')).toEqual(['catabathmus', 'memphis', 'pelusium'])
    expect(moves.targets(side, 'move', 'cleopatra')).toEqual(
      moves.targets(side, 'move', side === 'caesar' ? 'legio-8' : 'legio-38'),
    )
    expect(moves.march(side, 'cleopatra', 'memphis', 'pelusium').where('cleopatra')).toBe('pelusium')

    const foe = side === 'caesar' ? 'legio-1' : 'legio-17'
    const battle = bench({
      blocks: { roma: [`cleopatra:2 ${side}`, foe] },
      contests: { roma: { attacker: enemy[side] } },
      now: { step: 'battle', at: 'roma' },
    })
    expect(battle.may(enemy[side], { do: 'fire', block: 'cleopatra' })).toBe(false)
    battle.do(side, { do: 'fire', block: 'cleopatra' }, 1, 2)
    expect([battle.strength(foe), battle.strength('cleopatra')]).toEqual([3, 2])
  }
  const other = bench({
    blocks: { alexandria: ['cleopatra caesar'], neapolis: ['legio-1'] },
    cards: { caesar: 'cmd-2-1-a', pompeius: 'cmd-3-1-a' },
    now: { step: 'moves', side: 'pompeius' },
  })
  expect(other.why('pompeius', { do: 'move', block: 'cleopatra', to: 'memphis' })).toBe('not-under-command')
})
