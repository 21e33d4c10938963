import { tried } from './refused.ts'

/** Movement: what is tried in vain, with as few pieces as will do. */
export const MOVEMENT = {
  'not-in-front': tried(
    'CA-6.32a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-heruli-ln-1': '5511 3' },
      stack: [{ step: 'march', unit: 'byz-heruli-ln-1', points: 8, bound: 'no' }],
    },
    { do: 'step', to: '5612' },
  ),
  'not-adjacent': tried(
    'CA-6.31a',
    'first',
    {
      scenario: 'tricameron',
      leaders: { belisarius: '5513' },
      stack: [{ step: 'ride', leader: 'belisarius', points: 9 }],
    },
    { do: 'step', to: '5313' },
  ),
  'too-dear-to-turn': tried(
    'CA-7.12a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5513 3', 'van-vandal-ln-1': '5313 0' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-1', points: 0, bound: 'no' }],
    },
    { do: 'turn', by: 'left' },
  ),
  'too-dear-to-form': tried(
    'CA-6.41a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-auxilia-bow-li-1': '5513 3', 'van-vandal-ln-1': '5313 0' },
      stack: [{ step: 'march', unit: 'byz-auxilia-bow-li-1', points: 0, bound: 'no' }],
    },
    { do: 'form', facing: 4 },
  ),
  'too-dear': tried(
    'CA-6.25a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4818 3', 'van-vandal-lc-5': '4519 0' },
      stack: [{ step: 'withdrawal', unit: 'van-vandal-lc-5', mover: 'byz-armenian-cat-3', stepped: true }],
    },
    { do: 'step', to: '4420' },
  ),
  impassable: tried(
    'CA-6.25b',
    'second',
    { scenario: 'utus-river', stack: [{ step: 'setUp', at: 59 }] },
    { do: 'place', at: '1403', facing: 4 },
  ),
  'enemy-there': tried(
    'CA-6.62a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '4415 4', 'van-vandal-hc-1': '4314 2' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-2', bound: 'no' }],
    },
    { do: 'step', to: '4314' },
  ),
  'may-not-stop-there': tried(
    'CA-6.65b',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-2': '4504 0', 'van-vandal-ln-3': '4504 5' },
      stack: [{ step: 'march', unit: 'van-vandal-ln-3', points: 6, bound: 'no' }],
    },
    { do: 'turn', by: 'right' },
  ),
  'must-stop': tried(
    'CA-7.23a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-15': '2325 1', 'hun-hun-lc-23': '2426 4' },
      stack: [{ step: 'march', unit: 'hun-hun-lc-23', stepped: true, bound: 'stop' }],
    },
    { do: 'turn', by: 'right' },
  ),
  'held-in-zone': tried(
    'CA-7.23b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-5': '5122 0' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-5', bound: 'turn' }],
    },
    { do: 'step', to: '5223' },
  ),
  'may-not-turn-in-zone': tried(
    'CA-7.25a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-5': '5122 0' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-5', bound: 'turn' }],
    },
    { do: 'turn', by: 'left' },
  ),
  'column-bars': tried(
    'CA-6.47b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-numeri-mi-1': '6026 0', 'byz-auxilia-bow-li-1': '6027 5 column' },
      stack: [{ step: 'march', unit: 'byz-auxilia-bow-li-1', points: 4, bound: 'no' }],
    },
    { do: 'step', to: '6026' },
  ),
  'no-columns': tried(
    'CA-6.41a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-heruli-ln-1': '5511 3' },
      stack: [{ step: 'march', unit: 'byz-heruli-ln-1', points: 8, bound: 'no' }],
    },
    { do: 'form', facing: 2 },
  ),
  'column-in-zone': tried(
    'CA-6.41a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-5': '5122 1 foot', 'van-vandal-hc-2': '5022 0' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-5', points: 3, bound: 'turn' }],
    },
    { do: 'form', facing: 3 },
  ),
  'not-beside': tried(
    'CA-6.43b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-5': '5112 3 foot' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-5', points: 3, bound: 'no' }],
    },
    { do: 'form', facing: 3 },
  ),
  'cannot-dismount': tried(
    'CA-11.1a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-heruli-ln-1': '5511 3' },
      stack: [{ step: 'march', unit: 'byz-heruli-ln-1', points: 8, bound: 'no' }],
    },
    { do: 'mount' },
  ),
  'dismounting-is-a-move': tried(
    'CA-11.1a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5005 3' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-1', points: 7, stepped: true, bound: 'no' }],
    },
    { do: 'mount' },
  ),
  'too-near-to-dismount': tried(
    'CA-11.1a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '5118 3', 'van-vandal-ln-8': '5016 0' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-3', bound: 'no' }],
    },
    { do: 'mount' },
  ),
  'dismounting-under-fire': tried(
    'CA-11.1a',
    'first',
    {
      scenario: 'dara',
      units: { 'byz-thracian-cat-1': '2013 0', 'per-persian-li-1': '1713 0' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-1', points: 8, bound: 'no' }],
    },
    { do: 'mount' },
  ),
  'only-to-mount': tried(
    'CA-11.1b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-1': '5714 0 foot' },
      stack: [{ step: 'line' }, { step: 'march', unit: 'byz-armenian-cat-1', bound: 'no', inLine: true }],
    },
    { do: 'turn', by: 'right' },
  ),
  'must-advance': tried(
    'CA-11.31c',
    'second',
    {
      scenario: 'dara',
      units: { 'per-militia-mi-9': '3016 3' },
      stack: [{ step: 'march', unit: 'per-militia-mi-9', points: 5, bound: 'no', toward: ['byz-armenian-cat-2'] }],
    },
    { do: 'turn', by: 'right' },
  ),
  'out-of-hand': tried(
    'CA-11.31e',
    'second',
    {
      scenario: 'dara',
      units: { 'per-militia-mi-9': '3016 3 uncontrolled' },
      stack: [{ step: 'march', unit: 'per-militia-mi-9', points: 5, bound: 'no' }],
    },
    { do: 'mount' },
  ),
  'leader-needs-company': tried(
    'CA-4.61a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-hc-2': '5121 0' },
      leaders: { martinus: '5321' },
      stack: [{ step: 'ride', leader: 'martinus', points: 4 }],
    },
    { do: 'step', to: '5222' },
  ),
  'reluctant-units': tried(
    'CA-TRIC-06',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-heruli-ln-1': '5513 3', 'van-vandal-ln-2': '5312 0' },
      stack: [{ step: 'march', unit: 'byz-heruli-ln-1', points: 8, bound: 'no' }],
    },
    { do: 'step', to: '5413' },
  ),
  'archers-hold': tried(
    'CA-TAGI-10',
    'second',
    {
      scenario: 'taginae',
      units: { 'got-goth-li-7': '5717 3' },
      leaders: { teias: '5717' },
      stack: [
        { step: 'orders', leader: 'teias', mode: 'orders' },
        { step: 'march', unit: 'got-goth-li-7', bound: 'no' },
      ],
    },
    { do: 'turn', by: 'right' },
  ),
} as const
