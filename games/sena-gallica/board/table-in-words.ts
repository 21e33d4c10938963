import { inLines, type Language } from '@iacta/kernel'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import type { View } from '../rules/fog.ts'
import * as english from '../text/en/names.ts'
import * as italian from '../text/it/names.ts'

/** The table in words: how the battle stands, and each fleet ship by ship. */

interface Words {
  readonly battle: string
  readonly setUp: string
  turn(turn: number): string
  points(goth: number, byzantine: number): string
  readonly ships: Readonly<Record<'goth' | 'byzantine', string>>
  lies(ship: string, at: string, heading: number): string
  marines(n: number): string
  fatigue(n: number): string
  fire(level: number): string
  readonly rammed: string
  readonly prize: string
  readonly taken: string
  grappled(ships: readonly string[]): string
  squadron(leader: string): string
  carries(leader: string): string
  readonly none: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    battle: 'The battle',
    setUp: 'The fleets set up.',
    turn: (turn) => `Turn ${turn}.`,
    points: (goth, byzantine) => `Points: Goths ${goth}, Byzantines ${byzantine}.`,
    ships: { goth: 'Gothic ships', byzantine: 'Byzantine ships' },
    lies: (id, at, to) => `${english.ship(id)} in ${at}, heading ${english.heading(to)}`,
    marines: (n) => english.plural(n, 'marine'),
    fatigue: (n) => `fatigue ${n}`,
    fire: (level) => `on fire, level ${level}`,
    rammed: 'rammed',
    prize: 'a prize',
    taken: 'held by the enemy',
    grappled: (ids) => `grappled to ${english.ships(ids)}`,
    squadron: (id) => `squadron of ${english.leader(id)}`,
    carries: (id) => `${english.leader(id)} aboard`,
    none: 'none',
  },
  it: {
    battle: 'La battaglia',
    setUp: 'Le flotte si schierano.',
    turn: (turn) => `Turno ${turn}.`,
    points: (goth, byzantine) => `Punti: Goti ${goth}, Bizantini ${byzantine}.`,
    ships: { goth: 'Navi gote', byzantine: 'Navi bizantine' },
    lies: (id, at, to) => `${italian.Ship(id)} in ${at}, rotta ${italian.heading(to)}`,
    marines: (n) => italian.plural(n, 'fante di marina', 'fanti di marina'),
    fatigue: (n) => `fatica ${n}`,
    fire: (level) => `in fiamme, livello ${level}`,
    rammed: 'speronato',
    prize: 'preda',
    taken: 'in mano al nemico',
    grappled: (ids) => `arpionato con ${italian.ships(ids)}`,
    squadron: (id) => `squadrone di ${italian.leader(id)}`,
    carries: (id) => `a bordo ${italian.leader(id)}`,
    none: 'nessuna',
  },
}

/** A ship that is on the map, in a line. */
export function shipLine(view: View, ship: string, language: Language): string {
  const t = WORDS[language]
  const { oars } = language === 'en' ? english : italian
  const linked = view.links.flatMap(({ one, other }) => (one === ship ? [other] : other === ship ? [one] : []))
  const oarsOf = view.oars[ship] ?? 'sound'
  const parts = [
    t.lies(ship, view.bow[ship] ?? '', view.heading[ship] ?? 0),
    t.marines(view.marines[ship] ?? 0),
    ...(view.fatigue[ship] ? [t.fatigue(view.fatigue[ship])] : []),
    ...(oarsOf === 'sound' ? [] : [oars[oarsOf]]),
    ...(view.rammed[ship] ? [t.rammed] : []),
    ...(view.fire[ship] ? [t.fire(view.fire[ship])] : []),
    ...(view.prize[ship] ? [t.prize] : view.taken[ship] ? [t.taken] : []),
    ...(linked.length > 0 ? [t.grappled(linked)] : []),
    ...LEADER_IDS.filter((leader) => view.aboard[leader] === ship).map(t.carries),
    ...(view.squadron[ship] ? [t.squadron(view.squadron[ship])] : []),
  ]
  return parts.join(', ')
}

export function sections(view: View, language: Language) {
  const t = WORDS[language]
  const status = [view.turn === 0 ? t.setUp : t.turn(view.turn), t.points(view.points.goth, view.points.byzantine)]
  return [
    { heading: t.battle, lines: status },
    ...SEAT_IDS.map((side) => {
      const prefix = side === 'goth' ? 'goth' : 'byz'
      const lines = SHIP_IDS.filter((id) => id.startsWith(prefix) && view.bow[id] !== undefined).map((id) =>
        shipLine(view, id, language),
      )
      return { heading: t.ships[side], lines: lines.length > 0 ? lines : [capital(t.none)] }
    }),
  ]
}

/** The table in words for a terminal. */
export const inWords = (view: View, language: Language): string[] => inLines(sections(view, language))
