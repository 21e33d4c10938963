import type { Refused } from '@iacta/testing'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { PROVINCES } from '../data/provinces.ts'
import type { SeatId } from '../data/table.ts'
import { FORTS_TO_BUILD } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import type { Reason } from '../rules/reasons.ts'
import { act, Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

/** For every reason something that is refused for it. */

type Written = Readonly<Record<string, unknown>>
type Attempt = readonly [bench: () => Bench, seat: SeatId, words: string, clause: string]

const at = (step: string, written: Written = {}, frame: Written = {}): Bench =>
  new Bench({ gold: 0, ...written, stack: [{ step, ...frame }] })

// Set-up

const posting = (): Bench => new Bench({ stack: [{ step: 'game', at: 0 }] }).advance()
const posted = (): Bench =>
  posting().rome('post presental-i europa', 'post presental-ii asia', 'post oriens mesopotamia', 'post thracia thracia')
const armed = (): Bench =>
  posted().rome(
    'strength presental-i 20',
    'strength presental-ii 20',
    'strength oriens 20',
    'strength thracia 10',
    'strength illyricum 10',
  )
const goths = (): Bench => at('hosts', {}, { power: 'ostrogoths', left: 30 })
const vandals = (): Bench => at('hosts', {}, { power: 'vandals', left: 25 })

// Armies that march

const rome = (mp: number, written: Written = {}, frame: Written = {}): Bench =>
  marching(
    'oriens',
    mp,
    { place: { oriens: 'syria-i' }, own: { oriens: 10 }, magister: { oriens: 'bessas' }, ...written },
    frame,
  )
const presental = (mp: number): Bench =>
  marching('presental-i', mp, {
    place: { 'presental-i': 'europa' },
    own: { 'presental-i': 20 },
    magister: { 'presental-i': 'sittas' },
  })
const totila = (mp: number, written: Written = {}): Bench =>
  marching('totila', mp, { place: { totila: 'campania' }, own: { totila: 12 }, ...written })
const slavs = (mp: number, written: Written = {}): Bench =>
  marching('slavs', mp, {
    place: { slavs: 'moesia-ii' },
    own: { slavs: 5 },
    allegiance: { slavs: 'barbarian' },
    ...written,
  })
const lombards = (written: Written = {}): Bench =>
  marching('lombards', 4, {
    place: { lombards: 'lombards', alamanni: 'alamanni' },
    own: { lombards: 14, alamanni: 12 },
    allegiance: { lombards: 'barbarian' },
    ...written,
  })
const two = {
  place: { oriens: 'syria-i', 'presental-i': 'syria-i' },
  own: { oriens: 10, 'presental-i': 12 },
  magister: { oriens: 'bessas', 'presental-i': 'sittas' },
}

// Activations

const opportunity = (written: Written = {}): Bench =>
  new Bench({
    gold: 9,
    romanActs: true,
    romanDone: 1,
    place: { oriens: 'syria-i', armenia: 'armenia-i' },
    own: { oriens: 10, armenia: 4 },
    magister: { oriens: 'bessas' },
    stack: [{ step: 'closing' }, { step: 'opportunity' }],
    ...written,
  })
const marker = (written: Written = {}): Bench =>
  new Bench({
    turn: 2,
    chooseLeft: 2,
    randomLeft: 3,
    place: { chosroes: 'sassanids', perozes: 'sassanids', franks: 'franks' },
    stack: [{ step: 'marker' }],
    ...written,
  })
const acting = (power: string, written: Written): Bench => at('acting', written, { power, seat: 'barbarian' })
const FALLEN = Object.fromEntries(MAGISTER_IDS.filter((id) => id !== 'bessas').map((id) => [id, true]))
const FORTS = Object.fromEntries(
  PROVINCES.filter(([id, , , city, fort]) => city === null && !fort && id !== 'lydia')
    .slice(0, FORTS_TO_BUILD)
    .map(([id]) => [id, true]),
)

// At sea

const sailing = (frame: Written, written: Written = {}): Bench =>
  at('voyage', written, { power: 'byzantine', seat: 'byzantine', sp: 1, at: 'aegean-sea', ...frame })
const aboard = (frame: Written = {}): Bench =>
  sailing(
    { army: 'africa', ...frame },
    {
      place: { africa: 'at-sea' },
      own: { africa: 8 },
      magister: { africa: 'bessas' },
      control: { sicilia: 'ostrogoths' },
    },
  )

const ATTEMPTS: Readonly<Record<Reason, Attempt>> = {
  // Set-up (3)
  'not-in-play-at-first': [posting, 'byzantine', 'post italia europa', 'JU-3.21a'],
  'posted-already': [posting, 'byzantine', 'post illyricum dalmatia', 'JU-3.21a'],
  'one-presental-in-europa': [
    () => posting().rome('post presental-i europa'),
    'byzantine',
    'post presental-ii europa',
    'JU-3.21b',
  ],
  'presental-near-europa': [posting, 'byzantine', 'post presental-i syria-i', 'JU-3.21b'],
  'east-faces-persia': [posting, 'byzantine', 'post oriens syria-i', 'JU-3.21c'],
  'thrace-in-thrace': [posting, 'byzantine', 'post thracia asia', 'JU-3.21d'],
  'presental-least': [posted, 'byzantine', 'strength presental-i 9', 'JU-3.22b'],
  'army-least': [posted, 'byzantine', 'strength oriens 0', 'JU-3.22c'],
  'army-limit-at-first': [posted, 'byzantine', 'strength oriens 36', 'JU-3.22d'],
  'not-that-many-left': [armed, 'byzantine', 'station asia 21', 'JU-3.22a'],
  'frontier-in-the-east': [armed, 'byzantine', 'station sicilia 1', 'JU-3.22f'],
  'no-frontier-in-lazica': [armed, 'byzantine', 'station lazica 1', 'JU-3.41c'],
  'fleets-in-the-east': [() => armed().rome('station asia 20'), 'byzantine', 'moor sicilia 1', 'JU-3.23a'],
  'not-coastal': [() => armed().rome('station asia 20'), 'byzantine', 'moor euphratensis 1', 'JU-3.23a'],
  'goths-in-italy': [goths, 'barbarian', 'lead athalaric dalmatia', 'JU-3.31a'],
  'vandals-in-africa': [vandals, 'barbarian', 'lead hilderic sicilia', 'JU-3.32a'],
  'gothic-fleet-in-a-city': [() => at('anchorage'), 'barbarian', 'moor picenum 1', 'JU-3.31b'],

  // Money (4.14, 5)
  'not-enough-gold': [
    () =>
      at('maintenance', {
        gold: 4,
        place: { oriens: 'syria-i' },
        own: { oriens: 5 },
        unpaid: { oriens: true },
        frontier: { asia: 2 },
        unpaidFrontier: { asia: true },
      }),
    'byzantine',
    'pay oriens',
    'JU-5.21e',
  ],
  'nothing-to-pay': [
    () => at('maintenance', { gold: 4, frontier: { asia: 2 }, unpaidFrontier: { asia: true } }),
    'byzantine',
    'pay oriens',
    'JU-5.23a',
  ],
  'paid-already': [
    () => at('maintenance', { gold: 9, frontier: { asia: 2, lydia: 2 }, unpaidFrontier: { asia: true } }),
    'byzantine',
    'pay frontier:lydia',
    'JU-5.23a',
  ],
  'presental-first': [
    () => at('levies', { place: { 'presental-i': 'europa' }, own: { 'presental-i': 8 } }, { left: 5 }),
    'byzantine',
    'station asia 2',
    'JU-5.32c',
  ],
  'army-limit': [
    () => at('levies', { place: { oriens: 'syria-i' }, own: { oriens: 33 } }, { left: 5 }),
    'byzantine',
    'reinforce oriens 3',
    'JU-4.31b',
  ],
  'roman-limit': [
    () => at('levies', { frontier: { asia: 148 } }, { left: 5 }),
    'byzantine',
    'station asia 3',
    'JU-4.31d',
  ],
  'not-on-the-map': [() => at('levies', {}, { left: 5 }), 'byzantine', 'reinforce oriens 3', 'JU-5.32b'],
  'not-held': [
    () => at('levies', { control: { sicilia: 'ostrogoths' } }, { left: 5 }),
    'byzantine',
    'station sicilia 1',
    'JU-5.32b',
  ],
  'no-port-city': [() => at('shipyard', { gold: 9 }), 'byzantine', 'moor caria 1', 'JU-5.33b'],
  'army-in-play': [
    () => at('raising', { place: { oriens: 'syria-i' }, own: { oriens: 5 } }),
    'byzantine',
    'raise oriens europa',
    'JU-5.34a',
  ],
  'not-raised-there': [() => at('raising'), 'byzantine', 'raise armenia syria-i', 'JU-5.34c'],
  'raised-in-europa-only': [() => at('raising'), 'byzantine', 'raise thracia thracia', 'JU-5.34h'],
  'has-a-magister': [
    () =>
      at(
        'commands',
        { place: { oriens: 'syria-i' }, own: { oriens: 5 }, magister: { oriens: 'bessas' } },
        { free: true },
      ),
    'byzantine',
    'appoint oriens',
    'JU-4.14e',
  ],
  'not-beaten': [
    () =>
      at(
        'commands',
        {
          place: { oriens: 'syria-i', thracia: 'thracia' },
          own: { oriens: 5, thracia: 5 },
          magister: { oriens: 'bessas', thracia: 'sittas' },
          beaten: { bessas: true },
        },
        { free: true },
      ),
    'byzantine',
    'replace sittas',
    'JU-4.14b',
  ],
  'one-replacement': [
    () =>
      at(
        'commands',
        { place: { oriens: 'syria-i' }, own: { oriens: 5 }, magister: { oriens: 'bessas' } },
        { free: false },
      ),
    'byzantine',
    'replace bessas',
    'JU-4.14c',
  ],
  'not-on-map-magister': [() => at('commands', {}, { free: true }), 'byzantine', 'replace sittas', 'JU-4.14b'],
  'empty-cup': [
    () =>
      at(
        'commands',
        { place: { oriens: 'syria-i' }, own: { oriens: 5 }, magister: { oriens: 'bessas' }, fallen: FALLEN },
        { free: true },
      ),
    'byzantine',
    'replace bessas',
    'JU-4.14d',
  ],

  // Activation (4.22, 6, 9.6)
  'marker-used': [() => marker({ chooseLeft: 0 }), 'barbarian', 'choose sassanids', 'JU-6.21a'],
  'only-great-powers': [marker, 'barbarian', 'choose franks', 'JU-6.21b'],
  'tzazon-least': [
    () =>
      at(
        'reserves',
        {
          place: { tzazon: 'sardinia', gelimer: 'zeugitania' },
          own: { gelimer: 17 },
          control: { sardinia: 'vandals' },
        },
        { leader: 'tzazon', left: 10 },
      ),
    'barbarian',
    'done',
    'JU-4.22c',
  ],
  'leader-takes-one': [
    () =>
      at(
        'reserves',
        { place: { teias: 'campania' }, detached: [{}, {}, { campania: 4 }] },
        { leader: 'teias', left: 999 },
      ),
    'barbarian',
    'done',
    'JU-4.22h',
  ],
  'nika-first': [
    () => opportunity({ nika: true, stack: [{ step: 'closing' }, { step: 'nika' }] }),
    'byzantine',
    'levy',
    'JU-9.6a',
  ],
  'power-out': [() => marker({ out: { vandals: true } }), 'barbarian', 'choose vandals', 'JU-8.28a'],
  'persians-away': [
    () => marker({ place: {}, returning: 'chosroes', dead: { perozes: true } }),
    'barbarian',
    'choose sassanids',
    'JU-8.26e',
  ],
  'joint-from-turn-2': [() => marker({ turn: 1 }), 'barbarian', 'joint chosroes franks', 'JU-6.41a'],
  'joint-first': [() => marker({ randomLeft: 2 }), 'barbarian', 'joint chosroes franks', 'JU-6.41b'],
  'joint-uses-both': [() => marker({ chooseLeft: 1 }), 'barbarian', 'joint chosroes franks', 'JU-6.42a'],
  'joint-of-two': [marker, 'barbarian', 'joint chosroes perozes', 'JU-6.43a'],
  'must-recruit': [
    () => opportunity({ place: { 'presental-i': 'europa', oriens: 'syria-i' }, own: { 'presental-i': 9, oriens: 5 } }),
    'byzantine',
    'march oriens',
    'JU-6.51e',
  ],
  'no-double': [opportunity, 'byzantine', 'double', 'JU-6.45a'],
  'fort-built': [() => opportunity({ fortBuilt: true }), 'byzantine', 'fortify lydia', 'JU-6.54b'],
  'fort-own-activation': [() => at('levies', { gold: 9 }, { left: 3 }), 'byzantine', 'fortify lydia', 'JU-6.54b'],
  'fort-needs-hold': [
    () => opportunity({ control: { samnium: 'ostrogoths' } }),
    'byzantine',
    'fortify samnium',
    'JU-6.54c',
  ],
  'fort-and-city': [opportunity, 'byzantine', 'fortify europa', 'JU-6.54c'],
  'fort-there': [opportunity, 'byzantine', 'fortify moesia-i', 'JU-6.54c'],
  'no-forts-left': [() => opportunity({ fort: FORTS }), 'byzantine', 'fortify lydia', 'JU-6.54e'],
  'not-yours': [
    () => acting('vandals', { place: { gelimer: 'zeugitania', totila: 'campania' }, own: { gelimer: 4, totila: 4 } }),
    'barbarian',
    'march totila',
    'JU-6.25a',
  ],
  'no-magister': [opportunity, 'byzantine', 'march armenia', 'JU-4.1b'],
  'no-troops': [
    () =>
      acting('sassanids', {
        place: { chosroes: 'sassanids', perozes: 'syria-i' },
        own: { perozes: 4 },
        raised: { chosroes: true },
      }),
    'barbarian',
    'march chosroes',
    'JU-6.23f',
  ],
  'not-in-play': [opportunity, 'byzantine', 'march hispania', 'JU-6.51a'],
  'magister-not-in-play': [opportunity, 'byzantine', 'travel narses asia', 'JU-4.13b'],
  'no-way-for-magister': [
    () => opportunity({ detached: [{ osrhoene: 2 }, {}, {}] }),
    'byzantine',
    'travel bessas osrhoene',
    'JU-4.13b',
  ],
  'army-elsewhere': [
    () =>
      at(
        'takeover',
        { place: { oriens: 'syria-i' }, own: { oriens: 4 }, alone: { narses: 'asia' } },
        { magister: 'narses' },
      ),
    'byzantine',
    'takeOver oriens',
    'JU-4.13b',
  ],
  'wrong-prefecture': [
    () =>
      at(
        'ally',
        {
          place: { lombards: 'lombards', oriens: 'syria-i' },
          own: { lombards: 5, oriens: 5 },
          allegiance: { lombards: 'byzantine' },
        },
        { power: 'lombards', isNew: true },
      ),
    'byzantine',
    'join oriens',
    'JU-6.34b',
  ],
  'cannot-embark-here': [
    () => opportunity({ fleets: [{ 'syria-i': 2 }, {}, {}], place: { oriens: 'euphratensis' }, own: { oriens: 10 } }),
    'byzantine',
    'embark oriens 1',
    'JU-7.24a',
  ],
  'too-few-ships': [
    () => opportunity({ fleets: [{ 'syria-i': 1 }, {}, {}], own: { oriens: 17, armenia: 4 } }),
    'byzantine',
    'embark oriens 1',
    'JU-7.24b',
  ],
  'no-fleet-there': [opportunity, 'byzantine', 'sail europa 1', 'JU-7.21a'],
  'fleet-of-another': [
    () =>
      acting('vandals', {
        place: { franks: 'zeugitania' },
        own: { franks: 4 },
        allegiance: { franks: 'barbarian' },
        fleets: [{}, { zeugitania: 2 }, {}],
      }),
    'barbarian',
    'embark franks 1',
    'JU-7.24e',
  ],

  // Movement (5.41, 6.5, 7.1, 8.24)
  'not-adjacent': [() => rome(3), 'byzantine', 'go asia', 'JU-7.13a'],
  'no-boxes': [() => rome(5, { place: { oriens: 'mesopotamia' } }), 'byzantine', 'go sassanids', 'JU-7.19a'],
  'not-its-box': [
    () => marching('chosroes', 3, { place: { chosroes: 'euphratensis' }, own: { chosroes: 9 } }),
    'barbarian',
    'go sassanids',
    'JU-7.19f',
  ],
  'box-empty': [
    () => lombards({ place: { lombards: 'lombards', alamanni: 'liguria' } }),
    'barbarian',
    'go alamanni',
    'JU-7.19e',
  ],
  'box-only-from-box': [() => slavs(3), 'barbarian', 'go bulgars', 'JU-7.19b'],
  'box-needs-attack': [() => lombards({ status: { lombards: ['defeated'] } }), 'barbarian', 'go alamanni', 'JU-8.22a'],
  'too-few-mp': [() => rome(1, { status: { oriens: ['disorganised'] } }), 'byzantine', 'go euphratensis', 'JU-7.15a'],
  'nobody-to-attack': [() => rome(3), 'byzantine', 'attackAll', 'JU-8.11a'],
  'defeated-cannot-attack': [
    () => rome(3, { status: { oriens: ['defeated'] }, detached: [{ 'syria-i': 3 }, {}, {}] }),
    'byzantine',
    'attackAll',
    'JU-8.22a',
  ],
  'not-an-enemy-here': [
    () => rome(3, { detached: [{ 'syria-i': 3 }, {}, {}] }),
    'byzantine',
    'attack totila',
    'JU-8.12a',
  ],
  'landed-only-attacks': [
    () => rome(0, { detached: [{ 'syria-i': 3 }, {}, {}] }, { landed: true }),
    'byzantine',
    'clear',
    'JU-7.24d',
  ],
  'nobody-to-combine': [() => rome(3), 'byzantine', 'combine thracia', 'JU-6.52a'],
  'moved-already': [() => rome(3, two, { moved: true }), 'byzantine', 'redistribute', 'JU-6.52c'],
  'presental-gives-none': [
    () => rome(3, two).rome('redistribute'),
    'byzantine',
    'shift presental-i oriens 1',
    'JU-6.52d',
  ],
  'presental-drops-none': [() => presental(3), 'byzantine', 'drop 1', 'JU-7.16a'],
  'only-romans-drop': [() => totila(3), 'barbarian', 'drop 1', 'JU-7.16a'],
  'keeps-one': [() => rome(3), 'byzantine', 'drop 10', 'JU-7.16c'],
  'broken-detaches-none': [
    () => totila(3, { status: { totila: ['disorganised'] } }),
    'barbarian',
    'detach 1',
    'JU-7.17b',
  ],
  'only-majors-detach': [() => slavs(3), 'barbarian', 'detach 1', 'JU-7.17a'],
  'nothing-to-pick-up': [() => totila(3), 'barbarian', 'pickUp 1', 'JU-7.17h'],
  'frontier-stays': [() => rome(3, { frontier: { 'syria-i': 2 } }), 'byzantine', 'pickUp 1', 'JU-7.16d'],
  'no-detached-in-lazica': [
    () => marching('chosroes', 3, { place: { chosroes: 'lazica' }, own: { chosroes: 9 } }),
    'barbarian',
    'detach 1',
    'JU-3.41f',
  ],
  'only-minors-transfer': [() => totila(3), 'barbarian', 'transfer teias 1', 'JU-7.17e'],
  'allies-do-no-such-thing': [
    () =>
      marching(
        'slavs',
        3,
        { place: { slavs: 'moesia-ii' }, own: { slavs: 5 }, allegiance: { slavs: 'byzantine' } },
        { seat: 'byzantine' },
      ),
    'byzantine',
    'clear',
    'JU-7.17i',
  ],
  'only-majors-control': [() => slavs(3), 'barbarian', 'placeControl', 'JU-7.18a'],
  'others-here': [() => totila(3, { frontier: { campania: 1 } }), 'barbarian', 'placeControl', 'JU-7.18b'],
  'no-control-in-lazica': [
    () => marching('chosroes', 3, { place: { chosroes: 'lazica' }, own: { chosroes: 9 } }),
    'barbarian',
    'placeControl',
    'JU-3.41f',
  ],
  'nothing-to-clear': [() => rome(3), 'byzantine', 'clear', 'JU-7.18d'],
  'enemies-here': [
    () => rome(3, { control: { 'syria-i': 'sassanids' }, detached: [{ 'syria-i': 1 }, {}, {}] }),
    'byzantine',
    'clear',
    'JU-7.18d',
  ],
  'not-disorganised': [() => rome(3), 'byzantine', 'rally', 'JU-8.24a'],
  'disorganised-first': [
    () => rome(3, { status: { oriens: ['disorganised', 'defeated'] } }),
    'byzantine',
    'steady',
    'JU-8.24b',
  ],
  'not-defeated': [() => rome(5), 'byzantine', 'recover', 'JU-8.24c'],
  'presental-stays': [() => presental(3), 'byzantine', 'disband', 'JU-6.53d'],
  'no-treasure': [() => totila(3), 'barbarian', 'takeTreasure', 'JU-5.41a'],
  'treasure-once': [
    () => totila(3, { treasure: [null, 'campania'] }).barb('takeTreasure', 'leaveTreasure'),
    'barbarian',
    'takeTreasure',
    'JU-5.41a',
  ],

  // Answers (8.13, 8.21)
  'just-left': [
    () =>
      at(
        'withdrawal',
        { place: { oriens: 'syria-i' }, own: { oriens: 4 }, magister: { oriens: 'bessas' } },
        { army: 'oriens', barred: 'euphratensis' },
      ),
    'byzantine',
    'withdraw euphratensis',
    'JU-8.13c',
  ],
  'no-refuge-there': [
    () =>
      at(
        'retreat',
        { place: { totila: 'lydia' }, own: { totila: 9 }, control: { caria: 'ostrogoths' } },
        { army: 'totila' },
      ),
    'barbarian',
    'retreat asia',
    'JU-8.21d',
  ],

  // At sea (7.2, 8.33)
  'no-sea-link': [() => sailing({}), 'byzantine', 'enterSea western-mediterranean', 'JU-7.21a'],
  'two-seas': [() => sailing({ counted: 2 }), 'byzantine', 'enterSea black-sea', 'JU-7.21b'],
  'not-on-this-sea': [() => sailing({}), 'byzantine', 'port sicilia', 'JU-7.22b'],
  'must-land': [aboard, 'byzantine', 'patrol', 'JU-7.24c'],
  'friendly-port-only': [
    () => aboard({ retreating: true, at: 'tyrrhenian-sea' }),
    'byzantine',
    'port sicilia',
    'JU-8.21e',
  ],
  'beaten-makes-for-port': [() => sailing({ retreating: true, ending: true }), 'byzantine', 'patrol', 'JU-8.33a'],
}

const refusedBy = ([bench, seat, words, clause]: Attempt): Refused<Bench, SeatId, Action> => ({
  clause,
  attempt: () => [bench(), seat, act(words)],
})

export const REFUSED = Object.fromEntries(
  Object.entries(ATTEMPTS).map(([reason, attempt]) => [reason, refusedBy(attempt)]),
) as Readonly<Record<Reason, Refused<Bench, SeatId, Action>>>
