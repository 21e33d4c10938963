import { textFor } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import type { ScenarioId, SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { texts } from '../text/index.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'
import type { Case } from './refused.ts'
import { COMMAND } from './refused-command.ts'
import { LEADERS } from './refused-leaders.ts'
import { MISSILES } from './refused-missiles.ts'
import { MOVEMENT } from './refused-movement.ts'

/** What is said to whoever tries it, in both languages. */
function said(bench: Bench, seat: SeatId, action: Action, scenario: ScenarioId): { en: string; it: string } {
  const refusal = bench.refusal(seat, action)
  if (!refusal) throw new Error(`${seat} may ${JSON.stringify(action)}`)
  const options = { scenario }
  return { en: textFor(texts.en, options).refusal(refusal), it: textFor(texts.it, options).refusal(refusal) }
}

const FINISHED = ['finished']

describe('a refusal is true where it is said', () => {
  const callinicum = (leaderMarks = {}): Bench =>
    new Bench({
      scenario: 'callinicum',
      units: { 'byz-thracian-cat-1': '1710', 'per-immortals-hc-1': ['3008', 3] },
      leaders: { belisarius: '1413', bouzes: '1710', longinus: '1706', arethas: '1720', azarethes: '3008' },
      leaderMarks,
      stack: activationOf(0, 3),
    })

  test('of leaders whose turn it is not', () => {
    expect(said(callinicum(), 'first', { do: 'activate', leader: 'bouzes' }, 'callinicum')).toEqual({
      en: 'It is not the turn of Bouzes: leaders act from the lowest initiative upwards.',
      it: 'Non tocca a Bouzes: i comandanti agiscono dall’Iniziativa più bassa alla più alta.',
    })
    expect(said(callinicum(), 'first', { do: 'activate', leader: 'azarethes' }, 'callinicum')).toEqual({
      en: 'Azarethes is not yours to command.',
      it: 'Azarethes non è dei tuoi.',
    })
    expect(
      said(callinicum({ longinus: FINISHED }), 'first', { do: 'activate', leader: 'longinus' }, 'callinicum'),
    ).toEqual({
      en: 'Longinus has finished for this turn and cannot be activated.',
      it: 'Longinus ha Finito per questo turno e non può essere attivato.',
    })
    expect(said(callinicum(), 'first', { do: 'trump', leader: 'arethas' }, 'callinicum')).toEqual({
      en: 'Arethas may not trump.',
      it: 'Arethas non può prevaricare.',
    })
  })

  const tricameron = (more: Partial<Written> = {}): Bench =>
    new Bench({
      units: {
        'byz-thracian-cat-1': ['5112', 3],
        'byz-thracian-cat-2': ['5122', 3],
        'byz-armenian-cat-1': ['5110', 3],
        'byz-hun-m-lc-1': ['5115', 3],
        'van-vandal-ln-1': ['4510', 0],
      },
      leaders: { belisarius: '5113', 'a-john': '5112', sunicas: '5115', gelimer: '4520' },
      marks: { 'byz-armenian-cat-1': ['routed'] },
      stack: ordersOf('a-john'),
      ...more,
    })

  test('of orders', () => {
    const bench = tricameron()
    expect(said(bench, 'first', { do: 'order', unit: 'byz-thracian-cat-2' }, 'tricameron')).toEqual({
      en: 'No clear path within command range leads to Thracian Cat 2.',
      it: 'Nessun percorso libero entro il Raggio di Comando arriva alla Cat Tracia 2.',
    })
    expect(said(bench, 'first', { do: 'order', unit: 'byz-armenian-cat-1' }, 'tricameron')).toEqual({
      en: 'Armenian Cat 1 is in rout: it can only be rallied.',
      it: 'La Cat Armena 1 è in Rotta: la si può solo recuperare.',
    })
    expect(said(bench, 'first', { do: 'recover', unit: 'byz-thracian-cat-1' }, 'tricameron')).toEqual({
      en: 'Thracian Cat 1 has no hits that could be removed.',
      it: 'La Cat Tracia 1 non ha Colpi che si possano togliere.',
    })
    expect(said(bench, 'first', { do: 'rally', unit: 'byz-thracian-cat-1' }, 'tricameron')).toEqual({
      en: 'Thracian Cat 1 is not in rout.',
      it: 'La Cat Tracia 1 non è in Rotta.',
    })
    expect(said(bench, 'first', { do: 'lead', leader: 'sunicas' }, 'tricameron')).toEqual({
      en: 'Sunicas cannot be moved in this way: only his overall commander orders other leaders.',
      it: 'Sunicas non si può muovere così: solo il suo Comandante Supremo dà ordini ad altri comandanti.',
    })
    const sunicas = tricameron({ stack: ordersOf('sunicas', 'no') })
    expect(said(sunicas, 'first', { do: 'order', unit: 'byz-thracian-cat-1' }, 'tricameron')).toEqual({
      en: 'This leader may not command Thracian Cat 1.',
      it: 'Questo comandante non può comandare la Cat Tracia 1.',
    })
    expect(
      said(sunicas, 'first', { do: 'line', line: 1, unit: 'byz-thracian-cat-1', as: 'rank' }, 'tricameron'),
    ).toEqual({
      en: 'Contingent commanders command no lines.',
      it: 'I Comandanti di Contingente non comandano linee.',
    })
  })

  test('of a unit under way', () => {
    const bench = tricameron().do('first', { do: 'order', unit: 'byz-thracian-cat-1' })
    expect(said(bench, 'first', { do: 'step', to: '5212' }, 'tricameron')).toEqual({
      en: '5212 is not before it: a unit goes into one of its front hexes.',
      it: '5212 non le sta davanti: un’unità entra in un suo esagono frontale.',
    })
    expect(said(bench, 'first', { do: 'fire', at: 'van-vandal-ln-1', after: 'stay' }, 'tricameron')).toEqual({
      en: 'Vandal LN 1 is out of range.',
      it: 'La LN Vandala 1 è fuori portata.',
    })
    expect(said(bench, 'first', { do: 'fire', at: 'byz-hun-m-lc-1', after: 'stay' }, 'tricameron')).toEqual({
      en: 'Hun M LC 1 is not an enemy on the map.',
      it: 'La LC Unna M 1 non è un nemico sulla mappa.',
    })
    expect(said(bench, 'first', { do: 'harass', at: 'van-vandal-ln-1' }, 'tricameron')).toEqual({
      en: 'Only light cavalry with missiles may harass.',
      it: 'La H&D è solo della cavalleria leggera con armi da lancio.',
    })
  })

  /** What is said of one of the cases that are refused. */
  const saidOf = ({ attempt }: Case, scenario: ScenarioId): { en: string; it: string } => {
    const [bench, seat, action] = attempt()
    return said(bench, seat, action, scenario)
  }

  test('of who may not act in the first turn of a battle, though he has not finished', () => {
    expect(saidOf(COMMAND['not-in-first-turn-dara'], 'dara')).toEqual({
      en: 'In the first Game Turn of Dara only Belisarius and the Persian leaders may be activated.',
      it: 'Nel primo turno di Dara si possono attivare solo Belisario e i comandanti persiani.',
    })
  })

  test('of those who could do other things, or go another way', () => {
    expect(saidOf(MISSILES['in-shield-wall'], 'utus-river').en).toContain('neither moves, turns, withdraws nor fires')
    expect(saidOf(MISSILES['harass-no-way'], 'utus-river').en).toMatch(/^By 2723 no open path/)
    expect(saidOf(MOVEMENT['reluctant-units'], 'tricameron').it).toContain('non entrano in una ZOC vandala')
    expect(saidOf(LEADERS['rides-with-his-own'], 'tricameron').en).toContain('that he himself has ordered')
  })

  test('of a unit whose rider can go no further', () => {
    const b = new Bench({
      units: { 'byz-thracian-cat-1': ['5113', 3], 'van-vandal-ln-9': ['3702', 0] },
      leaders: { belisarius: '5113', gelimer: '3702' },
      more: { ridden: { belisarius: 8 } },
      stack: ordersOf('belisarius'),
    })
    b.do('first', { do: 'order', unit: 'byz-thracian-cat-1' }).do('first', { do: 'lead', leader: 'belisarius' })
    b.do('first', { do: 'step', to: '5013' })
    expect(said(b, 'first', { do: 'step', to: '4912' }, 'tricameron')).toEqual({
      en: 'Whoever rides along has not enough movement points left for that, and stays with the unit.',
      it: 'Al comandante che va con l’unità non restano abbastanza MP per questo, e rimane con lei.',
    })
  })
})
