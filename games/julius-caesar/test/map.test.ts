import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import { type BlockId, PLACE_IDS, type PlaceId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const SEAS = [
  'mare-aegaeum',
  'mare-aegypticum',
  'mare-hadriaticum',
  'mare-hispanum',
  'mare-internum',
  'mare-tyrrhenum',
  'oceanus-atlanticus',
  'pontus-euxinus',
  'propontis',
] as const satisfies readonly PlaceId[]
type Sea = (typeof SEAS)[number]

/** The port table of 4.42. */
const PORTS: Readonly<Record<Sea, readonly PlaceId[]>> = {
  'oceanus-atlanticus': ['burdigala', 'gades', 'olisipo', 'portus', 'sala', 'tingis'],
  'mare-hispanum': [
    ...(['caralis', 'carthago-nova', 'genua', 'iomnium', 'massilia'] as const),
    ...(['narbo', 'siga', 'tarraco', 'tingis', 'utica'] as const),
  ],
  'mare-tyrrhenum': [
    ...(['aleria', 'caralis', 'genua', 'lilybaeum', 'messana', 'neapolis', 'rhegium', 'roma', 'utica'] as const),
  ],
  'mare-internum': [
    ...(['ambracia', 'brundisium', 'creta', 'cyrene', 'lilybaeum', 'messana'] as const),
    ...(['pylos', 'rhegium', 'syracusae', 'tacape', 'thubactus', 'utica'] as const),
  ],
  'mare-hadriaticum': ['aquileia', 'brundisium', 'dyrrachium', 'ravenna', 'salona', 'sipontum'],
  'mare-aegaeum': ['aenos', 'athenae', 'creta', 'ephesus', 'thessalonica'],
  propontis: ['byzantium', 'nicomedia'],
  'pontus-euxinus': ['byzantium', 'sinope'],
  'mare-aegypticum': [
    ...(['alexandria', 'antiochia', 'catabathmus', 'creta', 'pelusium', 'perga', 'salamis', 'tarsus'] as const),
  ],
}
const NEIGHBOURS: Readonly<Record<Sea, readonly Sea[]>> = {
  'oceanus-atlanticus': ['mare-hispanum'],
  'mare-hispanum': ['mare-tyrrhenum', 'oceanus-atlanticus'],
  'mare-tyrrhenum': ['mare-hispanum', 'mare-internum'],
  'mare-internum': ['mare-aegaeum', 'mare-aegypticum', 'mare-hadriaticum', 'mare-tyrrhenum'],
  'mare-hadriaticum': ['mare-internum'],
  'mare-aegaeum': ['mare-aegypticum', 'mare-internum', 'propontis'],
  'mare-aegypticum': ['mare-aegaeum', 'mare-internum'],
  propontis: ['mare-aegaeum', 'pontus-euxinus'],
  'pontus-euxinus': ['propontis'],
}
const INLAND = [
  ...(['ancyra', 'appia', 'asculum', 'asturica', 'badias', 'bilbilis', 'cenabum', 'corduba'] as const),
  ...(['damascus', 'emerita', 'eusebia', 'hierosolyma', 'lugdunum', 'memphis', 'pergamum'] as const),
  ...(['serdica', 'sirmium', 'toletum', 'treviri'] as const),
]
const ALL_PORTS = [...new Set(Object.values(PORTS).flat())]
const CITIES = PLACE_IDS.filter((id) => !(SEAS as readonly PlaceId[]).includes(id))

const seasOf = (port: PlaceId): Sea[] => SEAS.filter((sea) => PORTS[sea].includes(port))

const moving = (blocks: NonNullable<Position['blocks']>, more: Position = {}): Bench =>
  bench({
    blocks,
    cards: { caesar: 'cmd-4-1-a', pompeius: 'cmd-2-1-a' },
    now: { step: 'moves', side: 'caesar' },
    ...more,
  })

// Where blocks stand

clause('JC-4.1a', 'land blocks stand in cities and never at sea', () => {
  for (const sea of SEAS)
    for (const id of ['legio-8', 'leader-caesar', 'c-ballista', 'cleopatra'])
      expect(() => bench({ blocks: { [sea]: [id] } })).toThrow('is on land but stands in')
  // On the way over Friendly waters a block has to land: it may not halt, and stands in its port till then.
  const b = moving({ genua: ['legio-8', 'legio-11'], 'mare-tyrrhenum': ['c-navis-1'], 'mare-internum': ['c-navis-2'] })
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'mare-tyrrhenum' })
  expect(b.where('legio-8')).toBe('genua')
  expect(b.why('caesar', { do: 'halt' })).toBe('not-now')
  expect(b.why('caesar', { do: 'end-moves' })).toBe('not-now')
  expect(b.actions('caesar').every((legal) => legal.do === 'move')).toBe(true)
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'mare-internum' })
  expect([b.where('legio-8'), b.why('caesar', { do: 'halt' })]).toEqual(['genua', 'not-now'])
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'brundisium' })
  expect(b.where('legio-8')).toBe('brundisium')
})

clause('JC-4.1a', 'no retreat and no regroup ends at sea either', () => {
  const b = bench({
    blocks: { roma: ['legio-8', 'legio-1'], genua: ['legio-11'], 'mare-tyrrhenum': ['c-navis-1'] },
    contests: { roma: { attacker: 'pompeius', main: 'neapolis' } },
    now: { step: 'battle', at: 'roma', round: 2 },
  })
  expect(b.targets('caesar', 'retreat', 'legio-8')).not.toContain('mare-tyrrhenum')
  expect(b.targets('caesar', 'sail', 'legio-8')).toEqual(['genua'])
  expect(b.why('caesar', { do: 'retreat', block: 'legio-8', to: 'mare-tyrrhenum' })).toBe('not-adjacent')
  b.do('caesar', { do: 'fire', block: 'legio-8' }, 6, 6, 6)
  b.do('pompeius', { do: 'retreat', block: 'legio-1', to: 'neapolis' })
  expect(b.now).toBe('regroup')
  expect(b.targets('caesar', 'regroup', 'legio-8')).toEqual(['asculum', 'genua', 'ravenna'])
  expect(b.why('caesar', { do: 'regroup', block: 'legio-8', to: 'mare-tyrrhenum' })).toBe('regroup-by-sea')
})

clause('JC-4.1b', 'Navis stand in seas and ports, never in an inland city', () => {
  for (const city of INLAND) expect(() => bench({ blocks: { [city]: ['c-navis-1'] } })).toThrow('which is no port')
  for (const at of [...SEAS, ...ALL_PORTS])
    expect(bench({ blocks: { [at]: ['c-navis-1'] } }).where('c-navis-1')).toBe(at)
  const b = moving({ massilia: ['c-navis-1', 'legio-8'] })
  expect(b.may('caesar', { do: 'move', block: 'legio-8', to: 'lugdunum' })).toBe(true)
  expect(b.why('caesar', { do: 'move', block: 'c-navis-1', to: 'lugdunum' })).toBe('no-sea-way')
  expect(b.targets('caesar', 'move', 'c-navis-1')).toEqual(['mare-hispanum'])
})

// Values and control of cities

clause('JC-4.2a', 'eleven cities are worth thirteen points, all the others none', () => {
  const values: { readonly [P in PlaceId]?: number } = {
    roma: 2,
    alexandria: 2,
    antiochia: 1,
    athenae: 1,
    byzantium: 1,
    'carthago-nova': 1,
    ephesus: 1,
    massilia: 1,
    syracusae: 1,
    tarraco: 1,
    utica: 1,
  }
  expect(CITIES).toHaveLength(67)
  let all = 0
  for (const city of CITIES) {
    const b = bench({
      blocks: { [city]: ['c-auxilia-1'], [city === 'memphis' ? 'damascus' : 'memphis']: ['cleopatra'] },
    })
    expect([city, b.points('caesar'), b.points('pompeius')]).toEqual([city, values[city] ?? 0, 0])
    all += b.points('caesar')
  }
  expect(all).toBe(13)
})

clause(
  ['JC-4.21a', 'JC-4.21b', 'JC-4.21c'],
  'a city is Friendly, Enemy, Vacant or Contested by who stands in it',
  () => {
    const b = moving(
      {
        genua: ['legio-8'],
        neapolis: ['legio-1', 'legio-3'],
        roma: ['legio-11', 'legio-2'],
        massilia: ['legio-14', 'legio-13'],
      },
      { contests: { roma: { attacker: 'caesar', main: 'genua' } }, now: { step: 'levies', side: 'caesar', points: 3 } },
    )
    expect([b.control('genua'), b.control('massilia')]).toEqual(['caesar', 'caesar'])
    expect(b.control('neapolis')).toBe('pompeius')
    expect(b.control('ravenna')).toBe('vacant')
    expect(b.control('roma')).toBe('contested')
    // Friendly to one side is Friendly to it alone: only there may it levy, and only there does it score.
    const levy = (at: PlaceId) => b.why('caesar', { do: 'levy', block: 'c-auxilia-1', at })
    expect([levy('genua'), levy('massilia')]).toEqual([null, null])
    for (const at of ['neapolis', 'ravenna', 'roma'] as const) expect(levy(at)).toBe('city-not-friendly')
    expect([b.points('caesar'), b.points('pompeius')]).toEqual([1, 2])
  },
)

clause(['JC-4.21a', 'JC-4.21b'], 'what is Friendly to one side is Enemy to the other; a Vacant city is neither', () => {
  const blocks = { genua: ['legio-8'], neapolis: ['legio-1'], memphis: ['cleopatra'] }
  const vulcan = (caesar: 'event-vulcan' | 'cmd-2-1-a', pompeius: 'event-vulcan' | 'cmd-2-1-a'): Bench =>
    bench({ blocks, cards: { caesar, pompeius }, now: { step: 'command' } })
  const caesar = vulcan('event-vulcan', 'cmd-2-1-a')
  expect(caesar.may('caesar', { do: 'strike', at: 'neapolis' })).toBe(true)
  for (const at of ['genua', 'roma'] as const)
    expect(caesar.why('caesar', { do: 'strike', at })).toBe('not-an-enemy-city')
  const pompeius = vulcan('cmd-2-1-a', 'event-vulcan')
  expect(pompeius.may('pompeius', { do: 'strike', at: 'genua' })).toBe(true)
  for (const at of ['neapolis', 'roma'] as const)
    expect(pompeius.why('pompeius', { do: 'strike', at })).toBe('not-an-enemy-city')
})

clause('JC-4.21c', 'a Contested city is so until its battle is over', () => {
  const b = moving({ genua: ['legio-8'], roma: ['legio-1:1'] })
  b.march('caesar', 'legio-8', 'roma').do('caesar', { do: 'end-moves' }).do('caesar', { do: 'end-levies' })
  expect(b.control('roma')).toBe('contested')
  b.do('pompeius', { do: 'end-moves' }).do('pompeius', { do: 'end-levies' })
  expect([b.now, b.control('roma')]).toEqual(['battle', 'contested'])
  b.do('pompeius', { do: 'fire', block: 'legio-1' }, 6)
  expect(b.control('roma')).toBe('contested')
  b.do('caesar', { do: 'fire', block: 'legio-8' }, 1, 6, 6)
  expect(b.control('roma')).toBe('caesar')
})

clause('JC-4.21d', 'control follows every single block, even in the middle of its move', () => {
  const b = moving({ roma: ['legio-8', 'legio-11'] })
  b.march('caesar', 'legio-11', 'genua')
  expect([b.control('roma'), b.control('genua')]).toEqual(['caesar', 'caesar'])
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'neapolis' })
  expect(b.now).toBe('onward')
  expect([b.control('roma'), b.control('neapolis')]).toEqual(['vacant', 'caesar'])
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'rhegium' })
  expect([b.control('neapolis'), b.control('rhegium')]).toEqual(['vacant', 'caesar'])
  // Taken this very turn, a city may be levied in; left this very turn, it may not.
  b.do('caesar', { do: 'end-moves' })
  expect(b.why('caesar', { do: 'levy', block: 'c-ballista', at: 'rhegium' })).toBeNull()
  for (const at of ['roma', 'neapolis'] as const)
    expect(b.why('caesar', { do: 'levy', block: 'c-ballista', at })).toBe('city-not-friendly')
})

clause('JC-4.21e', 'one block that enters an Enemy city makes it Contested at once', () => {
  const b = moving({ genua: ['legio-8', 'legio-11'], roma: ['legio-1', 'legio-2', 'legio-4'] })
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'roma' })
  expect(b.control('roma')).toBe('contested')
  expect(b.heard('pompeius', 'attacked').map(({ params }) => params)).toEqual([{ side: 'caesar', at: 'roma' }])
  expect([b.points('caesar'), b.points('pompeius')]).toEqual([0, 2])
  const navis = moving({ 'mare-tyrrhenum': ['c-navis-1'], roma: ['legio-1'] })
  navis.do('caesar', { do: 'move', block: 'c-navis-1', to: 'roma' })
  expect(navis.control('roma')).toBe('contested')
})

clause('JC-4.21f', 'any block holds the city it stands in, a Navis or Cleopatra alone too', () => {
  for (const id of [
    'legio-8',
    'c-auxilia-1',
    'c-ballista',
    'leader-caesar',
    'c-navis-1',
    'cleopatra caesar',
    'legio-1 caesar',
  ]) {
    const b = moving({ roma: [id], memphis: id.startsWith('cleopatra') ? [] : ['cleopatra'] })
    expect([b.control('roma'), b.points('caesar')]).toEqual(['caesar', 2])
    b.do('caesar', { do: 'end-moves' })
    expect(b.may('caesar', { do: 'levy', block: 'c-auxilia-2', at: 'roma' })).toBe(true)
  }
  const navis = moving({ 'mare-tyrrhenum': ['c-navis-1'] }).march('caesar', 'c-navis-1', 'roma')
  expect([navis.control('roma'), navis.points('caesar')]).toEqual(['caesar', 2])
})

// Seas

clause('JC-4.4a', 'there are nine seas, for Navis only', () => {
  const seas = PLACE_IDS.filter((id) => {
    try {
      bench({ blocks: { [id]: ['legio-8'] } })
      return false
    } catch {
      return true
    }
  })
  expect(seas.toSorted()).toEqual(SEAS)
  for (const sea of SEAS) expect(bench({ blocks: { [sea]: ['c-navis-1', 'c-navis-2'] } }).control(sea)).toBe('caesar')
})

clause('JC-4.4b', 'a sea is Friendly, Enemy, Vacant or Contested by the Navis in it', () => {
  const b = moving(
    {
      massilia: ['legio-8', 'legio-11'],
      genua: ['legio-12'],
      alexandria: ['legio-13'],
      dyrrachium: ['legio-14'],
      'mare-hispanum': ['c-navis-1'],
      'mare-aegypticum': ['p-navis-1'],
      'mare-internum': ['c-navis-2', 'p-navis-2'],
    },
    { contests: { 'mare-internum': { attacker: 'caesar' } } },
  )
  expect(b.control('mare-hispanum')).toBe('caesar')
  expect(b.control('mare-aegypticum')).toBe('pompeius')
  expect(b.control('mare-internum')).toBe('contested')
  expect(b.control('mare-hadriaticum')).toBe('vacant')
  // Only Friendly waters carry land blocks.
  expect(b.may('caesar', { do: 'move', block: 'legio-8', to: 'mare-hispanum' })).toBe(true)
  expect(b.why('caesar', { do: 'move', block: 'legio-13', to: 'mare-aegypticum' })).toBe('sea-not-friendly')
  expect(b.why('caesar', { do: 'move', block: 'legio-14', to: 'mare-hadriaticum' })).toBe('sea-not-friendly')
  expect(b.why('caesar', { do: 'move', block: 'legio-12', to: 'mare-tyrrhenum' })).toBe('sea-not-friendly')
  const contested = moving(
    { syracusae: ['legio-8'], 'mare-internum': ['c-navis-2', 'p-navis-2'] },
    { contests: { 'mare-internum': { attacker: 'caesar' } } },
  )
  expect(contested.why('caesar', { do: 'move', block: 'legio-8', to: 'mare-internum' })).toBe('sea-not-friendly')
})

clause('JC-4.4c', 'control of a sea changes as Navis come and go; left alone it is Vacant', () => {
  const b = moving({ 'mare-hispanum': ['c-navis-1', 'c-navis-2'], 'mare-internum': ['p-navis-1'] })
  b.march('caesar', 'c-navis-1', 'oceanus-atlanticus')
  expect([b.control('mare-hispanum'), b.control('oceanus-atlanticus')]).toEqual(['caesar', 'caesar'])
  b.do('caesar', { do: 'move', block: 'c-navis-2', to: 'mare-tyrrhenum' })
  expect(b.now).toBe('onward')
  expect([b.control('mare-hispanum'), b.control('mare-tyrrhenum')]).toEqual(['vacant', 'caesar'])
  b.do('caesar', { do: 'move', block: 'c-navis-2', to: 'roma' })
  expect([b.control('mare-tyrrhenum'), b.control('roma')]).toEqual(['vacant', 'caesar'])
  const attack = moving({ 'mare-tyrrhenum': ['c-navis-1'], 'mare-internum': ['p-navis-1', 'p-navis-2'] })
  attack.do('caesar', { do: 'move', block: 'c-navis-1', to: 'mare-internum' })
  expect([attack.control('mare-tyrrhenum'), attack.control('mare-internum')]).toEqual(['vacant', 'contested'])
})

clause('JC-4.4d', 'Navis in port do not hold the sea, nor Navis at sea the ports', () => {
  const port = moving({ genua: ['c-navis-1', 'legio-8'], roma: ['c-navis-2'] })
  expect([port.control('mare-tyrrhenum'), port.control('mare-hispanum')]).toEqual(['vacant', 'vacant'])
  expect(port.why('caesar', { do: 'move', block: 'legio-8', to: 'mare-tyrrhenum' })).toBe('sea-not-friendly')
  const sea = moving({ 'mare-tyrrhenum': ['c-navis-1', 'c-navis-2'] })
  for (const at of PORTS['mare-tyrrhenum']) expect(sea.control(at)).toBe('vacant')
  expect(sea.points('caesar')).toBe(0)
  sea.do('caesar', { do: 'end-moves' })
  for (const at of PORTS['mare-tyrrhenum'])
    expect(sea.why('caesar', { do: 'levy', block: 'c-auxilia-1', at })).toBe('city-not-friendly')
})

// Ports

clause(['JC-4.42a', 'JC-4.42c'], 'each port touches the seas of the port table, and only those', () => {
  const twoSeas: { readonly [P in PlaceId]?: readonly Sea[] } = {
    brundisium: ['mare-hadriaticum', 'mare-internum'],
    byzantium: ['pontus-euxinus', 'propontis'],
    caralis: ['mare-hispanum', 'mare-tyrrhenum'],
    genua: ['mare-hispanum', 'mare-tyrrhenum'],
    lilybaeum: ['mare-internum', 'mare-tyrrhenum'],
    messana: ['mare-internum', 'mare-tyrrhenum'],
    rhegium: ['mare-internum', 'mare-tyrrhenum'],
    tingis: ['mare-hispanum', 'oceanus-atlanticus'],
    utica: ['mare-hispanum', 'mare-internum', 'mare-tyrrhenum'],
    creta: ['mare-aegaeum', 'mare-aegypticum', 'mare-internum'],
  }
  for (const port of ALL_PORTS) {
    const seas = moving({ [port]: ['c-navis-1'] }).targets('caesar', 'move', 'c-navis-1')
    expect([port, ...seas]).toEqual([port, ...seasOf(port)])
    expect([port, ...seas]).toEqual([port, ...(twoSeas[port] ?? seas.slice(0, 1))])
  }
  for (const sea of SEAS) {
    const ways = moving({ [sea]: ['c-navis-1'] }).targets('caesar', 'move', 'c-navis-1')
    expect([sea, ...ways]).toEqual([sea, ...[...PORTS[sea], ...NEIGHBOURS[sea]].toSorted()])
  }
})

clause('JC-4.42a', 'every city is a port or lies inland, and a land block embarks and lands by the same table', () => {
  expect([...ALL_PORTS, ...INLAND].toSorted()).toEqual(CITIES.toSorted())
  for (const sea of SEAS)
    for (const port of PORTS[sea]) {
      const b = moving({ [port]: ['legio-8'], [sea]: ['c-navis-1'], memphis: ['cleopatra'] })
      b.do('caesar', { do: 'move', block: 'legio-8', to: sea })
      const landings = PORTS[sea].filter((other) => other !== port)
      expect([port, ...b.targets('caesar', 'move', 'legio-8')]).toEqual([port, ...landings.toSorted()])
    }
  for (const city of INLAND)
    for (const sea of SEAS)
      expect(
        moving({ [city]: ['legio-8'], [sea]: ['c-navis-1'] }).why('caesar', { do: 'move', block: 'legio-8', to: sea }),
      ).toBe('sea-not-touched')
})

clause('JC-4.42b', 'Navis are levied in the eleven major ports', () => {
  const major = [
    ...(['alexandria', 'athenae', 'carthago-nova', 'creta', 'ephesus', 'massilia'] as const),
    ...(['neapolis', 'ravenna', 'salamis', 'syracusae', 'utica'] as const),
  ]
  const harbours = CITIES.filter((at) => {
    const b = bench({
      blocks: { [at]: ['c-auxilia-1'], [at === 'memphis' ? 'damascus' : 'memphis']: ['cleopatra'] },
      now: { step: 'levies', side: 'caesar', points: 1 },
    })
    expect(b.may('caesar', { do: 'levy', block: 'c-auxilia-2', at })).toBe(true)
    const why = b.why('caesar', { do: 'levy', block: 'c-navis-1', at })
    expect([at, why]).toEqual([at, (major as readonly PlaceId[]).includes(at) ? null : 'not-a-major-port'])
    return why === null
  })
  expect(harbours.toSorted()).toEqual(major)
})

clause('JC-4.42d', 'Pergamum, near the coast, is no port', () => {
  const b = moving({
    'mare-aegaeum': ['c-navis-1'],
    propontis: ['c-navis-2'],
    ephesus: ['legio-8'],
    pergamum: ['legio-11'],
  })
  for (const id of ['c-navis-1', 'c-navis-2'] as const satisfies readonly BlockId[])
    expect(b.why('caesar', { do: 'move', block: id, to: 'pergamum' })).toBe('no-sea-way')
  expect(b.why('caesar', { do: 'move', block: 'legio-11', to: 'mare-aegaeum' })).toBe('sea-not-touched')
  b.do('caesar', { do: 'move', block: 'legio-8', to: 'mare-aegaeum' })
  expect(b.why('caesar', { do: 'move', block: 'legio-8', to: 'pergamum' })).toBe('not-a-port-of-this-sea')
  expect(b.may('caesar', { do: 'move', block: 'legio-8', to: 'aenos' })).toBe(true)
})
