import type { Language } from '@iacta/kernel'
import { PLACE_IDS, SEAT_IDS, type SeatId } from '../rules/board.ts'
import type { ConditionId, RankId, View } from '../rules/view.ts'
import * as english from './en/words.ts'
import { en } from './en.ts'
import * as italian from './it/words.ts'
import { it } from './it.ts'

interface Words {
  readonly ranks: Record<RankId, string>
  readonly conditions: Record<ConditionId, string>
  readonly status: (turn: number, active: string, played: number) => string
  readonly waiting: (names: string) => string
  readonly player: (points: number, cards: number) => string
  readonly independent: string
  readonly marked: (n: number) => string
  readonly tribes: (place: string) => string
  readonly hand: string
}

const WORDS: Record<Language, Words> = {
  en: {
    ranks: { general: 'General', contender: 'Contender', emperor: 'Emperor' },
    conditions: { ready: '', moved: ', has moved', sick: ', sick' },
    status: (turn, active, played) => `Turn ${turn}. Hand of ${active}; cards played: ${played}.`,
    waiting: (names) => `Waiting for: ${names}`,
    player: (points, cards) => `points ${points}, cards ${cards}`,
    independent: 'independent',
    marked: (n) => ` (${n} marked)`,
    tribes: (place) => `Germanic tribes: ${place}`,
    hand: 'Your cards: ',
  },
  it: {
    ranks: { general: 'Generale', contender: 'Condottiero', emperor: 'Sovrano' },
    conditions: { ready: '', moved: ', ha mosso', sick: ', malato' },
    status: (turn, active, played) => `Turno ${turn}. Mano di ${active}; carte giocate: ${played}.`,
    waiting: (names) => `Si attende: ${names}`,
    player: (points, cards) => `punti ${points}, carte ${cards}`,
    independent: 'indipendenti',
    marked: (n) => ` (${n} con l’indicatore)`,
    tribes: (place) => `Tribù germaniche: ${place}`,
    hand: 'Le tue carte: ',
  },
}

/** The table in words for a terminal, line by line. */
export function inWords(view: View, language: Language): string[] {
  const t = language === 'it' ? it : en
  const words = WORDS[language]
  const seat = (id: SeatId): string => t.seats[id]
  const lines = [words.status(view.turn, seat(view.active), view.cardsPlayed)]
  if (view.waiting.length > 0) lines.push(words.waiting(view.waiting.map(seat).join(', ')))
  for (const id of SEAT_IDS) {
    const player = view.seats[id]
    if (!player) continue
    const home = player.home ? t.zones[player.home] : '–'
    const figure = player.commander
      ? `${words.ranks[player.rank]}: ${t.places[player.commander]}${words.conditions[player.condition]}`
      : '–'
    lines.push(`${seat(id)} (${home}): ${words.player(player.victory, player.cards)}; ${figure}`)
  }
  for (const at of PLACE_IDS) {
    const owners = Object.entries(view.legions[at] ?? {})
    if (owners.length === 0) continue
    const counted = owners.map(([owner, [fresh, done, marked, markedDone]]) => {
      const name = owner === 'independent' ? words.independent : t.seats[owner as SeatId]
      const flagged = marked + markedDone
      return `${name} ${fresh + done + flagged}${flagged > 0 ? words.marked(flagged) : ''}`
    })
    lines.push(`  ${t.places[at]}: ${counted.join(', ')}`)
  }
  if (view.tribes) lines.push(words.tribes(t.places[view.tribes]))
  const { card } = language === 'it' ? italian : english
  if (view.hand.length > 0) lines.push(words.hand + view.hand.map(card).join(', '))
  return lines
}
