import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const pass = (b: Bench, ...blocks: BlockId[]): Bench => {
  for (const block of blocks) b.do(b.side(block), { do: 'pass', block })
  return b
}
const retreat = (b: Bench, block: BlockId, to: PlaceId): Bench => b.do(b.side(block), { do: 'retreat', block, to })
const whyRetreat = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'retreat', block, to })
const whySail = (b: Bench, block: BlockId, to: PlaceId) => b.why(b.side(block), { do: 'sail', block, to })
const verbs = (b: Bench, side: SideId): string[] => [...new Set(b.actions(side).map((action) => action.do))].sort()

clause('JC-7.6a', 'from Round 2 a block may retreat in its own battle turn, in place of firing', () => {
  const roma = (round: number): Bench =>
    bench({
      blocks: { roma: ['legio-8 from genua', 'p-auxilia-3', 'legio-1', 'legio-3'] },
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', round },
    })
  expect(whyRetreat(roma(1), 'p-auxilia-3', 'neapolis')).toBe('no-retreat-in-round-1')
  expect(verbs(roma(1), 'pompeius')).toEqual(['fire', 'pass'])

  const b = roma(2)
  expect(verbs(b, 'pompeius')).toEqual(['fire', 'pass', 'retreat'])
  expect(whyRetreat(b, 'legio-1', 'neapolis')).toBe('not-its-turn')
  expect(b.why('caesar', { do: 'retreat', block: 'legio-8', to: 'genua' })).toBe('not-your-turn')
  pass(b, 'p-auxilia-3').do('pompeius', { do: 'fire', block: 'legio-1' }, 6, 6, 6, 6)
  expect(whyRetreat(b, 'legio-1', 'neapolis')).toBe('already-acted')
  retreat(b, 'legio-3', 'neapolis')
  expect(b.where('legio-3')).toBe('neapolis')
  expect(b.heard('caesar', 'retreated').map(({ params }) => params)).toEqual([
    { side: 'pompeius', block: 'legio-3', from: 'roma', to: 'neapolis', bySea: false },
  ])
  expect(b.waiting).toEqual(['caesar'])
  expect(verbs(b, 'caesar')).toEqual(['fire', 'pass', 'retreat'])
})

clause('JC-7.6b', 'who must retreat and finds no open place is eliminated', () => {
  const b = bench({
    blocks: { roma: ['legio-8 from genua', 'leader-antonius from genua', 'legio-1'], genua: ['legio-3'] },
    contests: { roma: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'roma', round: 4 },
  })
  expect(b.actions('caesar')).toEqual([{ do: 'perish', block: 'leader-antonius' }])
  b.do('caesar', { do: 'perish', block: 'leader-antonius' })
  expect(b.where('leader-antonius')).toBe('trophy')
  pass(b, 'legio-1').do('caesar', { do: 'perish', block: 'legio-8' })
  expect(b.where('legio-8')).toBe('fallen')
  expect(b.heard('pompeius', 'eliminated').map(({ params }) => params.block)).toEqual(['leader-antonius', 'legio-8'])
  expect(b.control('roma')).toBe('pompeius')
})

clause('JC-7.6b', 'a Round whose road, strait or sea limit is used up is hindrance enough', () => {
  // Genua is the enemy's, so all go by the minor road to Ravenna.
  const byRoad = bench({
    blocks: {
      roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-14 from ravenna', 'legio-1'],
      genua: ['legio-3'],
    },
    contests: { roma: { attacker: 'caesar', main: 'ravenna' } },
    now: { step: 'battle', at: 'roma', round: 4 },
  })
  pass(byRoad, 'legio-1')
  expect(byRoad.why('caesar', { do: 'perish', block: 'legio-8' })).toBe('may-retreat')
  retreat(retreat(byRoad, 'legio-13', 'ravenna'), 'legio-14', 'ravenna')
  expect(whyRetreat(byRoad, 'legio-8', 'ravenna')).toBe('retreat-road-full')
  expect(byRoad.do('caesar', { do: 'perish', block: 'legio-8' }).where('legio-8')).toBe('fallen')

  const byStrait = bench({
    blocks: {
      rhegium: ['legio-8 from messana', 'legio-11 from neapolis', 'legio-1'],
      neapolis: ['legio-3'],
    },
    contests: { rhegium: { attacker: 'caesar', main: 'messana' } },
    now: { step: 'battle', at: 'rhegium', round: 4 },
  })
  retreat(pass(byStrait, 'legio-1'), 'legio-11', 'messana')
  expect(whyRetreat(byStrait, 'legio-8', 'messana')).toBe('retreat-strait-full')
  expect(byStrait.do('caesar', { do: 'perish', block: 'legio-8' }).where('legio-8')).toBe('fallen')

  const bySea = bench({
    blocks: {
      utica: ['legio-7 from tacape', 'legio-8 from tacape', 'legio-39'],
      tacape: ['legio-38'],
      'mare-internum': ['c-navis-1'],
      syracusae: ['legio-19'],
    },
    contests: { utica: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'utica', round: 4 },
  })
  pass(bySea, 'legio-39').do('caesar', { do: 'sail', block: 'legio-8', to: 'syracusae' })
  expect(whySail(bySea, 'legio-7', 'syracusae')).toBe('sail-used')
  expect(bySea.do('caesar', { do: 'perish', block: 'legio-7' }).where('legio-7')).toBe('fallen')
  expect(bySea.where('legio-8')).toBe('syracusae')
})

clause('JC-7.6c', 'who must retreat and can has to: he chooses where and in what order, not whether', () => {
  const roma = (round: number): Bench =>
    pass(
      bench({
        blocks: { roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-1'] },
        contests: { roma: { attacker: 'caesar', main: 'genua' } },
        now: { step: 'battle', at: 'roma', round },
      }),
      'legio-1',
    )
  const free = roma(3)
  expect(free.may('caesar', { do: 'fire', block: 'legio-8' })).toBe(true)
  expect(free.may('caesar', { do: 'pass', block: 'legio-8' })).toBe(true)
  expect(free.why('caesar', { do: 'perish', block: 'legio-8' })).toBe('need-not-retreat')

  const b = roma(4)
  for (const block of ['legio-8', 'legio-13'] as const) {
    expect(b.why('caesar', { do: 'fire', block })).toBe('must-retreat')
    expect(b.why('caesar', { do: 'pass', block })).toBe('must-retreat')
    expect(b.why('caesar', { do: 'perish', block })).toBe('may-retreat')
    expect(b.targets('caesar', 'retreat', block)).toEqual(['genua', 'ravenna'])
  }
  retreat(retreat(b, 'legio-13', 'genua'), 'legio-8', 'ravenna')
  expect([b.where('legio-13'), b.where('legio-8')]).toEqual(['genua', 'ravenna'])
})

clause(
  'JC-7.61a',
  'in a Round four blocks retreat along a major road, two along a minor one; the next Round anew',
  () => {
    const b = bench({
      blocks: {
        roma: ['legio-8 from genua', 'legio-1', 'legio-2', 'legio-3', 'legio-4', 'legio-5', 'legio-6', 'legio-32'],
      },
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
    for (const block of ['legio-1', 'legio-2', 'legio-3'] as const) retreat(b, block, 'neapolis')
    expect(whyRetreat(b, 'legio-4', 'neapolis')).toBeNull()
    retreat(b, 'legio-4', 'neapolis')
    expect(whyRetreat(b, 'legio-5', 'neapolis')).toBe('retreat-road-full')
    retreat(b, 'legio-5', 'asculum')
    expect(whyRetreat(b, 'legio-6', 'asculum')).toBeNull()
    retreat(b, 'legio-6', 'asculum')
    expect(whyRetreat(b, 'legio-32', 'asculum')).toBe('retreat-road-full')
    pass(b, 'legio-32', 'legio-8')
    expect(b.targets('pompeius', 'retreat', 'legio-32')).toEqual(['asculum', 'neapolis', 'ravenna'])
    expect(b.at('neapolis')).toHaveLength(4)
  },
)

clause('JC-7.61a', 'the limits bind the retreating Attacker too', () => {
  const b = bench({
    blocks: {
      roma: [
        'legio-7 from genua',
        'legio-8 from genua',
        'legio-11 from genua',
        'legio-12 from genua',
        'legio-13 from ravenna',
        'legio-1',
      ],
    },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  pass(b, 'legio-1')
  for (const block of ['legio-7', 'legio-8', 'legio-11', 'legio-13'] as const) retreat(b, block, 'genua')
  expect(whyRetreat(b, 'legio-12', 'genua')).toBe('retreat-road-full')
  expect(b.targets('caesar', 'retreat', 'legio-12')).toEqual(['ravenna'])
})

clause('JC-7.61b', 'one block a Round retreats across a strait', () => {
  const b = bench({
    blocks: { rhegium: ['legio-8 from neapolis', 'legio-1', 'legio-37'], messana: ['legio-3'] },
    contests: { rhegium: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'rhegium', round: 2 },
  })
  retreat(b, 'legio-37', 'messana')
  expect(whyRetreat(b, 'legio-1', 'messana')).toBe('retreat-strait-full')
  pass(b, 'legio-1', 'legio-8')
  expect(b.frame).toMatchObject({ step: 'battle', round: 3 })
  retreat(b, 'legio-1', 'messana')
  expect(b.at('messana')).toEqual(['legio-1', 'legio-3', 'legio-37'])
})

clause('JC-7.61c', 'nobody retreats to an Enemy or a Contested city', () => {
  const b = bench({
    player1: 'caesar',
    blocks: {
      roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-1'],
      genua: ['legio-3', 'legio-11 from massilia'],
      ravenna: ['legio-4'],
      neapolis: ['legio-7'],
      asculum: ['legio-14 from ravenna', 'legio-5'],
    },
    contests: {
      roma: { attacker: 'caesar', main: 'genua' },
      genua: { attacker: 'caesar' },
      asculum: { attacker: 'caesar' },
    },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  expect(whyRetreat(b, 'legio-1', 'neapolis')).toBe('retreat-not-open')
  expect(whyRetreat(b, 'legio-1', 'asculum')).toBe('retreat-not-open')
  expect(b.targets('pompeius', 'retreat', 'legio-1')).toEqual([])
  pass(b, 'legio-1')
  // The roads of the attack do not help him: one end is the enemy's, the other fought over.
  expect(whyRetreat(b, 'legio-8', 'ravenna')).toBe('retreat-not-open')
  expect(whyRetreat(b, 'legio-8', 'genua')).toBe('retreat-not-open')
  expect(whyRetreat(b, 'legio-8', 'asculum')).toBe('retreat-not-open')
  expect(b.targets('caesar', 'retreat', 'legio-8')).toEqual(['neapolis'])
})

clause('JC-7.61c', 'nor to an Enemy or a Contested sea', () => {
  const b = bench({
    player1: 'caesar',
    blocks: {
      'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'c-navis-2 from mare-internum', 'p-navis-1'],
      'mare-hispanum': ['p-navis-2'],
      'mare-internum': ['c-navis-3 from syracusae', 'p-navis-3'],
    },
    contests: {
      'mare-tyrrhenum': { attacker: 'caesar', main: 'mare-hispanum' },
      'mare-internum': { attacker: 'caesar' },
    },
    now: { step: 'battle', at: 'mare-tyrrhenum', round: 2 },
  })
  expect(b.targets('pompeius', 'retreat', 'p-navis-1')).toEqual(['mare-hispanum'])
  expect(whyRetreat(b, 'p-navis-1', 'mare-internum')).toBe('retreat-not-open')
  pass(b, 'p-navis-1')
  expect(whyRetreat(b, 'c-navis-1', 'mare-hispanum')).toBe('retreat-not-open')
  expect(whyRetreat(b, 'c-navis-1', 'mare-internum')).toBe('retreat-not-open')
})

clause(
  'JC-7.61d',
  'a Vacant city is Friendly from the first block that retreats there: others may sail after it',
  () => {
    const b = bench({
      blocks: {
        neapolis: ['legio-8 from roma', 'legio-11 from roma', 'legio-1'],
        'mare-tyrrhenum': ['c-navis-1'],
      },
      contests: { neapolis: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'neapolis', round: 2 },
    })
    pass(b, 'legio-1')
    expect(b.control('roma')).toBe('vacant')
    expect(whySail(b, 'legio-11', 'roma')).toBe('sail-port-not-friendly')
    retreat(b, 'legio-8', 'roma')
    expect(b.control('roma')).toBe('caesar')
    b.do('caesar', { do: 'sail', block: 'legio-11', to: 'roma' })
    expect(b.at('roma')).toEqual(['legio-8', 'legio-11'])
  },
)

clause('JC-7.61d', 'and closed to the other side: a later battle finds the way back barred', () => {
  const start = (): Bench =>
    bench({
      player1: 'caesar',
      blocks: {
        ravenna: ['legio-13 from genua', 'legio-3'],
        roma: ['legio-8 from asculum', 'legio-1'],
      },
      contests: { ravenna: { attacker: 'caesar' }, roma: { attacker: 'caesar' } },
      now: { step: 'battles' },
    })
  const romaFirst = start().do('caesar', { do: 'battle', at: 'roma' })
  pass(romaFirst, 'legio-1', 'legio-8', 'legio-1')
  expect(romaFirst.targets('caesar', 'retreat', 'legio-8')).toEqual(['asculum'])

  const b = start().do('caesar', { do: 'battle', at: 'ravenna' })
  retreat(pass(b, 'legio-3', 'legio-13'), 'legio-3', 'asculum')
  b.do('caesar', { do: 'end-regroup' })
  pass(b, 'legio-1', 'legio-8', 'legio-1')
  expect(b.control('asculum')).toBe('pompeius')
  expect(whyRetreat(b, 'legio-8', 'asculum')).toBe('retreat-not-open')
})

clause(
  ['JC-7.62a', 'JC-7.62b'],
  'the Attacker goes to any Friendly city, to a Vacant one only by a road he came by',
  () => {
    const b = bench({
      blocks: {
        roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-1'],
        asculum: ['legio-14'],
      },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
    pass(b, 'legio-1')
    expect([b.control('genua'), b.control('ravenna'), b.control('neapolis')]).toEqual(['vacant', 'vacant', 'vacant'])
    expect(b.targets('caesar', 'retreat', 'legio-8')).toEqual(['asculum', 'genua', 'ravenna'])
    expect(whyRetreat(b, 'legio-8', 'neapolis')).toBe('retreat-road-not-used')
    expect(whyRetreat(b, 'legio-8', 'massilia')).toBe('not-adjacent')
  },
)

clause(['JC-7.62a', 'JC-7.62b'], 'and so across straits', () => {
  const fromNeapolis = (messana: string[]): Bench =>
    pass(
      bench({
        blocks: { rhegium: ['legio-8 from neapolis', 'legio-1'], messana },
        contests: { rhegium: { attacker: 'caesar' } },
        now: { step: 'battle', at: 'rhegium', round: 2 },
      }),
      'legio-1',
    )
  expect(fromNeapolis(['legio-19']).targets('caesar', 'retreat', 'legio-8')).toEqual(['messana', 'neapolis'])
  expect(whyRetreat(fromNeapolis([]), 'legio-8', 'messana')).toBe('retreat-road-not-used')

  const fromMessana = bench({
    blocks: { rhegium: ['legio-8 from messana', 'legio-1'] },
    contests: { rhegium: { attacker: 'caesar' } },
    now: { step: 'battle', at: 'rhegium', round: 2 },
  })
  expect(pass(fromMessana, 'legio-1').targets('caesar', 'retreat', 'legio-8')).toEqual(['messana'])
})

clause(['JC-7.62b', 'JC-7.63b'], 'after an exchange of roles the roads of the reinforcement count, for both', () => {
  const b = bench({
    blocks: { roma: ['legio-8 from genua', 'legio-1:1', 'leader-pompeius from neapolis'] },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma' },
  })
  pass(b, 'legio-1').do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
  expect(b.contest('roma')?.attacker).toBe(1)
  expect(b.waiting).toEqual(['pompeius'])
  expect(b.targets('pompeius', 'retreat', 'leader-pompeius')).toEqual(['neapolis'])
  expect(whyRetreat(b, 'leader-pompeius', 'asculum')).toBe('retreat-road-not-used')
  pass(b, 'leader-pompeius')
  expect(b.targets('caesar', 'retreat', 'legio-8')).toEqual(['asculum', 'genua', 'ravenna'])
  expect(whyRetreat(b, 'legio-8', 'neapolis')).toBe('retreat-road-of-attacker')
})

clause('JC-7.62c', 'each attacking block may use any of the roads of its side, not only its own', () => {
  const b = bench({
    blocks: { roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-1'] },
    contests: { roma: { attacker: 'caesar', main: 'genua' } },
    now: { step: 'battle', at: 'roma' },
  })
  pass(b, 'legio-1', 'legio-8', 'legio-1')
  expect(b.frame).toMatchObject({ step: 'battle', round: 2 })
  retreat(retreat(b, 'legio-8', 'ravenna'), 'legio-13', 'genua')
  expect([b.at('ravenna'), b.at('genua')]).toEqual([['legio-8'], ['legio-13']])
})

clause(
  ['JC-7.63a', 'JC-7.63b'],
  'the Defender goes to any Friendly or Vacant city, never by a road of the Attacker',
  () => {
    const b = bench({
      blocks: {
        roma: ['legio-8 from genua', 'legio-13 from ravenna', 'legio-1'],
        genua: ['legio-2'],
        neapolis: ['legio-3'],
      },
      contests: { roma: { attacker: 'caesar', main: 'genua' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
    expect([b.control('neapolis'), b.control('asculum')]).toEqual(['pompeius', 'vacant'])
    expect(b.targets('pompeius', 'retreat', 'legio-1')).toEqual(['asculum', 'neapolis'])
    expect(b.control('genua')).toBe('pompeius')
    expect(whyRetreat(b, 'legio-1', 'genua')).toBe('retreat-road-of-attacker')
    expect(b.control('ravenna')).toBe('vacant')
    expect(whyRetreat(b, 'legio-1', 'ravenna')).toBe('retreat-road-of-attacker')
    expect(whyRetreat(b, 'legio-1', 'brundisium')).toBe('not-adjacent')
  },
)

clause(['JC-7.63a', 'JC-7.63b'], 'nor across a strait the Attacker crossed; across another he may', () => {
  const attacked = (from: string): Bench =>
    bench({
      blocks: { rhegium: [`legio-8 from ${from}`, 'legio-1'], messana: ['legio-37'] },
      contests: { rhegium: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'rhegium', round: 2 },
    })
  expect(whyRetreat(attacked('messana'), 'legio-1', 'messana')).toBe('retreat-road-of-attacker')
  expect(attacked('messana').targets('pompeius', 'retreat', 'legio-1')).toEqual(['neapolis'])
  expect(attacked('neapolis').targets('pompeius', 'retreat', 'legio-1')).toEqual(['messana'])
})
