import type { Army, Missile, Nation, Type } from './names.ts'

/** What is printed besides: `others` are single units of another quality, `swords` those armed with swords (11.5). */
export interface Extras {
  readonly cataphract?: true
  readonly sword?: true
  readonly swords?: string
  readonly others?: Readonly<Record<number, string>>
}

/** What the counters of a class say (2.21): the same on both faces. */
export type PrintedClass = readonly [
  army: Army,
  nation: Nation,
  type: Type,
  missile: Missile | null,
  numbers: string,
  /** Null where the battle uses no sizes. */
  size: number | null,
  tq: number,
  ma: number,
  extras?: Extras,
]

/** Every class of combat units (2.23). What is printed is known from totals and examples, or reconstructed: see the docs. */
export const CLASSES = {
  // army, nation, type, missiles, numbers, size, TQ, MA
  'byz-thracian-cat': ['byzantine', 'thracian', 'HC', 'C', '1-12', 5, 7, 8, { cataphract: true }],
  'byz-armenian-cat': ['byzantine', 'armenian', 'HC', 'C', '1-6', 5, 7, 8, { cataphract: true }],
  'byz-bucellari-cat': ['byzantine', 'bucellari', 'HC', 'C', '1-4', 3, 8, 8, { cataphract: true }],
  'byz-hun-m-lc': ['byzantine', 'hun-massagetae', 'LC', 'C', '1-2', 6, 7, 9],
  'byz-heruli-ln': ['byzantine', 'heruli', 'LN', 'J', '1', 3, 8, 8],
  'byz-heruli-mi': ['byzantine', 'heruli', 'MI', null, '1-3', 5, 6, 5],
  'byz-lombard-hi': ['byzantine', 'lombard', 'HI', null, '1-3', 5, 6, 4],
  'byz-narses-guard-mi': ['byzantine', 'narses-guard', 'MI', null, '1', 7, 8, 4],
  'byz-isaurian-mi': ['byzantine', 'isaurian', 'MI', null, '1-4', 7, 5, 4],
  'byz-saracen-mi': ['byzantine', 'saracen', 'MI', null, '1-6', 7, 4, 4],
  'byz-numeri-mi': ['byzantine', 'numeri', 'MI', null, '1-13', 7, 5, 4],
  'byz-auxilia-bow-li': ['byzantine', 'auxilia', 'LI', 'C', '1-20', 7, 5, 5],
  'byz-auxilia-jav-li': ['byzantine', 'auxilia', 'LI', 'J', '21-22', 7, 4, 5],
  'rom-thracian-hi': ['byzantine', 'thracian', 'HI', null, '1-22', null, 6, 4, { others: { 7: '1-7' } }],
  'rom-cheiroballistra': ['byzantine', 'roman', 'CH', 'CH', '1-2', null, 4, 3],
  'per-immortals-hc': ['persian', 'persian', 'HC', null, '1-14', 7, 8, 8, { others: { 7: '1' } }],
  'per-saracen-lc': ['persian', 'saracen', 'LC', 'C', '1-8', 7, 4, 9],
  'per-persian-lc': ['persian', 'persian', 'LC', 'B', '1-10', 5, 4, 9],
  'per-persian-li': ['persian', 'persian', 'LI', 'B', '1-10', 7, 4, 5],
  'per-militia-mi': ['persian', 'persian', 'MI', null, '1-10', 7, 4, 4],
  'per-cadiseni-ln': ['persian', 'cadiseni', 'LN', null, '1-10', 7, 5, 8],
  'van-vandal-hc': ['vandal', 'vandal', 'HC', null, '1-2', 5, 6, 8],
  'van-vandal-ln': ['vandal', 'vandal', 'LN', null, '1-12', 5, 5, 8],
  'van-vandal-lc': ['vandal', 'vandal', 'LC', 'J', '1-5', 5, 5, 9],
  'got-goth-hc': ['goth', 'goth', 'HC', null, '1-20', 7, 5, 8, { others: { 6: '1-4' } }],
  'got-goth-li': ['goth', 'goth', 'LI', 'B', '1-12', 5, 4, 5],
  'fra-berserker-mi': ['frank', 'frank', 'MI', 'F', '1-3', 5, 6, 5],
  'fra-frank-mi': ['frank', 'frank', 'MI', 'F', '1-18', 5, 5, 5],
  'hun-hun-hc': ['hun', 'hun', 'HC', 'C', '1-7', null, 7, 8],
  'hun-hun-lc': ['hun', 'hun', 'LC', 'C', '1-36', null, 6, 9, { others: { 7: '1,10', 8: '5', 5: '25-27,33-36' } }],
  'hun-hun-mi': ['hun', 'hun', 'MI', null, '1-6', null, 5, 5, { sword: true }],
  'hun-ostrogoth-hc': ['hun', 'ostrogoth', 'HC', null, '4-7', null, 6, 8],
  'hun-ostrogoth-mi': ['hun', 'ostrogoth', 'MI', null, '1-4', null, 5, 5],
  'hun-ostrogoth-li': ['hun', 'ostrogoth', 'LI', 'B', '1-4', null, 4, 5],
  'hun-gepid-mi': ['hun', 'gepid', 'MI', null, '1-4', null, 6, 5],
  'hun-burgundian-mi': ['hun', 'burgundian', 'MI', null, '1-3', null, 5, 5, { swords: '1' }],
  'hun-frank-mi': ['hun', 'frank', 'MI', 'F', '1-4', null, 5, 5],
  'wro-roman-hi': ['west-roman', 'roman', 'HI', null, '1-4', null, 7, 4],
  'wro-roman-mi': ['west-roman', 'roman', 'MI', null, '1-3', null, 6, 4],
  'wro-saxon-mi': ['west-roman', 'saxon', 'MI', null, '1-3', null, 6, 5, { sword: true }],
  'wro-burgundian-mi': ['west-roman', 'burgundian', 'MI', null, '1-4', null, 5, 5, { swords: '1,2' }],
  'wro-frank-mi': ['west-roman', 'frank', 'MI', 'F', '1-3', null, 5, 5],
  'wro-armorican-mi': ['west-roman', 'armorican', 'MI', null, '1-2', null, 5, 5],
  'wro-alan-hc': ['west-roman', 'alan', 'HC', 'B', '1-5', null, 7, 8],
  'wro-alan-mi': ['west-roman', 'alan', 'MI', null, '1-2', null, 6, 5, { sword: true }],
  'wro-visigoth-hc': ['west-roman', 'visigoth', 'HC', null, '1-5', null, 7, 8],
  'wro-visigoth-lc': ['west-roman', 'visigoth', 'LC', 'J', '1-13', null, 6, 9],
  'wro-visigoth-mi': ['west-roman', 'visigoth', 'MI', null, '1-9', null, 6, 5],
} as const satisfies Readonly<Record<string, PrintedClass>>

export type ClassId = keyof typeof CLASSES

/** 11.1: a Cataphract on foot is heavy infantry with the same bow, of the same size and quality. */
export const ON_FOOT = { type: 'HI', ma: 4 } as const
