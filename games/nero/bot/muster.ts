import type { Seat } from '@iacta/kernel'
import { ALL_ZONES, NOWHERE, PLACE_COUNT, type Place, PROVINCES, ZONE_OF } from '../rules/printed.ts'
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
export const REGIONS = IN_ITALY + 1
const REGION_OF = ZONE_OF.map((z) => (z >= 0 ? z : IN_ITALY))

/** Who holds a province, how firmly, and whose legions there are outweighed, a bit for each seat. */
interface Standing {
  holder: Seat
  sturdy: number
  exposed: number
  isStale: boolean
}
const NOBODYS = -1

/** Legions to be shifted about while somebody thinks. Only provinces that changed are looked at anew. */
export class Muster {
  readonly counts: readonly Count[]
  readonly #players: number
  readonly #legions: number[]
  #tribes: Place
  readonly #standings: readonly Standing[]
  readonly #stale: Place[]

  constructor(s: State) {
    this.#players = s.players
    this.#tribes = s.tribes
    this.#legions = new Array((INDEPENDENT + 1) * PLACE_COUNT).fill(0)
    const none = (): number[] => [0, 0, 0, 0]
    this.counts = Array.from({ length: REGIONS }, () => ({
      held: none(),
      sturdy: none(),
      legions: none(),
      exposed: none(),
    }))
    for (let owner = 0; owner <= INDEPENDENT; owner++) {
      if (owner >= s.players && owner !== INDEPENDENT) continue
      for (const p of PROVINCES) {
        const legions = legionsOf(s, owner, p)
        this.#legions[owner * PLACE_COUNT + p] = legions
        if (owner !== INDEPENDENT) this.counts[REGION_OF[p]].legions[owner] += legions
      }
    }
    this.#standings = ZONE_OF.map(() => ({ holder: NOBODYS, sturdy: 0, exposed: 0, isStale: true }))
    this.#stale = PROVINCES.slice()
  }

  at(owner: Owner, p: Place): number {
    return this.#legions[owner * PLACE_COUNT + p]
  }

  add(owner: Owner, p: Place, count: number): void {
    this.#legions[owner * PLACE_COUNT + p] += count
    if (owner === INDEPENDENT) return
    this.counts[REGION_OF[p]].legions[owner] += count
    this.#changed(p)
  }

  get tribes(): Place {
    return this.#tribes
  }

  set tribes(p: Place) {
    for (const changed of [this.#tribes, p]) if (changed !== NOWHERE) this.#changed(changed)
    this.#tribes = p
  }

  /** Legions of all other players in a province. */
  strangers(seat: Seat, p: Place): number {
    let count = 0
    for (let other = 0; other < this.#players; other++)
      if (other !== seat) count += this.#legions[other * PLACE_COUNT + p]
    return count
  }

  /** Brings the counts up to date. Answers with a bit for each region in which something changed. */
  protected count(): number {
    let changed = 0
    for (const p of this.#stale) {
      this.#look(p)
      changed |= 1 << REGION_OF[p]
    }
    this.#stale.length = 0
    return changed
  }

  #changed(p: Place): void {
    const standing = this.#standings[p]
    if (standing.isStale) return
    standing.isStale = true
    this.#stale.push(p)
  }

  #look(p: Place): void {
    const players = this.#players
    const standing = this.#standings[p]
    const { held, sturdy, exposed } = this.counts[REGION_OF[p]]
    let all = 0
    let most = 0
    let holder = NOBODYS
    for (let seat = 0; seat < players; seat++) {
      const legions = this.#legions[seat * PLACE_COUNT + p]
      all += legions
      if (legions <= most) continue
      most = legions
      holder = seat
    }
    let outweighed = 0
    if (all > most)
      for (let seat = 0; seat < players; seat++) {
        const legions = this.#legions[seat * PLACE_COUNT + p]
        if (legions > 0 && legions < most) outweighed |= 1 << seat
      }
    if (outweighed !== standing.exposed) {
      for (let seat = 0; seat < players; seat++)
        exposed[seat] += ((outweighed >> seat) & 1) - ((standing.exposed >> seat) & 1)
      standing.exposed = outweighed
    }
    if (standing.holder !== NOBODYS) {
      held[standing.holder]--
      sturdy[standing.holder] -= standing.sturdy
    }
    const margin = this.#tribes === p ? 0 : 2 * most - all
    standing.holder = margin > 0 ? holder : NOBODYS
    standing.sturdy = Math.min(2, margin - 1)
    standing.isStale = false
    if (margin <= 0) return
    held[holder]++
    sturdy[holder] += standing.sturdy
  }
}
