import type { Seat } from '@iacta/kernel'
import { AWARDS, DECLARATION, HAND_DEALT, PROVINCES_FOR_A_ZONE, RANK_BATTLE, TURNS } from '../data/constants.ts'
import {
  ALL_CARDS,
  ALL_ZONES,
  ASSASSINATION,
  AVE_CAESAR,
  GUARD,
  KIND,
  NEIGHBOURS,
  type Place,
  ROME,
  SEAT_IDS,
  SENATE,
} from '../rules/printed.ts'
import { CONTENDER, EMPEROR, type Rank, type State } from '../rules/state.ts'
import { backInRome, hopeOfCrown, lastsOutside, STEPS_TO_ROME, survivesInRome } from './crown.ts'
import { IN_ITALY, Muster, REGIONS } from './muster.ts'

/** What holding so many provinces of a zone is worth, in parts of its award. */
const ZONE_SHARE = [0, 0.12, 0.4, 1, 1.12, 1.18] as const
/** A legion beyond the one that holds a province: the next that comes does not take it. */
const STURDY = 0.05
/** How much of what is held now is still held in a later turn. */
const ZONE_LASTS = 0.1
const ITALY_LASTS = 0.1
const CROWN_LASTS = 0.6
/** A legion by itself: little, for it is the throne that wins. */
const LEGION = 0.05
/** A point toward the proclamation that the board gives. */
const DECLARATION_POINT = 0.12
/** A sudden victory is worth more points than anybody gathers. */
const SUDDEN = 25
const NEARLY_SUDDEN = 1.5
/** What a legion risks beside a stronger enemy. */
const EXPOSED = 0.15

/** Whoever looks on with all hands open. */
export const EVERYBODY: Seat = -2

/** The cards of a player as far as they matter to the throne: known, or so many on average. */
interface Holding {
  cards: number
  guards: number
  senates: number
  aves: number
}

/**
 * The board as a player weighs it up: legions, commanders and ranks, to be changed and changed back while it thinks,
 * and the points each seat may expect. `viewer` sees its own cards; of the others' it knows only how many there are.
 */
export class Field extends Muster {
  readonly s: State
  readonly commander: Place[]
  readonly rank: Rank[]
  readonly victory: number[]
  readonly holdings: Holding[]
  /** Points each seat may expect at the end of the game; as of the last `measure`. */
  readonly totals: number[]
  /** What of it is hope of the throne, or of a sudden victory. */
  readonly hopes: number[]
  /** How much of the turn is over, by the cards played. */
  readonly progress: number
  readonly turnsAfter: number
  /** How likely it is that a seat's enemies hold an Assassination, by seat. */
  readonly #knives: number[]
  readonly #survival = SEAT_IDS.map(() => ({ guards: -1, chance: 0 }))
  readonly #isChosen: boolean[]
  /** What a region is worth to each seat, by region. */
  readonly #worthIn: readonly number[][] = Array.from({ length: REGIONS }, () => [0, 0, 0, 0])
  /** Whether a seat controls a zone, 1 or 0, by region; how many; and by how many legions it outweighs all in Italy. */
  readonly #holds: readonly number[][] = Array.from({ length: IN_ITALY }, () => [0, 0, 0, 0])
  readonly #zones: number[] = [0, 0, 0, 0]
  readonly #surplus: number[] = [0, 0, 0, 0]
  readonly #worth: { zone: number; italy: number; alone: number; oneOfTwo: number; rome: number }

  constructor(s: State, viewer: Seat) {
    super(s)
    this.s = s
    this.commander = s.commander.slice()
    this.rank = s.rank.slice()
    this.victory = s.victory.slice()
    this.totals = new Array(s.players).fill(0)
    this.hopes = new Array(s.players).fill(0)
    this.#isChosen = ALL_ZONES.map((z) => s.home.includes(z))
    let inHands = 0
    for (const hand of s.hands) inHands += hand.length
    this.progress = 1 - inHands / (s.players * HAND_DEALT[s.length][s.players])
    this.turnsAfter = TURNS - s.turn
    this.#worth = worths(s.turn, this.progress)
    if (viewer === EVERYBODY) {
      this.holdings = s.hands.map(exactly)
      const armed = s.hands.map((hand) => hand.some((c) => KIND[c] === ASSASSINATION))
      this.#knives = armed.map((_, seat) => (armed.some((knife, other) => knife && other !== seat) ? 1 : 0))
      return
    }
    const unseen = unseenBy(s, viewer)
    const hasKnife = s.hands[viewer].some((c) => KIND[c] === ASSASSINATION)
    this.holdings = s.hands.map((hand, seat) => (seat === viewer ? exactly(hand) : onAverage(hand.length, unseen)))
    this.#knives = s.hands.map((hand, seat) => {
      if (hasKnife && seat !== viewer) return 1
      const others = inHands - hand.length - (seat === viewer ? 0 : s.hands[viewer].length)
      return unseen.cards === 0 ? 0 : 1 - (1 - unseen.knives / unseen.cards) ** others
    })
  }

  move(seat: Seat, from: Place, to: Place, legions: number, commander: boolean): void {
    if (from !== to) {
      this.add(seat, from, -legions)
      this.add(seat, to, legions)
    }
    if (commander) this.commander[seat] = to
  }

  /** Battle points of all that a player has in a province, without cards. */
  strength(seat: Seat, p: Place): number {
    return this.at(seat, p) + (this.commander[seat] === p ? RANK_BATTLE[this.rank[seat]] : 0)
  }

  emperors(): number {
    let count = 0
    for (const rank of this.rank) if (rank === EMPEROR) count++
    return count
  }

  /** Works out anew what each seat may expect. */
  measure(): readonly number[] {
    this.#weigh(this.count())
    const emperors = this.emperors()
    for (let seat = 0; seat < this.s.players; seat++) {
      const hopes = this.#throne(seat, emperors) + this.#triumph(seat)
      let total = this.victory[seat] + hopes
      for (const worth of this.#worthIn) total += worth[seat]
      this.hopes[seat] = hopes
      this.totals[seat] = total
    }
    return this.totals
  }

  /** All legions of a seat, those less that are outweighed; and its zones, in part with few provinces. Both as measured. */
  legions(seat: Seat): number {
    let sum = 0
    for (const { legions, exposed } of this.counts) sum += legions[seat] - EXPOSED * exposed[seat]
    return sum
  }

  zones(seat: Seat): number {
    let sum = 0
    for (const z of ALL_ZONES)
      if (this.#isChosen[z]) sum += ZONE_SHARE[this.counts[z].held[seat]] + STURDY * this.counts[z].sturdy[seat]
    return sum
  }

  /** What the regions that changed are worth to each seat: a bit for each. */
  #weigh(changed: number): void {
    for (let region = 0; changed >> region !== 0; region++) {
      if ((changed & (1 << region)) === 0) continue
      if (region === IN_ITALY) this.#weighItaly()
      else this.#weighZone(region)
    }
  }

  #weighZone(region: number): void {
    const { held, sturdy, legions, exposed } = this.counts[region]
    const worthIn = this.#worthIn[region]
    const holds = this.#holds[region]
    const zone = this.#isChosen[region] ? this.#worth.zone : 0
    for (let seat = 0; seat < this.s.players; seat++) {
      const count = held[seat]
      worthIn[seat] =
        LEGION * (legions[seat] - EXPOSED * exposed[seat]) + zone * (ZONE_SHARE[count] + STURDY * sturdy[seat])
      const isHeld = count >= PROVINCES_FOR_A_ZONE ? 1 : 0
      this.#zones[seat] += isHeld - holds[seat]
      holds[seat] = isHeld
    }
  }

  #weighItaly(): void {
    const { held, legions, exposed } = this.counts[IN_ITALY]
    const worthIn = this.#worthIn[IN_ITALY]
    let all = 0
    for (let seat = 0; seat < this.s.players; seat++) all += legions[seat]
    for (let seat = 0; seat < this.s.players; seat++) {
      worthIn[seat] = LEGION * (legions[seat] - EXPOSED * exposed[seat]) + this.#worth.italy * held[seat]
      this.#surplus[seat] = Math.max(0, 2 * legions[seat] - all)
    }
  }

  /** What a sudden victory promises, where one is near. */
  #triumph(seat: Seat): number {
    const zones = this.#zones[seat]
    const reigns = this.rank[seat] === EMPEROR
    // How likely what stands now is to stand at the end of the turn.
    const soon = 0.4 + 0.6 * this.progress
    if (zones > PROVINCES_FOR_A_ZONE || (reigns && zones === PROVINCES_FOR_A_ZONE)) return SUDDEN * soon
    return zones === PROVINCES_FOR_A_ZONE || (reigns && zones === 2) ? NEARLY_SUDDEN : 0
  }

  /** What rank, place and cards promise of the throne. */
  #throne(seat: Seat, emperors: number): number {
    const { alone, oneOfTwo, rome } = this.#worth
    const place = this.commander[seat]
    const rank = this.rank[seat]
    const holding = this.holdings[seat]
    if (rank === EMPEROR) {
      const crown = emperors > 1 ? oneOfTwo : alone
      if (place === ROME) return (crown + rome) * this.#survives(seat, holding.guards)
      const back = backInRome(place < 0 ? STEPS_TO_ROME.length : STEPS_TO_ROME[place])
      return (crown + back * rome) * lastsOutside(this.#danger(seat, place))
    }
    if (emperors > 1) return rank === CONTENDER ? 0.1 * oneOfTwo : 0
    const points = this.#surplus[seat] * DECLARATION.legion + this.#zones[seat] * DECLARATION.zone
    const crown = (emperors === 1 ? oneOfTwo : alone) + rome
    const steps = place < 0 ? STEPS_TO_ROME[NEIGHBOURS[ROME][0]] : STEPS_TO_ROME[place]
    const home = place >= 0 && place !== ROME && this.at(seat, place) > 0
    return (
      crown * hopeOfCrown(rank, steps, emperors, points, this.#zones[seat], home, holding) +
      (emperors === 0 ? DECLARATION_POINT * Math.min(points, 5) : 0)
    )
  }

  #survives(seat: Seat, guards: number): number {
    const known = this.#survival[seat]
    if (known.guards === guards) return known.chance
    const chance = survivesInRome(this.#knives[seat], guards)
    this.#survival[seat] = { guards, chance }
    return chance
  }

  /** How much stronger the strongest enemy near a commander is than those about him. */
  #danger(seat: Seat, place: Place): number {
    if (this.at(seat, place) === 0) return Number.NEGATIVE_INFINITY
    let worst = 0
    for (let other = 0; other < this.s.players; other++) {
      if (other === seat) continue
      worst = Math.max(worst, this.at(other, place))
      for (const p of NEIGHBOURS[place]) worst = Math.max(worst, this.at(other, p))
    }
    return worst === 0 ? Number.NEGATIVE_INFINITY : worst - this.strength(seat, place)
  }
}

/** What each thing is worth in points: certain for this turn as it nears its end, less so for later ones. */
function worths(turn: number, progress: number) {
  const now = turn === TURNS ? AWARDS.last : AWARDS.early
  const soon = 0.55 + 0.45 * progress
  const later = Math.max(0, TURNS - 1 - turn)
  const last = turn < TURNS ? 1 : 0
  const worth = (award: (of: typeof AWARDS.early | typeof AWARDS.last) => number, lasts: number): number =>
    soon * award(now) + lasts * (later * award(AWARDS.early) + last * award(AWARDS.last))
  return {
    zone: worth((a) => a.zone, ZONE_LASTS),
    italy: worth((a) => a.italy, ITALY_LASTS),
    alone: worth((a) => a.emperor, CROWN_LASTS),
    oneOfTwo: worth((a) => a.oneOfTwo, CROWN_LASTS),
    rome: worth((a) => a.inRome, CROWN_LASTS),
  }
}

/** How many cards a seat cannot see, and how many of the kinds that matter to the throne. */
interface Unseen {
  cards: number
  guards: number
  senates: number
  aves: number
  knives: number
}

export function unseenBy(s: State, viewer: Seat): Unseen {
  const unseen: Unseen = { cards: 0, guards: 0, senates: 0, aves: 0, knives: 0 }
  const seen = new Uint8Array(ALL_CARDS.length)
  for (const c of s.spent) seen[c] = 1
  for (const c of s.hands[viewer]) seen[c] = 1
  for (const c of s.discards[viewer]) seen[c] = 1
  for (const c of ALL_CARDS) {
    if (seen[c]) continue
    unseen.cards++
    if (KIND[c] === GUARD) unseen.guards++
    if (KIND[c] === SENATE) unseen.senates++
    if (KIND[c] === AVE_CAESAR) unseen.aves++
    if (KIND[c] === ASSASSINATION) unseen.knives++
  }
  return unseen
}

function exactly(hand: State['hands'][number]): Holding {
  const holding = { cards: hand.length, guards: 0, senates: 0, aves: 0 }
  for (const c of hand) {
    if (KIND[c] === GUARD) holding.guards++
    if (KIND[c] === SENATE) holding.senates++
    if (KIND[c] === AVE_CAESAR) holding.aves++
  }
  return holding
}

function onAverage(cards: number, unseen: Unseen): Holding {
  const share = unseen.cards === 0 ? 0 : cards / unseen.cards
  return { cards, guards: share * unseen.guards, senates: share * unseen.senates, aves: share * unseen.aves }
}
