import { countFolly, type Deed, type Follies, type FollyWatcher, type Seat } from '@iacta/kernel'
import { CARDS_PER_HAND, DEFENDER_CARDS } from '../data/constants.ts'
import type { Action } from '../rules/action.ts'
import { attackStrength, defenceStrength } from '../rules/battle.ts'
import type { Happenings } from '../rules/happenings.ts'
import { BATTLE, SEAT_IDS } from '../rules/printed.ts'
import { running, type StackFrame, type State } from '../rules/state.ts'
import { told } from './memory.ts'
import { winChance } from './odds.ts'

/** An attack is hopeless if all the cards its side could still lay leave it at worse odds than these. */
const HOPELESS = 0.1

/** What opponents of Nero should not do, or should do but seldom. */
export const watchFollies = (): FollyWatcher<State, Action> => new Watcher()

class Watcher implements FollyWatcher<State, Action> {
  readonly follies: readonly Follies[] = SEAT_IDS.map(() => ({}))
  /** By seat: the steps of this hand, and of the last. */
  readonly #hands: string[][][] = SEAT_IDS.map(() => [[], []])

  watch({ before, seat, action, happenings }: Deed<State, Action>): void {
    if (action.do === 'attack') this.#watchAttack(before, seat, action.of)
    for (const happening of happenings) {
      const begun = told(happening, 'hand-begins')
      if (begun) this.#begin(SEAT_IDS.indexOf(begun.seat))
      const step = told(happening, 'marched')
      if (step) this.#watchMarch(step)
      const laid = told(happening, 'laid-for-movement')
      if (laid) countFolly(this.follies[SEAT_IDS.indexOf(laid.seat)], 'movement-wasted', 0, laid.points)
      const ended = told(happening, 'hand-ends')
      if (ended) countFolly(this.follies[SEAT_IDS.indexOf(ended.seat)], 'movement-wasted', before.points, 0)
    }
  }

  #begin(seat: Seat): void {
    this.#hands[seat] = [[], this.#hands[seat][0]]
  }

  #watchMarch({ seat, from, to }: Happenings['marched']): void {
    const of = SEAT_IDS.indexOf(seat)
    const undoes = this.#hands[of].some((steps) => steps.includes(`${to} ${from}`))
    countFolly(this.follies[of], 'march-undone', undoes ? 1 : 0)
    this.#hands[of][0].push(`${from} ${to}`)
  }

  #watchAttack(s: State, seat: Seat, of: (typeof SEAT_IDS)[number]): void {
    const moving = running(s)
    if (!moving) return
    const odds = oddsWithAllCards(s, moving, SEAT_IDS.indexOf(of))
    countFolly(this.follies[seat], 'attack-below-10', odds < HOPELESS ? 1 : 0)
  }
}

/** How likely an attack is to be won with the strongest cards the attacker may lay, whatever they are worth otherwise. */
function oddsWithAllCards(s: State, moving: StackFrame, of: Seat): number {
  const strongest = s.hands[s.active].map((c) => BATTLE[c]).sort((a, b) => b - a)
  const laid = strongest.slice(0, CARDS_PER_HAND - s.cardsPlayed).reduce((sum, points) => sum + points, 0)
  const lead = attackStrength(s, moving) + laid - defenceStrength(s, of, moving.at)
  return winChance(lead, Math.min(DEFENDER_CARDS, s.hands[of].length))
}
