import { quickChance, readOptions, unheard } from '@iacta/kernel'
import { OPTIONS } from '../data/table.ts'
import { nero as game } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import type { CardId } from '../rules/printed.ts'
import type { Reason } from '../rules/reasons.ts'
import { Bench, bench } from './bench.ts'
import { type Case, go, pool, tried } from './refused.ts'

/** Set-up, cards, retreats and Emperors: for each reason a position in which it is given, and the clause that forbids it. */

const start = (): Bench => new Bench(game.start(readOptions(OPTIONS, {}), unheard(quickChance(1))))
/** Everybody takes the first that is offered, until this is asked. */
function until(step: string): Bench {
  const b = start()
  while (b.now !== step) b.doByLot(b.waiting[0], b.actions(b.waiting[0])[0])
  return b
}
/** A place that is nobody's home. */
const ABROAD = 'italia-north'

const retreat = (
  to: 'raetia' | 'pannonia' | 'dalmatia' | 'roma' | 'dacia',
  commander: 'with' | 'without' = 'without',
) => ({ do: 'retreat', to, commander }) as const
/** Galba comes from Raetia to Noricum, where Otho must decide. */
const pressed = (more: Position = {}): Bench =>
  bench({
    legions: { raetia: { galba: 2 }, noricum: { otho: 1 } },
    pool: { at: 'raetia', points: 4 },
    ...more,
  })
    .form(2)
    .do('galba', go('noricum'))
    .pass()
/** The same when Bad Weather has stopped his legions but not his General. */
const parted = (): Bench =>
  pressed({ commanders: { otho: 'noricum' }, hands: { vespasian: ['bad-weather-1'] } })
    .do('otho', retreat('pannonia', 'with'))
    .do('vespasian', { do: 'answer', card: 'bad-weather-1' })

const inRome = (card: CardId | null, more: Position = {}): Bench =>
  bench({ commanders: { galba: 'roma' }, hands: { galba: card ? [card] : [] }, ...more })
const proclaim = { do: 'proclaim' } as const
const ave = (more: Position): Bench =>
  bench({
    legions: { britannia: { galba: 1 }, hispania: { galba: 1 }, lusitania: { galba: 1 } },
    hands: { galba: ['ave-caesar-1'] },
    ...more,
  })
const hail = { do: 'event', card: 'ave-caesar-1' } as const
const plotting = (cards: readonly CardId[], commanders: Position['commanders'] = { otho: 'roma emperor' }): Bench =>
  bench({ commanders, hands: { galba: ['assassination-1', ...cards] } }).do('galba', {
    do: 'event',
    card: 'assassination-1',
  })

export const OTHERS = {
  // Set-up
  'zone-taken': tried('NE-2.6.3a', () => {
    const b = start()
    b.doByLot(b.waiting[0], { do: 'home', zone: 'west-europe' })
    return [b, b.waiting[0], { do: 'home', zone: 'west-europe' }]
  }),
  'not-home': tried('NE-3.0f', () => {
    const b = until('freeLegions')
    return [b, b.waiting[0], { do: 'place', at: ABROAD }]
  }),
  'general-not-home': tried('NE-3.0g', () => {
    const b = until('generals')
    return [b, b.waiting[0], { do: 'station', at: ABROAD }]
  }),
  // Cards
  'not-in-hand': tried('NE-4.2c', () => [bench({}), 'galba', { do: 'discard', card: 'illness-1' }]),
  'card-spent': tried('NE-2.5b', () => [
    bench({ hands: { galba: ['illness-1'] } }).do('galba', { do: 'discard', card: 'illness-1' }),
    'galba',
    { do: 'event', card: 'illness-1' },
  ]),
  'four-cards': tried('NE-4.3e', () => [
    bench({ hands: { galba: ['illness-1'] }, cardsPlayed: 4 }),
    'galba',
    { do: 'discard', card: 'illness-1' },
  ]),
  'one-card-at-least': tried('NE-4.3d', () => [bench({ hands: { galba: ['illness-1'] } }), 'galba', { do: 'end' }]),
  'single-played': tried('NE-12.0a', () => [
    bench({ hands: { galba: ['traitor-1'], otho: ['illness-1'] }, singles: ['traitor'] }),
    'galba',
    { do: 'event', card: 'traitor-1' },
  ]),
  'only-in-a-window': tried('NE-2.5f', () => [
    bench({ hands: { galba: ['bribery-1'] } }),
    'galba',
    { do: 'event', card: 'bribery-1' },
  ]),
  'only-in-a-proclamation': tried('NE-12.0-senate-influence-a', () => [
    bench({ hands: { galba: ['senate-influence-1'] } }),
    'galba',
    { do: 'event', card: 'senate-influence-1' },
  ]),
  'card-chosen': tried('NE-2.5b', () => [
    bench({ hands: { galba: ['illness-1'] } }).do('galba', { do: 'lay', card: 'illness-1' }),
    'galba',
    { do: 'lay', card: 'illness-1' },
  ]),
  // Retreat
  'retreat-not-adjacent': tried('NE-5.6b', () => [pressed(), 'otho', retreat('dacia')]),
  'retreat-others-there': tried('NE-5.6b', () => [
    pressed({ legions: { raetia: { galba: 2 }, noricum: { otho: 1 }, pannonia: { vitellius: 1 } } }),
    'otho',
    retreat('pannonia'),
  ]),
  'retreat-to-rome': tried('NE-5.6b', () => [
    pool('raetia', 1, { raetia: { galba: 1 }, 'italia-north': { otho: 1 } })
      .form(1)
      .do('galba', go('italia-north')),
    'otho',
    retreat('roma'),
  ]),
  'retreat-where-they-came-from': tried('NE-5.6e', () => [pressed(), 'otho', retreat('raetia')]),
  'no-commander-to-retreat': tried('NE-5.6p', () => [pressed(), 'otho', retreat('pannonia', 'with')]),
  'legions-stopped': tried('NE-5.6o', () => [parted(), 'otho', retreat('pannonia')]),
  'retreat-was-named': tried('NE-5.6p', () => [parted(), 'otho', retreat('dalmatia', 'with')]),
  'defender-where-they-came-from': tried('NE-6.5c', () => [
    pool('raetia', 2, { raetia: { galba: 3 }, noricum: { otho: 2 } })
      .form(3)
      .go('noricum')
      .fight('otho'),
    'otho',
    retreat('raetia'),
  ]),
  'commander-not-in-battle': tried('NE-6.5c', () => [
    pool('noricum', 2, { noricum: { galba: 2, otho: 3 } }, { commanders: { galba: 'noricum' } })
      .form(2)
      .fight('otho'),
    'galba',
    retreat('raetia', 'with'),
  ]),
  'retreat-no-sea-link': tried('NE-6.5b', () => [
    pool('hispania', 2, { hispania: { galba: 3, otho: 2 } })
      .form(3)
      .fight('otho'),
    'otho',
    { do: 'retreat', to: 'africa', commander: 'without' },
  ]),
  // Emperors
  'not-in-rome': tried('NE-7.1b', () => [bench({}), 'galba', proclaim]),
  'emperor-in-play': tried('NE-7.1a', () => [
    inRome(null, { commanders: { galba: 'roma', otho: 'raetia emperor' } }),
    'galba',
    proclaim,
  ]),
  'emperor-already': tried('NE-7.1a', () => [
    inRome(null, { commanders: { galba: 'roma emperor' } }),
    'galba',
    proclaim,
  ]),
  'no-hope-of-points': tried('NE-7.1c', () => [inRome(null), 'galba', proclaim]),
  'not-a-throne-card': tried('NE-7.1f', () => [
    inRome(null, { hands: { galba: ['senate-influence-1', 'illness-1'] } }).do('galba', proclaim),
    'galba',
    { do: 'influence', card: 'illness-1' },
  ]),
  'not-a-support-card': tried('NE-9.0d', () => [
    plotting(['illness-1']).do('galba', { do: 'emperor', of: 'otho' }),
    'galba',
    { do: 'support', card: 'illness-1' },
  ]),
  'no-target-in-rome': tried('NE-12.0-assassination-a', () => [
    bench({ hands: { galba: ['assassination-1'] } }),
    'galba',
    { do: 'event', card: 'assassination-1' },
  ]),
  'not-an-emperor-in-rome': tried('NE-9.0b', () => [plotting([]), 'galba', { do: 'emperor', of: 'vitellius' }]),
  'own-emperor': tried('NE-9.0c', () => [
    plotting([], { galba: 'roma emperor', otho: 'roma emperor' }),
    'galba',
    { do: 'emperor', of: 'galba' },
  ]),
  'too-many-emperors': tried('NE-7.2a', () => [
    ave({ commanders: { otho: 'raetia emperor', vitellius: 'dacia emperor' } }),
    'galba',
    hail,
  ]),
  'not-a-general': tried('NE-7.2b', () => [ave({ commanders: { galba: 'britannia contender' } }), 'galba', hail]),
  'general-not-with-legion': tried('NE-7.2b', () => [
    ave({ commanders: { galba: 'gallia-narbonensis' } }),
    'galba',
    hail,
  ]),
  'home-not-controlled': tried('NE-7.2c', () => [ave({ legions: { britannia: { galba: 1 } } }), 'galba', hail]),
} satisfies Partial<Record<Reason, Case>>
