import { tried } from './refused.ts'

/** Withdrawal, shock and rout: what is tried in vain, with as few pieces as will do. */
export const SHOCK = {
  'not-away': tried(
    'CA-6.51b',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4818 3', 'van-vandal-lc-5': '4619 0' },
      stack: [{ step: 'withdrawal', unit: 'van-vandal-lc-5', mover: 'byz-armenian-cat-3', points: 1 }],
    },
    { do: 'step', to: '4618' },
  ),
  'into-zone': tried(
    'CA-6.55a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-8': '2520 1', 'rom-thracian-hi-10': '2323 0', 'hun-hun-lc-24': '2522 3' },
      stack: [{ step: 'withdrawal', unit: 'hun-hun-lc-24', mover: 'rom-thracian-hi-10', points: 5 }],
    },
    { do: 'step', to: '2521' },
  ),
  'not-into-that-ground': tried(
    'CA-6.55a',
    'first',
    {
      scenario: 'casilinum',
      units: { 'byz-armenian-cat-3': '2425 5', 'fra-frank-mi-10': '2226 0' },
      stack: [{ step: 'withdrawal', unit: 'byz-armenian-cat-3', mover: 'fra-frank-mi-10', points: 3 }],
    },
    { do: 'step', to: '2426' },
  ),
  'withdraw-further': tried(
    'CA-6.51a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4818 3', 'van-vandal-lc-5': '4619 0' },
      stack: [{ step: 'withdrawal', unit: 'van-vandal-lc-5', mover: 'byz-armenian-cat-3', points: 1 }],
    },
    { do: 'halt' },
  ),
  'feint-further': tried(
    'CA-6.73a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'byz-thracian-cat-8': '2803 0', 'hun-hun-lc-14': '3004 5' },
      stack: [{ step: 'feint', unit: 'hun-hun-lc-14', mover: 'byz-thracian-cat-8' }],
    },
    { do: 'halt' },
  ),
  'may-not-feign': tried(
    'CA-6.71a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4818 3', 'van-vandal-lc-5': '4619 0' },
      stack: [{ step: 'reaction', unit: 'van-vandal-lc-5', mover: 'byz-armenian-cat-3', what: 'withdraw' }],
    },
    { do: 'feign' },
  ),
  'may-not-withdraw': tried(
    'CA-6.51a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'byz-thracian-cat-8': '2803 0', 'hun-hun-lc-14': '3004 5' },
      stack: [{ step: 'reaction', unit: 'hun-hun-lc-14', mover: 'byz-thracian-cat-8', what: 'withdraw' }],
    },
    { do: 'withdraw' },
  ),
  'no-line-withdrawal': tried(
    'CA-6.58c',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4818 3', 'van-vandal-lc-5': '4619 0' },
      stack: [{ step: 'reaction', unit: 'van-vandal-lc-5', mover: 'byz-armenian-cat-3', what: 'withdraw' }],
    },
    { do: 'fallback' },
  ),
  'line-broken': tried(
    'CA-6.58b',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '4212 0', 'van-vandal-lc-3': '4309 3 withdrew', 'van-vandal-lc-4': '4210 4' },
      stack: [{ step: 'reaction', unit: 'van-vandal-lc-4', mover: 'byz-armenian-cat-2', what: 'withdraw' }],
    },
    { do: 'fallback' },
  ),
  'line-needs-room': tried(
    'CA-6.58a',
    'second',
    {
      scenario: 'callinicum',
      units: {
        'byz-isaurian-mi-1': '1910 0',
        'per-persian-lc-1': '2110 3',
        'per-persian-lc-2': '2111 3',
        'per-saracen-lc-1': '2112 0 column',
        'per-saracen-lc-2': '2212 0 column',
        'per-saracen-lc-3': '2310 0 column',
        'per-saracen-lc-4': '2311 0 column',
      },
      stack: [
        { step: 'withdrawal', unit: 'per-persian-lc-2', mover: 'byz-isaurian-mi-1', points: 5, inLine: true },
        { step: 'withdrawal', unit: 'per-persian-lc-1', mover: 'byz-isaurian-mi-1', points: 5, inLine: true },
      ],
    },
    { do: 'step', to: '2211' },
  ),
  'no-parting-shot': tried(
    'CA-6.56a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-3': '2311 0', 'hun-hun-lc-11': '2512 4' },
      stack: [{ step: 'withdrawal', unit: 'hun-hun-lc-11', mover: 'rom-thracian-hi-3', points: 5 }],
    },
    { do: 'fire', at: 'rom-thracian-hi-3', after: 'move' },
  ),
  'not-with-it': tried(
    'CA-4.62d',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '4818 3', 'van-vandal-lc-5': '4519 0' },
      leaders: { sunicas: '5515' },
      stack: [{ step: 'withdrawal', unit: 'van-vandal-lc-5', mover: 'byz-armenian-cat-3', stepped: true }],
    },
    { do: 'part', leader: 'sunicas' },
  ),
  'must-escape': tried(
    'CA-4.62c',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-4': '4714 2' },
      leaders: { tzazon: '4715' },
      stack: [{ step: 'escape', leader: 'tzazon', mover: 'byz-thracian-cat-4', left: 3 }],
    },
    { do: 'halt' },
  ),
  'not-in-a-fight': tried(
    'CA-9.11a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '5116 3', 'van-vandal-ln-8': '5016 0', 'van-vandal-ln-5': '4810 0' },
      leaders: { belisarius: '5513' },
      stack: [{ step: 'designation', leader: 'belisarius' }],
    },
    { do: 'assault', unit: 'byz-armenian-cat-2', on: 'van-vandal-ln-5' },
  ),
  'nobody-to-shock': tried(
    'CA-7.33a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '5116 3', 'byz-hun-m-lc-1': '5515 3', 'van-vandal-ln-8': '5016 0' },
      leaders: { belisarius: '5513' },
      stack: [{ step: 'designation', leader: 'belisarius' }],
    },
    { do: 'shock', unit: 'byz-hun-m-lc-1' },
  ),
  'marked-already': tried(
    'CA-9.11a',
    'second',
    {
      scenario: 'dara',
      units: {
        'byz-armenian-cat-1': '2718 0',
        'per-immortals-hc-9': '2719 4',
        'per-immortals-hc-12': '2819 4 no-check',
      },
      leaders: { barasames: '3019' },
      stack: [{ step: 'designation', leader: 'barasames' }],
    },
    { do: 'shock', unit: 'per-immortals-hc-12' },
  ),
  'leader-not-away': tried(
    'CA-4.62a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-3': '5512 0' },
      leaders: { gelimer: '5412' },
      stack: [{ step: 'escape', leader: 'gelimer', mover: 'byz-armenian-cat-3', left: 3 }],
    },
    { do: 'step', to: '5413' },
  ),
  'has-decided': tried(
    'CA-7.32a',
    'second',
    {
      scenario: 'tricameron',
      units: {
        'byz-armenian-cat-3': '5512 3',
        'van-vandal-lc-5': '5412 0 ordered stepped',
        'van-vandal-ln-1': '5413 0 ordered',
      },
      leaders: { gelimer: '5312' },
      stack: [{ step: 'designation', leader: 'gelimer' }],
    },
    { do: 'shock', unit: 'van-vandal-lc-5' },
  ),
  'cannot-shock': tried(
    'CA-7.34a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '4415 4', 'byz-numeri-mi-4': '6027 0 column', 'van-vandal-hc-1': '4314 2' },
      leaders: { belisarius: '5012' },
      stack: [{ step: 'designation', leader: 'belisarius' }],
    },
    { do: 'shock', unit: 'byz-numeri-mi-4' },
  ),
  'not-in-its-zone': tried(
    'CA-9.12a',
    'first',
    {
      scenario: 'catalaunian-fields',
      units: {
        'wro-visigoth-hc-1': '3227 0 must-check',
        'wro-visigoth-hc-5': '2428 4',
        'hun-hun-lc-1': '3327 3',
        'hun-hun-lc-17': '3326 1',
      },
      stack: [{ step: 'designation' }],
    },
    { do: 'assault', unit: 'wro-visigoth-hc-1', on: 'wro-visigoth-hc-5' },
  ),
  'told-already': tried(
    'CA-9.12b',
    'first',
    {
      scenario: 'tricameron',
      units: {
        'byz-thracian-cat-1': '5111 3 must-check',
        'byz-thracian-cat-2': '5115 3 must-check',
        'byz-thracian-cat-3': '5108 3 must-check',
        'van-vandal-ln-1': '5011 3',
        'van-vandal-ln-2': '5012 3',
        'van-vandal-ln-3': '5015 3',
        'van-vandal-ln-4': '5016 3',
        'van-vandal-ln-5': '5009 3',
      },
      leaders: { belisarius: '5412' },
      stack: [
        {
          step: 'designation',
          leader: 'belisarius',
          told: [{ unit: 'byz-thracian-cat-1', target: 'van-vandal-ln-1' }],
        },
      ],
    },
    { do: 'join', unit: 'byz-thracian-cat-1' },
  ),
  'only-one-enemy': tried(
    'CA-9.12c',
    'first',
    {
      scenario: 'tricameron',
      units: {
        'byz-thracian-cat-1': '5111 3 must-check',
        'byz-thracian-cat-2': '5115 3 must-check',
        'byz-thracian-cat-3': '5108 3 must-check',
        'van-vandal-ln-1': '5011 3',
        'van-vandal-ln-2': '5012 3',
        'van-vandal-ln-3': '5015 3',
        'van-vandal-ln-4': '5016 3',
        'van-vandal-ln-5': '5009 3',
      },
      leaders: { belisarius: '5412' },
      stack: [{ step: 'designation', leader: 'belisarius' }],
    },
    { do: 'join', unit: 'byz-thracian-cat-3' },
  ),
  'not-one-of-them': tried(
    'CA-9.15b',
    'second',
    {
      scenario: 'taginae',
      units: { 'got-goth-li-5': '5615 1' },
      stack: [
        {
          step: 'shock',
          combats: [
            {
              attackers: ['got-goth-hc-18'],
              defenders: [],
              attacker: null,
              defender: null,
              left: [],
              fallen: [0, 0],
              superior: false,
              over: true,
              settled: true,
            },
          ],
          stage: 'clash',
        },
        { step: 'pick', side: 1, what: 'attacker' },
      ],
    },
    { do: 'count', unit: 'got-goth-li-5' },
  ),
  'has-its-hit': tried(
    'CA-10.13a',
    'first',
    {
      scenario: 'tricameron',
      units: {
        'byz-armenian-cat-1': '5512 3',
        'byz-armenian-cat-2': '5513 3',
        'byz-armenian-cat-3': '5514 3',
      },
      stack: [{ step: 'spare', side: 0, units: ['byz-armenian-cat-2', 'byz-armenian-cat-3'], left: 1 }],
    },
    { do: 'count', unit: 'byz-armenian-cat-1' },
  ),
  'not-foremost': tried(
    'CA-9.23a',
    'first',
    {
      scenario: 'tricameron',
      units: {
        'byz-armenian-cat-1': '5512 3',
        'byz-armenian-cat-2': '5513 3',
        'byz-bucellari-cat-1': '5514 3',
      },
      stack: [
        {
          step: 'vanguard',
          side: 0,
          units: ['byz-armenian-cat-1', 'byz-armenian-cat-2'],
          hexes: ['5412'],
          left: 1,
        },
      ],
    },
    { do: 'count', unit: 'byz-bucellari-cat-1' },
  ),
  'not-vacated': tried(
    'CA-9.21a',
    'second',
    {
      scenario: 'taginae',
      units: { 'got-goth-hc-15': '4409 4' },
      stack: [{ step: 'advance', unit: 'got-goth-hc-15', hexes: ['4308', '4408'] }],
    },
    { do: 'advance', to: '4309' },
  ),
  'not-the-way': tried(
    'CA-10.21c',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-8': '5016 0' },
      stack: [{ step: 'rout', unit: 'van-vandal-ln-8', left: 2 }],
    },
    { do: 'flee', to: '5115' },
  ),
  'has-fled': tried(
    'CA-10.22a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'hun-hun-hc-4': '3618 0', 'hun-hun-lc-15': '4230 0 routed', 'hun-hun-lc-24': '3721 0 routed' },
      stack: [{ step: 'routPhase', side: 1, done: ['hun-hun-hc-4'] }],
    },
    { do: 'rout', unit: 'hun-hun-hc-4' },
  ),
} as const
