import { readdirSync, readFileSync } from 'node:fs'
import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { CLAUSE_IDS } from '../data/ledger.ts'
import type { SeatId } from '../data/table.ts'
import { REASONS } from '../rules/reasons.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

type Attempt = readonly [reason: string, seat: SeatId, words: string, bench: () => Bench]

const setUp = (): Bench => new Bench({ stack: [{ step: 'game', at: 0 }] }).advance()
const ARMY = { place: { oriens: 'syria-i' }, own: { oriens: 10 }, magister: { oriens: 'bessas' } }
/** Everybody but Bessas has fallen. */
const FALLEN = Object.fromEntries(MAGISTER_IDS.filter((id) => id !== 'bessas').map((id) => [id, true]))

/** What the tests of single chapters do not show. */
const REFUSED: readonly Attempt[] = [
  ['posted-already', 'byzantine', 'post thracia rhodope', () => setUp().rome('post thracia thracia')],
  ['posted-already', 'byzantine', 'post illyricum dalmatia', setUp],
  ['not-raised-there', 'byzantine', 'raise armenia syria-i', () => new Bench({ stack: [{ step: 'raising' }] })],
  [
    'empty-cup',
    'byzantine',
    'replace bessas',
    () => new Bench({ ...ARMY, fallen: FALLEN, stack: [{ step: 'commands', free: true }] }),
  ],
  [
    'joint-uses-both',
    'barbarian',
    'joint chosroes franks',
    () =>
      new Bench({
        turn: 2,
        chooseLeft: 1,
        randomLeft: 3,
        place: { chosroes: 'sassanids', franks: 'franks' },
        stack: [{ step: 'marker' }],
      }),
  ],
  [
    'no-troops',
    'barbarian',
    'march chosroes',
    () =>
      new Bench({
        place: { chosroes: 'sassanids', perozes: 'syria-i' },
        own: { perozes: 4 },
        raised: { chosroes: true },
        stack: [{ step: 'acting', power: 'sassanids', seat: 'barbarian' }],
      }),
  ],
  [
    'fleet-of-another',
    'barbarian',
    'embark franks 1',
    () =>
      new Bench({
        place: { franks: 'zeugitania' },
        own: { franks: 4 },
        allegiance: { franks: 'barbarian' },
        fleets: [{}, { zeugitania: 2 }, {}],
        stack: [{ step: 'acting', power: 'vandals', seat: 'barbarian' }],
      }),
  ],
  [
    'not-an-enemy-here',
    'byzantine',
    'attack totila',
    () =>
      marching('oriens', 3, {
        ...ARMY,
        place: { oriens: 'syria-i', totila: 'campania', chosroes: 'syria-i' },
        own: { oriens: 10, totila: 3, chosroes: 4 },
      }),
  ],
  [
    'no-refuge-there',
    'barbarian',
    'retreat asia',
    () =>
      new Bench({
        place: { totila: 'lydia' },
        own: { totila: 9 },
        control: { caria: 'ostrogoths' },
        stack: [{ step: 'retreat', army: 'totila' }],
      }),
  ],
]

describe('what is refused', () => {
  test.each(REFUSED)('%s', (reason, seat, words, bench) => {
    expect(bench().bar(seat, words)?.split(' ')[0]).toBe(reason)
  })

  test('every reason is shown by an attempt, under its clause', () => {
    const tests = new URL('./', import.meta.url)
    const written = readdirSync(tests)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(name, tests), 'utf8'))
      .join('\n')
    const shown = (reason: string, by: string): boolean =>
      written.includes(`${reason} ${by}`) || REFUSED.some(([one]) => one === reason)
    expect(Object.entries(REASONS).filter(([reason, by]) => !shown(reason, by))).toEqual([])
    for (const by of Object.values(REASONS)) expect(CLAUSE_IDS).toContain(by)
  })

  clause(
    'JU-7.19e',
    'who is beaten in a box stays with a die of losses, without a marker; a beaten attacker is back in his own',
    () => {
      const lombards = (): Bench =>
        marching('lombards', 4, {
          place: { lombards: 'lombards', alamanni: 'alamanni' },
          own: { lombards: 14, alamanni: 12 },
          allegiance: { lombards: 'barbarian' },
        })
      // 9 and 0: the Alamanni lose; then 2 more; then the check of the winner.
      const won = lombards().barb('go alamanni | 9 0 2 0')
      expect([won.at('alamanni'), won.status('alamanni'), won.last('no-retreat')?.roll]).toEqual(['alamanni', [], 2])
      const lost = lombards().barb('go alamanni | 0 9 0')
      expect([lost.at('lombards'), lost.status('lombards'), lost.last('no-retreat')]).toEqual([
        'lombards',
        [],
        undefined,
      ])
    },
  )
})
