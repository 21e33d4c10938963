import type { Language } from '@iacta/kernel'
import { ROAD_LIMIT } from '../data/constants.ts'
import {
  ALL_PLACES,
  type BlockId,
  BORDER_ENDS,
  type BorderId,
  block,
  border,
  type CardId,
  card,
  GOD,
  isNavis,
  isSea,
  isThirdLeader,
  LETTER_ATTACKING,
  LETTER_DEFENDING,
  LETTERS,
  LEVIES,
  LEVY_CITY,
  linkTo,
  MOVES,
  PLACE_IDS,
  type PlaceId,
  place,
  ROADS_FROM,
  type RoadClass,
  SIDE_IDS,
  type SideId,
  VALUE,
  VALUED_CITIES,
} from '../rules/printed.ts'
import type { HiddenBlocks, View } from '../rules/view.ts'
import { auc, bc, cameFrom, cardName, enemyOf, hasTurned } from '../text/common.ts'
import { headings, type TableWords } from '../text/headings.ts'
import { places } from '../text/places.ts'
import { fullStrength, grouped, type Manner, NAMES, sayBlock, stepNamed } from './describe.ts'
import { isOpen } from './open.ts'
import { rating } from './ratings.ts'
import { type Contest, contestAt, isReserve, type KnownBlock, occupied, type PlaceView } from './reading.ts'

export { attempts, groups } from './choices.ts'

/** A part of the table in words: a heading and its lines. */
export interface Section {
  readonly heading: string
  readonly lines: readonly string[]
}

type Place = readonly [PlaceId, PlaceView]

/** How the table is told; `ended` says how it ended, by the rules or otherwise. */
interface Telling {
  readonly manner?: Manner
  readonly ended?: string | null
}

/** The whole table in words, as a seat may know it: what is urgent first, then who holds what, then cards and pools. */
export function inWords(view: View, language: Language, { manner = 'spoken', ended = null }: Telling = {}): Section[] {
  const told = teller(view, language, manner)
  const own: SideId = view.seat ?? 'caesar'
  return [
    told.status(ended),
    told.battle(),
    told.contested(),
    told.cities(own),
    told.cities(enemyOf(own)),
    told.vacant(),
    told.seas(),
    told.roads(),
    ...told.hands(),
    told.played(),
    told.pool(own),
    told.pool(enemyOf(own)),
    told.trophies(),
  ].filter(({ lines }) => lines.length > 0)
}

const byName = ([a]: Place, [b]: Place): number => places[a].localeCompare(places[b])
const listed = (items: readonly string[]): string => items.join('; ')
const isAtSea = (id: PlaceId): boolean => isSea[place(id)]

function teller(view: View, language: Language, manner: Manner) {
  const h: TableWords = headings[language]
  const { blocks, sides, gods } = NAMES[language]
  const fight = stepNamed(view, 'battle')
  const all = [...occupied(view)].toSorted(byName)
  const inBattle = all.find(([id]) => id === fight?.place)
  const waiting = all.filter(([id]) => id !== fight?.place)
  const isContested = ([, stack]: Place): boolean => sidesAt(stack).size > 1
  const heldBy = (side: SideId): Place[] =>
    waiting.filter((at) => !isContested(at) && sidesAt(at[1]).has(side) && !isAtSea(at[0]))

  const named = (id: PlaceId): string =>
    VALUE[place(id)] > 0 ? `${places[id]} (${h.value(VALUE[place(id)])})` : places[id]
  const backs = (at: PlaceId, b: HiddenBlocks): string => {
    if (b.colour === 'blue') return h.colours.blue
    const counted = isAtSea(at) ? h.navis(b.count) : h.blocks(b.count)
    return hasTurned(b.side, b.colour) ? `${counted} ${h.colours[b.colour]}` : counted
  }

  /** Where a block came from to a battle that is still to be fought, and whether it is held back. */
  const entry = (at: PlaceId, b: KnownBlock | HiddenBlocks): string[] => {
    if (b.border === null) return []
    const from = h.from(cameFrom(b.border, at))
    return isReserve(contestAt(view, at), b) ? [h.reserve, from] : [from]
  }
  const known = (at: PlaceId, b: KnownBlock, attacks: boolean | null = null): string =>
    sayBlock(b, { language, manner, attacks, marks: [...entry(at, b), ...(b.acted ? [h.acted] : [])] })
  const hidden = (at: PlaceId, b: HiddenBlocks): string => {
    const marks = [...(b.moved ? [h.moved(b.count)] : []), ...entry(at, b)]
    return marks.length > 0 ? `${backs(at, b)} (${marks.join(', ')})` : backs(at, b)
  }
  const holders = (side: SideId, [at, stack]: Place): string =>
    listed([
      ...stack.known.filter((b) => b.side === side).map((b) => known(at, b)),
      ...stack.hidden.filter((b) => b.side === side).map((b) => hidden(at, b)),
    ])

  return {
    status(ended: string | null): Section {
      const isWinter = stepNamed(view, 'winter') !== undefined
      // Whoever resigned or ran out of time may still stand among those who were to act.
      const asked = view.waiting.map((side) => sides[side]).join(', ')
      const now = ended ? [`${h.over}: ${ended}`] : asked ? [`${h.waiting}: ${asked}`] : []
      return {
        heading: h.status,
        lines: [
          isWinter ? h.winter(auc(view.year), bc(view.year)) : h.year(auc(view.year), bc(view.year), view.turn),
          `${h.points}: ${SIDE_IDS.map((side) => `${sides[side]} ${view.points[side]}`).join(', ')} (${h.toWin})`,
          ...(view.player1 && !isWinter ? [`${h.player1}: ${sides[view.player1]}`] : []),
          ...now,
        ],
      }
    },

    /** The battle being fought: both sides in the order of their turns. */
    battle(): Section {
      if (!fight || !inBattle) return { heading: '', lines: [] }
      const [at, stack] = inBattle
      const contest = contestAt(view, at)
      const attacker = contest?.attacker as SideId
      const hits = stepNamed(view, 'hits')
      const isFirst = contest?.surprise === true && fight.round === 1
      const turns = turnsOf(attacker, isFirst).map(([side, letter], turn) => {
        const fighters = stack.known.filter(
          (b) => b.side === side && b.border === null && letterOf(b.block, side === attacker) === letter,
        )
        const now = fight.turn === turn && fight.side === side && !hits ? ` (${h.now})` : ''
        return fighters.length > 0
          ? [
              `${h.turnOf(LETTERS[letter], sides[side])}${now}: ${listed(fighters.map((b) => known(at, b, side === attacker)))}`,
            ]
          : []
      })
      const reserves = SIDE_IDS.flatMap((side) => {
        const held = listed([
          ...stack.known.filter((b) => b.side === side && b.border !== null).map((b) => known(at, b)),
          ...stack.hidden.filter((b) => b.side === side).map((b) => hidden(at, b)),
        ])
        return held === '' ? [] : [`${h.reservesOf(sides[side])}: ${held}`]
      })
      return {
        heading: h.battle(at, fight.round as number),
        lines: [
          `${h.roles(sides[attacker], sides[enemyOf(attacker)])}${isFirst ? `; ${h.surprise}` : ''}`,
          ...(hits ? [h.hitsLeft(hits.left as number, sides[hits.side as SideId])] : []),
          ...turns.flat(),
          ...reserves,
        ],
      }
    },

    contested(): Section {
      return {
        heading: h.contested,
        lines: waiting.filter(isContested).flatMap((at) => {
          const [id] = at
          const contest = contestAt(view, id)
          return [
            `${named(id)}${contest ? `: ${listed(attack(h, sides, id, contest))}` : ''}`,
            ...SIDE_IDS.map((side) => `${places[id]}, ${sides[side]}: ${holders(side, at)}`),
          ]
        }),
      }
    },

    cities(side: SideId): Section {
      const heading = side === view.seat ? h.yourCities(sides[side]) : h.citiesOf(sides[side])
      return { heading, lines: heldBy(side).map((at) => `${named(at[0])}: ${holders(side, at)}`) }
    },

    vacant(): Section {
      const empty = VALUED_CITIES.filter((p) => !occupied(view).has(PLACE_IDS[p]))
      const worth = empty.map((p) => `${places[PLACE_IDS[p]]} (${VALUE[p]})`)
      return { heading: h.vacantWorth, lines: worth.length > 0 ? [listed(worth)] : [] }
    },

    seas(): Section {
      const held = waiting.filter((at) => isAtSea(at[0]) && !isContested(at))
      const empty = ALL_PLACES.filter((p) => isSea[p] && !occupied(view).has(PLACE_IDS[p])).map(
        (p) => places[PLACE_IDS[p]],
      )
      return {
        heading: h.seas,
        lines: [
          ...held.map((at) => {
            const [side] = sidesAt(at[1])
            return `${places[at[0]]}, ${sides[side]}: ${holders(side, at)}`
          }),
          ...(empty.length > 0 ? [`${h.vacant}: ${empty.toSorted().join(', ')}`] : []),
        ],
      }
    },

    /** What a command, a Round of retreats or a regroup has used so far. */
    roads(): Section {
      const moves = stepNamed(view, 'moves')
      const regroup = stepNamed(view, 'regroup')
      if (!moves && !fight && !regroup) return { heading: '', lines: [] }
      const ids = (list: unknown): string => (list as PlaceId[]).map((id) => places[id]).join(', ')
      const active = moves && (moves.active as PlaceId[]).length > 0 ? [`${h.activated}: ${ids(moves.active)}`] : []
      const guarded = moves && (moves.guarded as PlaceId[]).length > 0 ? [`${h.guarded}: ${ids(moves.guarded)}`] : []
      const used = Object.entries(view.roads).map(([id, count]) => {
        const [a, b] = BORDER_ENDS[border(id as BorderId)]
        const road = linkTo(ROADS_FROM[a], b)?.road ?? 'minor'
        return `${places[PLACE_IDS[a]]}–${places[PLACE_IDS[b]]}: ${limitOf(h, view, road, count)} (${h.roads[road]})`
      })
      const heading = fight ? h.battleRoads : regroup ? h.regroupRoads : h.command
      return { heading, lines: [...active, ...guarded, ...used.toSorted()] }
    },

    hands(): Section[] {
      if (isOpen(view))
        return SIDE_IDS.map((side) => ({
          heading: h.handOf(sides[side]),
          lines: view.hands[side].map((id) => sayCard(h, gods, id)),
        }))
      return view.seat ? [this.hand(view.seat)] : []
    },

    hand(seat: SideId): Section {
      const cards = stepNamed(view, 'cards') ?? stepNamed(view, 'discards')
      const chosen = (cards?.chosen as (CardId | null)[] | undefined)?.[SIDE_IDS.indexOf(seat)]
      return {
        heading: h.hand,
        lines: [
          ...(view.hand.length > 0 ? view.hand.map((id) => sayCard(h, gods, id)) : [h.nothing]),
          ...(chosen ? [`${h.chosen}: ${cardName(chosen, gods)}`] : []),
          ...(view.discard ? [`${h.discard}: ${cardName(view.discard, gods)}`] : []),
          h.holds(sides[enemyOf(seat)], view.handSize[enemyOf(seat)]),
        ],
      }
    },

    played(): Section {
      const turns = Math.max(...SIDE_IDS.map((side) => view.played[side].length))
      return {
        heading: h.played,
        lines: Array.from({ length: turns }, (_, i) => {
          const cards = SIDE_IDS.flatMap((side) =>
            view.played[side][i] ? [`${sides[side]} ${cardName(view.played[side][i], gods)}`] : [],
          )
          return `${h.turn(i + 1)}: ${listed(cards)}`
        }),
      }
    },

    pool(side: SideId): Section {
      const { size, waiting: ready, fallen } = view.pools[side]
      const isOwn = side === view.seat
      const lost = isOwn ? view.turncoats : []
      const names = (ids: readonly BlockId[]): string => listed(ids.map((id) => blocks[id]))
      return {
        heading: isOwn ? h.yourPool(sides[side]) : h.poolOf(sides[side]),
        lines: [
          ...(ready ? levyPool(h, blocks, ready, view.trophies[enemyOf(side)].length > 0) : [h.inPool(size)]),
          ...(fallen.length > 0 ? [`${h.fallen}: ${names(fallen)}`] : []),
          ...(lost.length > 0 ? [`${h.turncoats}: ${names(lost)}`] : []),
        ],
      }
    },

    trophies(): Section {
      return {
        heading: h.trophies,
        lines: SIDE_IDS.filter((side) => view.trophies[side].length > 0).map(
          (side) => `${sides[side]}: ${listed(view.trophies[side].map((id) => blocks[id]))}`,
        ),
      }
    },
  }
}

const sidesAt = ({ known, hidden }: PlaceView): Set<SideId> => new Set([...known, ...hidden].map((b) => b.side))

const letterOf = (id: BlockId, attacks: boolean): number => (attacks ? LETTER_ATTACKING : LETTER_DEFENDING)[block(id)]

/** 7.2: the eight turns of a Round; in the first of a surprise all of the Attacker's come first. */
function turnsOf(attacker: SideId, isSurprise: boolean): readonly (readonly [SideId, number])[] {
  const defender = enemyOf(attacker)
  const letters = LETTERS.map((_, letter) => letter)
  const both = [attacker, defender] as const
  return isSurprise
    ? both.flatMap((side) => letters.map((letter) => [side, letter] as const))
    : letters.flatMap((letter) => both.toReversed().map((side) => [side, letter] as const))
}

function attack(h: TableWords, sides: Readonly<Record<SideId, string>>, at: PlaceId, contest: Contest): string[] {
  const { attacker, main, borders, responses } = contest
  return [
    h.attacks(sides[attacker]),
    ...borders.map((over) => (over === main ? h.mainFrom : h.attackFrom)(cameFrom(over, at))),
    ...responses.map((over) => h.helpFrom(cameFrom(over, at))),
    ...(contest.surprise ? [h.surprise] : []),
  ]
}

/** `2 of 4`; where an attack has another limit, that too. */
function limitOf(h: TableWords, view: View, road: RoadClass, used: number): string {
  if (stepNamed(view, 'battle')) return h.limit(used, ROAD_LIMIT.retreat[road])
  if (stepNamed(view, 'regroup')) return h.limit(used, ROAD_LIMIT.regroup[road])
  const attacking = (stepNamed(view, 'moves')?.god === 'pluto' ? ROAD_LIMIT.plutoAttack : ROAD_LIMIT.attack)[road]
  const usual = h.limit(used, ROAD_LIMIT.move[road])
  return attacking === ROAD_LIMIT.move[road] ? usual : `${usual}, ${h.toAttack(attacking)}`
}

function sayCard(h: TableWords, gods: Parameters<typeof cardName>[1], id: CardId): string {
  const c = card(id)
  return `${cardName(id, gods)}: ${GOD[c] ? h.event : h.card(MOVES[c], LEVIES[c])}`
}

/** 6.4: the blocks that wait, by where they may be levied. */
function levyPool(
  h: TableWords,
  blocks: Readonly<Record<BlockId, string>>,
  ready: readonly BlockId[],
  hasLostLeader: boolean,
): string[] {
  const where = (id: BlockId): string => {
    const b = block(id)
    const city = LEVY_CITY[b]
    if (city !== null) return places[PLACE_IDS[city]]
    if (isNavis[b]) return h.majorPort
    return isThirdLeader[b] && !hasLostLeader ? h.notYet : h.anyCity
  }
  const byPlace = grouped(ready, where)
  if (byPlace.size === 0) return [h.nothing]
  const general = [h.anyCity, h.majorPort, h.notYet].filter((label) => byPlace.has(label))
  const cities = [...byPlace.keys()].filter((label) => !general.includes(label as never)).toSorted()
  return [...general, ...cities].map((label) => {
    const ids = byPlace.get(label) ?? []
    return `${label}: ${listed(ids.map((id) => `${blocks[id]} (${rating(id, null)}, ${h.full(fullStrength(id))})`))}`
  })
}
