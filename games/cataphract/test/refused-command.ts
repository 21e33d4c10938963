import { tried } from './refused.ts'

/** Set-up, activation and orders: what is tried in vain, with as few pieces as will do. */
export const COMMAND = {
  'not-a-set-up-hex': tried(
    'CA-UTUS-01',
    'first',
    { scenario: 'utus-river', stack: [{ step: 'setUp' }] },
    { do: 'place', at: '3824', facing: 0 },
  ),
  'not-a-catalaunian-hex': tried(
    'CA-CATA-01',
    'first',
    { scenario: 'catalaunian-fields', stack: [{ step: 'setUp' }] },
    { do: 'place', at: '3824', facing: 0 },
  ),
  'not-a-taginae-hex': tried(
    'CA-TAGI-03',
    'second',
    { scenario: 'taginae', stack: [{ step: 'setUp' }] },
    { do: 'place', at: '3824', facing: 3 },
  ),
  'not-in-first-turn-dara': tried(
    'CA-DARA-08',
    'first',
    {
      scenario: 'dara',
      turn: 1,
      leaders: { belisarius: '1314', bouzes: '1508' },
      stack: [{ step: 'activation', side: 0, initiative: 6 }],
    },
    { do: 'activate', leader: 'bouzes' },
  ),
  'not-in-first-turn-taginae': tried(
    'CA-TAGI-08',
    'first',
    {
      scenario: 'taginae',
      turn: 1,
      leaders: { narses: '3707', john: '4802' },
      stack: [{ step: 'activation', side: 0, initiative: 6 }],
    },
    { do: 'activate', leader: 'john' },
  ),
  'not-in-first-turn-casilinum': tried(
    'CA-CASI-17',
    'second',
    {
      scenario: 'casilinum',
      turn: 1,
      leaders: { narses: '3108', buccelin: '1814', alanorix: '1614' },
      stack: [{ step: 'activation', side: 1, initiative: 4 }],
    },
    { do: 'activate', leader: 'alanorix' },
  ),
  'sangiban-never-trumps': tried(
    'CA-CATA-26',
    'first',
    {
      scenario: 'catalaunian-fields',
      leaders: { sangiban: '2225', 'replacement-west-roman-1': '2127' },
      stack: [{ step: 'activation', side: 0, initiative: 3 }],
    },
    { do: 'trump', leader: 'sangiban' },
  ),
  'hex-is-taken': tried(
    'CA-6.61a',
    'first',
    { scenario: 'utus-river', units: { 'byz-auxilia-bow-li-9': '2020 1' }, stack: [{ step: 'setUp' }] },
    { do: 'place', at: '2020', facing: 2 },
  ),
  'not-lowest-initiative': tried(
    'CA-5.12a',
    'first',
    {
      scenario: 'tricameron',
      leaders: { 'a-john': '5112', pharas: '5511' },
      stack: [{ step: 'activation', initiative: 3 }],
    },
    { do: 'activate', leader: 'a-john' },
  ),
  'leader-finished': tried(
    'CA-5.13a',
    'first',
    {
      scenario: 'tricameron',
      leaders: { martinus: '5120', pharas: '5511 finished' },
      stack: [{ step: 'activation', initiative: 4 }],
    },
    { do: 'trump', leader: 'pharas' },
  ),
  'not-in-play': tried(
    'CA-2.4b',
    'first',
    {
      scenario: 'tricameron',
      leaders: { belisarius: '5513' },
      stack: [
        { step: 'phase', kind: 'elite', lines: 'yes' },
        { step: 'orders', leader: 'belisarius', mode: 'open' },
      ],
    },
    { do: 'lead', leader: 'replacement-byzantine-1' },
  ),
  'not-your-leader': tried(
    'CA-3.0b',
    'first',
    {
      scenario: 'tricameron',
      leaders: { belisarius: '5513', gara: '4505' },
      stack: [{ step: 'activation', side: 0, initiative: 6 }],
    },
    { do: 'activate', leader: 'gara' },
  ),
  'trump-needs-higher': tried(
    'CA-5.41a',
    'first',
    { scenario: 'tricameron', leaders: { martinus: '5120' }, stack: [{ step: 'activation', initiative: 4 }] },
    { do: 'trump', leader: 'martinus' },
  ),
  'counter-needs-equal': tried(
    'CA-5.42a',
    'first',
    {
      scenario: 'tricameron',
      leaders: { 'a-john': '5112', martinus: '5120' },
      stack: [{ step: 'counter', leader: 'gelimer', lines: 'yes' }],
    },
    { do: 'trump', leader: 'martinus' },
  ),
  'one-trump': tried(
    'CA-5.43a',
    'first',
    {
      scenario: 'tricameron',
      leaders: { 'a-john': '5112', sunicas: '5213' },
      stack: [{ step: 'activation', initiative: 3, tried: true }],
    },
    { do: 'trump', leader: 'a-john' },
  ),
  'contingents-never-trump': tried(
    'CA-5.41c',
    'first',
    { scenario: 'tricameron', leaders: { pharas: '5511' }, stack: [{ step: 'activation', initiative: 3 }] },
    { do: 'trump', leader: 'pharas' },
  ),
  'freed-leader-first': tried(
    'CA-5.26c',
    'first',
    { scenario: 'dara', leaders: { bouzes: '3423', simmias: '2715 held' }, stack: [{ step: 'activation' }] },
    { do: 'trump', leader: 'bouzes' },
  ),
  'not-in-elite-range': tried(
    'CA-5.51b',
    'first',
    { scenario: 'tricameron', leaders: { martinus: '5021', belisarius: '5513' }, stack: [{ step: 'eliteChoice' }] },
    { do: 'activate', leader: 'martinus' },
  ),
  'must-do-something': tried(
    'CA-5.45a',
    'second',
    {
      scenario: 'tricameron',
      leaders: { gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', bound: true, lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'open' },
      ],
    },
    { do: 'done' },
  ),
  'no-orders-left': tried(
    'CA-4.22a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-hun-m-lc-1': '5515 3' },
      leaders: { gelimer: '4520' },
      stack: [{ step: 'orders', leader: 'gelimer', mode: 'orders', given: 5 }],
    },
    { do: 'order', unit: 'byz-hun-m-lc-1' },
  ),
  'not-in-range': tried(
    'CA-4.21a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-7': '4513 0' },
      leaders: { gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'open' },
      ],
    },
    { do: 'order', unit: 'van-vandal-ln-7' },
  ),
  'may-not-command': tried(
    'CA-4.33g',
    'first',
    {
      scenario: 'callinicum',
      units: { 'byz-thracian-cat-1': '1715 0' },
      leaders: { arethas: '1720' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'arethas', mode: 'open' },
      ],
    },
    { do: 'order', unit: 'byz-thracian-cat-1' },
  ),
  'not-your-unit': tried(
    'CA-5.21a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-lc-3': '4510 0' },
      leaders: { belisarius: '5513' },
      stack: [
        { step: 'phase', kind: 'elite', lines: 'yes' },
        { step: 'orders', leader: 'belisarius', mode: 'open' },
      ],
    },
    { do: 'rally', unit: 'van-vandal-lc-3' },
  ),
  'ordered-already': tried(
    'CA-5.24a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-hc-2': '4520 0 ordered' },
      leaders: { gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'orders' },
      ],
    },
    { do: 'order', unit: 'van-vandal-hc-2' },
  ),
  'leader-in-enemy-zone': tried(
    'CA-4.24a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4316 4', 'van-vandal-hc-2': '5022 0' },
      leaders: { 'a-john': '5121' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'a-john', mode: 'orders' },
      ],
    },
    { do: 'order', unit: 'byz-armenian-cat-3' },
  ),
  'lines-or-orders': tried(
    'CA-5.21a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-bucellari-cat-1': '5513 3' },
      leaders: { belisarius: '5513' },
      stack: [
        { step: 'phase', kind: 'elite', lines: 'yes' },
        { step: 'orders', leader: 'belisarius', mode: 'orders' },
      ],
    },
    { do: 'line', line: 1, unit: 'byz-bucellari-cat-1', as: 'rank' },
  ),
  'no-lines-left': tried(
    'CA-4.1c',
    'first',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-9': '4517 0' },
      leaders: { belisarius: '5513' },
      stack: [{ step: 'orders', leader: 'belisarius', mode: 'lines', given: 2 }],
    },
    { do: 'line', line: 1, unit: 'van-vandal-ln-9', as: 'rank' },
  ),
  'contingents-command-no-lines': tried(
    'CA-4.33h',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5102 5' },
      leaders: { sunicas: '5515' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'no' },
        { step: 'orders', leader: 'sunicas', mode: 'open' },
      ],
    },
    { do: 'line', line: 1, unit: 'byz-thracian-cat-1', as: 'rank' },
  ),
  'not-entitled-to-lines': tried(
    'CA-4.33c',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5102 5' },
      leaders: { tzazon: '4512' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'tzazon', mode: 'open' },
      ],
    },
    { do: 'line', line: 1, unit: 'byz-thracian-cat-1', as: 'rank' },
  ),
  'rolled-already': tried(
    'CA-4.33f',
    'first',
    {
      scenario: 'tricameron',
      leaders: { martinus: '5422' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'martinus', mode: 'open' },
      ],
    },
    { do: 'roll' },
  ),
  'not-in-that-line': tried(
    'CA-4.32a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-9': '4517 0' },
      leaders: { belisarius: '5513' },
      stack: [
        { step: 'phase', kind: 'elite', lines: 'yes' },
        { step: 'orders', leader: 'belisarius', mode: 'open' },
      ],
    },
    { do: 'line', line: 3, unit: 'van-vandal-ln-9', as: 'rank' },
  ),
} as const
