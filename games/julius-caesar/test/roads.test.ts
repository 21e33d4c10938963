import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import { type BlockId, PLACE_IDS, type PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

// The roads of the map: each city with its neighbours, every section written once.

const MAJOR = `
  aenos: byzantium thessalonica
  alexandria: catabathmus memphis
  ancyra: appia eusebia nicomedia
  antiochia: damascus tarsus
  appia: ephesus
  aquileia: ravenna salona sirmium
  asculum: ravenna
  athenae: thessalonica
  badias: utica
  bilbilis: burdigala toletum
  brundisium: neapolis
  burdigala: narbo
  carthago-nova: corduba tarraco
  catabathmus: cyrene
  cenabum: lugdunum
  corduba: gades toletum
  damascus: hierosolyma
  dyrrachium: thessalonica
  eusebia: tarsus
  genua: massilia ravenna roma
  hierosolyma: pelusium
  iomnium: utica
  lugdunum: massilia
  massilia: narbo
  memphis: pelusium
  narbo: tarraco
  neapolis: rhegium roma
  serdica: sirmium thessalonica
  tacape: utica`
const MINOR = `
  aenos: serdica
  alexandria: pelusium
  ambracia: athenae dyrrachium
  ancyra: sinope
  appia: nicomedia perga
  asculum: roma sipontum
  asturica: bilbilis emerita portus toletum
  athenae: pylos
  badias: iomnium tacape
  bilbilis: tarraco
  brundisium: sipontum
  burdigala: cenabum
  carthago-nova: gades toletum
  cenabum: treviri
  cyrene: thubactus
  dyrrachium: salona
  emerita: gades olisipo
  ephesus: perga pergamum
  eusebia: sinope
  gades: olisipo
  genua: lugdunum
  iomnium: siga
  lilybaeum: messana syracusae
  lugdunum: treviri
  messana: syracusae
  neapolis: sipontum
  nicomedia: pergamum sinope
  olisipo: portus
  perga: tarsus
  ravenna: roma
  sala: siga tingis
  salona: sirmium
  siga: tingis
  tacape: thubactus`
/** Herculeum, Messana, Hellespontus, Bosphorus. */
const STRAITS = `
  gades: tingis
  messana: rhegium
  aenos: pergamum
  byzantium: nicomedia`

const sections = (text: string): [PlaceId, PlaceId][] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from, ends] = line.trim().split(': ')
      return ends.split(' ').map((to): [PlaceId, PlaceId] => [from as PlaceId, to as PlaceId])
    })
const bothWays = (text: string): [PlaceId, PlaceId][] =>
  sections(text).flatMap(([a, b]): [PlaceId, PlaceId][] => [
    [a, b],
    [b, a],
  ])

const LEGIONS = ['legio-7', 'legio-8', 'legio-9', 'legio-10', 'legio-11'] as const satisfies readonly BlockId[]
const elsewhere = (...used: PlaceId[]): PlaceId =>
  (['memphis', 'damascus', 'treviri'] as const).find((city) => !used.includes(city)) ?? 'memphis'

const moving = (blocks: NonNullable<Position['blocks']>, more: Position = {}): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
    ...more,
  })

/** One after another down the same section until it is full; how many, and why no more. */
function crossed(from: PlaceId, to: PlaceId, foe: readonly string[] = []): [number, unknown] {
  const b = moving({ [from]: LEGIONS, ...(foe.length > 0 ? { [to]: foe } : {}), [elsewhere(from, to)]: ['cleopatra'] })
  const [first] = LEGIONS
  let count = 0
  for (const block of LEGIONS) {
    const why = b.why('caesar', { do: 'move', block, to })
    if (why) return [count, why]
    b.march('caesar', block, to)
    count++
  }
  return [count, b.where(first)]
}

clause('JC-4.3a', 'land blocks go from city to city by the printed roads and straits, and no other way', () => {
  const ways = [MAJOR, MINOR, STRAITS].flatMap(bothWays)
  expect(ways).toHaveLength(2 * (43 + 47 + 4))
  const cities = PLACE_IDS.filter((id) => !/^(mare-|oceanus|pontus|propontis)/.test(id))
  for (const city of cities) {
    const b = moving({ [city]: ['legio-8'], [elsewhere(city)]: ['cleopatra'] })
    const neighbours = ways.flatMap(([from, to]) => (from === city ? [to] : []))
    expect([city, ...b.targets('caesar', 'move', 'legio-8')]).toEqual([city, ...neighbours.toSorted()])
    for (const to of cities)
      if (to !== city && !neighbours.includes(to))
        expect(b.why('caesar', { do: 'move', block: 'legio-8', to })).toBe('no-road')
  }
})

clause('JC-4.31a', 'four blocks along a major road in a turn, and no fifth', () => {
  for (const [from, to] of bothWays(MAJOR)) {
    expect([from, to, ...crossed(from, to)]).toEqual([from, to, 4, 'road-full-major'])
    expect([from, to, ...crossed(from, to, ['legio-1'])]).toEqual([from, to, 4, 'road-full-major'])
  }
})

clause('JC-4.31b', 'two blocks along a minor road in a turn, and no third', () => {
  for (const [from, to] of bothWays(MINOR)) {
    expect([from, to, ...crossed(from, to)]).toEqual([from, to, 2, 'road-full-minor'])
    expect([from, to, ...crossed(from, to, ['legio-1'])]).toEqual([from, to, 2, 'road-full-minor'])
  }
})

clause(['JC-4.31a', 'JC-4.31b'], 'the next turn, and the other player, have the whole road again', () => {
  const b = moving({ genua: [...LEGIONS], ravenna: ['legio-13', 'legio-14', 'legio-12'], neapolis: ['legio-1'] })
  for (const id of LEGIONS.slice(0, 4)) b.march('caesar', id, 'massilia')
  b.march('caesar', 'legio-13', 'roma').march('caesar', 'legio-14', 'roma')
  expect(b.why('caesar', { do: 'move', block: 'legio-11', to: 'massilia' })).toBe('road-full-major')
  expect(b.why('caesar', { do: 'move', block: 'legio-12', to: 'roma' })).toBe('road-full-minor')
  b.do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  const play = (side: 'caesar' | 'pompeius') => b.actions(side).find((legal) => legal.do === 'play')
  const [caesars, pompeiuss] = [play('caesar'), play('pompeius')]
  if (!caesars || !pompeiuss) throw new Error('no card to play')
  b.do('caesar', caesars).do('pompeius', pompeiuss)
  if (b.waiting[0] === 'pompeius') b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect([b.now, ...b.waiting]).toEqual(['moves', 'caesar'])
  expect(b.may('caesar', { do: 'move', block: 'legio-11', to: 'massilia' })).toBe(true)
  expect(b.may('caesar', { do: 'move', block: 'legio-12', to: 'roma' })).toBe(true)
})

// Straits

clause(['JC-4.32a', 'JC-4.32b'], 'four straits, and two blocks over each in a turn', () => {
  expect(sections(STRAITS)).toHaveLength(4)
  for (const [from, to] of bothWays(STRAITS))
    expect([from, to, ...crossed(from, to)]).toEqual([from, to, 2, 'strait-full'])
})

clause(['JC-4.32a', 'JC-4.32c'], 'one block over each of them in a turn to attack', () => {
  for (const [from, to] of bothWays(STRAITS))
    expect([from, to, ...crossed(from, to, ['legio-1'])]).toEqual([from, to, 1, 'strait-full-attacking'])
})

clause('JC-4.32b', 'two in both directions together', () => {
  const b = moving({ messana: ['legio-8', 'legio-11'], rhegium: ['legio-12'] })
  b.march('caesar', 'legio-8', 'rhegium').march('caesar', 'legio-12', 'messana')
  expect(b.why('caesar', { do: 'move', block: 'legio-11', to: 'rhegium' })).toBe('strait-full')
})

clause('JC-4.32c', 'a city he is already attacking by another road still lets in only one', () => {
  const b = moving({ syracusae: ['legio-13'], rhegium: ['legio-8', 'legio-11'], messana: ['legio-37', 'legio-1'] })
  b.march('caesar', 'legio-13', 'messana')
  expect(b.control('messana')).toBe('contested')
  b.march('caesar', 'legio-8', 'messana')
  expect(b.at('messana')).toContain('legio-8')
  expect(b.why('caesar', { do: 'move', block: 'legio-11', to: 'messana' })).toBe('strait-full-attacking')
})

clause('JC-4.32c', 'to reinforce his own city is no attack: two may cross', () => {
  const b = moving({
    syracusae: ['legio-13'],
    messana: ['legio-37'],
    rhegium: ['legio-1', 'legio-2', 'legio-4'],
  })
  b.march('caesar', 'legio-13', 'messana').do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  b.march('pompeius', 'legio-1', 'messana').march('pompeius', 'legio-2', 'messana')
  expect(b.at('messana')).toEqual(['legio-13', 'legio-1', 'legio-2', 'legio-37'])
  expect(b.why('pompeius', { do: 'move', block: 'legio-4', to: 'messana' })).toBe('strait-full')
})

clause('JC-4.32c', 'with Pluto two may cross to attack', () => {
  const b = moving(
    { rhegium: ['legio-8', 'legio-11', 'legio-12'], messana: ['legio-37'] },
    { cards: { caesar: 'event-pluto', pompeius: 'cmd-2-1-a' } },
  )
  b.march('caesar', 'legio-8', 'messana').march('caesar', 'legio-11', 'messana')
  expect(b.at('messana')).toEqual(['legio-8', 'legio-11', 'legio-37'])
  expect(b.why('caesar', { do: 'move', block: 'legio-12', to: 'messana' })).toBe('strait-full-attacking')
})

clause('JC-4.32d', 'Navis pass every strait, whoever holds its shores, and take nobody’s place there', () => {
  const b = moving({
    'pontus-euxinus': ['c-navis-1', 'c-navis-2', 'c-navis-3'],
    'mare-hispanum': ['c-navis-4'],
    byzantium: ['legio-1'],
    nicomedia: ['legio-2'],
    aenos: ['legio-3'],
    pergamum: ['legio-4'],
    gades: ['legio-5'],
    tingis: ['legio-6'],
  })
  for (const id of ['c-navis-1', 'c-navis-2', 'c-navis-3'] as const)
    expect(b.march('caesar', id, 'propontis', 'mare-aegaeum').where(id)).toBe('mare-aegaeum')
  expect(b.march('caesar', 'c-navis-4', 'oceanus-atlanticus').where('c-navis-4')).toBe('oceanus-atlanticus')

  const messana = moving({
    'mare-tyrrhenum': ['c-navis-1', 'c-navis-2', 'c-navis-3'],
    rhegium: ['legio-8', 'legio-11', 'legio-12'],
  })
  for (const id of ['c-navis-1', 'c-navis-2', 'c-navis-3'] as const)
    messana.march('caesar', id, 'mare-internum', 'messana')
  messana.march('caesar', 'legio-8', 'messana').march('caesar', 'legio-11', 'messana')
  expect(messana.why('caesar', { do: 'move', block: 'legio-12', to: 'messana' })).toBe('strait-full')
})

clause('JC-4.32d', 'nor do the shores of a strait hinder amphibious moves', () => {
  const b = moving({
    massilia: ['legio-8', 'legio-11', 'legio-12'],
    'mare-hispanum': ['c-navis-1'],
    'oceanus-atlanticus': ['c-navis-2'],
    gades: ['legio-5'],
    tingis: ['legio-6'],
  })
  for (const block of ['legio-8', 'legio-11', 'legio-12'] as const) {
    for (const to of ['mare-hispanum', 'oceanus-atlanticus', 'olisipo'] as const)
      b.do('caesar', { do: 'move', block, to })
    expect(b.where(block)).toBe('olisipo')
  }
  // From one shore to the other by ship the limit of the strait does not count.
  const messana = moving({ rhegium: ['legio-8', 'legio-11', 'legio-12', 'legio-13'], 'mare-tyrrhenum': ['c-navis-1'] })
  for (const block of ['legio-8', 'legio-11', 'legio-12'] as const)
    for (const to of ['mare-tyrrhenum', 'messana'] as const) messana.do('caesar', { do: 'move', block, to })
  expect(messana.march('caesar', 'legio-13', 'messana').at('messana')).toHaveLength(4)
})

// Islands

clause('JC-4.41a', 'Corsica, Sardinia, Creta and Cyprus are reached only over water', () => {
  for (const [island, sea, port] of [
    ['aleria', 'mare-tyrrhenum', 'roma'],
    ['caralis', 'mare-tyrrhenum', 'roma'],
    ['creta', 'mare-aegaeum', 'athenae'],
    ['salamis', 'mare-aegypticum', 'alexandria'],
  ] as const) {
    const armies = { [island]: ['legio-8'], [port]: ['legio-11'], memphis: ['cleopatra'] }
    const stranded = moving(armies)
    expect(stranded.targets('caesar', 'move', 'legio-8')).toEqual([])
    expect(stranded.why('caesar', { do: 'move', block: 'legio-8', to: port })).toBe('no-road')
    expect(stranded.why('caesar', { do: 'move', block: 'legio-11', to: island })).toBe('no-road')
    const shipped = moving({ ...armies, [sea]: ['c-navis-1'] })
    for (const to of [sea, island]) shipped.do('caesar', { do: 'move', block: 'legio-11', to })
    for (const to of [sea, port]) shipped.do('caesar', { do: 'move', block: 'legio-8', to })
    expect([shipped.where('legio-11'), shipped.where('legio-8')]).toEqual([island, port])
    const navis = moving({ [sea]: ['c-navis-1'], memphis: ['cleopatra'] }).march('caesar', 'c-navis-1', island)
    expect([navis.where('c-navis-1'), navis.control(island)]).toEqual([island, 'caesar'])
  }
})

clause('JC-4.41a', 'to Sicily there is a way by land, over the strait of Messana', () => {
  const b = moving({ rhegium: ['legio-8', 'legio-11'] })
  b.march('caesar', 'legio-8', 'messana', 'syracusae').march('caesar', 'legio-11', 'messana', 'lilybaeum')
  expect([b.where('legio-8'), b.where('legio-11')]).toEqual(['syracusae', 'lilybaeum'])
  const back = moving({ syracusae: ['legio-8'] }).march('caesar', 'legio-8', 'messana', 'rhegium')
  expect(back.where('legio-8')).toBe('rhegium')
  // It is the only one.
  for (const city of ['syracusae', 'lilybaeum'] as const)
    for (const to of ['rhegium', 'neapolis', 'utica'] as const)
      expect(moving({ [city]: ['legio-8'] }).why('caesar', { do: 'move', block: 'legio-8', to })).toBe('no-road')
})
