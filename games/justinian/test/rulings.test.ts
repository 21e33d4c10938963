import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { armyNamed, magisterNamed, placeNamed } from '../rules/printed.ts'
import { marching } from './movement-bench.ts'

/** Rules that meet one another. */
describe('rules that meet', () => {
  clause('JU-3.41d', 'a Defeated army in Lazica is attacked by the levy, without walls for anybody', () => {
    const b = marching('utigurs', 4, {
      place: { utigurs: 'utigurs' },
      own: { utigurs: 9 },
      status: { utigurs: ['defeated'] },
      allegiance: { utigurs: 'barbarian' },
    })
    // 4 Lazicans attack with 9; the Huns defend with -2, +2 for more than twice as many, and roll 0.
    b.barb('go lazica | 4 9 0')
    expect(b.last('battle')).toMatchObject({ attackers: [], attackSp: 4, attackDrm: 0, defenceDrm: 0, defenceLoss: 3 })
    expect(b.now).toBe('retreat')
    b.barb('retreat utigurs')
    // 105: in its box it has no marker any more.
    expect([b.at('utigurs'), b.sp('utigurs'), b.status('utigurs')]).toEqual(['utigurs', 6, []])
  })

  test('a leader without troops gets out of the way, to the nearest of his own (38)', () => {
    const b = marching('italia', 4, {
      place: { italia: 'samnium', totila: 'campania' },
      own: { italia: 9 },
      magister: { italia: 'narses' },
      detached: [{}, {}, { flaminia: 3, 'lucania-et-bruttii': 2 }],
      treasure: [null, 'campania'],
      carrier: [null, 'totila'],
    }).rome('go campania')
    expect(b.at('totila')).toBe('lucania-et-bruttii')
    // What he carried he left, and nobody guards it.
    expect(b.now).toBe('treasure')
  })

  test('a lone Magister does not stay with the enemy (34), and takes over who has no commander', () => {
    const b = marching('chosroes', 1, {
      place: { chosroes: 'euphratensis', oriens: 'phoenice' },
      own: { chosroes: 9, oriens: 4 },
      alone: { narses: 'syria-i' },
    }).barb('go syria-i')
    expect([b.now, b.at('oriens')]).toEqual(['takeover', 'phoenice'])
    b.rome('takeOver oriens')
    expect([b.state.alone[magisterNamed('narses')], b.state.magister[armyNamed('oriens')]]).toEqual([
      -1,
      magisterNamed('narses'),
    ])
  })

  test('an army of nobody’s denies a province, may be attacked, does not intercept, and is no enemy of the Barbarian (30)', () => {
    const written = {
      place: { oriens: 'syria-i', kotrigurs: 'cilicia-i', chosroes: 'cilicia-ii' },
      own: { oriens: 9, kotrigurs: 5, chosroes: 8 },
      magister: { oriens: 'bessas' },
      allegiance: { kotrigurs: 'neutral' },
    } as const
    const b = marching('oriens', 5, { ...written, place: { ...written.place, oriens: 'cappadocia-ii' } })
    b.rome('go cilicia-i')
    expect([b.now, b.can('byzantine', 'attack kotrigurs')]).toEqual(['march', true])
    const persian = marching('chosroes', 5, written).barb('go cilicia-i')
    expect(persian.bar('barbarian', 'attack kotrigurs')).toBe('nobody-to-attack JU-8.11a')
  })

  test('a draw with equal forces moves nobody, and a Retreat Before Combat costs the attacker nothing', () => {
    const b = marching('chosroes', 1, {
      place: { chosroes: 'lydia', oriens: 'lydia' },
      own: { chosroes: 9, oriens: 4 },
      magister: { oriens: 'bessas' },
    }).barb('attack oriens')
    b.rome('withdraw caria | 0')
    expect(b.prompt('barbarian').params.mp).toBe(1)
  })

  test('each of combined armies is checked by its own area (96)', () => {
    const b = marching('oriens', 1, {
      place: { oriens: 'bithynia', thracia: 'bithynia' },
      own: { oriens: 9, thracia: 4 },
      magister: { oriens: 'bessas' },
    }).rome('combine thracia', 'halt')
    expect([b.at('oriens'), b.at('thracia'), b.waiting]).toEqual(['bithynia', null, []])
  })

  test('a minor army that returns to its box keeps its SP until the next removal (22)', () => {
    const b = marching('slavs', 3, {
      place: { slavs: 'moesia-ii' },
      own: { slavs: 5 },
      status: { slavs: ['disorganised'] },
      allegiance: { slavs: 'barbarian' },
    }).barb('go slavs')
    expect([b.at('slavs'), b.sp('slavs'), b.status('slavs')]).toEqual(['slavs', 5, []])
    expect(b.state.place[armyNamed('slavs')]).toBe(placeNamed('slavs'))
  })

  clause('JU-5.42d', 'an ally who beats the army with the treasure brings no gold', () => {
    const b = marching('totila', 3, {
      place: { totila: 'liguria', lombards: 'liguria' },
      own: { totila: 2, lombards: 40 },
      allegiance: { lombards: 'byzantine' },
      treasure: [null, 'liguria'],
      carrier: [null, 'totila'],
    }).barb('attack lombards')
    // 0 and 9: the Goths are no more; the winner checks.
    b.rome('stand | 0 9 0')
    expect([b.state.treasure[1], b.state.gold, b.at('totila')]).toEqual([-1, 0, null])
  })
})
