import type { Position } from '../rules/position.ts'
import type { CardId, PlaceId, SeatId } from '../rules/printed.ts'
import type { Reason } from '../rules/reasons.ts'
import { type Bench, bench } from './bench.ts'
import { type Case, go, pool, tried } from './refused.ts'

/** Events and answers: for each reason a position in which it is given, who tries what, and the clause that forbids it. */

const event = (card: CardId) => ({ do: 'event', card }) as const
const answer = (card: CardId) => ({ do: 'answer', card }) as const
const load = (from: PlaceId, legions: number, commander: 'with' | 'without' = 'without') =>
  ({ do: 'load', from, legions, commander }) as const
const rebel = (of: SeatId, at: PlaceId) => ({ do: 'rebel', of, at, marked: 'unmarked' }) as const

/** Galba holds one card, which he has begun to play if `aimed`. */
const holding = (card: CardId, position: Position, aimed = true): Bench => {
  const b = bench({ ...position, hands: { galba: [card], ...position.hands } })
  return aimed ? b.do('galba', event(card)) : b
}
const fleet = (position: Position): Bench => holding('galley-fleet-1', position)
const ashore = { legions: { syria: { galba: 1 } } } as const

/** Galba sets out from Raetia, with or without legions and commander; Otho answers. */
const marching = (card: CardId, legions: number, commander: string, more: readonly CardId[] = []): Bench =>
  pool(
    'raetia',
    4,
    { raetia: { galba: 2, otho: 1 }, noricum: {} },
    { commanders: { galba: commander }, hands: { otho: [card, ...more] } },
  )
    .form(legions, commander.startsWith('raetia') ? 'with' : 'without')
    .do('galba', go('noricum'))
/** Galba plays Crisis in Rome on Vitellius. */
const crisis = (card: CardId): Bench =>
  holding('crisis-in-rome-1', { commanders: { vitellius: 'raetia emperor' }, hands: { otho: [card] } }).do('galba', {
    do: 'emperor',
    of: 'vitellius',
  })
/** Galba strikes at Vitellius with nothing to cover him. */
const attempt = (card: CardId): Bench =>
  holding('assassination-1', { commanders: { vitellius: 'roma emperor' }, hands: { otho: [card] } })
    .do('galba', { do: 'emperor', of: 'vitellius' })
    .do('galba', { do: 'strike' })
/** Otho answers, or tries to. */
const answered = (clause: string, b: (card: CardId) => Bench, card: CardId): Case =>
  tried(clause, () => [b(card), 'otho', answer(card)])

export const EVENTS = {
  'no-emperor-outside': tried('NE-12.0-crisis-in-rome-c', () => [
    holding('crisis-in-rome-1', {}, false),
    'galba',
    event('crisis-in-rome-1'),
  ]),
  'not-an-emperor-outside': tried('NE-12.0-crisis-in-rome-a', () => [
    holding('crisis-in-rome-1', { commanders: { otho: 'raetia emperor' } }),
    'galba',
    { do: 'emperor', of: 'vitellius' },
  ]),
  'nothing-to-ship': tried('NE-12.0-galley-fleet-a', () => [
    holding('galley-fleet-1', { legions: { raetia: { galba: 1 } } }, false),
    'galba',
    event('galley-fleet-1'),
  ]),
  'all-on-the-coast-done': tried('NE-12.0-galley-fleet-b', () => [
    holding('galley-fleet-1', { legions: { syria: { galba: [0, 1] } } }, false),
    'galba',
    event('galley-fleet-1'),
  ]),
  'all-on-the-coast-marked': tried('NE-5.6i', () => [
    holding('galley-fleet-1', { legions: { syria: { galba: [0, 0, 1] } } }, false),
    'galba',
    event('galley-fleet-1'),
  ]),
  'not-a-port': tried('NE-12.0-galley-fleet-a', () => [fleet(ashore), 'galba', load('raetia', 1)]),
  'no-fleet-from-rome': tried('NE-5.8a', () => [
    fleet({ ...ashore, commanders: { galba: 'roma' } }),
    'galba',
    load('roma', 0, 'with'),
  ]),
  'no-fleet-to-rome': tried('NE-5.8c', () => [
    fleet(ashore).do('galba', load('syria', 1)),
    'galba',
    { do: 'sail', to: 'roma' },
  ]),
  'same-port': tried('NE-12.0-galley-fleet-a', () => [
    fleet(ashore).do('galba', load('syria', 1)),
    'galba',
    { do: 'sail', to: 'syria' },
  ]),
  'fleet-full': tried('NE-12.0-galley-fleet-a', () => [
    fleet({ legions: { syria: { galba: 4 } } }),
    'galba',
    load('syria', 4),
  ]),
  'empty-fleet': tried('NE-12.0-galley-fleet-e', () => [fleet(ashore), 'galba', load('syria', 0)]),
  'not-so-many-to-ship': tried('NE-12.0-galley-fleet-a', () => [fleet(ashore), 'galba', load('syria', 2)]),
  'moved-not-shipped': tried('NE-12.0-galley-fleet-b', () => [
    fleet({ legions: { syria: { galba: [1, 1] } } }),
    'galba',
    load('syria', 2),
  ]),
  'marked-not-shipped': tried('NE-5.6i', () => [
    fleet({ legions: { syria: { galba: [1, 0, 1] } } }),
    'galba',
    load('syria', 2),
  ]),
  'commander-not-in-port': tried('NE-12.0-galley-fleet-a', () => [fleet(ashore), 'galba', load('syria', 1, 'with')]),
  'commander-not-shipped': tried('NE-12.0-galley-fleet-b', () => [
    bench({
      ...ashore,
      commanders: { galba: 'judaea' },
      hands: { galba: ['galley-fleet-1'] },
      pool: { at: 'judaea', points: 1 },
    })
      .form(0, 'with')
      .go('syria')
      .halt()
      .do('galba', event('galley-fleet-1')),
    'galba',
    load('syria', 1, 'with'),
  ]),
  'no-tribes-effect': tried('NE-12.0j', () => [
    holding('germanic-tribes-1', { tribes: 'germania-inferior', commanders: { otho: 'raetia' } }),
    'galba',
    { do: 'tribes', at: 'germania-inferior' },
  ]),
  'not-a-german-province': tried('NE-12.0-germanic-tribes-a', () => [
    holding('germanic-tribes-1', {}),
    'galba',
    { do: 'tribes', at: 'raetia' },
  ]),
  'flight-not-adjacent': tried('NE-12.0-germanic-tribes-b', () => [
    holding('germanic-tribes-1', {}).do('galba', { do: 'tribes', at: 'germania-inferior' }),
    'otho',
    { do: 'flee', to: 'dacia' },
  ]),
  'too-many-independents': tried('NE-2.2e', () => [
    holding('legion-rebels-1', { legions: { raetia: { independent: 4 } } }, false),
    'galba',
    event('legion-rebels-1'),
  ]),
  'nobody-to-rebel': tried('NE-12.0-legion-rebels-a', () => [
    holding('legion-rebels-1', { legions: { raetia: { independent: 1 } } }),
    'galba',
    rebel('otho', 'raetia'),
  ]),
  'home-nobody-chose': tried('NE-3.2f', () => [
    holding('revolt-judaea', { players: 3 }, false),
    'galba',
    event('revolt-judaea'),
  ]),
  'no-rebels': tried('NE-12.0-revolt-e', () => [
    holding('revolt-britannia', { legions: { britannia: { independent: 2 } } }, false),
    'galba',
    event('revolt-britannia'),
  ]),
  'nothing-to-send': tried('NE-12.0-revolt-b', () => [
    holding('revolt-britannia', ashore),
    'galba',
    { do: 'send', from: 'raetia', marked: 'unmarked' },
  ]),
  'sent-already': tried('NE-12.0-revolt-c', () => [
    holding('revolt-britannia', { legions: { britannia: { galba: 1 }, syria: { galba: 1 } } }),
    'galba',
    { do: 'send', from: 'britannia', marked: 'unmarked' },
  ]),
  'no-victim': tried('NE-12.0-traitor-a', () => [holding('traitor-1', {}, false), 'galba', event('traitor-1')]),
  'not-a-victim': tried('NE-12.0-traitor-a', () => [
    holding('traitor-1', { hands: { otho: ['illness-1'] } }),
    'galba',
    { do: 'victim', of: 'vitellius' },
  ]),
  // Answers
  'own-hand-only': answered('NE-2.5e', crisis, 'traitor-1'),
  'no-event-in-a-window': tried('NE-12.0e', () => {
    const b = pool('raetia', 2, { raetia: { galba: 1 }, noricum: { otho: 1 } }, { hands: { galba: ['traitor-1'] } })
    b.form(1).do('galba', go('noricum')).do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
    return [b, 'galba', answer('traitor-1')]
  }),
  'omens-on-events-only': tried('NE-12.0-bad-omens-a', () => {
    const b = pool(
      'raetia',
      2,
      { raetia: { galba: 1 }, noricum: { otho: 1 } },
      { hands: { vitellius: ['bad-omens-1'] } },
    )
    b.form(1).do('galba', go('noricum')).pass()
    b.do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
    return [b, 'vitellius', answer('bad-omens-1')]
  }),
  'omens-not-on-movement': answered('NE-12.0-bad-omens-b', (card) => marching(card, 1, 'britannia'), 'bad-omens-1'),
  'omens-not-in-an-attempt': answered('NE-12.0-bad-omens-c', attempt, 'bad-omens-1'),
  'weather-on-legions-only': answered('NE-12.0-bad-weather-a', crisis, 'bad-weather-1'),
  'weather-not-on-commanders': answered(
    'NE-12.0-bad-weather-d',
    (card) => marching(card, 0, 'raetia'),
    'bad-weather-1',
  ),
  'illness-on-moves-only': answered('NE-12.0-illness-b', crisis, 'illness-1'),
  'no-commander-moves': answered('NE-12.0-illness-a', (card) => marching(card, 1, 'britannia'), 'illness-1'),
  'illness-not-on-emperors': answered('NE-12.0-illness-a', (card) => marching(card, 1, 'raetia emperor'), 'illness-1'),
  'sick-already': tried('NE-12.0j', () => [
    marching('illness-1', 1, 'raetia', ['illness-2']).do('otho', answer('illness-1')),
    'otho',
    answer('illness-2'),
  ]),
  'bribery-on-senate-only': answered('NE-12.0-bribery-a', crisis, 'bribery-1'),
  'bribery-not-on-guards': tried('NE-7.1h', () => [
    bench({ commanders: { galba: 'roma' }, hands: { galba: ['praetorian-guard-1'], otho: ['bribery-1'] } })
      .do('galba', { do: 'proclaim' })
      .do('galba', { do: 'influence', card: 'praetorian-guard-1' }),
    'otho',
    answer('bribery-1'),
  ]),
  'no-guard-to-bribe': answered('NE-9.0j', attempt, 'bribery-1'),
  'guard-answers-attempts-only': answered('NE-12.0-praetorian-guard-a', crisis, 'praetorian-guard-1'),
  // Orders
  'no-stack-moves': tried(null, () => [crisis('illness-1'), 'otho', { do: 'pass', until: 'stack' }]),
  'always-asked': tried(null, () => [
    bench({ asking: 'always' }),
    'galba',
    { do: 'order', about: 'march', say: 'pass' },
  ]),
  'ordered-already': tried(null, () => [bench({}), 'galba', { do: 'order', about: 'march', say: 'ask' }]),
} satisfies Partial<Record<Reason, Case>>
