import { type Chance, noChance, type Seat, unheard } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { type Action, type ActionOf, make } from '../rules/action.ts'
import { senaGallica as game } from '../rules/game.ts'
import { type Active, heldBar } from '../rules/movement.ts'
import { enemyOf, GRID, leaderNamed, SHIPS, type Ship, shipNamed } from '../rules/printed.ts'
import { isRammed } from '../rules/ships.ts'
import { isOnMap, type State, sideOf } from '../rules/state.ts'
import { boardingValue, grappling, raking, shooting } from './odds.ts'
import { schemes } from './steering.ts'

/** What a good captain does, quickly found. */

const of = <Do extends Action['do']>(legal: readonly Action[], verb: Do): ActionOf<Do>[] =>
  legal.filter((action): action is ActionOf<Do> => action.do === verb)

const best = <T>(those: readonly T[], value: (one: T) => number): T | undefined =>
  those.reduce<T | undefined>(
    (found, one) => (found === undefined || value(one) > value(found) ? one : found),
    undefined,
  )

/** How far the nearest enemy is. */
function distanceToEnemy(s: State, ship: Ship): number {
  let nearest = 99
  for (const other of SHIPS)
    if (isOnMap(s, other) && sideOf(s, other) === enemyOf(sideOf(s, ship)))
      nearest = Math.min(nearest, GRID.distance(s.bow[ship], s.bow[other]))
  return nearest
}

export function plan(s: State, seat: Seat, chance: Chance, daring: number): readonly Action[] {
  const legal = game.actions(s, seat)
  if (legal.length === 1) return [legal[0]]
  const frame = s.stack[s.stack.length - 1]
  if (daring > 0 && frame.step !== 'setUp' && frame.step !== 'ship' && chance.pick(100) < daring * 8)
    return [legal[chance.pick(legal.length)]]
  switch (frame.step) {
    case 'setUp':
      return [make.usual()]
    case 'first':
      return [make.first(SEAT_IDS[seat])]
    case 'command':
      return [make.done()]
    case 'squadrons':
      return [nearestSquadron(s, of(legal, 'squadron')) ?? legal[0]]
    case 'squadron':
    case 'detached':
      return [nearestShip(s, of(legal, 'activate')) ?? legal[0]]
    case 'ship':
      return steer(s, frame, seat, legal, chance, daring)
    case 'answer':
      return [shot(s, frame.mover, of(legal, 'shoot')) ?? make.hold()]
    case 'riposte':
      return [grappling(s, frame.ship, frame.at, false) > 0 ? make.grapple(frame.at) : make.decline()]
    case 'backing':
      return [make.backOff()]
    case 'sweep':
      return [raking(s, frame.ship, frame.target, true, true) > 0 ? make.oars('port') : make.decline()]
    case 'muster':
      return [of(legal, 'join')[0] ?? make.attack()]
    case 'losses':
      return [best(of(legal, 'lose'), ({ ship }) => s.marines[shipNamed(ship)]) ?? legal[0]]
    case 'prize':
      return [crew(s, frame.moved, legal)]
    case 'escape':
      return [best(of(legal, 'escape'), ({ ship }) => distanceToEnemy(s, shipNamed(ship))) ?? legal[0]]
    default:
      return [legal[0]]
  }
}

const nearestSquadron = (s: State, those: readonly ActionOf<'squadron'>[]): Action | undefined =>
  best(those, ({ leader }) => {
    const ship = s.aboard[leaderNamed(leader)]
    return ship >= 0 ? -distanceToEnemy(s, ship) : -99
  })

const nearestShip = (s: State, those: readonly ActionOf<'activate'>[]): Action | undefined =>
  best(those, ({ ship }) => -distanceToEnemy(s, shipNamed(ship)))

/** Those fire first who hit best; there is no use in waiting. */
const shot = (s: State, mover: Ship, those: readonly ActionOf<'shoot'>[]): Action | undefined =>
  best(those, ({ ship }) => shooting(s, shipNamed(ship), mover, true))

/** One man holds a prize; a company that sinks goes over. */
function crew(s: State, moved: number, legal: readonly Action[]): Action {
  const [change] = of(legal, 'change')
  if (change) return change
  if (moved > 0) return make.done()
  return best(of(legal, 'man'), ({ ship }) => s.marines[shipNamed(ship)]) ?? legal[0]
}

/** Before the move, on the move, and after it. */
function steer(
  s: State,
  frame: Active,
  seat: Seat,
  legal: readonly Action[],
  chance: Chance,
  daring: number,
): readonly Action[] {
  const { ship } = frame
  if (frame.stage === 'cut') {
    const held = of(legal, 'board').filter(({ at }) => boardingValue(s, [ship], shipNamed(at)) > 0.2)
    const prey = best(held, ({ at }) => boardingValue(s, [ship], shipNamed(at)))
    if (prey) return [prey]
    const [cut] = of(legal, 'cut')
    if (cut && !isRammed(s, ship)) return [cut]
  }
  const isUnderWay = frame.stage === 'move' && !frame.stopped
  if (of(legal, 'speed').length > 0 || isUnderWay) {
    const [scheme] = schemes(s, frame, seat, chance, daring)
    if (scheme && scheme.actions.length > 0) return soundPart(s, seat, scheme.actions)
  }
  return [closeIn(s, frame, legal)]
}

/** What is done at close quarters, or nothing more. */
function closeIn(s: State, { ship, speed }: Active, legal: readonly Action[]): Action {
  const fire = best(of(legal, 'fire'), ({ at }) => shooting(s, ship, shipNamed(at), false))
  if (fire) return fire
  const grasp = best(of(legal, 'grapple'), ({ at }) => grappling(s, ship, shipNamed(at), speed === 'maximum'))
  if (grasp && grappling(s, ship, shipNamed(grasp.at), speed === 'maximum') > 0) return grasp
  const prey = best(of(legal, 'board'), ({ at }) => boardingValue(s, [ship], shipNamed(at)))
  if (prey && boardingValue(s, [ship], shipNamed(prey.at)) > 0) return prey
  return make.finish()
}

/** A plan as far as it is this seat's alone: whoever may fire at the ship is asked in between. */
function soundPart(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const sound: Action[] = []
  const ahead = game.clone(s)
  for (const action of actions) {
    if (game.refusal(ahead, seat, action)) break
    sound.push(action)
    if (sound.length === actions.length) break
    game.play(ahead, seat, action, unheard(noChance))
    if (ahead.stack[ahead.stack.length - 1]?.step !== 'ship') break
  }
  return sound.length > 0 ? sound : [make.finish()]
}

/** Other courses that are worth a thought, the best first. */
export function* ideas(s: State, seat: Seat, most: number): Iterable<readonly Action[]> {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step !== 'ship' || frame.stage !== 'cut' || heldBar(s, frame.ship) || !frame.able) return
  const seen = new Set<string>()
  const none: Chance = { pick: () => 0, die: () => 1 }
  let given = 0
  for (const { actions, aim, target } of schemes(s, frame, seat, none, 0)) {
    const key = `${aim} ${target} ${actions.length}`
    if (seen.has(key)) continue
    seen.add(key)
    yield soundPart(s, seat, actions)
    if (++given >= most) return
  }
}
