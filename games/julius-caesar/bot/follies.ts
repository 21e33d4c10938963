import {
  countFolly,
  type Deed,
  type Follies,
  type FollyWatcher,
  type Happening,
  includes,
  quickChance,
} from '@iacta/kernel'
import { TURNS_PER_YEAR, YEARS } from '../data/constants.ts'
import { type Action, blockIn } from '../rules/action.ts'
import { juliusCaesar } from '../rules/game.ts'
import {
  ALL_BLOCKS,
  type Block,
  enemyOf,
  isLeader,
  isSea,
  type Place,
  type PlaceId,
  place,
  SIDE_IDS,
  SIDES,
  type Side,
  VALUED_CITIES,
} from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { contestAt, isVacant, type MovesFrame, type State } from '../rules/state.ts'
import { attackOdds, edgeOf } from './battle-odds.ts'
import { movesGroup } from './cards.ts'
import { attackInHand, OPEN_MIND } from './command.ts'
import { doubtOf } from './doubt.ts'
import { isLastChance } from './last-chance.ts'
import { worldsOf } from './memory.ts'

/** An attack begun at worse odds than these is a folly, unless there will be no other chance. */
const HOPELESS = 0.1
/** Whether its side could have known is told by the mean of so many worlds it could have been in. */
const WORLDS = 24

/** The way a block took with its last command, and when. */
interface Marched {
  readonly from: Place
  readonly to: Place
  readonly turn: number
}

/** What opponents of Julius Caesar should not do, or should do but seldom. */
export function watchFollies(): FollyWatcher<State, Action> {
  return new Watcher()
}

class Watcher implements FollyWatcher<State, Action> {
  readonly follies: readonly Follies[] = SIDES.map(() => ({}))
  /** By side, what it was told. */
  readonly #heard = SIDES.map((): Happening[] => [])
  readonly #marched = new Map<Block, Marched>()
  /** By side: whether it could have played something else than an Event that moves a group. */
  readonly #chose = SIDES.map(() => false)
  /** Whether the Event under way had something worth attacking when its command began, as far as its side could know. */
  #hadAttack = false
  /** Where everything stood before the command under way. */
  #stood: readonly Place[] | null = null

  watch(deed: Deed<State, Action>): void {
    const { before, after } = deed
    for (const side of SIDES)
      for (const happening of deed.happenings) if (includes(happening.to, side)) this.#heard[side].push(happening)
    this.#watchBattle(deed)
    const { seat, action } = deed
    if (action.do === 'play') this.#chose[seat] = before.hands[seat as Side].some((c) => !movesGroup(c))
    const moves = movesOf(before)
    if (moves) {
      if (!this.#stood) this.#hadAttack = this.#hasAttackToMake(before, moves)
      this.#stood ??= [...before.place]
      // An Event is followed by the other side's moves at once.
      if (movesOf(after)?.side !== moves.side) {
        this.#watchAttacks(after, moves)
        this.#watchMarches(after, moves.side, this.#stood)
        this.#stood = null
      }
    }
    this.#watchWinter(deed)
  }

  #watchBattle({ before, seat, action, happenings, after }: Deed<State, Action>): void {
    const mine = this.follies[seat]
    const others = (): readonly Action[] => sequence.actions(before, seat)
    if (action.do === 'fire') countFolly(mine, 'pass-instead-of-fire', 0)
    if (action.do === 'pass') countFolly(mine, 'pass-instead-of-fire', 1)
    if (action.do === 'turn' || action.do === 'strike') countFolly(mine, 'event-declined', 0)
    if (action.do === 'decline') countFolly(mine, 'event-declined', others().length > 1 ? 1 : 0)
    if (action.do === 'hit' && others().some((o) => o.do === 'hit' && isLeader[blockIn(o)]))
      countFolly(
        mine,
        'leader-takes-tied-hit',
        isLeader[blockIn(action)] && others().some((o) => o.do === 'hit' && !isLeader[blockIn(o)]) ? 1 : 0,
      )
    for (const { key, params } of happenings) {
      if (key !== 'battle-begins') continue
      const at = place(params.at as PlaceId)
      const attacker = sideNamed(params.attacker)
      if (!isSea[at])
        countFolly(this.follies[attacker], 'fought-below-10', oddsAt(after, at, attacker) < HOPELESS ? 1 : 0)
    }
  }

  /** The attacks of a command when it ends, before the other side may answer. */
  #watchAttacks(s: State, { side, god }: MovesFrame): void {
    const attacks = s.contests.filter(({ attacker }) => attacker === side)
    const name = this.#chose[side] ? 'event-without-attack' : 'last-event-without-attack'
    if (god !== null) countFolly(this.follies[side], name, attacks.length === 0 ? 1 : 0)
    if (god !== null && this.#hadAttack)
      countFolly(this.follies[side], 'event-attack-missed', attacks.length === 0 ? 1 : 0)
    if (isLastChance(s, side)) return
    for (const { place: at } of attacks) {
      if (isSea[at]) continue
      countFolly(this.follies[side], 'attack-below-10', oddsAt(s, at, side) < HOPELESS ? 1 : 0)
      countFolly(this.follies[side], 'attack-below-10-as-known', this.#knownOdds(s, at, side) < HOPELESS ? 1 : 0)
    }
  }

  #hasAttackToMake(s: State, { side, god }: MovesFrame): boolean {
    if (god === null) return false
    const doubt = doubtOf({ seat: side, view: juliusCaesar.view(s, side), heard: this.#heard[side] })
    return attackInHand(s, side, god, { ...OPEN_MIND, doubt }) > 0
  }

  /** How likely an attack seemed to succeed, by all that its side was told. */
  #knownOdds(s: State, at: Place, side: Side): number {
    const known = { seat: side, view: juliusCaesar.view(s, side), heard: this.#heard[side] }
    const draw = worldsOf(known)
    let sum = 0
    for (let i = 0; i < WORLDS; i++) sum += oddsAt(draw(quickChance(i)), at, side)
    return sum / WORLDS
  }

  #watchMarches(s: State, side: Side, stood: readonly Place[]): void {
    const turn = s.year * TURNS_PER_YEAR + s.turn
    for (const b of ALL_BLOCKS) {
      const [from, to] = [stood[b], s.place[b]]
      if (s.side[b] !== side || from === to) continue
      const last = this.#marched.get(b)
      const undoes = last !== undefined && last.to === from && last.from === to && last.turn + 1 === turn
      countFolly(this.follies[side], 'march-undone', undoes ? 1 : 0)
      this.#marched.set(b, { from, to, turn })
    }
  }

  #watchWinter({ before, happenings }: Deed<State, Action>): void {
    for (const { key, params } of happenings) {
      if (key === 'winter-begins')
        for (const side of SIDES)
          for (const name of ['surplus-disbanded', 'navis-lost']) countFolly(this.follies[side], name, 0)
      // Everybody hears of it, but only its owner which block it was.
      if ((key === 'surplus-disbanded' || key === 'navis-lost') && params.block !== null)
        countFolly(this.follies[sideNamed(params.side)], key, 1, 0)
      if (key === 'victory-check' && before.year === YEARS)
        for (const side of SIDES)
          for (const p of VALUED_CITIES)
            countFolly(this.follies[side], 'point-left-vacant', isVacant(before, p) ? 1 : 0)
    }
  }
}

const sideNamed = (id: unknown): Side => (id === SIDE_IDS[0] ? 0 : 1)

function movesOf(s: State): MovesFrame | null {
  for (const frame of s.stack) if (frame.step === 'moves') return frame
  return null
}

/** How likely an attack is to succeed with all that stands there, whoever knows it. */
export function oddsAt(s: State, at: Place, attacker: Side): number {
  const [fire, body] = [
    [0, 0],
    [0, 0],
  ]
  for (const b of ALL_BLOCKS) {
    if (s.place[b] !== at) continue
    fire[s.side[b]] += edgeOf(s, b)
    body[s.side[b]] += s.steps[b]
  }
  const defender = enemyOf(contestAt(s, at)?.attacker ?? attacker)
  return attackOdds(fire[attacker], body[attacker], fire[defender], body[defender])
}
