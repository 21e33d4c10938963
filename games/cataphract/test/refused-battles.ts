import { tried } from './refused.ts'

/** What is special to the battles, and the engaged: what is tried in vain, with as few pieces as will do. */
export const BATTLES = {
  'still-arriving': tried(
    'CA-TRIC-12',
    'first',
    {
      scenario: 'tricameron',
      arrival: 'coming',
      units: { 'byz-auxilia-bow-li-1': '5926 0' },
      stack: [{ step: 'march', unit: 'byz-auxilia-bow-li-1', points: 2, bound: 'no' }],
    },
    { do: 'form', facing: 2 },
  ),
  'entry-taken': tried(
    'CA-TRIC-09',
    'first',
    { scenario: 'tricameron', arrival: 'coming', stack: [{ step: 'arrival' }] },
    { do: 'arrive', at: '4821' },
  ),
  'one-type-a-phase': tried(
    'CA-UTUS-05',
    'first',
    {
      scenario: 'utus-river',
      units: { 'byz-auxilia-bow-li-9': '2020 1', 'rom-thracian-hi-5': '2116 1 ordered' },
      leaders: { valerian: '1813' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'valerian', mode: 'orders' },
      ],
    },
    { do: 'recover', unit: 'byz-auxilia-bow-li-9' },
  ),
  'mi-keep-away': tried(
    'CA-UTUS-12',
    'second',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-15': '2325 1', 'hun-hun-mi-4': '2424 2' },
      stack: [
        { step: 'line', afar: ['hun-hun-mi-4'] },
        { step: 'march', unit: 'hun-hun-mi-4', points: 2, bound: 'no', inLine: true },
      ],
    },
    { do: 'step', to: '2425' },
  ),
  'mi-instead-of-all': tried(
    'CA-UTUS-12',
    'second',
    {
      scenario: 'utus-river',
      units: { 'hun-hun-mi-1': '2810 4' },
      leaders: { attila: '3231' },
      stack: [
        { step: 'phase', kind: 'momentum', lines: 'yes' },
        { step: 'orders', leader: 'attila', mode: 'orders' },
      ],
    },
    { do: 'line', line: 3, unit: 'hun-hun-mi-1', as: 'rank' },
  ),
  'alans-do-not-recover': tried(
    'CA-CATA-27',
    'first',
    {
      scenario: 'catalaunian-fields',
      units: { 'wro-alan-hc-1': '2225 0 hits 2' },
      leaders: { sangiban: '2225' },
      now: 'orders of sangiban',
    },
    { do: 'recover', unit: 'wro-alan-hc-1' },
  ),
  'tribes-do-not-recover': tried(
    'CA-CATA-30',
    'second',
    {
      scenario: 'catalaunian-fields',
      units: { 'hun-burgundian-mi-2': '3410 0 hits 2' },
      leaders: { attila: '3110' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'attila', mode: 'orders' },
      ],
    },
    { do: 'recover', unit: 'hun-burgundian-mi-2' },
  ),
  'not-in-ambush': tried(
    'CA-DARA-11',
    'first',
    { scenario: 'dara', stack: [{ step: 'hiding' }] },
    { do: 'place', at: '1405', facing: 5 },
  ),
  'no-facing': tried(
    'CA-11.64a',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-cheiroballistra-2': '1622 0' },
      stack: [{ step: 'march', unit: 'rom-cheiroballistra-2', points: 3, bound: 'no' }],
    },
    { do: 'turn', by: 'left' },
  ),
  'garrison-stays': tried(
    'CA-DARA-24',
    'first',
    {
      scenario: 'dara',
      units: { 'byz-auxilia-bow-li-8': '1016 0' },
      stack: [{ step: 'march', unit: 'byz-auxilia-bow-li-8', points: 5, bound: 'no' }],
    },
    { do: 'step', to: '1115' },
  ),
  'no-trench-between': tried(
    'CA-DARA-22',
    'second',
    {
      scenario: 'utus-river',
      units: {
        'byz-heruli-mi-2': '2322 1',
        'hun-hun-lc-21': '2321 2',
        'hun-hun-lc-23': '2926 1',
        'hun-hun-lc-35': '3437 3',
      },
      leaders: { ellac: '2618' },
      stack: [{ step: 'designation', leader: 'ellac' }],
    },
    { do: 'storm', unit: 'hun-hun-lc-35', on: 'hun-hun-lc-23' },
  ),
  'leads-the-wedge': tried(
    'CA-CASI-07',
    'second',
    {
      scenario: 'casilinum',
      units: {
        'fra-frank-mi-4': '1712 0 wedge',
        'fra-frank-mi-8': '1612 0 wedge',
        'fra-frank-mi-9': '1613 0 wedge',
        'fra-frank-mi-13': '1511 0 wedge',
        'fra-frank-mi-14': '1512 0 wedge',
        'fra-frank-mi-15': '1513 0 wedge',
      },
      leaders: { buccelin: '1313' },
      stack: [{ step: 'ride', leader: 'buccelin', points: 4, stepped: true }],
    },
    { do: 'halt' },
  ),
  'keeps-its-place': tried(
    'CA-CASI-08',
    'second',
    {
      scenario: 'casilinum',
      units: { 'fra-berserker-mi-1': '2214 0 wedge uncontrolled', 'fra-berserker-mi-2': '1913 0 wedge uncontrolled' },
      stack: [
        {
          step: 'rushing',
          side: 1,
          units: ['fra-berserker-mi-1', 'fra-berserker-mi-2'],
          places: [['fra-berserker-mi-1'], ['fra-berserker-mi-2', null]],
        },
        { step: 'march', unit: 'fra-berserker-mi-2', points: 4, bound: 'no' },
      ],
    },
    { do: 'halt' },
  ),
  'straight-on': tried(
    'CA-CASI-11',
    'second',
    {
      scenario: 'casilinum',
      units: { 'fra-berserker-mi-2': '1913 0' },
      stack: [{ step: 'surge', unit: 'fra-berserker-mi-2', points: 4 }],
    },
    { do: 'step', to: '1914' },
  ),
  'engaged-stays': tried(
    'CA-10.31b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '4415 4 engaged' },
      leaders: { martinus: '5222' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'martinus', mode: 'orders' },
      ],
    },
    { do: 'order', unit: 'byz-armenian-cat-2' },
  ),
  'engaged-must-shock': tried(
    'CA-10.31b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '5116 3 engaged', 'van-vandal-ln-8': '5016 0' },
      leaders: { belisarius: '5513' },
      stack: [{ step: 'designation', leader: 'belisarius' }],
    },
    { do: 'done' },
  ),
  'cannot-disengage': tried(
    'CA-10.32a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '5116 3', 'van-vandal-ln-8': '5016 0', 'van-vandal-hc-2': '4620 5' },
      leaders: { belisarius: '5513' },
      stack: [{ step: 'designation', leader: 'belisarius' }],
    },
    { do: 'retire', unit: 'van-vandal-hc-2', to: '4827' },
  ),
} as const
