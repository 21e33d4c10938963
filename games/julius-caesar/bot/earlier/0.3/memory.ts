import { type Chance, type Happening, type Knowledge, shuffle } from '@iacta/kernel'
import type { Colour } from '../../../data/blocks.ts'
import { juliusCaesar } from '../../../rules/game.ts'
import type { HappeningKey, Happenings, Known } from '../../../rules/happenings.ts'
import {
  ALEXANDRIA,
  ALL_BLOCKS,
  BLOCK_IDS,
  type Block,
  type BlockId,
  type Border,
  block,
  CLEOPATRA,
  COLOUR,
  enemyOf,
  FULL_STEPS,
  HOME_SIDE,
  isLeader,
  isMajorPort,
  isNavis,
  isPort,
  isSea,
  isThirdLeader,
  LEVY_CITY,
  type Place,
  place,
  SIDE_IDS,
  type Side,
  STRENGTH_PER_STEP,
} from '../../../rules/printed.ts'
import { historicalState } from '../../../rules/setup.ts'
import { changeSide, hasLostLeader, isOnMap, POOL, put, type State } from '../../../rules/state.ts'
import type { View } from '../../../rules/view.ts'

/**
 * What a seat can work out about the blocks it does not see. It follows them through all it was told: which stood
 * where, which were revealed, moved, raised or lost. Where it was told of a block but not which, it guesses, every
 * time anew; what comes to light later sets the guess right.
 */

/** Not on the map: in the pool, fallen or a trophy. */
const OFF = POOL
/** 6.1: a block goes no further in one move, but with Mercury. */
const STEPS_IN_A_MOVE = 2

interface Belief {
  readonly at: Place[]
  readonly steps: number[]
  /** Fell this Year, so it waits for the next. */
  readonly fallen: boolean[]
  /** Moved this turn. */
  readonly moved: boolean[]
  /** Who made the last step, and how many. */
  underWay: Block | null
  stepsMade: number
}

/** Something told that says where hidden blocks are; `foe` is the side that hides them. */
type Recollection = (belief: Belief, chance: Chance) => void

/** Draws worlds that look as the real one does and agree with what was told. */
export function worldsOf(known: Knowledge<View>): (chance: Chance) => State {
  const { seat, view, heard } = known
  const deploying = view.steps.at(-1)?.step === 'deployment'
  if (seat > 1 || heard.length === 0 || deploying) return (chance) => juliusCaesar.imagine(known, chance)
  const foe = enemyOf(seat as Side)
  const recollections = heard.flatMap((happening) => recollect(happening, foe) ?? [])
  const hidden = hiddenIn(view)
  return (chance) => {
    const belief = atFirst(view, foe, chance)
    for (const recall of recollections) recall(belief, chance)
    const world = juliusCaesar.imagine(known, chance)
    arrange(world, belief, hidden, chance)
    return world
  }
}

/** 5.1, 5.3: the set-up is known but for a free deployment, which may be any. */
function atFirst(view: View, foe: Side, chance: Chance): Belief {
  const s = historicalState(view.setup)
  if (view.setup === 'free') {
    const blocks = ALL_BLOCKS.filter((b) => isOnMap(s, b) && s.side[b] === foe)
    const cities = shuffle(
      chance,
      blocks.map((b) => s.place[b]),
    )
    for (const b of shuffle(chance, blocks).sort((x, y) => Number(isNavis[y]) - Number(isNavis[x])))
      s.place[b] = cities.splice(isNavis[b] ? cities.findIndex((city) => isPort[city]) : 0, 1)[0]
  }
  return {
    at: ALL_BLOCKS.map((b) => (s.side[b] === foe ? s.place[b] : OFF)),
    steps: [...s.steps],
    fallen: ALL_BLOCKS.map(() => false),
    moved: ALL_BLOCKS.map(() => false),
    underWay: null,
    stepsMade: 0,
  }
}

type Told<Key extends HappeningKey> = Happenings[Key]

function recollect({ key, params }: Happening, foe: Side): Recollection | null {
  const told = <Key extends HappeningKey>(_: Key): Told<Key> => params as unknown as Told<Key>
  const ofFoe = params.side === SIDE_IDS[foe]
  switch (key as HappeningKey) {
    case 'turn-begins':
      return (belief) => {
        belief.moved.fill(false)
        belief.underWay = null
      }
    case 'year-begins':
      return (belief) => void belief.fallen.fill(false)
    case 'moved': {
      if (!ofFoe) return null
      const { navis, colour, from, to } = told('moved')
      return (belief, chance) => walk(belief, navis, colour, place(from), place(to), chance)
    }
    case 'shipped':
    case 'regrouped': {
      if (!ofFoe) return null
      const { colour, from, to } = told('regrouped')
      const navis = key === 'shipped' ? false : isSea[place(from)] || isSea[place(to)] ? true : null
      return (belief, chance) => carry(belief, pick(belief, place(from), colour, navis, chance), place(to))
    }
    case 'harboured': {
      if (!ofFoe) return null
      const { from, to } = told('harboured')
      return (belief, chance) => carry(belief, pick(belief, place(from), null, true, chance), place(to))
    }
    case 'levied': {
      if (!ofFoe) return null
      const at = place(told('levied').at)
      return (belief, chance) => levy(belief, foe, at, chance)
    }
    case 'raised': {
      if (!ofFoe) return null
      const at = place(told('raised').at)
      return (belief, chance) => {
        const b = among(
          ALL_BLOCKS.filter((c) => belief.at[c] === at && belief.steps[c] < FULL_STEPS[c]),
          chance,
        )
        if (b !== null) belief.steps[b]++
      }
    }
    case 'battle-begins': {
      const { at, attacker, attackers, defenders } = told('battle-begins')
      const shown = attacker === SIDE_IDS[foe] ? attackers : defenders
      return (belief, chance) => reveal(belief, place(at), shown, chance)
    }
    case 'reserves-arrive': {
      if (!ofFoe) return null
      const { at, blocks } = told('reserves-arrive')
      return (belief, chance) => reveal(belief, place(at), blocks, chance)
    }
    case 'jupiter-drew': {
      const { block: id, strength } = told('jupiter-drew')
      return (belief) => setSteps(belief, block(id), strength)
    }
    case 'hit': {
      if (!ofFoe) return null
      const { block: id, strength } = told('hit')
      return (belief) => setSteps(belief, block(id), strength)
    }
    case 'disrupted':
    case 'vulcan-struck': {
      // Told of who is disrupted, but of who strikes.
      if ((key === 'disrupted') !== ofFoe) return null
      const at = place(told('disrupted').at)
      return (belief) => {
        for (const b of ALL_BLOCKS) if (belief.at[b] === at && belief.steps[b] > 1) belief.steps[b]--
      }
    }
    case 'eliminated': {
      const b = block(told('eliminated').block)
      return (belief, chance) => {
        if (ofFoe) reveal(belief, place(told('eliminated').at), [[told('eliminated').block, 1]], chance)
        belief.at[b] = OFF
        belief.steps[b] = 0
        belief.fallen[b] = true
      }
    }
    case 'retreated': {
      if (!ofFoe) return null
      const { block: id, to } = told('retreated')
      return (belief) => carry(belief, block(id), place(to))
    }
    case 'defected': {
      const { block: id, to } = told('defected')
      if (id === null) return null
      return (belief) => {
        belief.at[block(id)] = ofFoe ? place(to) : OFF
      }
    }
    case 'surplus-disbanded':
    case 'disbanded': {
      if (!ofFoe) return null
      const { at, colour } = told('disbanded')
      return (belief, chance) => disband(belief, pick(belief, place(at), colour, null, chance))
    }
    case 'navis-lost': {
      if (!ofFoe) return null
      const from = place(told('navis-lost').from)
      return (belief, chance) => disband(belief, pick(belief, from, null, true, chance))
    }
    case 'cleopatra-won-over':
      return (belief) => {
        belief.at[CLEOPATRA] = ofFoe ? ALEXANDRIA : OFF
      }
    case 'cleopatra-home':
      return ofFoe ? (belief) => void (belief.at[CLEOPATRA] = ALEXANDRIA) : null
    case 'cleopatra-changes-side':
      return (belief) => {
        belief.at[CLEOPATRA] = ofFoe ? place(told('cleopatra-changes-side').at) : OFF
        belief.steps[CLEOPATRA] = 1
      }
    default:
      return null
  }
}

function walk(belief: Belief, navis: boolean, colour: Colour, from: Place, to: Place, chance: Chance): void {
  const on = belief.underWay
  const goesOn = on !== null && belief.at[on] === from && belief.stepsMade < STEPS_IN_A_MOVE && isNavis[on] === navis
  const b = goesOn && on !== null && COLOUR[on] === colour ? on : pick(belief, from, colour, navis, chance)
  belief.stepsMade = b === on ? belief.stepsMade + 1 : 1
  belief.underWay = b
  carry(belief, b, to)
}

/** One of the blocks believed to be there; of those that moved already only where there is no other. */
function pick(belief: Belief, at: Place, colour: Colour | null, navis: boolean | null, chance: Chance): Block | null {
  const there = ALL_BLOCKS.filter(
    (b) => belief.at[b] === at && (colour === null || COLOUR[b] === colour) && (navis === null || isNavis[b] === navis),
  )
  const rested = there.filter((b) => !belief.moved[b])
  return among(rested.length > 0 ? rested : there, chance)
}

const among = (blocks: readonly Block[], chance: Chance): Block | null =>
  blocks.length === 0 ? null : blocks[blocks.length === 1 ? 0 : chance.pick(blocks.length)]

function carry(belief: Belief, b: Block | null, to: Place): void {
  if (b === null) return
  belief.at[b] = to
  belief.moved[b] = true
}

function setSteps(belief: Belief, b: Block, strength: number): void {
  belief.steps[b] = strength / STRENGTH_PER_STEP[b]
}

function disband(belief: Belief, b: Block | null): void {
  if (b === null) return
  belief.at[b] = OFF
  belief.steps[b] = 0
}

/** 6.4. A block of the pool that may be levied there; those of that city more likely than those of any. */
function levy(belief: Belief, foe: Side, at: Place, chance: Chance): void {
  const lots: Block[] = []
  for (const b of ALL_BLOCKS) {
    if (HOME_SIDE[b] !== foe || b === CLEOPATRA || belief.at[b] !== OFF || belief.fallen[b] || isLeader[b]) continue
    if (LEVY_CITY[b] === at) lots.push(b, b, b)
    else if (LEVY_CITY[b] === null && (!isNavis[b] || isMajorPort[at])) lots.push(b)
  }
  const b = among(lots, chance)
  if (b === null) return
  belief.at[b] = at
  belief.steps[b] = 1
}

/** Blocks that show themselves: whoever was believed to stand there instead goes to where they were believed to be. */
function reveal(belief: Belief, at: Place, shown: readonly Known[], chance: Chance): void {
  const faces = new Set<Block>(shown.map(([id]) => block(id)))
  for (const [id, strength] of shown) {
    const b = block(id)
    if (belief.at[b] !== at) {
      const wrong = ALL_BLOCKS.filter((c) => belief.at[c] === at && !faces.has(c) && COLOUR[c] === COLOUR[b])
      const alike = wrong.filter((c) => isNavis[c] === isNavis[b])
      const c = among(alike.length > 0 ? alike : wrong, chance)
      if (c !== null) {
        belief.at[c] = belief.at[b]
        if (belief.at[c] === OFF) belief.steps[c] = 0
      }
      belief.at[b] = at
    }
    setSteps(belief, b, strength)
  }
}

// From belief to world

/** Blocks whose whereabouts the view does not tell. */
function hiddenIn(view: View): Block[] {
  const seen = new Set<BlockId>(Object.keys(view.blocks) as BlockId[])
  for (const id of SIDE_IDS)
    for (const list of [view.pools[id].waiting ?? [], view.pools[id].fallen, view.trophies[id]])
      for (const b of list) seen.add(b)
  return ALL_BLOCKS.filter((b) => !seen.has(BLOCK_IDS[b]))
}

/** Exchanges hidden blocks until as many as can be stand where they are believed to: to the seat all look the same. */
function arrange(s: State, belief: Belief, hidden: readonly Block[], chance: Chance): void {
  const underWay = new Set(s.stack.flatMap((frame) => ('block' in frame ? [frame.block] : [])))
  const free = shuffle(
    chance,
    hidden.filter((b) => !underWay.has(b)),
  )
  for (const b of free) {
    const wanted = belief.at[b]
    if (s.place[b] === wanted) continue
    const other = free.find((c) => s.place[c] === wanted && belief.at[c] !== wanted && mayExchange(s, b, c))
    if (other !== undefined) exchange(s, b, other)
  }
  for (const b of free)
    if (isOnMap(s, b) && belief.at[b] === s.place[b] && belief.steps[b] > 0)
      s.steps[b] = Math.min(belief.steps[b], FULL_STEPS[b])
}

/** Whether two hidden blocks may change places without anything looking different. */
const mayExchange = (s: State, b: Block, c: Block): boolean =>
  COLOUR[b] === COLOUR[c] && mayStand(s, b, c) && mayStand(s, c, b)

/** Whether a block may stand where another does, and serve whom it serves. */
function mayStand(s: State, b: Block, instead: Block): boolean {
  const at = s.place[instead]
  if (!isOnMap(s, instead)) return true
  if (isThirdLeader[b] && !hasLostLeader(s, HOME_SIDE[b])) return false
  if (s.side[instead] !== HOME_SIDE[b]) return !isLeader[b] && !isNavis[b]
  return isSea[at] ? isNavis[b] : isPort[at] || !isNavis[b]
}

function exchange(s: State, b: Block, c: Block): void {
  const [was, is] = [standing(s, b), standing(s, c)]
  stand(s, b, is)
  stand(s, c, was)
}

interface Standing {
  readonly at: Place
  readonly side: Side
  readonly moved: number
  readonly entry: Border
}

const standing = (s: State, b: Block): Standing => ({
  at: s.place[b],
  side: s.side[b],
  moved: s.moved[b],
  entry: s.entry[b],
})

function stand(s: State, b: Block, { at, side, moved, entry }: Standing): void {
  const wasOn = isOnMap(s, b)
  put(s, b, OFF)
  changeSide(s, b, side)
  put(s, b, at)
  s.moved[b] = moved
  s.entry[b] = entry
  if (!isOnMap(s, b)) s.steps[b] = 0
  else if (!wasOn) s.steps[b] = FULL_STEPS[b]
}
