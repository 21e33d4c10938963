import { tried } from './refused.ts'

/** Leaders, recovery and rally: what is tried in vain, with as few pieces as will do. */
export const LEADERS = {
  'in-enemy-zone-no-lines': tried(
    'CA-4.33a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-hc-2': '5022 0' },
      leaders: { 'a-john': '5121' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'a-john', mode: 'orders' },
      ],
    },
    { do: 'roll' },
  ),
  'only-the-commander-leads': tried(
    'CA-4.4b',
    'first',
    {
      scenario: 'tricameron',
      leaders: { 'a-john': '5112', martinus: '5113' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'no' },
        { step: 'orders', leader: 'a-john', mode: 'open' },
      ],
    },
    { do: 'lead', leader: 'martinus' },
  ),
  'rides-with-his-own': tried(
    'CA-4.23b',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-5': '5112 3' },
      stack: [{ step: 'march', unit: 'byz-thracian-cat-5', bound: 'no' }],
    },
    { do: 'lead', leader: 'replacement-byzantine-2' },
  ),
  'led-already': tried(
    'CA-4.4b',
    'second',
    {
      scenario: 'tricameron',
      leaders: { tzazon: '4514 led', gelimer: '4518' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'orders' },
      ],
    },
    { do: 'lead', leader: 'tzazon' },
  ),
  'leader-has-ridden': tried(
    'CA-6.14a',
    'first',
    {
      scenario: 'tricameron',
      ridden: { sunicas: 9 },
      leaders: { sunicas: '5413' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'no' },
        { step: 'orders', leader: 'sunicas', mode: 'orders' },
      ],
    },
    { do: 'lead', leader: 'sunicas' },
  ),
  'routed-take-no-orders': tried(
    'CA-10.26c',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-9': '4416 3 routed' },
      leaders: { tzazon: '4315' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'tzazon', mode: 'open' },
      ],
    },
    { do: 'order', unit: 'van-vandal-ln-9' },
  ),
  'rallied-take-no-orders': tried(
    'CA-10.27e',
    'second',
    {
      scenario: 'utus-river',
      units: { 'hun-hun-lc-23': '2626 0 rallied' },
      leaders: { denizigech: '3623' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'denizigech', mode: 'open' },
      ],
    },
    { do: 'order', unit: 'hun-hun-lc-23' },
  ),
  'only-the-commander-replaces': tried(
    'CA-4.63a',
    'second',
    {
      scenario: 'tricameron',
      leaders: { martinus: '5120', tzazon: '4512' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'tzazon', mode: 'orders' },
      ],
    },
    { do: 'replace', leader: 'martinus', at: '5106' },
  ),
  'commander-not-replaced': tried(
    'CA-4.63e',
    'second',
    {
      scenario: 'tricameron',
      leaders: { gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'open' },
      ],
    },
    { do: 'replace', leader: 'gelimer', at: '5108' },
  ),
  'nobody-to-replace': tried(
    'CA-4.63a',
    'second',
    {
      scenario: 'tricameron',
      leaders: { martinus: '5120', gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'orders' },
      ],
    },
    { do: 'replace', leader: 'martinus', at: '4511' },
  ),
  'no-replacement-left': tried(
    'CA-4.63c',
    'first',
    {
      scenario: 'callinicum',
      units: { 'byz-thracian-cat-1': '1710 0' },
      leaders: {
        belisarius: '1413',
        bouzes: 'nowhere fallen',
        'replacement-byzantine-1': 'nowhere fallen',
        'replacement-byzantine-2': 'nowhere fallen',
      },
      now: 'orders of belisarius',
    },
    { do: 'replace', leader: 'bouzes', at: '1710' },
  ),
  'nobody-to-command-there': tried(
    'CA-4.63b',
    'first',
    {
      scenario: 'callinicum',
      leaders: { bouzes: 'nowhere fallen', belisarius: '1316' },
      stack: [
        { step: 'phase', kind: 'elite', lines: 'yes' },
        { step: 'orders', leader: 'belisarius', mode: 'orders' },
      ],
    },
    { do: 'replace', leader: 'bouzes', at: '2109' },
  ),
  'nothing-to-recover': tried(
    'CA-10.16a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-1': '4502 0' },
      leaders: { gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'orders' },
      ],
    },
    { do: 'recover', unit: 'van-vandal-ln-1' },
  ),
  'next-to-enemy': tried(
    'CA-10.16a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-bucellari-cat-1': '5220 4', 'van-vandal-lc-5': '5119 0 hits 1' },
      leaders: { tzazon: '4717' },
      stack: [
        { step: 'phase', kind: 'momentum', lines: 'no' },
        { step: 'orders', leader: 'tzazon', mode: 'open' },
      ],
    },
    { do: 'recover', unit: 'van-vandal-lc-5' },
  ),
  'not-in-the-open': tried(
    'CA-10.16b',
    'first',
    {
      scenario: 'utus-river',
      units: { 'byz-thracian-cat-1': '1541 2 hits 2' },
      leaders: { artabates: '2006' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'artabates', mode: 'orders' },
      ],
    },
    { do: 'recover', unit: 'byz-thracian-cat-1' },
  ),
  'not-routed': tried(
    'CA-10.27a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'van-vandal-ln-2': '4504 0' },
      leaders: { gelimer: '4520' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'gelimer', mode: 'orders' },
      ],
    },
    { do: 'rally', unit: 'van-vandal-ln-2' },
  ),
  'rally-next-to-enemy': tried(
    'CA-10.27a',
    'first',
    {
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': '5713 3 routed', 'van-vandal-ln-1': '5712 0' },
      leaders: { belisarius: '5613' },
      now: 'orders of belisarius',
    },
    { do: 'rally', unit: 'byz-thracian-cat-1' },
  ),
  'rally-not-in-the-open': tried(
    'CA-10.27a',
    'second',
    {
      scenario: 'utus-river',
      units: { 'hun-hun-lc-34': '2744 0 routed' },
      leaders: { attila: '3140' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'yes' },
        { step: 'orders', leader: 'attila', mode: 'orders' },
      ],
    },
    { do: 'rally', unit: 'hun-hun-lc-34' },
  ),
  'under-fire': tried(
    'CA-10.27a',
    'second',
    {
      scenario: 'tricameron',
      units: { 'byz-armenian-cat-2': '5016 3', 'van-vandal-ln-8': '4816 3 routed' },
      leaders: { tzazon: '4315' },
      stack: [
        { step: 'phase', kind: 'ordinary', lines: 'may-roll' },
        { step: 'orders', leader: 'tzazon', mode: 'orders' },
      ],
    },
    { do: 'rally', unit: 'van-vandal-ln-8' },
  ),
  'tried-already': tried(
    'CA-10.27b',
    'first',
    {
      scenario: 'tricameron',
      rallies: [0],
      units: { 'byz-thracian-cat-1': '5713 3 routed' },
      leaders: { 'a-john': '5614' },
      now: 'orders of a-john',
    },
    { do: 'rally', unit: 'byz-thracian-cat-1' },
  ),
} as const
