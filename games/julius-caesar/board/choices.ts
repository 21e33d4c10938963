import { type Language, namedIn } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import type { Action } from '../rules/action.ts'
import {
  BLOCK_IDS,
  type BlockId,
  CARD_IDS,
  HOME_SIDE,
  block as numberOf,
  PLACE_IDS,
  type PlaceId,
  place,
  ROADS_FROM,
  SEA_WAYS_FROM,
  SIDE_IDS,
} from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { cardName, levyCityOf } from '../text/common.ts'
import { choices } from '../text/headings.ts'
import { places } from '../text/places.ts'
import { grouped, NAMES, sayBlock, stepNamed } from './describe.ts'
import { contestAt, frame, seen, whereIs } from './reading.ts'

/** Choices of one kind, under a heading. */
export interface Group {
  readonly heading: string
  readonly actions: readonly Action[]
}

/** Actions that end something or do without it come last. */
const LAST = ['ready', 'halt', 'end-moves', 'end-levies', 'end-regroup', 'end-disbanding', 'decline'] as const
const isLast = (action: Action): boolean => (LAST as readonly string[]).includes(action.do)

/** Legal actions arranged for a list: by kind, and by block or place; each in exactly one group. */
export function groups(actions: readonly Action[], view: View, language: Language): Group[] {
  const headingOf = headings(view, language)
  /** Blocks that leave the same place stand together. */
  const origin = (action: Action): string => {
    const at = action.do === 'move' || action.do === 'harbour' ? whereIs(view, action.block) : null
    return at ? places[at] : ''
  }
  const order = (a: Action, b: Action): number =>
    Number(isLast(a)) - Number(isLast(b)) || origin(a).localeCompare(origin(b))
  const by = grouped(actions.toSorted(order), headingOf)
  return [...by].map(([heading, members]) => ({ heading, actions: members }))
}

function headings(view: View, language: Language): (action: Action) => string {
  const c = choices[language]
  const { blocks } = NAMES[language]
  const battle = frame(view, 'battle')
  const attacker = battle && contestAt(view, battle.place)?.attacker
  const name = (id: BlockId): string => {
    const one = seen(view, id)
    return one ? sayBlock(one, { language, attacks: attacker ? one.side === attacker : null }) : blocks[id]
  }
  const at = (id: BlockId): PlaceId => whereIs(view, id) ?? 'roma'
  const crossing = stepNamed(view, 'crossing')
  const onward = stepNamed(view, 'onward')

  return (action) => {
    switch (action.do) {
      case 'exchange':
        return c.exchange(blocks[action.block], at(action.block))
      case 'discard':
        return c.discard
      case 'play':
        return c.play
      case 'move':
        if (crossing || onward)
          return c.underWay(name(action.block), (crossing?.at as PlaceId | undefined) ?? at(action.block))
        return c.move(at(action.block), name(action.block))
      case 'main-attack':
        return c.mainAttack(action.at)
      case 'surprise':
        return c.surprise
      case 'levy':
        return c.levies(action.at)
      case 'raise':
        return c.levies(at(action.block))
      case 'turn':
        return c.turn(action.at)
      case 'receive':
        return c.receive
      case 'strike':
        return c.strike
      case 'battle':
        return c.battle
      case 'fire':
      case 'pass':
      case 'retreat':
      case 'sail':
      case 'perish':
        return name(action.block)
      case 'hit':
        return c.hit
      case 'regroup':
        return c.regroup(name(action.block))
      case 'harbour':
        return c.harbour(at(action.block), name(action.block))
      case 'disband':
        return c.disband(at(action.block))
      case 'decline':
        return c.decline
      case 'ready':
      case 'halt':
      case 'end-moves':
      case 'end-levies':
      case 'end-regroup':
      case 'end-disbanding':
        return c.finish
    }
  }
}

// Why not? What somebody who names blocks and places may mean

const COLOURS: readonly Colour[] = ['tan', 'green', 'blue']
const MANY = 12

/**
 * What may be meant by words that name blocks, places or cards, of the kind that is asked for now: legal or not,
 * so that one can ask why not. Nothing if they name nothing.
 */
export function attempts(said: string, view: View, language: Language): Action[] {
  const { blocks, gods } = NAMES[language]
  const isOwn = (id: BlockId): boolean => (seen(view, id)?.side ?? SIDE_IDS[HOME_SIDE[numberOf(id)]]) === view.seat
  // Of two blocks of the same name, one's own is meant.
  const all = namedIn(said, BLOCK_IDS, (id) => blocks[id])
  const mine = all.filter((id) => isOwn(id) || !all.some((twin) => blocks[twin] === blocks[id] && isOwn(twin)))
  const where = namedIn(said, PLACE_IDS, (id) => places[id].replace(/^(Mare|Oceanus|Pontus) /, ''))
  const cards = namedIn(said, CARD_IDS, (id) => cardName(id, gods))
  const top = view.steps.at(-1)?.step

  const each = <T>(things: readonly T[], make: (thing: T) => readonly Action[]): Action[] => things.flatMap(make)
  /** To the places named; to all it touches where none is. */
  const to = (id: BlockId): readonly PlaceId[] => {
    const from = whereIs(view, id)
    if (where.length > 0) return where.length > 1 ? where.filter((p) => p !== from) : where
    if (!from) return ['roma']
    const p = place(from)
    return [...ROADS_FROM[p], ...SEA_WAYS_FROM[p]].map((link) => PLACE_IDS[link.to])
  }
  const ways = (verb: 'move' | 'retreat' | 'regroup' | 'harbour' | 'sail'): Action[] =>
    each(mine, (block) => to(block).map((target) => ({ do: verb, block, to: target }) as Action))

  const meant = (): Action[] => {
    switch (top) {
      case 'deployment':
        return mine.length > 1 ? [{ do: 'exchange', block: mine[0], with: mine[1] }] : []
      case 'discards':
        return each(cards.slice(0, 1), (card) => [{ do: 'discard', card }])
      case 'cards':
        return each(cards.slice(0, 1), (card) => [{ do: 'play', card }])
      case 'moves':
      case 'onward':
      case 'crossing':
        return ways('move')
      case 'mainAttacks':
        return where.length > 1 ? [{ do: 'main-attack', at: where[0], from: where[1] }] : []
      case 'surprise':
        return each(where, (at) => [{ do: 'surprise', at }])
      case 'levies':
        return each(mine, (block) =>
          seen(view, block)
            ? [{ do: 'raise', block }]
            : (where.length > 0 ? where : [levyCityOf(block) ?? 'roma']).map(
                (at) => ({ do: 'levy', block, at }) as const,
              ),
        )
      case 'jupiter':
        return each(where, (at) => COLOURS.slice(0, 2).map((colour) => ({ do: 'turn', at, colour }) as const))
      case 'defection':
        return each(where, (at) => [{ do: 'receive', at }])
      case 'vulcan':
        return each(where, (at) => [{ do: 'strike', at }])
      case 'battles':
        return each(where, (at) => [{ do: 'battle', at }])
      case 'battle':
        return where.length > 0 ? [...ways('retreat'), ...ways('sail')] : each(mine, (block) => [{ do: 'fire', block }])
      case 'hits':
        return each(mine, (block) => [{ do: 'hit', block }])
      case 'regroup':
        return ways('regroup')
      case 'harbours':
        return ways('harbour')
      case 'surplus':
      case 'disbands':
        return each(mine, (block) => [{ do: 'disband', block }])
      default:
        return []
    }
  }
  return meant().slice(0, MANY)
}
