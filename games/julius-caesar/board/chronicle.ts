import type { LogLine } from '@iacta/web/board'
import { signal } from '@preact/signals'
import type { Happenings, Known } from '../rules/happenings.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { frame } from './reading.ts'

export interface Roll {
  readonly n: number
  readonly side: SideId
  readonly block: BlockId
  readonly dice: readonly number[]
  readonly hits: number
}

/** What this seat was told of a battle while it looked on. */
export interface BattleTale {
  readonly at: PlaceId
  readonly rolls: readonly Roll[]
  readonly lost: readonly Told[]
  readonly left: readonly Told[]
  /** Reserves that came into the battle with this Round. */
  readonly arrived: readonly BlockId[]
  readonly winner: SideId | null
}

export interface Told {
  readonly side: SideId
  readonly block: BlockId
}

export interface Turned {
  readonly n: number
  readonly caesar: CardId
  readonly pompeius: CardId
}

/** What this seat was told while it looked on: cards turned over, the battle and how it ended. */
export class Chronicle {
  readonly turned = signal<Turned | null>(null)
  readonly tale = signal<BattleTale | null>(null)
  /** A battle that is over and has still to be looked at. */
  readonly ended = signal<BattleTale | null>(null)
  /** Called when a battle begins. */
  onBattle: (at: PlaceId) => void = () => {}
  #view: View | null = null
  #endedAt = 0
  #count = 0

  /** In a film what was to be looked at makes way for what happened next. */
  hear(view: View, news: readonly LogLine[], isFilm: boolean): void {
    this.#view = view
    if (isFilm && news.length > 0) {
      this.turned.value = null
      this.ended.value = null
    }
    for (const { key, params } of news) this.#hear(key as keyof Happenings, params as unknown as Heard)
  }

  /** The table looks different and nothing was told: somebody took something back, or looks at another moment. */
  quiet(view: View): void {
    this.#view = view
    if (moment(view) < this.#endedAt) this.ended.value = null
    if (this.tale.value?.at !== frame(view, 'battle')?.place) this.tale.value = null
  }

  #hear(key: keyof Happenings, p: Heard): void {
    switch (key) {
      case 'retreated':
        this.#tell({ left: [...(this.tale.value?.left ?? []), { side: p.side, block: p.block }] })
        break
      case 'revealed':
        this.turned.value = { n: ++this.#count, caesar: p.caesar, pompeius: p.pompeius }
        break
      case 'battle-begins':
        this.tale.value = { ...NO_TALE, at: p.at }
        this.onBattle(p.at)
        break
      case 'fired': {
        const roll = { n: ++this.#count, side: p.side, block: p.block, dice: p.dice, hits: p.hits }
        this.#tell({ rolls: [...(this.tale.value?.rolls ?? []), roll] })
        break
      }
      case 'round-begins':
        this.#tell({ arrived: [] })
        break
      case 'reserves-arrive':
        this.#tell({ arrived: [...(this.tale.value?.arrived ?? []), ...p.blocks.map(([id]) => id)] })
        break
      case 'eliminated':
        this.#tell({ lost: [...(this.tale.value?.lost ?? []), { side: p.side, block: p.block }] })
        break
      case 'battle-won':
        this.ended.value = { ...(this.tale.value ?? NO_TALE), at: p.at, winner: p.side }
        this.#endedAt = moment(this.#view)
        this.tale.value = null
        break
      default:
    }
  }

  #tell(more: Partial<BattleTale>): void {
    const at = this.#view && frame(this.#view, 'battle')?.place
    const tale = this.tale.value ?? (at ? { ...NO_TALE, at } : null)
    if (tale) this.tale.value = { ...tale, ...more }
  }
}

const moment = (view: View | null): number => (view ? 10 * view.year + view.turn : 0)

const NO_TALE: BattleTale = { at: 'roma', rolls: [], lost: [], left: [], arrived: [], winner: null }

/** The parameters of the happenings the desk listens to. */
interface Heard {
  readonly side: SideId
  readonly block: BlockId
  readonly at: PlaceId
  readonly dice: readonly number[]
  readonly hits: number
  readonly blocks: readonly Known[]
  readonly caesar: CardId
  readonly pompeius: CardId
}
