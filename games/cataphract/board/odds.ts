import type { Language, Marches, MarchQuestion } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { MissileModifier } from '../rules/missiles.ts'

/** What a fire could bring, as the rules themselves tell it for each face of the die. */

const FIRES: readonly Action['do'][] = ['fire', 'loose', 'snipe', 'harass']

/** What is asked of the rules about a fire that ends these actions; null for anything else. */
export const oddsQuestion = (actions: readonly Action[]): MarchQuestion<Action> | null =>
  FIRES.includes(actions.at(-1)?.do ?? 'done') ? { pieces: [], first: actions, faces: true } : null

export interface Odds {
  /** How likely at least one hit is, and two. */
  readonly hit: number
  readonly twice: number
  readonly needs: number
  /** What is added to the die, and what for. */
  readonly by: number
  readonly because: readonly MissileModifier[]
}

/** Null where nothing is thrown at once; of a leader who is alone, only that he is. */
export function oddsOf({ faces = [] }: Marches<Action>): Odds | 'leader' | null {
  const told = faces.flatMap((heard) => heard.find(({ key }) => key === 'fired' || key === 'sniped') ?? [])
  const [first] = told
  if (!first || told.length < faces.length) return null
  if (first.key === 'sniped') return 'leader'
  const fires = told.map(({ params }) => params as Happenings['fired'])
  const part = (hits: number): number => fires.filter((fire) => fire.hits >= hits).length / fires.length
  const [{ needs, modified, roll, because }] = fires
  return { hit: part(1), twice: part(2), needs, by: modified - roll, because }
}

const percent = (part: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part)
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const WORDS = {
  en: {
    hit: (part: string, twice: string | null) => `A hit: ${part}${twice ? `, two hits: ${twice}` : ''}.`,
    roll: (by: number, needs: number, why: string) =>
      by === 0 ? `A roll of ${needs} or less.` : `The roll ${signed(by)} (${why}) has to be ${needs} or less.`,
    leader: 'Only a 0, and then another one, strikes him: 1%.',
    because: {
      moved: 'moves',
      woods: 'woods',
      heavyInfantry: 'heavy infantry',
      heavyInfantryAdjacent: 'heavy infantry from the front, close by',
      shieldWall: 'shield wall',
      wall: 'from the walls',
      wind: 'against the wind',
    },
  },
  it: {
    hit: (part: string, twice: string | null) => `Un Colpo: ${part}${twice ? `, due Colpi: ${twice}` : ''}.`,
    roll: (by: number, needs: number, why: string) =>
      by === 0 ? `Serve ${needs} o meno.` : `Il tiro ${signed(by)} (${why}) deve dare ${needs} o meno.`,
    leader: 'Lo colpisce solo uno 0 seguito da un altro 0: 1%.',
    because: {
      moved: 'muove',
      woods: 'bosco',
      heavyInfantry: 'fanteria pesante',
      heavyInfantryAdjacent: 'fanteria pesante di fronte, adiacente',
      shieldWall: 'Muro di Scudi',
      wall: 'dalle mura',
      wind: 'controvento',
    },
  },
} as const satisfies Record<Language, { because: Record<MissileModifier, string>; [key: string]: unknown }>

export function oddsInWords(odds: Odds | 'leader', language: Language): string {
  const w = WORDS[language]
  if (odds === 'leader') return w.leader
  const { hit, twice, by, needs, because } = odds
  const why = because.map((name) => w.because[name]).join(', ')
  const chance = w.hit(percent(hit, language), twice > 0 ? percent(twice, language) : null)
  return `${chance} ${w.roll(by, needs, why)}`
}

/** In a few signs, for the map: the chance of a hit, and what is added to the die. */
export const oddsInShort = (odds: Odds | 'leader', language: Language): string =>
  odds === 'leader'
    ? percent(0.01, language)
    : `${percent(odds.hit, language)}${odds.by === 0 ? '' : ` (${signed(odds.by)})`}`
