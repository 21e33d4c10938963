import type { Chance } from '@iacta/kernel'
import { BATTLE_ROUNDS } from '../data/constants.ts'
import { type Action, blockIn, placeAt, placeTo } from '../rules/action.ts'
import {
  ALL_BLOCKS,
  type Block,
  type Border,
  enemyOf,
  FIREPOWER,
  isLeader,
  linkTo,
  type Place,
  place,
  ROADS_FROM,
  SEA_WAYS_FROM,
  type Side,
  VALUE,
} from '../rules/printed.ts'
import { type BattleFrame, blocksAt, contestAt, NO_BORDER, type State } from '../rules/state.ts'
import { attackOdds, edgeOf, RESERVE } from './battle-odds.ts'
import { Ground } from './ground.ts'
import type { Tuning } from './tuning.ts'
import { fireOf, PLACE_WORTH } from './worth.ts'

/** How far who strays misjudges a battle. */
const MISJUDGED = 0.15

/** Fire, unless the battle is lost and there is somewhere to go. */
export function chooseInBattle(
  s: State,
  frame: BattleFrame,
  side: Side,
  actions: readonly Action[],
  chance: Chance,
  daring: number,
  tuning: Tuning,
): Action {
  const ways = actions.filter((action) => action.do === 'retreat' || action.do === 'sail')
  const fires = actions.filter((action) => action.do === 'fire')
  if (ways.length > 0 && (fires.length === 0 || seemsLost(s, frame, side, chance, daring, tuning)))
    return bestRetreat(s, side, ways, tuning)
  return best(fires, (action) => (action.do === 'fire' ? fireOf(s, blockIn(action)) : 0)) ?? actions[0]
}

function seemsLost(s: State, frame: BattleFrame, side: Side, chance: Chance, daring: number, tuning: Tuning): boolean {
  const attacks = contestAt(s, frame.place)?.attacker === side
  const error = daring === 0 ? 0 : MISJUDGED * daring * (chance.pick(1000) / 1000 - 0.5)
  const odds = oddsNow(s, frame, side) + error
  return odds < (attacks ? tuning.giveUpAttacking : tuning.giveUpDefending)
}

/** How likely a side is to win the battle it is in. */
export function oddsNow(s: State, frame: BattleFrame, side: Side): number {
  const attacker = contestAt(s, frame.place)?.attacker ?? side
  const force = { fire: [0, 0], body: [0, 0] }
  for (const b of ALL_BLOCKS) {
    if (s.place[b] !== frame.place) continue
    const role = s.side[b] === attacker ? RESERVE.attacking : RESERVE.defending
    const share = s.entry[b] === NO_BORDER ? 1 : role
    force.fire[s.side[b]] += share * edgeOf(s, b)
    force.body[s.side[b]] += share * s.steps[b]
  }
  const defender = enemyOf(attacker)
  const odds = attackOdds(force.fire[attacker], force.body[attacker], force.fire[defender], force.body[defender])
  // 7.6: in Round 4 the Attacker must go, so what he has not beaten by then he will not beat.
  const hits = force.fire[attacker] * (BATTLE_ROUNDS - frame.round)
  const attackers = odds * Math.min(1, hits / force.body[defender])
  return side === attacker ? attackers : 1 - attackers
}

/** Where a beaten block is most useful, and least in danger. */
function bestRetreat(s: State, side: Side, ways: readonly Action[], tuning: Tuning): Action {
  const ground = new Ground(s, tuning)
  return (
    best(ways, (action) => {
      if (action.do !== 'retreat' && action.do !== 'sail') return 0
      const to = placeTo(action)
      return (
        tuning.retreatToPoints * VALUE[to] + ground.pull(side, to) - tuning.retreatFromDanger * ground.danger(side, to)
      )
    }) ?? ways[0]
  )
}

/** The one that is least missed: already fired, of little firepower, never a leader if it can be helped. */
export function chooseHit(s: State, actions: readonly Action[]): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'hit') return 0
      const b = blockIn(action)
      return (s.acted[b] ? 1 : 0) - FIREPOWER[b] - (isLeader[b] ? 5 : 0)
    }) ?? actions[0]
  )
}

/** 7.3. The Main Attack is the one that hits hardest. */
export function chooseMainAttack(s: State, side: Side, actions: readonly Action[]): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'main-attack') return 0
      const at = placeAt(action)
      const border = borderBetween(at, place(action.from))
      return force(
        s,
        blocksAt(s, at, side).filter((b) => s.entry[b] === border),
      )
    }) ?? actions[0]
  )
}

const borderBetween = (at: Place, from: Place): Border | undefined =>
  (linkTo(ROADS_FROM[at], from) ?? linkTo(SEA_WAYS_FROM[at], from))?.border

const force = (s: State, blocks: readonly Block[]): number => blocks.reduce((sum, b) => sum + fireOf(s, b), 0)

/** The battle with the most at stake. */
export function chooseBattle(s: State, actions: readonly Action[]): Action {
  return (
    best(actions, (action) => {
      if (action.do !== 'battle' && action.do !== 'surprise') return 0
      return PLACE_WORTH[placeAt(action)] + 0.05 * force(s, blocksAt(s, placeAt(action)))
    }) ?? actions[0]
  )
}

/** After a victory: to where blocks are wanted more. */
export function chooseRegroup(s: State, side: Side, at: Place, actions: readonly Action[], tuning: Tuning): Action {
  const ground = new Ground(s, tuning)
  const enough = 0.03
  return (
    best(actions, (action) => {
      if (action.do !== 'regroup') return enough
      return ground.gain(side, [{ from: at, to: placeTo(action), blocks: [blockIn(action)] }])
    }) ?? actions[0]
  )
}

/** The action that scores most; the first of equals. */
export function best(actions: readonly Action[], score: (action: Action) => number): Action | null {
  let found: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const points = score(action)
    if (points <= most) continue
    most = points
    found = action
  }
  return found
}
