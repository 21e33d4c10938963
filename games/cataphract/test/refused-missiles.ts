import { tried } from './refused.ts'

/** Missiles and artillery: what is tried in vain, with as few pieces as will do. */
export const MISSILES = {
  'no-missiles': tried(
    'CA-8.11a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-9': '4517 0', 'van-vandal-ln-10': '4518 0' },
      stack: [{ step: 'march', unit: 'van-vandal-ln-9', points: 8, bound: 'no' }],
    },
    { do: 'fire', at: 'van-vandal-ln-10', after: 'move' },
  ),
  'fired-already': tried(
    'CA-8.11a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-1': '5415 5', 'byz-armenian-cat-2': '4516 4 fired' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-2', points: 3, bound: 'no' }],
    },
    { do: 'fire', at: 'byz-armenian-cat-1', after: 'move' },
  ),
  'out-of-missiles': tried(
    'CA-8.17c',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-7': '2618 5', 'byz-thracian-cat-12': '2309 1 out' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-12', points: 8, bound: 'no' }],
    },
    { do: 'fire', at: 'rom-thracian-hi-7', after: 'stay' },
  ),
  'out-of-range': tried(
    'CA-8.13a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-5': '5112 3', 'van-vandal-ln-3': '4505 0' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-5', bound: 'no' }],
    },
    { do: 'fire', at: 'van-vandal-ln-3', after: 'move' },
  ),
  'not-in-arc': tried(
    'CA-8.13a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-4': '4813 2', 'van-vandal-ln-5': '4709 1' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-4', points: 8, bound: 'no' }],
    },
    { do: 'fire', at: 'van-vandal-ln-5', after: 'stay' },
  ),
  'no-line-of-sight': tried(
    'CA-8.14a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-5': '4912 3', 'van-vandal-ln-5': '4709 1', 'van-vandal-ln-6': '4710 0' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-5', bound: 'no' }],
    },
    { do: 'fire', at: 'van-vandal-ln-5', after: 'move' },
  ),
  'not-forward': tried(
    'CA-8.11b',
    'second',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-7': '2618 5', 'hun-hun-lc-13': '2818 4' },
      stack: [{ step: 'march', unit: 'hun-hun-lc-13', points: 7, stepped: true, bound: 'no' }],
    },
    { do: 'fire', at: 'rom-thracian-hi-7', after: 'move' },
  ),
  'own-unit': tried(
    'CA-8.13a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-4': '5120 3', 'byz-heruli-ln-1': '5511 3' },
      stack: [{ step: 'march', unit: 'byz-heruli-ln-1', points: 8, bound: 'no' }],
    },
    { do: 'fire', at: 'byz-armenian-cat-4', after: 'stay' },
  ),
  'fired-to-stay': tried(
    'CA-8.11c',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-1': '5114 4' },
      stack: [{ step: 'march', unit: 'byz-armenian-cat-1', points: 7, bound: 'no', stays: true }],
    },
    { do: 'step', to: '5014' },
  ),
  'no-fire-in-column': tried(
    'CA-6.45b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-auxilia-bow-li-1': '5826 5 column', 'van-vandal-ln-11': '4521 0' },
      stack: [{ step: 'march', unit: 'byz-auxilia-bow-li-1', points: 1, bound: 'no' }],
    },
    { do: 'fire', at: 'van-vandal-ln-11', after: 'move' },
  ),
  'fire-in-the-line-first': tried(
    'CA-8.21b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5005 4', 'van-vandal-ln-2': '4504 0' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-1', points: 6, stepped: true, bound: 'no', inLine: true }],
    },
    { do: 'fire', at: 'van-vandal-ln-2', after: 'move' },
  ),
  'engaged-not-fired-at': tried(
    'CA-10.31b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-hun-m-lc-1': '5420 0', 'van-vandal-hc-1': '4314 2 engaged' },
      stack: [{ step: 'march', unit: 'byz-hun-m-lc-1', points: 9, bound: 'no' }],
    },
    { do: 'fire', at: 'van-vandal-hc-1', after: 'move' },
  ),
  'not-alone': tried(
    'CA-8.19b',
    'first',
    {
      scenario: 'casilinum',
      units: { 'byz-auxilia-bow-li-19': '3508 0', 'fra-frank-mi-5': '2313 0' },
      leaders: { alanorix: '2313' },
      stack: [{ step: 'march', unit: 'byz-auxilia-bow-li-19', points: 2, bound: 'no' }],
    },
    { do: 'snipe', leader: 'alanorix', after: 'move' },
  ),
  'no-harassment': tried(
    'CA-8.31a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5004 0', 'van-vandal-hc-2': '4520 0' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-1', bound: 'no' }],
    },
    { do: 'harass', at: 'van-vandal-hc-2' },
  ),
  'harass-whole-move': tried(
    'CA-8.31a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-lc-4': '4514 1', 'van-vandal-lc-5': '4619 0' },
      stack: [{ step: 'march', unit: 'van-vandal-lc-4', points: 8, turned: true, bound: 'no' }],
    },
    { do: 'harass', at: 'van-vandal-lc-5' },
  ),
  'harass-distance': tried(
    'CA-8.32a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-hun-m-lc-1': '5515 3', 'van-vandal-lc-4': '4415 3' },
      stack: [{ step: 'march', unit: 'byz-hun-m-lc-1', points: 9, bound: 'no' }],
    },
    { do: 'harass', at: 'van-vandal-lc-4' },
  ),
  'harass-in-zone': tried(
    'CA-8.32a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'byz-auxilia-bow-li-11': '2314 0', 'rom-thracian-hi-15': '2325 1', 'hun-hun-lc-23': '2426 4' },
      stack: [{ step: 'march', unit: 'hun-hun-lc-23', bound: 'leave' }],
    },
    { do: 'harass', at: 'byz-auxilia-bow-li-11' },
  ),
  'harass-no-way': tried(
    'CA-8.32b',
    'second',
    {
      scenario: 'utus-river',
      units: { 'byz-heruli-mi-2': '2222 0', 'hun-hun-lc-25': '2624 3' },
      stack: [{ step: 'foray', unit: 'hun-hun-lc-25', target: 'byz-heruli-mi-2', stage: 'path' }],
    },
    { do: 'step', to: '2723' },
  ),
  'in-shield-wall': tried(
    'CA-11.73b',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-5': '2117 1 shielded' },
      leaders: { arnegisclus: '1511' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'arnegisclus', mode: 'orders' },
      ],
    },
    { do: 'order', unit: 'rom-thracian-hi-5' },
  ),
  'no-shield-wall': tried(
    'CA-11.7a',
    'first',
    { scenario: 'tricameron', stack: [{ step: 'line', leader: 'belisarius' }] },
    { do: 'lower' },
  ),
  'whole-shield-wall': tried(
    'CA-11.74a',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-10': '2020 0 shielded', 'rom-thracian-hi-11': '2021 0 shielded recovered' },
      leaders: { arnegisclus: '1820' },
      stack: [{ step: 'line', line: 1, leader: 'arnegisclus', units: ['rom-thracian-hi-10'] }],
    },
    { do: 'lower' },
  ),
  'artillery-mode': tried(
    'CA-11.62b',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-cheiroballistra-2': '1622 0' },
      leaders: { arnegisclus: '1813' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'arnegisclus', mode: 'orders' },
      ],
    },
    { do: 'order', unit: 'rom-cheiroballistra-2' },
  ),
  'artillery-served': tried(
    'CA-11.62b',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-cheiroballistra-1': '1621 0 served' },
      leaders: { 'pharas-utus': '1422' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'pharas-utus', mode: 'orders' },
      ],
    },
    { do: 'serve', unit: 'rom-cheiroballistra-1' },
  ),
  'artillery-fired-twice': tried(
    'CA-11.65a',
    'first',
    {
      scenario: 'utus-river',
      units: {
        'rom-cheiroballistra-1': '2020 0 bolted-once bolted',
        'rom-thracian-hi-10': '2020 0',
        'hun-hun-lc-2': '2720 3',
      },
      leaders: { arnegisclus: '1820' },
      now: 'orders of arnegisclus',
    },
    { do: 'loose', unit: 'rom-cheiroballistra-1', at: 'hun-hun-lc-2' },
  ),
  'not-towards-it': tried(
    'CA-8.34a',
    'first',
    {
      scenario: 'dara',
      units: { 'byz-numeri-mi-1': '2005 0', 'per-saracen-lc-2': '2405 3' },
      stack: [{ step: 'impetus', unit: 'byz-numeri-mi-1', after: 'per-saracen-lc-2', rolled: true }],
    },
    { do: 'step', to: '2006' },
  ),
  'piece-not-with-line': tried(
    'CA-11.62a',
    'first',
    {
      scenario: 'utus-river',
      units: {
        'rom-thracian-hi-7': '2018 0',
        'rom-thracian-hi-8': '2022 0',
        'rom-cheiroballistra-1': '2022 0',
        'hun-hun-lc-1': '3220 3',
      },
      leaders: { arnegisclus: '1818' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'arnegisclus', mode: 'lines', given: 1 },
        { step: 'line', line: 1, leader: 'arnegisclus', units: ['rom-thracian-hi-7'] },
      ],
    },
    { do: 'serve', unit: 'rom-cheiroballistra-1' },
  ),
  'artillery-never-shocks': tried(
    'CA-11.61a',
    'first',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-7': '2018 0', 'rom-cheiroballistra-1': '2020 0', 'hun-hun-lc-1': '2118 3' },
      leaders: { arnegisclus: '1818' },
      stack: [{ step: 'designation', leader: 'arnegisclus' }],
    },
    { do: 'shock', unit: 'rom-cheiroballistra-1' },
  ),
  'not-artillery': tried(
    'CA-11.62a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-heruli-ln-1': '5511 3', 'van-vandal-lc-3': '4510 0' },
      leaders: { belisarius: '5513' },
      stack: [
        { step: 'phase', kind: 'elite', lines: 'yes' },
        { step: 'orders', leader: 'belisarius', mode: 'open' },
      ],
    },
    { do: 'loose', unit: 'van-vandal-lc-3', at: 'byz-heruli-ln-1' },
  ),
} as const
