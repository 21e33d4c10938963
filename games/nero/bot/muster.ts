import type { Seat } from '@iacta/kernel'
import { ALL_ZONES, ITALY, NOWHERE, PLACE_COUNT, type Place, PROVINCES, PROVINCES_OF, ZONE_OF } from '../rules/board.ts'
import { INDEPENDENT, legionsOf, type Owner, type State } from '../rules/state.ts'

/** What stands in a zone, or in Italy, by seat. */
export interface Count {
  /** Provinces that are controlled. */
  readonly held: number[]
  /** Legions there beyond the one that is enough, two of each province at most. */
  readonly sturdy: number[]
  readonly legions: number[]
  /** Provinces in which somebody else has more. */
  readonly exposed: number[]
}

/** Italy is counted as the zones are, after them. */
export const IN_ITALY = ALL_ZONES.length
const REGIONS: readonly (readonly Place[])[] = [...PROVINCES_OF, ITALY]
const REGION_OF = ZONE_OF.map((z) => (z >= 0 ? z : IN_ITALY))
const ALL_STALE = (1 << REGIONS.length) - 1

/** Legions to be shifted about while somebody thinks. Only what changed is counted anew. */
export class Muster {
  readonly #players: number
  readonly #legions: number[]
  #tribes: Place
  readonly #counts: readonly Count[]
  /** A bit for each region that is to be counted anew. */
  #stale = ALL_STALE

  constructor(s: State) {
    this.#players = s.players
    this.#tribes = s.tribes
    this.#legions = new Array((INDEPENDENT + 1) * PLACE_COUNT).fill(0)
    for (let owner = 0; owner <= INDEPENDENT; owner++)
      if (owner < s.players || owner === INDEPENDENT)
        for (const p of PROVINCES) this.#legions[owner * PLACE_COUNT + p] = legionsOf(s, owner, p)
    const none = (): number[] => [0, 0, 0, 0]
    this.#counts = REGIONS.map(() => ({ held: none(), sturdy: none(), legions: none(), exposed: none() }))
  }

  at(owner: Owner, p: Place): number {
    return this.#legions[owner * PLACE_COUNT + p]
  }

  add(owner: Owner, p: Place, count: number): void {
    this.#legions[owner * PLACE_COUNT + p] += count
    this.#stale |= 1 << REGION_OF[p]
  }

  get tribes(): Place {
    return this.#tribes
  }

  set tribes(p: Place) {
    for (const changed of [this.#tribes, p]) if (changed !== NOWHERE) this.#stale |= 1 << REGION_OF[changed]
    this.#tribes = p
  }

  /** Legions of all other players in a province. */
  strangers(seat: Seat, p: Place): number {
    let count = 0
    for (let other = 0; other < this.#players; other++)
      if (other !== seat) count += this.#legions[other * PLACE_COUNT + p]
    return count
  }

  /** By zone, and `IN_ITALY`. */
  counts(): readonly Count[] {
    for (let region = 0; region < REGIONS.length; region++) if (this.#stale & (1 << region)) this.#countAnew(region)
    this.#stale = 0
    return this.#counts
  }

  #countAnew(region: number): void {
    const { held, sturdy, legions, exposed } = this.#counts[region]
    held.fill(0)
    sturdy.fill(0)
    legions.fill(0)
    exposed.fill(0)
    for (const p of REGIONS[region]) {
      let all = 0
      let most = 0
      let holder = 0
      for (let seat = 0; seat < this.#players; seat++) {
        const count = this.#legions[seat * PLACE_COUNT + p]
        all += count
        legions[seat] += count
        if (count <= most) continue
        most = count
        holder = seat
      }
      if (all > most)
        for (let seat = 0; seat < this.#players; seat++) {
          const count = this.#legions[seat * PLACE_COUNT + p]
          if (count > 0 && count < most) exposed[seat]++
        }
      const margin = this.#tribes === p ? 0 : 2 * most - all
      if (margin <= 0) continue
      held[holder]++
      sturdy[holder] += Math.min(2, margin - 1)
    }
  }
}
