import type { Reason } from '../rules/reasons.ts'
import { bench } from './bench.ts'
import { type Case, form, go, pool, tried } from './refused.ts'

/** Movement and battle: for each reason a position in which it is given, who tries what, and the clause that forbids it. */

const take = (whose: 'own' | 'independent', legions: number) => ({ do: 'take', whose, legions }) as const
const shed = (legions: number, commander: 'with' | 'without' = 'without') =>
  ({ do: 'shed', legions, commander }) as const
const asks = { do: 'ask' } as const
const held = (points: number, owners: object = { otho: 1 }) =>
  pool('raetia', points, { raetia: { galba: 4 }, noricum: owners })
    .form(4)
    .go('noricum')
const alone = (points: number, at: 'raetia' | 'italia-north' | 'roma' = 'raetia') =>
  pool(at, points, { noricum: { otho: 1 } }, { commanders: { galba: at } }).form(0, 'with')

export const MARCHES = {
  // Naming a stack
  'nothing-to-move': tried('NE-5.1c', () => [
    pool('raetia', 1, {}, { commanders: { galba: 'raetia' }, hands: { galba: ['illness-1'] } })
      .form(0, 'with')
      .go('noricum')
      .halt(),
    'galba',
    { do: 'lay', card: 'illness-1' },
  ]),
  'nothing-there-to-move': tried('NE-5.1c', () => [
    bench({ hands: { galba: ['illness-1'] } }).do('galba', { do: 'lay', card: 'illness-1' }),
    'galba',
    { do: 'from', at: 'noricum' },
  ]),
  'no-pool': tried('NE-2.5c', () => [bench({ legions: { raetia: { galba: 1 } } }), 'galba', form(1)]),
  'pool-empty': tried('NE-5.2a', () => [pool('raetia', 0, { raetia: { galba: 1 } }), 'galba', form(1)]),
  'nobody-named': tried('NE-5.0a', () => [pool('raetia', 1, { raetia: { galba: 1 } }), 'galba', form(0)]),
  'not-so-many': tried('NE-5.1c', () => [pool('raetia', 1, { raetia: { galba: 1 } }), 'galba', form(2)]),
  'legions-have-stopped': tried('NE-5.0i', () => [pool('raetia', 1, { raetia: { galba: [1, 1] } }), 'galba', form(2)]),
  'carries-marker': tried('NE-5.6i', () => [pool('raetia', 1, { raetia: { galba: [1, 0, 1] } }), 'galba', form(2)]),
  'commander-not-there': tried('NE-5.1c', () => [
    pool('raetia', 1, { raetia: { galba: 1 } }),
    'galba',
    form(1, 'with'),
  ]),
  'commander-done': tried('NE-5.0i', () => [
    pool('raetia', 3, { raetia: { galba: 2, otho: 1 } }, { commanders: { galba: 'raetia' } })
      .form(1, 'with')
      .fight('otho'),
    'galba',
    form(1, 'with'),
  ]),
  'commander-sick': tried('NE-12.0-illness-b', () => [
    pool('raetia', 3, { raetia: { galba: 2 } }, { commanders: { galba: 'raetia' }, hands: { otho: ['illness-1'] } })
      .form(0, 'with')
      .do('galba', go('noricum'))
      .do('otho', { do: 'answer', card: 'illness-1' }),
    'galba',
    form(1, 'with'),
  ]),
  'another-stack-moves': tried('NE-5.0h', () => [
    pool('raetia', 3, { raetia: { galba: 2 } })
      .form(1)
      .go('noricum'),
    'galba',
    form(1),
  ]),
  'no-card-under-way': tried('NE-5.1e', () => [
    pool('raetia', 3, { raetia: { galba: 2 } }, { hands: { galba: ['illness-1'] } }).form(1),
    'galba',
    { do: 'lay', card: 'illness-1' },
  ]),
  'must-set-out': tried('NE-5.0h', () => [
    pool('raetia', 3, { raetia: { galba: 2 } }).form(1),
    'galba',
    { do: 'halt' },
  ]),
  // Going on
  'not-adjacent': tried('NE-5.0b', () => [pool('raetia', 3, { raetia: { galba: 1 } }).form(1), 'galba', go('dacia')]),
  'rome-from-italy': tried('NE-5.8a', () => [alone(3), 'galba', go('roma')]),
  'legions-never-in-rome': tried('NE-5.8b', () => [
    pool('italia-north', 1, { 'italia-north': { galba: 1 } }).form(1),
    'galba',
    go('roma'),
  ]),
  'must-stop': tried('NE-5.5c', () => [held(3), 'galba', go('pannonia')]),
  'each-must-agree': tried('NE-5.5f', () => [held(3, { otho: 1, vitellius: 1 }), 'galba', go('pannonia')]),
  'leave-refused': tried('NE-5.5k', () => [
    held(3).do('galba', asks).do('otho', { do: 'refuse' }),
    'galba',
    go('pannonia'),
  ]),
  'commander-held': tried('NE-5.7d', () => [alone(3).go('noricum'), 'galba', go('pannonia')]),
  'commander-refused': tried('NE-5.7d', () => [
    alone(3).go('noricum').do('galba', asks).do('otho', { do: 'refuse' }),
    'galba',
    go('pannonia'),
  ]),
  'step-too-dear': tried('NE-5.2a', () => [
    pool('raetia', 1, { raetia: { galba: 1 } })
      .form(1)
      .go('noricum'),
    'galba',
    go('pannonia'),
  ]),
  'sea-link-too-dear': tried('NE-5.2b', () => [
    pool('moesia', 1, { moesia: { galba: 1 } })
      .form(1)
      .go('thracia'),
    'galba',
    go('asia-minor'),
  ]),
  'step-alone-too-dear': tried('NE-5.7b', () => [alone(1).go('germania-superior'), 'galba', go('raetia')]),
  'rome-too-dear': tried('NE-5.8a', () => [
    pool('raetia', 1, {}, { commanders: { galba: 'raetia' } })
      .form(0, 'with')
      .go('italia-north'),
    'galba',
    go('roma'),
  ]),
  'tribes-too-dear': tried('NE-12.0-germanic-tribes-d', () => [
    pool('raetia', 2, { raetia: { galba: 1 } }, { tribes: 'germania-inferior' }).form(1),
    'galba',
    go('germania-inferior'),
  ]),
  'too-tired': tried('NE-5.3b', () => [held(3).fight('otho'), 'galba', go('pannonia')]),
  // Leave to pass
  'no-leave-needed': tried('NE-5.5g', () => [held(3, { independent: 1 }), 'galba', asks]),
  'no-leave-where-it-began': tried('NE-5.5h', () => [
    pool('raetia', 3, { raetia: { galba: 3, otho: 2 } })
      .form(3)
      .fight('otho')
      .do('otho', { do: 'stay' }),
    'galba',
    asks,
  ]),
  'all-beaten': tried('NE-5.5d', () => [held(3, { otho: 2 }).fight('otho').do('otho', { do: 'stay' }), 'galba', asks]),
  'leave-given': tried('NE-5.5e', () => [held(3).do('galba', asks).do('otho', { do: 'allow' }), 'galba', asks]),
  'all-have-refused': tried('NE-5.5j', () => [held(3).do('galba', asks).do('otho', { do: 'refuse' }), 'galba', asks]),
  'leave-too-dear': tried('NE-5.5e', () => [held(1), 'galba', asks]),
  // Taking on, leaving behind, markers
  'not-where-it-began': tried('NE-5.4j', () => [
    pool('raetia', 3, { raetia: { galba: 3, otho: 1 } })
      .form(2)
      .fight('otho'),
    'galba',
    take('own', 1),
  ]),
  'no-own-named': tried('NE-5.4a', () => [held(3), 'galba', take('own', 0)]),
  'no-independents-named': tried('NE-5.4b', () => [held(3), 'galba', take('independent', 0)]),
  'marked-not-taken': tried('NE-5.4l', () => [held(3, { galba: [0, 0, 1] }), 'galba', take('own', 1)]),
  'legions-done': tried('NE-5.4g', () => [held(3, { galba: [0, 1, 1] }), 'galba', take('own', 2)]),
  'others-not-taken': tried('NE-5.4d', () => [held(3), 'galba', take('own', 1)]),
  'not-so-many-own': tried('NE-5.4a', () => [held(3, { galba: 1 }), 'galba', take('own', 2)]),
  'not-so-many-independents': tried('NE-5.4b', () => [held(3, { independent: 1 }), 'galba', take('independent', 2)]),
  'own-too-dear': tried('NE-5.4a', () => [held(1, { galba: 1 }), 'galba', take('own', 1)]),
  'independents-too-dear': tried('NE-5.4b', () => [held(2, { independent: 1 }), 'galba', take('independent', 1)]),
  'nobody-left-behind': tried('NE-5.0f', () => [held(3), 'galba', shed(0)]),
  'not-in-the-stack': tried('NE-5.0f', () => [held(3), 'galba', shed(5)]),
  'commander-not-in-the-stack': tried('NE-5.4i', () => [held(3), 'galba', shed(1, 'with')]),
  'stack-would-be-empty': tried('NE-5.0i', () => [held(3), 'galba', shed(4)]),
  'no-pool-to-rally': tried('NE-5.6l', () => [
    bench({ legions: { raetia: { galba: [0, 0, 1] } } }),
    'galba',
    { do: 'rally' },
  ]),
  'no-markers': tried('NE-5.6l', () => [pool('raetia', 2, { raetia: { galba: 1 } }), 'galba', { do: 'rally' }]),
  'rally-too-dear': tried('NE-5.6l', () => [
    pool('raetia', 1, { raetia: { galba: [0, 0, 1] } }),
    'galba',
    { do: 'rally' },
  ]),
  'no-tribes': tried('NE-12.0-germanic-tribes-f', () => [bench({}), 'galba', { do: 'disperse' }]),
  'no-garrison': tried('NE-12.0-germanic-tribes-f', () => [
    bench({ tribes: 'germania-inferior' }),
    'galba',
    { do: 'disperse' },
  ]),
  // Battle
  'no-legions-to-attack': tried('NE-5.7d', () => [alone(3).go('noricum'), 'galba', { do: 'attack', of: 'otho' }]),
  'not-an-enemy': tried('NE-6.0a', () => [held(3), 'galba', { do: 'attack', of: 'galba' }]),
  'nobody-to-attack': tried('NE-6.0a', () => [held(3), 'galba', { do: 'attack', of: 'vitellius' }]),
  'commander-not-attacked': tried('NE-6.0d', () => [
    pool('raetia', 3, { raetia: { galba: 1 } }, { commanders: { otho: 'raetia emperor' } }).form(1),
    'galba',
    { do: 'attack', of: 'otho' },
  ]),
  'attacked-already': tried('NE-6.0c', () => [
    held(5, { otho: 2 }).fight('otho').do('otho', { do: 'stay' }),
    'galba',
    { do: 'attack', of: 'otho' },
  ]),
  'attack-too-dear': tried('NE-6.1b', () => [held(1), 'galba', { do: 'attack', of: 'otho' }]),
  'three-cards': tried('NE-6.3c', () => {
    const cards = ['illness-1', 'illness-2', 'illness-3', 'bribery-1'] as const
    const b = pool('raetia', 1, { raetia: { galba: 1, otho: 1 } }, { hands: { otho: cards } }).form(1)
    b.do('galba', { do: 'attack', of: 'otho' }).pass()
    for (const card of cards.slice(0, 3)) b.do('otho', { do: 'commit', card })
    return [b, 'otho', { do: 'commit', card: 'bribery-1' }]
  }),
} satisfies Partial<Record<Reason, Case>>
