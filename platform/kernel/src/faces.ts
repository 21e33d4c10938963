import { lookAhead } from './ahead.ts'
import type { Chance } from './chance.ts'
import { Fault } from './fault.ts'
import type { Game, Happening } from './game.ts'
import type { Marches, MarchQuestion } from './marches.ts'
import { includes, type Seat } from './seats.ts'

/** What a throw could bring, told by the rules themselves: nobody has to work out odds beside them. */

class Enough extends Fault {}
const enough = (): never => {
  throw new Enough('one throw is enough')
}

/**
 * What the seat would be told for each face of the first die that the last of the actions draws, from the lowest on and up to
 * the next draw; nothing if none is drawn, or if the others could not be taken back.
 */
export function faces<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  world: State,
  seat: Seat,
  { first = [] }: MarchQuestion<Action>,
): Marches<Action> {
  const begun = lookAhead(game, world, seat, first.slice(0, -1))
  const last = first.at(-1)
  const refusal = begun.world && last !== undefined ? game.refusal(begun.world, seat, last) : begun.refusal
  const found: (readonly Happening[])[] = []
  const answer = { marches: [], refusal, isPartial: false, isBinding: refusal === null, faces: found }
  if (!begun.world || last === undefined || refusal) return answer
  for (let face = 0, sides = 1; face < sides; face++) {
    let isThrown = false
    const thrown = (of: number): number => {
      if (isThrown) return enough()
      isThrown = true
      sides = of
      return face
    }
    const chance: Chance = { die: (of) => thrown(of) + 1, pick: thrown }
    const heard: Happening[] = []
    const tell = (happening: Happening): void => {
      if (includes(happening.to, seat)) heard.push(happening)
    }
    try {
      game.play(game.clone(begun.world), seat, last, { chance, tell, seal() {} })
    } catch (error) {
      if (!(error instanceof Enough)) throw error
    }
    if (isThrown) found.push(heard)
  }
  return answer
}
