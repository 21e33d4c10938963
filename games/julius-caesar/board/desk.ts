import type { BoardProps, LogLine, ViewportControl } from '@iacta/web/board'
import { batch, signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../rules/board.ts'
import type { Happenings } from '../rules/happenings.ts'
import type { View } from '../rules/view.ts'
import { carryOn, type Errand } from './errands.ts'
import { DOT, MAP } from './layout.ts'
import { frame, ownBlocks, stepNow, underWay } from './reading.ts'
import {
  drop,
  EMPTY_HAND,
  type Held,
  type Meaning,
  pickable,
  targets,
  touchBlock,
  touchCard,
  touchPlace,
} from './touch.ts'
import { isOfPlace } from './verbs.ts'

export type Props = BoardProps<View, Action>

/** A way somebody took, to be traced on the map. */
export interface Trace {
  readonly side: SideId
  readonly block: BlockId | null
  readonly places: readonly PlaceId[]
}

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

const MOST_TRACES = 30

/** What is on the table besides the game: what the hand holds, which stack is open, what was last seen. */
export class Desk {
  readonly held = signal<Held>(EMPTY_HAND)
  readonly open = signal<PlaceId | null>(null)
  /** Several things a touch could mean, to choose from. */
  readonly choice = signal<readonly Action[] | null>(null)
  /** The card raised from the hand. */
  readonly raised = signal<CardId | null>(null)
  /** Blocks hanging on the pointer. */
  readonly lifted = signal<readonly BlockId[]>([])
  /** The block of ours that is to act in the battle, if one was chosen. */
  readonly fighter = signal<BlockId | null>(null)
  readonly panel = signal<'hand' | 'played' | 'pools'>('hand')
  /** The battle is folded away, to see the map. */
  readonly folded = signal(false)
  readonly traces = signal<readonly Trace[]>([])
  readonly turned = signal<Turned | null>(null)
  readonly tale = signal<BattleTale | null>(null)
  /** A battle that is over and has still to be looked at. */
  readonly ended = signal<BattleTale | null>(null)
  /** Moves the map. */
  readonly lens: { current: ViewportControl | null } = { current: null }
  #props: Props
  #errands: readonly Errand[] = []
  /** The stack to open when the block under way has halted. */
  #next: PlaceId | null = null
  #step = ''
  #count = 0

  constructor(props: Props) {
    this.#props = props
  }

  get props(): Props {
    return this.#props
  }

  /** What was heard, what can still be held, and what comes next of what was begun. */
  update(props: Props): void {
    const before = this.#props
    const isFirst = this.#step === ''
    const isNew = props.actions !== before.actions || props.view !== before.view
    this.#props = props
    batch(() => {
      if (props.seat !== before.seat) this.#handOver()
      if (isFirst || props.news !== before.news) this.#hear(props.news)
      // Nothing was told, and yet it looks different: somebody is looking at another moment.
      if (isNew && props.news.length === 0) this.#forget()
      if (isNew || isFirst) this.#settle()
    })
  }

  /** Another hand at the same board: what this one held is not for it. */
  #handOver(): void {
    this.#errands = []
    this.#next = null
    this.open.value = null
    this.raised.value = null
    this.panel.value = 'hand'
    this.#hold([])
  }

  #forget(): void {
    const at = frame(this.#props.view, 'battle')?.place
    this.traces.value = []
    this.turned.value = null
    this.ended.value = null
    if (this.tale.value?.at !== at) this.tale.value = null
  }

  #settle(): void {
    const { view, actions } = this.#props
    const step = `${stepNow(view)} ${actions.length > 0}`
    const going = underWay(view)
    this.choice.value = null
    if (this.#errands.length > 0) {
      this.#carryOn()
      if (this.#errands.length > 0) return
    }
    const may = pickable(actions)
    if (going && may.has(going)) this.#hold([going])
    else {
      const kept = this.held.value.blocks.filter((id) => may.has(id))
      if (step !== this.#step && stepNow(view) !== 'moves') this.#hold([])
      else if (kept.length !== this.held.value.blocks.length) this.held.value = { blocks: kept, fresh: kept.length > 0 }
    }
    const next = this.#next
    this.#next = null
    if (next && stepNow(view) === 'moves') this.#mean(touchPlace(view, actions, EMPTY_HAND, next))
    const at = this.open.value
    if (at && step !== this.#step && !this.#worthOpen(at)) this.open.value = null
    if (at && (view.places[at] === undefined || (actions.length > 0 && ownBlocks(view, at).length === 0)))
      this.open.value = null
    if (step !== this.#step) {
      this.folded.value = false
      this.#show(actions.flatMap((action) => (SHOWN_AT_ONCE.has(action.do) && isOfPlace(action) ? [action.at] : [])))
    }
    if (!view.hand.includes(this.raised.value as CardId)) this.raised.value = null
    this.#step = step
  }

  #worthOpen(at: PlaceId): boolean {
    const { view, actions } = this.#props
    const may = pickable(actions)
    return ownBlocks(view, at).some(({ block }) => may.has(block))
  }

  #hold(blocks: readonly BlockId[], fresh = false): void {
    this.held.value = { blocks, fresh }
  }

  #carryOn(): void {
    const { view, actions, act, why } = this.#props
    const stage = carryOn(view, actions, this.#errands)
    this.#errands = stage.left
    if (stage.refused) why(stage.refused)
    if (stage.act) act(stage.act)
  }

  // Touches

  place(at: PlaceId): void {
    const { view, actions } = this.#props
    const going = underWay(view)
    const meaning = touchPlace(view, actions, this.held.value, at)
    // Turning to another stack is to halt the block that was under way; what can be picked is known after that.
    const turnsAway = meaning.is === 'pick' && going !== null && actions.some((action) => action.do === 'halt')
    if (turnsAway) {
      this.act({ do: 'halt' })
      this.#next = at
    } else this.#mean(meaning)
  }

  block(id: BlockId): void {
    const { view, actions } = this.#props
    this.#mean(touchBlock(view, actions, this.held.value, id))
  }

  /** Takes blocks in the hand, whatever they can do. */
  hold(blocks: readonly BlockId[], fresh = false): void {
    this.#hold(blocks, fresh)
  }

  /** A block in battle is to leave it: the panel makes way for the map, where its ways out are lit. */
  chooseRetreat(id: BlockId): void {
    batch(() => {
      this.#hold([id])
      this.folded.value = true
    })
    this.#show(targets(this.#props.actions, [id]).keys())
  }

  /** Sees to it that places can be seen. */
  #show(places: Iterable<PlaceId>): void {
    this.lens.current?.reveal([...places].map((at) => DOT[at]))
  }

  lift(blocks: readonly BlockId[]): void {
    batch(() => {
      this.choice.value = null
      this.lifted.value = blocks
      this.#hold(blocks)
    })
  }

  /** What was lifted is dropped on a place, or nowhere. */
  letGo(at: PlaceId | null): void {
    const { view, actions } = this.#props
    const blocks = this.lifted.value
    batch(() => {
      this.lifted.value = []
      if (at) this.#mean(drop(view, actions, blocks, at))
      const may = pickable(actions)
      if (blocks.some((id) => !may.has(id))) this.#hold([])
    })
  }

  /** A touched card is raised; touched again, it is played. */
  card(card: CardId): void {
    const { view, actions } = this.#props
    const meaning = touchCard(view, actions, card)
    if (meaning.is === 'act' && this.raised.value !== card) this.raised.value = card
    else this.#mean(meaning)
  }

  act(...actions: readonly Action[]): void {
    batch(() => {
      this.#errands = []
      this.choice.value = null
      this.traces.value = []
      this.folded.value = false
    })
    this.#props.act(...actions)
  }

  /** Lets go of everything, one layer at a time. */
  cancel(): boolean {
    if (this.choice.value) this.choice.value = null
    else if (this.held.value.blocks.length > 0 && !underWay(this.#props.view)) this.#hold([])
    else if (this.open.value) this.open.value = null
    else if (this.raised.value) this.raised.value = null
    else return false
    this.#errands = []
    return true
  }

  close(): void {
    batch(() => {
      this.open.value = null
      if (!underWay(this.#props.view)) this.#hold([])
    })
  }

  #mean(meaning: Meaning): void {
    this.#errands = []
    switch (meaning.is) {
      case 'act':
        this.act(...meaning.actions)
        break
      case 'send':
        this.traces.value = []
        this.#errands = meaning.errands
        this.#carryOn()
        break
      case 'choose':
        this.choice.value = meaning.actions
        break
      case 'pick':
        batch(() => {
          this.choice.value = null
          this.held.value = { blocks: meaning.blocks, fresh: meaning.fresh }
          if (meaning.open) this.open.value = meaning.open
        })
        break
      case 'why':
        this.#props.why(meaning.action)
        break
      case 'nothing':
        break
    }
  }

  // News

  #hear(news: readonly LogLine[]): void {
    for (const { key, params } of news) this.#hearOne(key as keyof Happenings, params as unknown as Heard)
  }

  #hearOne(key: keyof Happenings, p: Heard): void {
    switch (key) {
      case 'moved':
      case 'regrouped':
      case 'retreated':
      case 'defected':
      case 'harboured':
        this.#trace(p, [p.from, p.to])
        if (key === 'retreated')
          this.#tell({ left: [...(this.tale.value?.left ?? []), { side: p.side, block: p.block }] })
        break
      case 'shipped':
        this.#trace(p, [p.from, ...p.seas, p.to])
        break
      case 'revealed':
        this.turned.value = { n: ++this.#count, caesar: p.caesar, pompeius: p.pompeius }
        break
      case 'battle-begins':
        this.tale.value = { at: p.at, rolls: [], lost: [], left: [], winner: null }
        this.folded.value = false
        this.#lookAtBattle(p.at)
        break
      case 'fired': {
        const roll = { n: ++this.#count, side: p.side, block: p.block, dice: p.dice, hits: p.hits }
        this.#tell({ rolls: [...(this.tale.value?.rolls ?? []), roll] })
        break
      }
      case 'eliminated':
        this.#tell({ lost: [...(this.tale.value?.lost ?? []), { side: p.side, block: p.block }] })
        break
      case 'battle-won':
        this.ended.value = { ...(this.tale.value ?? NO_TALE), at: p.at, winner: p.side }
        this.tale.value = null
        break
      default:
    }
  }

  /** Beside the panel, where there is room for both. */
  #lookAtBattle(at: PlaceId): void {
    const lens = this.lens.current
    if (!lens || innerWidth < 2 * PANEL) return
    const [x, y] = DOT[at]
    lens.reveal([
      [x, y],
      [x + Math.min(PANEL / lens.scale, MAP.width - x), y],
    ])
  }

  #tell(more: Partial<BattleTale>): void {
    const at = frame(this.#props.view, 'battle')?.place
    const tale = this.tale.value ?? (at ? { ...NO_TALE, at } : null)
    if (tale) this.tale.value = { ...tale, ...more }
  }

  /** The ways of one side, until the other goes any; a known block that went on leaves one way, not two. */
  #trace({ side, block }: Heard, places: readonly PlaceId[]): void {
    const before = this.traces.value.filter((trace) => trace.side === side).slice(-MOST_TRACES)
    const last = before.at(-1)
    const goesOn = last && block !== null && last.block === block && last.places.at(-1) === places[0]
    this.traces.value = goesOn
      ? [...before.slice(0, -1), { ...last, places: [...last.places, ...places.slice(1)] }]
      : [...before, { side, block, places }]
  }
}

/** Choices among few places, which are looked for on the map as soon as they are asked. */
const SHOWN_AT_ONCE: ReadonlySet<Action['do']> = new Set(['main-attack', 'surprise', 'battle', 'receive'])

/** The width of the battle's panel, in pixels. */
const PANEL = 560

const NO_TALE: BattleTale = { at: 'roma', rolls: [], lost: [], left: [], winner: null }

/** The parameters of the happenings the desk listens to. */
interface Heard {
  readonly side: SideId
  readonly block: BlockId
  readonly at: PlaceId
  readonly from: PlaceId
  readonly to: PlaceId
  readonly seas: readonly PlaceId[]
  readonly dice: readonly number[]
  readonly hits: number
  readonly caesar: CardId
  readonly pompeius: CardId
}
