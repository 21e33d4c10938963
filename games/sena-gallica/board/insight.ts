import { type Chance, Fault, type PlayContext, quickChance, type Seat } from '@iacta/kernel'
import { SHIP_IDS } from '../data/fleets.ts'
import type { Aspect, Speed } from '../data/tables.ts'
import type { Action } from '../rules/action.ts'
import { rake, ram, through } from '../rules/attacks.ts'
import { boarding } from '../rules/boarding.ts'
import { imagine, type View } from '../rules/fog.ts'
import { cut, grapple } from '../rules/grappling.ts'
import { volley } from '../rules/missiles.ts'
import { type Direction, GRID, type Hex, isLand, NO_SHIP, NONE, type Ship, shipNamed } from '../rules/printed.ts'
import { begin } from '../rules/ship.ts'
import { ahead, pointsAt, shipAt } from '../rules/ships.ts'
import { amend, areEnemies, type FrameNamed, isOnMap, lay, layout, type State, sideOf } from '../rules/state.ts'
import type { Happenings } from '../rules/telling.ts'

/** What the rules say of a position that is shown: asked of the rules themselves, in a world that looks like it. */

/** How likely something is to succeed, and what it takes. */
export interface Odds {
  readonly part: number
  /** Where the attacker comes to harm himself. */
  readonly harm: number
  readonly needs: number
  /** Added to the die. */
  readonly by: number
  readonly aspect: Aspect | null
}

/** Whom a ship would ram if it went straight on from somewhere. */
export interface Prospect {
  readonly target: string
  /** Steps ahead before the blow. */
  readonly steps: number
  readonly odds: Odds
}

/** A course as far as it matters for what may come of it. */
export interface Bearing {
  readonly bow: string
  readonly heading: number
  readonly speed: Speed
  readonly run: number
  readonly spent: number
}

const FACES = 10
class Enough extends Fault {}

type Told = { readonly key: string; readonly params: Readonly<Record<string, unknown>> }

export class Insight {
  readonly #view: View

  constructor(view: View) {
    this.#view = view
  }

  #world(): State {
    return imagine({ seat: 0 as Seat, view: this.#view, heard: [] }, quickChance(1))
  }

  /** What is told first of a throw, for each face of its die; nothing after the first draw is followed. */
  #faces(world: State, run: (s: State, play: PlayContext) => void): Told[] {
    return Array.from({ length: FACES }, (_, face) => {
      const heard: Told[] = []
      let isThrown = false
      const thrown = (): number => {
        if (isThrown) throw new Enough('one throw is enough')
        isThrown = true
        return face
      }
      const chance: Chance = { die: thrown, pick: thrown }
      try {
        run(layout.clone(world), { chance, tell: ({ key, params }) => heard.push({ key, params }), seal() {} })
      } catch (error) {
        if (!(error instanceof Enough)) throw error
      }
      return heard[0]
    })
  }

  /** What an action of the ship that is active, or is asked, may bring; null for what draws nothing. */
  odds(action: Action): Odds | null {
    const s = this.#world()
    const top = s.stack.at(-1)
    const active = s.stack.findLast((one): one is FrameNamed<'ship'> => one.step === 'ship')
    switch (action.do) {
      case 'ram':
        return active ? this.#ram(s, active.ship, shipAt(s, ahead(s, active.ship))) : null
      case 'through':
        return active ? this.#through(s, active.ship, shipAt(s, ahead(s, active.ship))) : null
      case 'rake':
        return active ? this.#rake(s, active.ship, shipNamed(action.ship)) : null
      case 'fire':
        return active ? this.#fire(s, active.ship, shipNamed(action.at), false) : null
      case 'shoot':
        return top?.step === 'answer' ? this.#fire(s, shipNamed(action.ship), top.mover, true) : null
      case 'grapple': {
        const isRiposte = top?.step === 'riposte'
        const ship = isRiposte ? top.ship : active?.ship
        return ship === undefined ? null : this.#grapple(s, ship, shipNamed(action.at), !isRiposte)
      }
      case 'cut':
        return active ? this.#cut(s, active.ship, shipNamed(action.from)) : null
      case 'board':
        return active ? this.#board(s, [active.ship], shipNamed(action.at)) : null
      case 'attack':
        return top?.step === 'muster' ? this.#board(s, top.boarders, top.target) : null
      case 'join':
        return top?.step === 'muster' ? this.#board(s, [...top.boarders, shipNamed(action.ship)], top.target) : null
      default:
        return null
    }
  }

  /** 9.2: whom it would ram by going straight on, and with what chances; null if there is nobody within its points. */
  prospect(id: string, { bow, heading, speed, run, spent }: Bearing): Prospect | null {
    const s = this.#world()
    const ship = shipNamed(id)
    if (!isOnMap(s, ship) || speed === 'rest') return null
    lay(s, ship, { bow: GRID.named(bow) as Hex, heading: heading as Direction })
    begin(s, ship, true)
    let left = pointsAt(s, ship, speed) - spent
    let steps = 0
    let next = ahead(s, ship)
    // The last point is for the blow itself.
    while (left > 1 && next !== NONE && !isLand(next) && shipAt(s, next) === NO_SHIP) {
      lay(s, ship, { bow: next, heading: heading as Direction })
      left--
      steps++
      next = ahead(s, ship)
    }
    const target = shipAt(s, next)
    if (left < 1 || target === NO_SHIP || !areEnemies(s, ship, target) || run + steps === 0) return null
    if (s.oars[ship] === 'raked-port' || s.oars[ship] === 'raked-starboard') return null
    amend(s, { stage: 'move', speed, run: run + steps })
    return { target: SHIP_IDS[target], steps, odds: this.#ram(s, ship, target) }
  }

  #ram(s: State, ship: Ship, target: Ship): Odds {
    const faces = this.#faces(s, (world, play) => {
      world.stack.push({ step: 'ram', ship, target })
      ram.run(world, { step: 'ram', ship, target }, play)
    }).map(({ params }) => params as Happenings['ram'])
    return {
      ...reckoned(
        faces,
        ({ result }) => result === 'rammed',
        ({ result }) => result === 'own' || result === 'fouled',
      ),
      aspect: faces[0].aspect,
    }
  }

  #rake(s: State, ship: Ship, target: Ship): Odds {
    const frame = { step: 'rake', ship, target, hand: 'port', inPassing: false } as const
    const faces = this.#faces(s, (world, play) => {
      world.stack.push(frame)
      rake.run(world, frame, play)
    }).map(({ params }) => params as Happenings['rake'])
    return reckoned(
      faces,
      ({ result }) => result === 'raked',
      ({ result }) => result === 'own',
    )
  }

  #through(s: State, ship: Ship, target: Ship): Odds {
    const frame = { step: 'through', ship, target } as const
    const faces = this.#faces(s, (world, play) => {
      world.stack.push(frame)
      through.run(world, frame, play)
    }).map(({ params }) => params as Happenings['through'])
    return reckoned(faces, ({ succeeds }) => succeeds)
  }

  #fire(s: State, ship: Ship, target: Ship, isUnderWay: boolean): Odds {
    const faces = this.#faces(s, (world, play) => volley(world, ship, target, isUnderWay, play))
    return reckoned(
      faces.map(({ params }) => params as Happenings['missiles']),
      ({ hits }) => hits,
    )
  }

  #grapple(s: State, ship: Ship, target: Ship, isInTurn: boolean): Odds {
    const faces = this.#faces(s, (world, play) => grapple(world, ship, target, isInTurn, play))
    return reckoned(
      faces.map(({ params }) => params as Happenings['grapple']),
      ({ succeeds }) => succeeds,
    )
  }

  #cut(s: State, ship: Ship, other: Ship): Odds | null {
    if (!areEnemies(s, ship, other)) return null
    const faces = this.#faces(s, (world, play) => cut(world, ship, other, play))
    return reckoned(
      faces.map(({ params }) => params as Happenings['cut']),
      ({ succeeds }) => succeeds,
    )
  }

  /** 11.4: taken at once, or because its last marine falls; how many of one's own that costs is told after. */
  #board(s: State, boarders: readonly Ship[], target: Ship): Odds | null {
    if (s.marines[target] === 0) return null
    const frame = { step: 'boarding', target, boarders } as const
    const taken: boolean[] = []
    const faces = this.#faces(s, (world, play) => {
      world.stack.push(frame)
      const before = sideOf(world, target)
      const losses = world.stack.length
      try {
        boarding.run(world, frame, play)
      } finally {
        const waits = world.stack.slice(losses - 1).some((one) => one.step === 'losses' && one.captured)
        taken.push(waits || sideOf(world, target) !== before)
      }
    }).map(({ params }) => params as Happenings['boarding'])
    const odds = reckoned(faces, (_, face) => taken[face])
    return { ...odds, harm: faces.filter((face) => face.lost > 0).length / FACES }
  }
}

interface Throw {
  readonly roll: number
  readonly sum: number
  readonly needs: number
}

function reckoned<T extends Throw>(
  faces: readonly T[],
  succeeds: (face: T, i: number) => boolean,
  harms: (face: T) => boolean = () => false,
): Odds {
  const [{ roll, sum, needs }] = faces
  return {
    part: faces.filter(succeeds).length / faces.length,
    harm: faces.filter(harms).length / faces.length,
    needs,
    by: sum - roll,
    aspect: null,
  }
}
