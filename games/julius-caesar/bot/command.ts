import { type Chance, type MannerId, quickChance, unheard } from '@iacta/kernel'
import { ROAD_LIMIT } from '../data/constants.ts'
import { type Action, blockIn, END_MOVES, HALT, move, placeTo } from '../rules/action.ts'
import {
  ALL_BLOCKS,
  ALL_PLACES,
  type Block,
  enemyOf,
  isNavis,
  isPort,
  isSea,
  PLACE_COUNT,
  type Place,
  ROADS_FROM,
  type Road,
  SEA_WAYS_FROM,
  type Side,
  VALUE,
} from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { blocksOf, clone, contestAt, isOpen, type MovesFrame, type MovingGod, type State } from '../rules/state.ts'
import { type Doubt, isAttack } from './doubt.ts'
import { Ground, type Leg } from './ground.ts'
import { likingOf } from './manners.ts'
import { LEARNED_TUNINGS, type Tunings } from './tuning.ts'
import { fireOf } from './worth.ts'

/** One group's march: the places it goes through, and who goes. */
interface March extends Leg {
  readonly path: readonly Place[]
}

/** Something a Move Point or more could be spent on. */
interface Idea {
  readonly marches: readonly March[]
  /** Places that would still have to be paid for. */
  readonly cost: number
}

/** Of two ways to the same place, the shorter. */
const DETOUR = 0.001

/** What a side thinks with, besides what it knows of the game: its likings, what it cannot be sure of, and numbers. */
export interface Mind {
  readonly manner: MannerId | null
  readonly doubt: Doubt | null
  readonly tunings: Tunings
}
export const OPEN_MIND: Mind = { manner: null, doubt: null, tunings: LEARNED_TUNINGS }

/** Commands worth a thought: each sets out with another idea, the best first, and goes on with what is best then. */
export function* commandsFor(
  s: State,
  side: Side,
  most: number,
  mind: Mind = OPEN_MIND,
): Generator<Action[], void, void> {
  const frame = movesOf(s, side)
  if (!frame) return
  const ground = new Ground(s, mind.tunings[side])
  const chance = quickChance(0)
  const ideas = ideasOf(s, frame).map((idea) => ({
    idea,
    gain: gainOf(s, ground, side, idea, mind) + favourOf(s, frame, idea, mind),
  }))
  ideas.sort((a, b) => b.gain - a.gain)
  const isForlorn = forlornIn(s, side, mind)
  let made = 0
  for (const { idea, gain } of ideas) {
    if (made === most || gain === Number.NEGATIVE_INFINITY) return
    if (isForlorn(idea)) continue
    made++
    yield planMoves(s, side, chance, 0, idea, mind)
  }
}

/** Whether an idea is an attack for nothing, as far as its side can know: worked out when it is first asked. */
function forlornIn(s: State, side: Side, { doubt, tunings }: Mind): (idea: Idea) => boolean {
  if (!doubt?.concerns(s, side)) return () => false
  let grounds: readonly Ground[] | null = null
  return ({ marches }) => {
    if (!isAttack(s, side, marches[0].to)) return false
    grounds ??= doubt.groundsFrom(s, tunings[side])
    return doubt.isForlorn(s, grounds, marches)
  }
}

/** What an idea would bring by the mean of the worlds its side could be in; null where it does not ask. */
function meanGain(s: State, side: Side, { doubt, tunings }: Mind): ((idea: Idea) => number) | null {
  if (!doubt?.concerns(s, side)) return null
  const grounds = doubt.groundsFrom(s, tunings[side])
  return ({ marches, cost }) =>
    doubt.gain(grounds, marches) - tunings[side].price * cost - DETOUR * marches[0].path.length
}

/** What the best attack would bring that an Event allows now; nothing if there is none worth making. */
export function attackInHand(s: State, side: Side, god: MovingGod, mind: Mind = OPEN_MIND): number {
  const { doubt } = mind
  const tuning = mind.tunings[side]
  const frame: MovesFrame = { step: 'moves', side, points: 1, god, active: [], guarded: [] }
  const event = { side, surprises: god === 'mars' || god === 'neptune' }
  const attacks = ideasOf(s, frame).filter(({ marches }) => !isOpen(s, side, marches[0].to))
  const ground = new Ground(s, tuning, event)
  let most = 0
  if (!doubt?.concerns(s, side)) {
    for (const idea of attacks) most = Math.max(most, gainOf(s, ground, side, idea, { ...mind, manner: null }))
    return most
  }
  const grounds = attacks.length > 0 ? doubt.groundsFrom(s, tuning, event) : []
  for (const { marches, cost } of attacks) {
    const gain = doubt.gain(grounds, marches) - tuning.price * cost
    if (gain > most && !doubt.isForlorn(s, grounds, marches)) most = gain
  }
  return most
}

/** Whether a plan begins an attack, or goes on with one, by land or at sea. */
export function attacks(s: State, side: Side, plan: readonly Action[]): boolean {
  const ends = new Map<Block, Place>()
  for (const action of plan) if (action.do === 'move') ends.set(blockIn(action), placeTo(action))
  return [...ends.values()].some((to) => !isOpen(s, side, to) && (contestAt(s, to)?.attacker ?? side) === side)
}

/**
 * Spends the points of a command on what brings the most, one idea after the other; or on a given one first. Who strays
 * thinks more of some places and less of others, from the first move to the last.
 */
export function planMoves(
  from: State,
  side: Side,
  chance: Chance,
  daring: number,
  first: Idea | null = null,
  mind: Mind = OPEN_MIND,
): Action[] {
  const s = clone(from)
  const plan: Action[] = []
  const quiet = unheard(chance)
  const act = (action: Action): boolean => {
    if (sequence.refusal(s, side, action)) return false
    sequence.play(s, side, action, quiet)
    plan.push(action)
    return true
  }
  finishUnderWay(s, side, mind, act)
  let given = first
  const leanings = daring === 0 ? null : ALL_PLACES.map(() => daring * (chance.pick(1000) / 1000 - 0.5))
  // What the rules refuse after all would be thought of again and again.
  const barred = new Set<number>()
  for (let frame = movesOf(s, side); frame; frame = movesOf(s, side)) {
    const idea = given ?? bestIdea(s, frame, barred, leanings, mind)
    given = null
    if (!idea) break
    const before = plan.length
    for (const march of idea.marches) carryOut(s, side, march, mind, act)
    if (plan.length === before) for (const march of idea.marches) barred.add(wayOf(march))
  }
  if (movesOf(s, side)) act(END_MOVES)
  return plan
}

const wayOf = ({ from, to }: Leg): number => from * PLACE_COUNT + to

function movesOf(s: State, side: Side): MovesFrame | null {
  const frame = s.stack[s.stack.length - 1]
  return frame?.step === 'moves' && frame.side === side ? frame : null
}

/** A block on its way stops, or lands, where it is worth most. */
function finishUnderWay(s: State, side: Side, mind: Mind, act: (action: Action) => boolean): void {
  for (let frame = s.stack.at(-1); frame?.step === 'onward' || frame?.step === 'crossing'; frame = s.stack.at(-1)) {
    const b = frame.block
    const ground = new Ground(s, mind.tunings[side])
    let best: Action | null = frame.step === 'onward' ? HALT : null
    let most = frame.step === 'onward' ? 0 : Number.NEGATIVE_INFINITY
    for (const action of sequence.actions(s, side)) {
      if (action.do !== 'move') continue
      const to = ALL_PLACES.find((p) => move(b, p) === action) as Place
      const gain = isSea[to] && !isNavis[b] ? -1 : ground.gain(side, [{ from: s.place[b], to, blocks: [b] }])
      if (gain <= most) continue
      most = gain
      best = action
    }
    if (!best || !act(best)) return
  }
}

function carryOut(s: State, side: Side, { blocks, path }: March, mind: Mind, act: (action: Action) => boolean): void {
  for (const b of blocks) {
    for (const to of path) if (!act(move(b, to))) break
    if (s.stack[s.stack.length - 1].step === 'onward') act(HALT)
    // Stranded on the water: it lands where it can.
    if (s.stack[s.stack.length - 1].step === 'crossing') finishUnderWay(s, side, mind, act)
  }
}

function bestIdea(
  s: State,
  frame: MovesFrame,
  barred: ReadonlySet<number>,
  leanings: readonly number[] | null,
  mind: Mind,
): Idea | null {
  const ground = new Ground(s, mind.tunings[frame.side])
  // A god's card was played for an attack by all that its side could know, so it is used by that.
  const judged = frame.god === null ? null : meanGain(s, frame.side, mind)
  const tempting: { readonly idea: Idea; readonly gain: number }[] = []
  for (const idea of ideasOf(s, frame)) {
    if (barred.size > 0 && idea.marches.some((march) => barred.has(wayOf(march)))) continue
    const { to } = idea.marches[0]
    const leaning = leanings === null ? 0 : leanings[to]
    const gain =
      (judged?.(idea) ?? gainOf(s, ground, frame.side, idea, mind)) + favourOf(s, frame, idea, mind) + leaning
    if (gain > 0) tempting.push({ idea, gain })
  }
  return mostTempting(tempting, forlornIn(s, frame.side, mind))
}

/** The best idea that is not barred; the first of equals. */
function mostTempting(
  ideas: readonly { readonly idea: Idea; readonly gain: number }[],
  isBarred: (idea: Idea) => boolean,
): Idea | null {
  const refused = new Set<Idea>()
  for (;;) {
    let [best, most]: [Idea | null, number] = [null, 0]
    for (const { idea, gain } of ideas) if (gain > most && !refused.has(idea)) [best, most] = [idea, gain]
    if (best === null || !isBarred(best)) return best
    refused.add(best)
  }
}

/** A god's card is for an attack. */
const favourOf = (s: State, frame: MovesFrame, { marches }: Idea, { tunings }: Mind): number =>
  frame.god !== null && !isOpen(s, frame.side, marches[0].to) ? tunings[frame.side].forGods : 0

const gainOf = (s: State, ground: Ground, side: Side, { marches, cost }: Idea, { manner, tunings }: Mind): number =>
  ground.gain(side, marches) +
  (manner === null ? 0 : likingOf(s, side, marches, manner)) -
  tunings[side].price * cost -
  DETOUR * marches[0].path.length

/** Blocks of a place that may still move, the strongest first. */
function groupAt(s: State, frame: MovesFrame, p: Place): { march: Block[]; sail: Block[] } {
  const march: Block[] = []
  const sail: Block[] = []
  for (const b of ALL_BLOCKS)
    if (s.place[b] === p && s.side[b] === frame.side && !s.moved[b]) (isNavis[b] ? sail : march).push(b)
  march.sort((a, b) => fireOf(s, b) - fireOf(s, a))
  return { march, sail }
}

function ideasOf(s: State, frame: MovesFrame): Idea[] {
  const ideas: Idea[] = []
  const attacks = new Map<Place, Idea[]>()
  for (const from of ALL_PLACES) {
    if (blocksOf(s, frame.side, from) === 0) continue
    const cost = frame.active.includes(from) ? 0 : 1
    if (cost > frame.points) continue
    const { march, sail } = groupAt(s, frame, from)
    if (march.length > 0 && frame.god !== 'neptune') {
      marchIdeas(s, frame, from, march, cost, ideas, attacks)
      if (isPort[from] && frame.god === null && frame.active.length === 0) shipIdeas(s, frame, from, march, ideas)
    }
    if (sail.length > 0 && (frame.god === null || frame.god === 'neptune')) sailIdeas(s, frame, from, sail, cost, ideas)
  }
  for (const parts of attacks.values()) concentric(s, frame, parts, ideas)
  return ideas
}

/** By road: some or all of a group, one march or two. */
function marchIdeas(
  s: State,
  frame: MovesFrame,
  from: Place,
  group: readonly Block[],
  cost: number,
  ideas: Idea[],
  attacks: Map<Place, Idea[]>,
): void {
  const mercury = frame.god === 'mercury'
  for (const first of ROADS_FROM[from]) {
    const fights = !isOpen(s, frame.side, first.to)
    const room = roomOn(s, frame, first, fights && isAttack(s, frame.side, first.to))
    if (room <= 0) continue
    for (const blocks of shares(group, room)) {
      const idea = { marches: [{ from, to: first.to, path: [first.to], blocks }], cost }
      ideas.push(idea)
      if (fights && blocks.length === Math.min(group.length, room)) {
        const parts = attacks.get(first.to)
        if (parts) parts.push(idea)
        else attacks.set(first.to, [idea])
      }
    }
    if (fights) continue
    for (const second of ROADS_FROM[first.to]) {
      if (second.to === from) continue
      const attack = !isOpen(s, frame.side, second.to)
      if (attack && !mercury) continue
      const through = Math.min(room, roomOn(s, frame, second, attack))
      if (through <= 0) continue
      for (const blocks of shares(group, through))
        ideas.push({ marches: [{ from, to: second.to, path: [first.to, second.to], blocks }], cost })
    }
  }
}

/** All that the road takes, all but one, or one: the strongest of them, or for a garrison the weakest. */
function shares(group: readonly Block[], room: number): Block[][] {
  const most = Math.min(group.length, room)
  const found = [group.slice(0, most)]
  if (most === group.length && most > 1) found.push(group.slice(0, most - 1))
  if (most > 1 && group.length > 1) found.push(group.slice(-1))
  if (most > 3) found.push(group.slice(0, 2))
  return found
}

function roomOn(s: State, frame: MovesFrame, road: Road, attack: boolean): number {
  const limits = attack ? (frame.god === 'pluto' ? ROAD_LIMIT.plutoAttack : ROAD_LIMIT.attack) : ROAD_LIMIT.move
  return limits[road.road] - s.roads[road.border]
}

/** 6.3. A land block over Friendly seas to a port that is open: for a point each, so only where it matters. */
function shipIdeas(s: State, frame: MovesFrame, from: Place, group: readonly Block[], ideas: Idea[]): void {
  const seas: Place[][] = []
  for (const { to } of SEA_WAYS_FROM[from]) if (isOurs(s, frame.side, to)) seas.push([to])
  const landed = new Set<Place>([from])
  for (const crossed of seas) {
    for (const { to } of SEA_WAYS_FROM[crossed[crossed.length - 1]]) {
      if (isSea[to]) {
        if (isOurs(s, frame.side, to) && !seas.some((route) => route.includes(to))) seas.push([...crossed, to])
      } else if (!landed.has(to) && isOpen(s, frame.side, to)) {
        landed.add(to)
        const path = [...crossed, to]
        ideas.push({ marches: [{ from, to, path, blocks: group.slice(0, 1) }], cost: 1 })
        if (group.length > 1) ideas.push({ marches: [{ from, to, path, blocks: group.slice(-1) }], cost: 1 })
      }
    }
  }
}

const isOurs = (s: State, side: Side, sea: Place): boolean =>
  blocksOf(s, side, sea) > 0 && blocksOf(s, enemyOf(side), sea) === 0

function sailIdeas(
  s: State,
  frame: MovesFrame,
  from: Place,
  fleet: readonly Block[],
  cost: number,
  ideas: Idea[],
): void {
  const sizes = fleet.length > 1 ? [fleet, fleet.slice(0, 1)] : [fleet]
  const push = (path: readonly Place[]): void => {
    for (const blocks of sizes) ideas.push({ marches: [{ from, to: path[path.length - 1], path, blocks }], cost })
  }
  for (const first of SEA_WAYS_FROM[from]) {
    push([first.to])
    if (!isOpen(s, frame.side, first.to) || !isSea[first.to]) continue
    for (const second of SEA_WAYS_FROM[first.to])
      if (second.to !== from && isOpen(s, frame.side, second.to) && (isSea[second.to] || VALUE[second.to] > 0))
        push([first.to, second.to])
  }
}

/** An attack from several cities at once, as many as the points allow; the strongest first, as the Main Attack (7.3). */
function concentric(s: State, frame: MovesFrame, parts: Idea[], ideas: Idea[]): void {
  const force = ({ marches }: Idea): number => marches[0].blocks.reduce((sum, b) => sum + fireOf(s, b), 0)
  if (parts.length > 1) parts.sort((one, other) => force(other) - force(one))
  const from = (idea: Idea): Place => idea.marches[0].from
  for (let i = 0; i < parts.length; i++)
    for (let j = i + 1; j < parts.length; j++) {
      if (from(parts[i]) === from(parts[j])) continue
      const cost = parts[i].cost + parts[j].cost
      if (cost > frame.points) continue
      const marches = [...parts[i].marches, ...parts[j].marches]
      ideas.push({ marches, cost })
      for (let k = j + 1; k < parts.length; k++)
        if (
          cost + parts[k].cost <= frame.points &&
          from(parts[k]) !== from(parts[i]) &&
          from(parts[k]) !== from(parts[j])
        )
          ideas.push({ marches: [...marches, ...parts[k].marches], cost: cost + parts[k].cost })
    }
}
