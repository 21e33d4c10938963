import type { Language } from '@iacta/kernel'
import type { RankId } from '../rules/view.ts'

/** What the panels of great moments say besides the log's own sentences. */
export interface MomentLabels {
  readonly turn: (n: number) => string
  readonly hailed: Readonly<Record<'proclamation' | 'march' | 'victory', string>>
  readonly emperor: (name: string) => string
  readonly aveCaesar: string
  readonly contender: (name: string) => string
  readonly defeat: string
  readonly fallen: (name: string) => string
  readonly idesOfMarch: string
  readonly murdered: (name: string) => string
  readonly scored: string
  readonly ahead: (names: readonly string[], points: number) => string
  readonly turnsLeft: (n: number) => string
  readonly standing: string
  readonly ranks: Readonly<Record<RankId, string>>
  readonly columns: {
    readonly rank: string
    readonly points: string
    readonly emperor: string
    readonly rome: string
    readonly zones: string
    readonly italy: string
    readonly total: string
    readonly battles: string
  }
  readonly course: string
  readonly ranking: string
}

const NUMERALS = ['I', 'II', 'III', 'IV']
export const numeral = (n: number): string => NUMERALS[n - 1] ?? String(n)

const en: MomentLabels = {
  turn: (n) => `Turn ${numeral(n)}`,
  hailed: {
    proclamation: 'Proclaimed in Rome',
    march: 'The Contender is in Rome',
    victory: 'An Emperor is beaten',
  },
  emperor: (name) => `${name}, Emperor`,
  aveCaesar: 'Ave Caesar!',
  contender: (name) => `${name}, Contender`,
  defeat: 'Beaten in the field',
  fallen: (name) => `${name} falls`,
  idesOfMarch: 'Assassination in Rome',
  murdered: (name) => `${name} loses the throne`,
  scored: 'The turn is scored',
  ahead: (names, points) =>
    names.length === 1
      ? `${names[0]} leads with ${points === 1 ? '1 point' : `${points} points`}.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} lead with ${points === 1 ? '1 point' : `${points} points`} each.`,
  turnsLeft: (n) => (n === 1 ? 'One turn is left, and it counts for more.' : `${n} turns are left.`),
  standing: 'How they stand',
  ranks: { general: 'General', contender: 'Contender', emperor: 'Emperor' },
  columns: {
    rank: 'Rank',
    points: 'Points',
    emperor: 'Throne',
    rome: 'Rome',
    zones: 'Zones',
    italy: 'Italy',
    total: 'Total',
    battles: 'Battles',
  },
  course: 'Points turn by turn',
  ranking: 'Ranking',
}

const it: MomentLabels = {
  turn: (n) => `Turno ${numeral(n)}`,
  hailed: {
    proclamation: 'Proclamato a Roma',
    march: 'Il Condottiero è a Roma',
    victory: 'Un Sovrano è sconfitto',
  },
  emperor: (name) => `${name} Sovrano`,
  aveCaesar: 'Ave Caesar!',
  contender: (name) => `${name} Condottiero`,
  defeat: 'Sconfitto sul campo',
  fallen: (name) => `Cade ${name}`,
  idesOfMarch: 'Attentato a Roma',
  murdered: (name) => `${name} perde il trono`,
  scored: 'I punti del turno',
  ahead: (names, points) =>
    names.length === 1
      ? `È in testa ${names[0]} con ${points === 1 ? '1 punto' : `${points} punti`}.`
      : `Sono in testa ${names.slice(0, -1).join(', ')} e ${names.at(-1)} con ${points === 1 ? '1 punto' : `${points} punti`} a testa.`,
  turnsLeft: (n) => (n === 1 ? 'Resta un turno, e vale di più.' : `Restano ${n} turni.`),
  standing: 'Come stanno',
  ranks: { general: 'Generale', contender: 'Condottiero', emperor: 'Sovrano' },
  columns: {
    rank: 'Rango',
    points: 'Punti',
    emperor: 'Trono',
    rome: 'Roma',
    zones: 'Zone',
    italy: 'Italia',
    total: 'Totale',
    battles: 'Battaglie',
  },
  course: 'Punti turno per turno',
  ranking: 'Classifica',
}

export const LABELS: Readonly<Record<Language, MomentLabels>> = { en, it }
