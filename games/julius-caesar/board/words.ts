import type { Language } from '@iacta/kernel'
import { type CardId, type PlaceId, place, SIDE_IDS, type SideId, VALUE } from '../rules/board.ts'
import type { HiddenBlocks, KnownBlock, PlaceView, View } from '../rules/view.ts'
import { headings } from '../text/board.ts'
import { auc, bc, cardName, colourOfSide, enemyOf, roman } from '../text/common.ts'
import { en } from '../text/en.ts'
import { it } from '../text/it.ts'
import { places } from '../text/places.ts'

/** The table as a list: what is contested, who holds what, the cards, the pools. */
export function inWords(view: View, language: Language): string[] {
  const h = headings[language]
  const t = { en, it }[language]
  const own: SideId = view.seat ?? 'caesar'
  const foe = enemyOf(own)
  const cards = (ids: readonly CardId[]): string => ids.map((id) => cardName(id, t.gods)).join(', ') || h.nothing

  const known = (b: KnownBlock): string =>
    [
      `${t.blocks[b.block]} ${roman(b.strength)}`,
      b.moved ? ` (${h.moved(1)})` : '',
      b.border && isReserve(view, b) ? ` (${h.reserves})` : '',
    ].join('')
  const hidden = (b: HiddenBlocks): string => {
    const what =
      b.colour === colourOfSide(b.side)
        ? h.blocks(b.count)
        : b.colour === 'blue'
          ? h.colours.blue
          : `${h.blocks(b.count)} ${h.colours[b.colour]}`
    return b.moved ? `${what} (${h.moved(b.count)})` : what
  }
  const holders = (side: SideId, { known: seen, hidden: backs }: PlaceView): string =>
    [...seen.filter((b) => b.side === side).map(known), ...backs.filter((b) => b.side === side).map(hidden)].join(', ')
  const named = (id: PlaceId): string =>
    VALUE[place(id)] > 0 ? `${places[id]} (${h.value(VALUE[place(id)])})` : places[id]

  const all = (Object.entries(view.places) as [PlaceId, PlaceView][]).sort(([a], [b]) =>
    places[a].localeCompare(places[b]),
  )
  const sides = ({ known: seen, hidden: backs }: PlaceView): Set<SideId> =>
    new Set([...seen, ...backs].map((b) => b.side))
  const contested = all.filter(([, stack]) => sides(stack).size > 1)
  const heldBy = (side: SideId): string[] =>
    all
      .filter(([, stack]) => sides(stack).size === 1 && sides(stack).has(side))
      .map(([id, stack]) => `  ${named(id)}: ${holders(side, stack)}`)

  return [
    h.year(auc(view.year), bc(view.year), view.turn),
    `${h.points}: ${t.sides.caesar} ${view.points.caesar}, ${t.sides.pompeius} ${view.points.pompeius} (${h.toWin})`,
    '',
    ...(contested.length > 0 ? [`${h.contested}:`] : []),
    ...contested.flatMap(([id, stack]) => {
      const contest = view.contests.find((c) => c.place === id)
      const attacker = contest?.attacker as SideId | undefined
      return [
        `  ${named(id)}${attacker ? ` — ${t.sides[attacker]} ${h.attacks}` : ''}`,
        ...SIDE_IDS.map((side) => `    ${t.sides[side]}: ${holders(side, stack)}`),
      ]
    }),
    `${t.sides[own]}:`,
    ...heldBy(own),
    `${t.sides[foe]}:`,
    ...heldBy(foe),
    '',
    ...SIDE_IDS.map((side) => {
      const pool = view.pools[side]
      const waiting = pool.waiting ? pool.waiting.map((b) => t.blocks[b]).join(', ') || h.nothing : h.waiting(pool.size)
      const fallen = pool.fallen.length > 0 ? `; ${h.fallen}: ${pool.fallen.map((b) => t.blocks[b]).join(', ')}` : ''
      const trophies =
        view.trophies[side].length > 0
          ? `; ${h.trophies}: ${view.trophies[side].map((b) => t.blocks[b]).join(', ')}`
          : ''
      return `${h.pool}, ${t.sides[side]}: ${waiting}${fallen}${trophies}`
    }),
    `${h.played}: ${SIDE_IDS.map((side) => `${t.sides[side]} ${cards(view.played[side])}`).join('; ')}`,
    ...(view.seat
      ? [`${h.hand}: ${cards(view.hand)}${view.discard ? ` (${h.discard}: ${cardName(view.discard, t.gods)})` : ''}`]
      : []),
  ]
}

function isReserve(view: View, b: KnownBlock): boolean {
  const contest = view.contests.find(
    (c) => (c.borders as string[]).includes(b.border ?? '') || (c.responses as string[]).includes(b.border ?? ''),
  )
  return contest !== undefined && contest.main !== null && contest.main !== b.border
}
