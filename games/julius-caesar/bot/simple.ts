import { type Chance, type Knowledge, quickChance, unheard } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  type Block,
  card,
  enemyOf,
  FIREPOWER,
  GOD,
  isNavis,
  isSea,
  LEVIES,
  MOVES,
  type Place,
  ROADS_FROM,
  type Side,
  VALUE,
} from '../rules/board.ts'
import { juliusCaesar } from '../rules/game.ts'
import { blocksOf, isContested, isFriendly, isOnMap, type State, strength } from '../rules/state.ts'
import { victoryPoints } from '../rules/victory.ts'
import type { View } from '../rules/view.ts'

/** How many worlds it looks into before it decides. */
const WORLDS = 3
const POINT = 30

/** A simple opponent: it tries each action in a few worlds it could be in, and takes what looks best at once. */
export function decide({ seat, view, heard }: Knowledge<View>, chance: Chance): Action {
  const side = seat as Side
  const worlds = Array.from({ length: WORLDS }, () => juliusCaesar.imagine({ seat, view, heard }, chance))
  const legal = juliusCaesar.actions(worlds[0], seat)
  const dice = unheard(quickChance(chance.pick(0x7fffffff)))
  let best = legal[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    let worth = taste(worlds[0], side, action) + chance.pick(100) / 1000
    for (const world of worlds) {
      const after = juliusCaesar.clone(world)
      juliusCaesar.play(after, seat, action, dice)
      worth += standing(after, side) / WORLDS
    }
    if (worth <= most) continue
    most = worth
    best = action
  }
  return best
}

/** What the position after an action does not show. */
function taste(s: State, side: Side, action: Action): number {
  switch (action.do) {
    case 'discard':
      return -cardWorth(action.card)
    case 'play':
      return cardWorth(action.card)
    case 'fire':
      return 4
    case 'disband':
    case 'exchange':
    case 'decline':
      return -5
    case 'end-moves':
      return -1
    case 'retreat':
    case 'sail':
      return isHopeless(s, side) ? 2 : -6
    default:
      return 0
  }
}

const cardWorth = (id: Parameters<typeof card>[0]): number => {
  const c = card(id)
  return GOD[c] ? 2 : MOVES[c] + LEVIES[c] * 0.8
}

function isHopeless(s: State, side: Side): boolean {
  const fight = s.stack.findLast((frame) => frame.step === 'battle')
  return fight?.step === 'battle' && might(s, side, fight.place) * 2 < might(s, enemyOf(side), fight.place)
}

/** Points held or threatened, blocks and their strength, and how near they stand to what is worth taking. */
function standing(s: State, side: Side): number {
  const foe = enemyOf(side)
  if (s.outcome) return s.outcome.winners.includes(side) ? 10_000 : s.outcome.winners.length > 0 ? -10_000 : 0
  let worth = POINT * (victoryPoints(s, side) - victoryPoints(s, foe))
  for (const p of ALL_PLACES) {
    if (isContested(s, p)) worth += battleWorth(s, side, p)
    else if (VALUE[p] > 0 && isFriendly(s, side, p)) worth -= threat(s, side, p)
  }
  for (const b of ALL_BLOCKS) {
    if (!isOnMap(s, b)) continue
    const power = blockPower(s, b) + 1.5
    worth += s.side[b] === side ? power : -power
    if (s.side[b] === side && !isNavis[b]) worth += reach(s, side, s.place[b])
  }
  return worth
}

const blockPower = (s: State, b: Block): number => (strength(s, b) * FIREPOWER[b]) / 2.5

function might(s: State, side: Side, p: Place): number {
  let power = 0
  for (const b of ALL_BLOCKS) if (s.place[b] === p && s.side[b] === side) power += blockPower(s, b)
  return power
}

/** A battle to come: the stake is the city and the blocks, the odds follow the square of the forces. */
function battleWorth(s: State, side: Side, p: Place): number {
  const own = might(s, side, p)
  const theirs = might(s, enemyOf(side), p)
  const odds = own ** 2 / (own ** 2 + theirs ** 2 + 0.01)
  const stake = POINT * VALUE[p] + 0.5 * Math.min(own, theirs) + 2
  return (2 * odds - 1) * stake
}

/** What the enemy beside a city could throw at it. */
function threat(s: State, side: Side, p: Place): number {
  let near = 0
  for (const { to } of ROADS_FROM[p]) near += blocksOf(s, enemyOf(side), to)
  const held = blocksOf(s, side, p)
  return near > held ? Math.min(8, (near - held) * 2) * VALUE[p] : 0
}

/** Better near a city that is worth taking. */
function reach(s: State, side: Side, p: Place): number {
  let pull = 0
  if (isSea[p]) return 0
  for (const { to } of ROADS_FROM[p]) {
    if (VALUE[to] > 0 && !isFriendly(s, side, to)) pull = Math.max(pull, 2)
    else if (pull < 1) for (const far of ROADS_FROM[to]) if (VALUE[far.to] > 0 && !isFriendly(s, side, far.to)) pull = 1
  }
  return pull
}
