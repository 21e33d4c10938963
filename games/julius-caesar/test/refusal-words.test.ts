import { scriptedChance, unheard } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../rules/action.ts'
import { juliusCaesar as game } from '../rules/game.ts'
import type { BlockId, SideId } from '../rules/printed.ts'
import { texts } from '../text/index.ts'
import { Bench, bench } from './bench.ts'

/** What is said to whoever tries it, in both languages. */
function said(b: Bench, side: SideId, action: Action): { en: string; it: string } {
  const refusal = b.refusal(side, action)
  if (!refusal) throw new Error(`${side} may ${JSON.stringify(action)}`)
  return { en: texts.en.refusal(refusal), it: texts.it.refusal(refusal) }
}

describe('a refusal is true where it is said', () => {
  test('of a block that has regrouped already', () => {
    const b = bench({
      blocks: { roma: ['legio-8', 'c-auxilia-1'] },
      now: { step: 'regroup', side: 'caesar', at: 'roma' },
    })
    b.do('caesar', { do: 'regroup', block: 'legio-8', to: 'genua' })
    expect(said(b, 'caesar', { do: 'regroup', block: 'legio-8', to: 'massilia' })).toEqual({
      en: 'Legio VIII is not in Roma: only blocks that stand where the battle was won regroup, each of them once.',
      it: 'La Legio VIII non è a Roma: si riordinano soltanto i blocchi che stanno dove la battaglia è stata vinta, e una volta sola.',
    })
  })

  test('of a port that can be reached by sea, though not by road', () => {
    const b = bench({
      blocks: {
        roma: ['leader-caesar from genua', 'legio-1'],
        'mare-tyrrhenum': ['c-navis-1'],
        lilybaeum: ['legio-11'],
      },
      contests: { roma: { attacker: 'caesar' } },
      now: { step: 'battle', at: 'roma', round: 2 },
    })
    expect(b.may('caesar', { do: 'sail', block: 'leader-caesar', to: 'lilybaeum' })).toBe(true)
    expect(said(b, 'caesar', { do: 'retreat', block: 'leader-caesar', to: 'lilybaeum' })).toEqual({
      en: 'Caesar cannot retreat by land to Lilybaeum: no road or strait leads there from here.',
      it: 'Cesare non può ritirarsi via terra a Lilybaeum: da qui nessuna via e nessuno stretto vi porta.',
    })
  })

  test('of a Navis that comes from too far to fight: Mercury is nothing to it', () => {
    const b = bench({
      blocks: { massilia: ['c-navis-1'], 'mare-tyrrhenum': ['p-navis-1'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    }).do('caesar', { do: 'move', block: 'c-navis-1', to: 'mare-hispanum' })
    expect(said(b, 'caesar', { do: 'move', block: 'c-navis-1', to: 'mare-tyrrhenum' })).toEqual({
      en: 'Navis 1 has come too far to attack the Mare Tyrrhenum: a Navis attacks by moving a single space.',
      it: 'La Navis 1 viene da troppo lontano per attaccare il Mare Tyrrhenum: una Navis attacca muovendo di un solo spazio.',
    })
  })

  test('of a Navis that would stay where it is', () => {
    const sea = bench({
      blocks: { 'mare-tyrrhenum': ['c-navis-1 from mare-hispanum', 'p-navis-1'] },
      contests: { 'mare-tyrrhenum': { attacker: 'caesar' } },
      now: { step: 'battle', at: 'mare-tyrrhenum', round: 2 },
    })
    expect(said(sea, 'pompeius', { do: 'retreat', block: 'p-navis-1', to: 'mare-tyrrhenum' })).toEqual({
      en: 'Navis 1 cannot retreat to the Mare Tyrrhenum: a Navis goes one space, to a sea or a port that touches this sea.',
      it: 'La Navis 1 non può ritirarsi nel Mare Tyrrhenum: una Navis si ritira di un solo spazio, in un mare o in un porto che tocca questo mare.',
    })
    const port = bench({
      blocks: { massilia: ['c-navis-1'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    expect(said(port, 'caesar', { do: 'move', block: 'c-navis-1', to: 'massilia' })).toEqual({
      en: 'Massilia is where the move of Navis 1 begins: it may neither end there nor pass through it.',
      it: 'Massilia è il luogo da cui la Navis 1 parte: il movimento non può né finire lì né ripassarvi.',
    })
  })

  test('of a block of the enemy’s whose name the hearer’s own bears too', () => {
    const b = bench({
      blocks: { 'mare-tyrrhenum': ['c-navis-1'], neapolis: ['p-navis-1', 'p-auxilia-1', 'p-ballista', 'legio-1'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    const moved = (block: BlockId) => said(b, 'caesar', { do: 'move', block, to: 'rhegium' })
    expect(moved('p-navis-1')).toEqual({
      en: 'The green Navis 1 is not under your command.',
      it: 'La Navis 1 verde non è ai tuoi ordini.',
    })
    expect(moved('p-auxilia-1').it).toBe('Gli Auxilia 1 verdi non sono ai tuoi ordini.')
    expect(moved('p-ballista').en).toBe('The green Ballista is not under your command.')
    expect(moved('legio-1').en).toBe('Legio I is not under your command.')
  })

  test('of an attack that came one way only, whose Main Attack nobody names', () => {
    const b = bench({
      blocks: { genua: ['legio-8'], ravenna: ['legio-13', 'legio-14'], roma: ['legio-1'], aquileia: ['legio-2'] },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    for (const [block, to] of [
      ['legio-8', 'roma'],
      ['legio-13', 'roma'],
      ['legio-14', 'aquileia'],
    ] as const)
      b.do('caesar', { do: 'move', block, to })
    b.do('caesar', { do: 'end-moves' })
    expect(said(b, 'caesar', { do: 'main-attack', at: 'aquileia', from: 'ravenna' })).toEqual({
      en: 'Your whole attack on Aquileia came the same way, and is the Main Attack.',
      it: 'Tutto il tuo attacco contro Aquileia è venuto dalla stessa parte, ed è l’Attacco Principale.',
    })
  })

  test('of the only port within reach, which is the one the block stands in', () => {
    const enemies = ['aleria', 'caralis', 'genua', 'lilybaeum', 'messana', 'neapolis', 'rhegium', 'utica'] as const
    const legions = ['legio-1', 'legio-2', 'legio-3', 'legio-4', 'legio-5', 'legio-6', 'legio-32', 'legio-33']
    const b = bench({
      blocks: {
        ...Object.fromEntries(enemies.map((port, i) => [port, [legions[i]]])),
        roma: ['legio-8'],
        'mare-tyrrhenum': ['c-navis-1'],
      },
      cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-3-1-a' },
      now: { step: 'moves', side: 'caesar' },
    })
    expect(said(b, 'caesar', { do: 'move', block: 'legio-8', to: 'mare-tyrrhenum' })).toEqual({
      en: 'Over the Mare Tyrrhenum Legio VIII would reach no other port that is Friendly or Vacant.',
      it: 'Attraverso il Mare Tyrrhenum la Legio VIII non raggiunge alcun altro porto Amico o Vacante.',
    })
  })
})

describe('number and gender of two blocks together', () => {
  const free = new Bench(game.start({ scenario: 'free' }, unheard(scriptedChance())))
  const exchange = (side: SideId, block: 'legio-13' | 'legio-1', other: 'legio-17' | 'p-auxilia-1' | 'p-navis-4') =>
    said(free, side, { do: 'exchange', block, with: other })

  test('two legions are “entrambe”, a legion and Auxilia “entrambi”', () => {
    expect(exchange('caesar', 'legio-13', 'legio-17')).toEqual({
      en: 'Legio XIII and Legio XVII must both be on the map: free deployment takes nothing from the Levy Pool.',
      it: 'La Legio XIII e la Legio XVII devono trovarsi entrambe sulla mappa: lo schieramento libero non tocca il pool di leva.',
    })
    expect(exchange('pompeius', 'legio-1', 'p-navis-4').it).toContain('devono trovarsi entrambe sulla mappa')
    expect(exchange('pompeius', 'legio-1', 'p-auxilia-1').it).toContain('devono trovarsi entrambi sulla mappa')
  })
})
