/** The words of the printed facts. */

export const ARMIES = ['byzantine', 'persian', 'vandal', 'goth', 'frank', 'hun', 'west-roman'] as const
export type Army = (typeof ARMIES)[number]

export const NATIONS = [
  'alan',
  'armenian',
  'armorican',
  'auxilia',
  'bucellari',
  'burgundian',
  'cadiseni',
  'frank',
  'gepid',
  'goth',
  'heruli',
  'hun',
  'hun-massagetae',
  'isaurian',
  'lombard',
  'narses-guard',
  'numeri',
  'ostrogoth',
  'persian',
  'roman',
  'saracen',
  'saxon',
  'thracian',
  'vandal',
  'visigoth',
] as const
export type Nation = (typeof NATIONS)[number]

/** 2.22: heavy cavalry, lancers, light cavalry; heavy, medium, light infantry; cheiroballistrae. */
export const TYPES = ['HC', 'LN', 'LC', 'HI', 'MI', 'LI', 'CH'] as const
export type Type = (typeof TYPES)[number]

/** 2.21, 8.11: bow, composite bow, javelins, throwing axes; and artillery (11.6). */
export const MISSILES = ['B', 'C', 'J', 'F', 'CH'] as const
export type Missile = (typeof MISSILES)[number]

/** Overall commander, subordinate, commander of a contingent (4.4, 4.33, 4.5). */
export const RANKS = ['OC', 'SC', 'CC'] as const
export type Rank = (typeof RANKS)[number]

export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'

/** Some of an army: whoever is of one of these. Units are named by class and numbers. */
export interface Filter {
  readonly types?: readonly Type[]
  readonly cataphract?: true
  readonly nations?: readonly Nation[]
  readonly notNations?: readonly Nation[]
  readonly classes?: readonly string[]
  readonly units?: readonly (readonly [unitClass: string, numbers: string])[]
}
