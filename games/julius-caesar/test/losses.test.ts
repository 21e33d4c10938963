import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench, roundOrder } from './bench.ts'

const fire = (block: BlockId): Action => ({ do: 'fire', block })
const pass = (block: BlockId): Action => ({ do: 'pass', block })
const hit = (block: BlockId): Action => ({ do: 'hit', block })
const perish = (block: BlockId): Action => ({ do: 'perish', block })
const retreat = (block: BlockId, to: PlaceId): Action => ({ do: 'retreat', block, to })

const round = (b: Bench): number | null => (b.frame?.step === 'battle' ? b.frame.round : null)

/** A battle in Genua, a city of no value; Pompeius attacks from Roma. */
const inGenua = (genua: readonly string[], more: Position = {}): Bench =>
  bench({
    ...more,
    blocks: { ...((more.blocks as object) ?? {}), genua },
    contests: { genua: { attacker: 'pompeius', main: 'roma' } },
    now: { step: 'battle', at: 'genua', round: 2 },
  })

/** From the cards of the next turn to the levies of the side named, nobody moving. */
function toLevies(b: Bench, side: SideId): Bench {
  b.do('caesar', { do: 'play', card: 'cmd-2-3-a' }).do('pompeius', { do: 'play', card: 'cmd-1-2-a' })
  b.do('caesar', { do: 'end-moves' })
  if (side === 'pompeius') b.do('caesar', { do: 'end-levies' }).do('pompeius', { do: 'end-moves' })
  expect([b.now, b.waiting]).toEqual(['levies', [side]])
  return b
}
const hands = { caesar: ['cmd-2-3-a'], pompeius: ['cmd-1-2-a'] } as const

// 7.5

clause('JC-7.5a', 'the eliminated lie face-up in the pool of their own colour, also those who had gone over', () => {
  const b = inGenua(['leader-caesar', 'legio-5:1', 'legio-7:1 pompeius'])
  b.do('caesar', fire('leader-caesar'), 1, 1, 6).do('pompeius', hit('legio-5'))
  expect([b.where('legio-5'), b.where('legio-7')]).toEqual(['fallen', 'fallen'])
  for (const seat of ['caesar', 'pompeius', 'spectator'] as const) {
    expect(b.view(seat).pools.pompeius.fallen).toEqual(['legio-5'])
    expect(b.view(seat).pools.caesar.fallen).toEqual(['legio-7'])
  }
  expect(b.view('caesar').trophies).toEqual({ caesar: [], pompeius: [] })
})

clause('JC-7.5b', 'a block eliminated this Year is not levied again before the next', () => {
  const b = inGenua(['leader-caesar', 'legio-5:1'], { hands, blocks: { tarraco: ['legio-2'] } })
  b.do('caesar', fire('leader-caesar'), 1, 6, 6).do('caesar', { do: 'end-regroup' })
  toLevies(b, 'pompeius')
  expect(b.why('pompeius', { do: 'levy', block: 'legio-5', at: 'tarraco' })).toBe('fallen-this-year')
  expect(b.why('pompeius', { do: 'levy', block: 'legio-6', at: 'tarraco' })).toBe(null)

  const winter = bench({
    blocks: { tarraco: ['legio-2'], genua: ['legio-8'] },
    fallen: ['legio-5'],
    turn: 5,
    now: { step: 'disbands' },
  })
  winter.do('caesar', { do: 'end-disbanding' })
  expect(winter.where('legio-5')).toBe('fallen')
  winter.do('pompeius', { do: 'end-disbanding' }, ...new Array(12).fill(0))
  expect(winter.where('legio-5')).toBe('pool')
})

// 7.51

clause('JC-7.51a', 'a leader eliminated is a trophy worth a point, and never comes back', () => {
  const b = inGenua(['leader-antonius:1', 'legio-8:1', 'legio-1'], { hands, blocks: { massilia: ['legio-11'] } })
  const before = { caesar: b.points('caesar'), pompeius: b.points('pompeius') }
  b.do('caesar', pass('leader-antonius')).do('caesar', pass('legio-8'))
  b.do('pompeius', fire('legio-1'), 1, 6, 6, 6).do('caesar', hit('leader-antonius'))
  expect(b.where('leader-antonius')).toBe('trophy')
  for (const seat of ['caesar', 'spectator'] as const)
    expect(b.view(seat).trophies).toEqual({ caesar: [], pompeius: ['leader-antonius'] })
  expect(b.view('caesar').pools.caesar.fallen).toEqual([])
  expect({ caesar: b.points('caesar'), pompeius: b.points('pompeius') }).toEqual({
    caesar: before.caesar,
    pompeius: before.pompeius + 1,
  })

  const winter = bench({
    blocks: { massilia: ['legio-8'], roma: ['legio-1'] },
    trophies: ['leader-antonius'],
    turn: 5,
    now: { step: 'disbands' },
  })
  winter.do('caesar', { do: 'end-disbanding' }).do('pompeius', { do: 'end-disbanding' }, ...new Array(12).fill(0))
  expect(winter.state.year).toBe(2)
  expect(winter.where('leader-antonius')).toBe('trophy')
  const levies = bench({
    blocks: { massilia: ['legio-8'] },
    trophies: ['leader-antonius'],
    year: 2,
    now: { step: 'levies', side: 'caesar' },
  })
  expect(levies.why('caesar', { do: 'levy', block: 'leader-antonius', at: 'massilia' })).toBe('not-in-pool')
  // A leader only disbanded is another matter.
  expect(levies.why('caesar', { do: 'levy', block: 'leader-caesar', at: 'massilia' })).toBe(null)
})

clause('JC-7.51b', 'a side that loses a leader may levy its third, in any Friendly city, the same Year', () => {
  const octavianus = (at: PlaceId): Action => ({ do: 'levy', block: 'leader-octavianus', at })
  const more = { hands, blocks: { massilia: ['legio-11'], lugdunum: ['legio-16'] } } as const

  // Losing a legion does not bring him.
  const legion = inGenua(['legio-8:1', 'legio-1'], more)
  legion.do('caesar', pass('legio-8')).do('pompeius', fire('legio-1'), 1, 6, 6, 6).do('pompeius', { do: 'end-regroup' })
  expect(toLevies(legion, 'caesar').why('caesar', octavianus('massilia'))).toBe('third-leader-waits')

  const b = inGenua(['leader-antonius:1', 'legio-1'], more)
  b.do('caesar', pass('leader-antonius')).do('pompeius', fire('legio-1'), 1, 6, 6, 6)
  expect(b.where('leader-octavianus')).toBe('pool')
  toLevies(b.do('pompeius', { do: 'end-regroup' }), 'caesar')
  expect([b.state.year, b.where('leader-octavianus')]).toEqual([1, 'pool'])
  expect(b.why('caesar', octavianus('genua'))).toBe('city-not-friendly')
  expect(b.why('caesar', octavianus('narbo'))).toBe('city-not-friendly')
  expect(b.may('caesar', octavianus('massilia'))).toBe(true)
  expect(b.frame).toMatchObject({ points: 3 })
  b.do('caesar', octavianus('lugdunum'))
  expect([b.where('leader-octavianus'), b.strength('leader-octavianus')]).toEqual(['lugdunum', 1])
  expect(b.frame).toMatchObject({ points: 2 })

  // Nor does the enemy's loss bring his: Brutus still waits.
  b.do('caesar', { do: 'end-levies' }).do('pompeius', { do: 'end-moves' })
  expect(b.why('pompeius', { do: 'levy', block: 'leader-brutus', at: 'genua' })).toBe('third-leader-waits')
})

clause('JC-7.51c', 'hits earn the trophy, also of the third leader', () => {
  const b = inGenua(['leader-caesar', 'leader-brutus:1', 'legio-1:1'], { trophies: ['leader-scipio'] })
  const before = b.points('caesar')
  b.do('caesar', fire('leader-caesar'), 1, 6, 6).do('pompeius', hit('leader-brutus'))
  expect(b.view('spectator').trophies.caesar).toEqual(['leader-scipio', 'leader-brutus'])
  expect(b.points('caesar')).toBe(before + 1)
})

const scipioFallsTo = (card: string): Bench =>
  bench({
    blocks: { antiochia: ['leader-scipio:1'], damascus: ['legio-8'] },
    cards: { caesar: card, pompeius: 'cmd-2-1-a' },
    now: { step: 'command', side: 'caesar' },
  })

clause('JC-7.51c', 'Vulcan and Jupiter earn the trophy as well', () => {
  const vulcan = scipioFallsTo('event-vulcan').do('caesar', { do: 'strike', at: 'antiochia' })
  expect(vulcan.where('leader-scipio')).toBe('trophy')
  expect([vulcan.points('caesar'), vulcan.view('pompeius').trophies.caesar]).toEqual([1, ['leader-scipio']])

  const jupiter = scipioFallsTo('event-jupiter').do('caesar', { do: 'turn', at: 'antiochia', colour: 'green' })
  expect(jupiter.where('leader-scipio')).toBe('trophy')
  expect([jupiter.points('caesar'), jupiter.view('pompeius').trophies.caesar]).toEqual([1, ['leader-scipio']])
})

clause('JC-7.51c', 'disruption and an impossible retreat earn it too', () => {
  const disrupted = bench({
    blocks: { genua: ['leader-caesar:1 from massilia', 'leader-antonius:1 from lugdunum', 'p-auxilia-3'] },
    contests: { genua: { attacker: 'caesar', main: 'massilia' } },
    now: { step: 'battle', at: 'genua' },
  })
  disrupted.do('pompeius', fire('p-auxilia-3'), 1, 6, 6)
  expect(disrupted.view('spectator').trophies.pompeius).toEqual(['leader-caesar', 'leader-antonius'])
  expect(disrupted.heard('caesar', 'trophy').map(({ params }) => params)).toEqual([
    { side: 'pompeius', block: 'leader-caesar' },
    { side: 'pompeius', block: 'leader-antonius' },
  ])

  const stuck = bench({
    blocks: { genua: ['leader-caesar', 'legio-1'], massilia: ['legio-3'] },
    contests: { genua: { attacker: 'caesar', main: 'massilia' } },
    now: { step: 'battle', at: 'genua', round: 4 },
  })
  const before = stuck.points('pompeius')
  stuck.do('caesar', perish('leader-caesar'))
  expect(stuck.where('leader-caesar')).toBe('trophy')
  expect(stuck.points('pompeius')).toBe(before + 1)
})

// 7.52

/** A battle in Alexandria. Caesar attacks from Memphis. */
const inAlexandria = (alexandria: readonly string[], from = 1, more: Position = {}): Bench =>
  bench({
    ...more,
    blocks: { ...((more.blocks as object) ?? {}), alexandria },
    contests: { alexandria: { attacker: 'caesar', main: 'memphis', ...(more.contests?.alexandria ?? {}) } },
    now: { step: 'battle', at: 'alexandria', round: from },
  })

clause(['JC-7.52a', 'JC-7.52l'], 'Cleopatra eliminated joins the other side where she stands, at I', () => {
  const b = inAlexandria(['leader-caesar', 'cleopatra:2', 'legio-38:1'])
  b.do('caesar', fire('leader-caesar'), 1, 6, 6)
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['pompeius', 1])
  const won = inAlexandria(['leader-caesar', 'cleopatra:1', 'legio-38:1'])
  won.do('caesar', fire('leader-caesar'), 1, 6, 6).do('pompeius', hit('cleopatra'))
  expect([won.side('cleopatra'), won.where('cleopatra'), won.strength('cleopatra')]).toEqual([
    'caesar',
    'alexandria',
    1,
  ])
  expect(won.heard('spectator', 'cleopatra-changes-side').map(({ params }) => params)).toEqual([
    { side: 'caesar', at: 'alexandria' },
  ])
  expect(won.heard('spectator', 'eliminated')).toEqual([])
  expect(won.view('spectator').trophies).toEqual({ caesar: [], pompeius: [] })
  expect(won.view('spectator').pools.pompeius.fallen).toEqual([])
  expect(won.view('pompeius').pools.pompeius.waiting).not.toContain('cleopatra')
})

clause('JC-7.52b', 'won over before her turn she acts in the C turn of her new side, in the same Round', () => {
  const b = inAlexandria(['leader-caesar', 'legio-8', 'cleopatra:1', 'legio-38:1'])
  b.do('caesar', fire('leader-caesar'), 1, 6, 6).do('pompeius', hit('cleopatra'))
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.why('pompeius', fire('cleopatra'))).toBe('not-your-block')
  expect(roundOrder(b)).toEqual(['legio-38', 'legio-8', 'cleopatra'])

  // An attacking Cleopatra, struck down by the last C of the Defender, still has that C turn to act in.
  const attacking = inAlexandria(['cleopatra:1 caesar', 'legio-8:1', 'legio-38:1'])
  attacking.do('pompeius', fire('legio-38'), 1).do('caesar', hit('cleopatra'))
  expect(round(attacking)).toBe(1)
  expect(attacking.waiting).toEqual(['pompeius'])
  attacking.do('pompeius', fire('cleopatra'), 6)
  expect(roundOrder(attacking)).toEqual(['legio-8'])
  expect(roundOrder(attacking)).toEqual(['legio-38', 'cleopatra', 'legio-8'])
})

clause('JC-7.52b', 'if she has acted in the Round she waits for the next', () => {
  const b = inAlexandria(['legio-8', 'legio-11', 'cleopatra:1', 'legio-38:1'])
  b.do('pompeius', fire('cleopatra'), 6).do('pompeius', pass('legio-38'))
  b.do('caesar', fire('legio-8'), 1, 6, 6).do('pompeius', hit('cleopatra'))
  expect(b.why('caesar', fire('cleopatra'))).toBe('already-acted')
  b.do('caesar', pass('legio-11'))
  expect(round(b)).toBe(2)
  expect(roundOrder(b)).toEqual(['legio-38', 'legio-8', 'legio-11', 'cleopatra'])
})

clause('JC-7.52b', 'if the C turn of her new side has passed, as in a surprise, she waits for the next Round', () => {
  const b = inAlexandria(['legio-8', 'c-navis-1', 'cleopatra:1', 'legio-38:1'], 1, {
    contests: { alexandria: { attacker: 'caesar', surprise: true } },
  })
  b.do('caesar', pass('legio-8')).do('caesar', fire('c-navis-1'), 1, 6).do('pompeius', hit('cleopatra'))
  expect(roundOrder(b)).toEqual(['legio-38'])
  expect(round(b)).toBe(2)
  expect(roundOrder(b)).toEqual(['legio-38', 'legio-8', 'cleopatra', 'c-navis-1'])

  // Struck by a C block of the surprise, she acts in that same C turn.
  const inTime = inAlexandria(['legio-8', 'cleopatra:1', 'legio-38:1'], 1, {
    contests: { alexandria: { attacker: 'caesar', surprise: true } },
  })
  inTime.do('caesar', fire('legio-8'), 1, 6, 6).do('pompeius', hit('cleopatra'))
  expect(roundOrder(inTime)).toEqual(['cleopatra', 'legio-38'])
})

clause('JC-7.52b', 'in Round 4 an attacking Cleopatra won over still acts for the Defender', () => {
  const b = inAlexandria(['cleopatra:1 caesar', 'legio-8:1', 'p-auxilia-3', 'legio-38'], 4)
  b.do('pompeius', fire('p-auxilia-3'), 1, 6, 6).do('caesar', hit('cleopatra'))
  b.do('pompeius', pass('legio-38'))
  expect(b.may('pompeius', pass('cleopatra'))).toBe(true)
  b.do('pompeius', fire('cleopatra'), 1)
  expect(b.where('legio-8')).toBe('fallen')
  expect(b.control('alexandria')).toBe('pompeius')
})

clause('JC-7.52c', 'the other hits of the volley fall on those she has left', () => {
  const b = inAlexandria(['leader-caesar', 'cleopatra:1', 'legio-38:1', 'legio-36:1'])
  b.do('caesar', fire('leader-caesar'), 1, 1, 6).do('pompeius', hit('cleopatra'))
  expect(b.why('pompeius', hit('cleopatra'))).toBe('not-your-loss')
  expect(b.actions('pompeius')).toEqual([hit('legio-36'), hit('legio-38')])
  b.do('pompeius', hit('legio-36'))
  expect([b.where('legio-36'), b.where('legio-38')]).toEqual(['fallen', 'alexandria'])
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['caesar', 1])
})

clause('JC-7.52d', 'if she leaves nobody behind, not even Reserves, her new side has won', () => {
  const alone = inAlexandria(['leader-caesar', 'cleopatra:1'])
  alone.do('caesar', fire('leader-caesar'), 1, 1, 1)
  expect([alone.now, alone.waiting]).toEqual(['regroup', ['caesar']])
  expect(alone.heard('spectator', 'battle-won').map(({ params }) => params)).toEqual([
    { side: 'caesar', at: 'alexandria' },
  ])
  expect(alone.control('alexandria')).toBe('caesar')
  expect(alone.strength('cleopatra')).toBe(1)

  const reserve = inAlexandria(['leader-caesar', 'cleopatra:1', 'legio-38:2 from pelusium'])
  reserve.do('caesar', fire('leader-caesar'), 1, 1, 1)
  expect([reserve.now, reserve.control('alexandria')]).toEqual(['battle', 'contested'])
})

/** Round 4: Caesar's Cleopatra and a legion in Pelusium, with Memphis, where they came from, lost behind them. */
const cutOff = (): Bench =>
  bench({
    blocks: { pelusium: ['cleopatra:3 caesar', 'legio-8', 'legio-38', 'p-navis-1'], memphis: ['legio-36'] },
    contests: { pelusium: { attacker: 'caesar', main: 'memphis' } },
    now: { step: 'battle', at: 'pelusium', round: 4 },
  })

clause('JC-7.52e', 'Cleopatra who must retreat and cannot changes side at I, her turn used', () => {
  const b = cutOff().do('pompeius', pass('legio-38'))
  expect(b.why('caesar', pass('cleopatra'))).toBe('must-retreat')
  b.do('caesar', perish('cleopatra'))
  expect([b.side('cleopatra'), b.where('cleopatra'), b.strength('cleopatra')]).toEqual(['pompeius', 'pelusium', 1])
  const acted = b.places('spectator').pelusium?.known.find(({ block }) => block === 'cleopatra')?.acted
  expect(acted).toBe(true)
  expect(b.waiting).toEqual(['caesar'])
  b.do('caesar', perish('legio-8'))
  expect(b.where('legio-8')).toBe('fallen')
  expect(b.control('pelusium')).toBe('pompeius')
  expect(b.at('pelusium')).toEqual(['legio-38', 'p-navis-1', 'cleopatra'])
})

clause('JC-7.52e', 'Cleopatra who can retreat has to, and stays with her side', () => {
  const b = bench({
    blocks: { pelusium: ['cleopatra:3 caesar', 'legio-38'] },
    contests: { pelusium: { attacker: 'caesar', main: 'memphis' } },
    now: { step: 'battle', at: 'pelusium', round: 4 },
  }).do('pompeius', pass('legio-38'))
  expect(b.why('caesar', perish('cleopatra'))).toBe('may-retreat')
  b.do('caesar', retreat('cleopatra', 'memphis'))
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['caesar', 3])
})

clause('JC-7.52i', 'her old side can strike her down at once, and win her back', () => {
  const b = inAlexandria(['c-auxilia-3:1', 'cleopatra:1', 'legio-38:1'])
  b.do('caesar', fire('c-auxilia-3'), 1).do('pompeius', hit('cleopatra')).do('pompeius', fire('legio-38'), 1)
  expect(b.actions('caesar')).toEqual([hit('c-auxilia-3'), hit('cleopatra')])
  b.do('caesar', hit('cleopatra'))
  expect([b.side('cleopatra'), b.strength('cleopatra')]).toEqual(['pompeius', 1])
  // She has not acted yet, so she does now, in the Defender's C turn.
  expect(b.waiting).toEqual(['pompeius'])
  expect(roundOrder(b)).toEqual(['cleopatra'])
})

clause('JC-7.52i', 'she retreats by the role and the roads of her new side', () => {
  const attacker = inAlexandria(['leader-caesar', 'cleopatra:1', 'legio-38:1'], 2)
  const asDefender = attacker.fork().do('caesar', pass('leader-caesar'))
  expect(asDefender.targets('pompeius', 'retreat', 'cleopatra')).toEqual(['catabathmus', 'pelusium'])
  attacker.do('caesar', fire('leader-caesar'), 1, 6, 6).do('pompeius', hit('cleopatra'))
  attacker.do('pompeius', pass('legio-38'))
  expect(attacker.targets('caesar', 'retreat', 'cleopatra')).toEqual(['memphis'])

  const defender = inAlexandria(['cleopatra:1 caesar', 'legio-8:1', 'p-auxilia-3', 'legio-38'], 2)
  const asAttacker = defender.fork().do('pompeius', pass('p-auxilia-3')).do('pompeius', pass('legio-38'))
  expect(asAttacker.targets('caesar', 'retreat', 'cleopatra')).toEqual(['memphis'])
  defender.do('pompeius', fire('p-auxilia-3'), 1, 6, 6).do('caesar', hit('cleopatra'))
  expect(defender.targets('pompeius', 'retreat', 'cleopatra')).toEqual(['catabathmus', 'pelusium'])
  expect(defender.why('pompeius', retreat('cleopatra', 'memphis'))).toBe('retreat-road-of-attacker')
})

clause('JC-7.52l', 'Cleopatra is never disbanded, levied or made a trophy', () => {
  const blocks = { alexandria: ['cleopatra', 'legio-38', 'legio-36', 'legio-1', 'legio-2', 'legio-3'] } as const
  const disbanding = bench({ blocks, now: { step: 'disbands' } })
  expect(disbanding.why('pompeius', { do: 'disband', block: 'cleopatra' })).toBe('cleopatra-never-disbands')
  expect(disbanding.may('pompeius', { do: 'disband', block: 'legio-38' })).toBe(true)

  const surplus = bench({ blocks, now: { step: 'surplus' } })
  expect(surplus.why('pompeius', { do: 'disband', block: 'cleopatra' })).toBe('cleopatra-never-disbands')
  expect(surplus.may('pompeius', { do: 'disband', block: 'legio-38' })).toBe(true)

  for (const side of ['caesar', 'pompeius'] as const) {
    const levies = bench({ blocks: { genua: ['legio-8'], roma: ['legio-1'] }, now: { step: 'levies', side } })
    const at = side === 'caesar' ? 'genua' : 'roma'
    expect(levies.may(side, { do: 'levy', block: 'cleopatra', at })).toBe(false)
    expect(levies.where('cleopatra')).toBe('alexandria')
  }
})
