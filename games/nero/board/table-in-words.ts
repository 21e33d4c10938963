import type { GameText, Language } from '@iacta/kernel'
import { CARDS_PER_HAND, POINTS_TO_BE_PROCLAIMED, TURNS } from '../data/constants.ts'
import type { Action } from '../rules/action.ts'
import {
  type CardId,
  PLACE_IDS,
  type PlaceId,
  PROVINCES_OF,
  type SeatId,
  ZONE_IDS,
  type ZoneId,
  zone,
} from '../rules/printed.ts'
import { TOPICS } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { chosenOf } from './chosen.ts'
import { cardTitle, sayCard } from './describe-cards.ts'
import { describe } from './describe-places.ts'
import { sayWindow } from './describe-window.ts'
import { type Line, lastBattle, sources } from './last-battle.ts'
import { isOpen } from './open.ts'
import { battleOf, declarationOf, eventOf, frame, moveOf, playerOf, seatsAt, strengths } from './reading.ts'
import { TEXT, type TextViewLabels } from './text-view-labels.ts'

/** A part of the table in words: a heading and its lines. */
interface Section {
  readonly heading: string
  readonly lines: readonly string[]
}

/** What was told, and how it is said. */
interface Told {
  readonly log: readonly Line[]
  readonly text: GameText<Action>
}

/** How the table is told; `ended` says how it ended, by the rules or otherwise; `told` is what happened, if it is asked for. */
interface Telling {
  readonly ended?: string | null
  readonly told?: Told | undefined
}

/** The whole table in words, as a seat may know it: what is urgent first, then who stands where, then the cards. */
export function inWords(view: View, language: Language, { ended = null, told }: Telling = {}): Section[] {
  const t = TEXT[language]
  return [
    statusOf(view, t, ended),
    nowOf(view, t),
    ...(told ? [battleOver(view, t, told)] : []),
    playersOf(view, t),
    ...ZONE_IDS.map((id) => zoneOf(view, t, id)),
    { heading: t.italy, lines: ITALIAN.map((at) => placeLine(view, t, at)) },
    handOf(view, t),
    ...openHands(view, t),
    { heading: t.ui.spent, lines: view.spent.map((id) => sayCard(id, t.ui)) },
    { heading: t.ui.laidAside, lines: view.discards.map((id) => sayCard(id, t.ui)) },
    ordersOf(view, t),
  ].filter(({ lines }) => lines.length > 0)
}

const ITALIAN: readonly PlaceId[] = ['italia-north', 'italia-south', 'roma']

function statusOf(view: View, t: TextViewLabels, ended: string | null): Section {
  const { ui } = t
  const asked = view.waiting.map((seat) => ui.owners[seat]).join(', ')
  return {
    heading: t.status,
    lines: [
      [
        ui.turn(view.turn, TURNS),
        ...(frame(view, 'hands') ? [ui.handOf(ui.owners[view.active], view.cardsPlayed, CARDS_PER_HAND)] : []),
      ].join('; '),
      `${ui.track}: ${seatsAt(view)
        .map((seat) => `${ui.owners[seat]} ${playerOf(view, seat).victory}`)
        .join(', ')}`,
      ...(view.pool ? [ui.pointsFor(view.points, view.pool)] : []),
      ...(ended ? [`${t.over}: ${ended}`] : asked ? [`${t.waiting}: ${asked}`] : []),
    ],
  }
}

/** What is under way: a stack, a battle, a proclamation, something to be answered. */
function nowOf(view: View, t: TextViewLabels): Section {
  const { ui } = t
  const stack = frame(view, 'stack')
  const battle = frame(view, 'battle')
  const fleet = frame(view, 'course')
  const lines: string[] = []
  if (fleet) lines.push(ui.aboard(fleet.legions, fleet.commander, fleet.at))
  if (stack) lines.push(t.moving(t.pieces(stack.legions, stack.commander), ui.places[stack.at]))
  if (battle) {
    const { attack, defence } = strengths(view)
    lines.push(
      `${ui.battle(battle.at)}: ${ui.owners[view.active]} ${ui.attacker}, ${ui.points(attack)}; ${ui.owners[battle.defender]} ${ui.defender}, ${ui.points(defence)}`,
    )
  }
  if (frame(view, 'proclamation')) {
    const { italy, zones, cards, total } = declarationOf(view, view.active)
    lines.push(
      `${ui.proclamation(ui.owners[view.active])}: ${ui.declared(total, POINTS_TO_BE_PROCLAIMED)}. ${ui.declaredBy(italy, zones, cards)}`,
    )
  }
  const asked = sayWindow(view, ui)
  if (asked) lines.push(asked)
  return { heading: t.now, lines }
}

/** The last battle, with its cards and sums, and what came of it; for a round. */
function battleOver(view: View, { ui }: TextViewLabels, { log, text }: Told): Section {
  const fought = lastBattle(log)
  if (!fought || fought.hands >= view.players) return { heading: '', lines: [] }
  const { attacker, defender, attackersCards, defendersCards, attack, defence } = fought.battle
  const sum = (seat: SeatId, total: number, cards: readonly CardId[]): string => {
    const from = sources(total, cards)
    return `${ui.owners[seat]}: ${ui.points(total)}, ${ui.sum(from.map, from.cards)}`
  }
  const say = (line: Line): string => text.happening({ ...line, to: 0 })
  return {
    heading: ui.lastBattle,
    lines: [
      say({ key: 'fought', params: { ...fought.battle } }),
      sum(attacker, attack, attackersCards),
      sum(defender, defence, defendersCards),
      ...fought.after.map(say),
    ],
  }
}

function playersOf(view: View, t: TextViewLabels): Section {
  const { ui } = t
  return {
    heading: ui.table,
    lines: seatsAt(view).map((seat) => {
      const { rank, commander, condition, home, victory, cards, discards } = playerOf(view, seat)
      return [
        `${ui.owners[seat]}: ${ui.victory(victory)}`,
        commander ? `${ui.ranks[rank]}, ${ui.places[commander]}` : ui.ranks[rank],
        ...(condition === 'ready' ? [] : [ui.conditions[condition]]),
        home ? ui.homeIn(ui.zones[home]) : ui.noHome,
        ui.cardsHeld(cards, discards),
      ].join('; ')
    }),
  }
}

function zoneOf(view: View, t: TextViewLabels, id: ZoneId): Section {
  const holder = view.zones[id]
  return {
    heading: holder ? `${t.ui.zones[id]} (${t.ui.heldBy(t.ui.owners[holder])})` : t.ui.zones[id],
    lines: PROVINCES_OF[zone(id)].map((p) => placeLine(view, t, PLACE_IDS[p])),
  }
}

const placeLine = (view: View, { ui }: TextViewLabels, at: PlaceId): string =>
  `${ui.places[at]}: ${describe(view, at, ui).join('; ')}`

function handOf(view: View, t: TextViewLabels): Section {
  if (!view.seat) return { heading: '', lines: [] }
  const chosen = [...chosenOf(view)]
  return {
    heading: t.ui.hand,
    lines: [
      ...(view.hand.length > 0 ? view.hand.map((id) => cardLine(t, id)) : [t.ui.noCards]),
      ...(chosen.length > 0 ? [`${t.laidFor}: ${chosen.map((id) => cardTitle(id, t.ui)).join(', ')}`] : []),
    ],
  }
}

const cardLine = ({ ui }: TextViewLabels, id: CardId): string =>
  `${cardTitle(id, ui)}: ${ui.worth(moveOf(id), battleOf(id))}. ${ui.powers[eventOf(id)]}`

function openHands(view: View, t: TextViewLabels): Section[] {
  if (!isOpen(view)) return []
  return seatsAt(view).map((seat) => ({
    heading: `${t.ui.owners[seat]}: ${t.ui.cardsHeld(view.hands[seat]?.length ?? 0, 0)}`,
    lines: (view.hands[seat] ?? []).map((id) => sayCard(id, t.ui)),
  }))
}

function ordersOf(view: View, { ui }: TextViewLabels): Section {
  const lines = TOPICS.flatMap((topic) => {
    const until = view.orders[topic]
    return until ? [`${ui.subjects[topic]}: ${ui.untils[until]}`] : []
  })
  const unable = view.unable ? [`${ui.subjects.unable}: ${ui.untils.recall}`] : []
  return { heading: ui.orders, lines: [...lines, ...unable] }
}
