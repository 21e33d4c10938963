import { NOWHERE } from '@iacta/kernel'
import { BoardDesk, type BoardProps, type Change } from '@iacta/web/board'
import { batch, signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { BlockId, CardId, PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { Chronicle } from './chronicle.ts'
import { wordsIn } from './labels.ts'
import { DOT, MAP } from './layout.ts'
import { occupied, ownBlocks, stepNow, underWay } from './reading.ts'
import {
  drop,
  EMPTY_HAND,
  type Held,
  type Meaning,
  mayGo,
  pickable,
  type Reach,
  targets,
  touchBlock,
  touchPlace,
  useOfCard,
} from './touch.ts'
import { isOfPlace, lossOf } from './verbs.ts'

export type Props = BoardProps<View, Action>

/** What is on the table besides the game: what the hand holds, which stack is open, what was last seen. */
export class Desk extends BoardDesk<View, Action, PlaceId> {
  readonly held = signal<Held>(EMPTY_HAND)
  /** The card raised from the hand. */
  readonly raised = signal<CardId | null>(null)
  /** Blocks hanging on the pointer. */
  readonly lifted = signal<readonly BlockId[]>([])
  /** The block of ours that is to act in the battle, if one was chosen. */
  readonly fighter = signal<BlockId | null>(null)
  readonly panel = signal<'hand' | 'played' | 'pools'>('hand')
  readonly told = new Chronicle()
  /** The stack to open when the block under way has halted. */
  #next: PlaceId | null = null
  #step = ''

  constructor(props: Props) {
    super(props)
    this.told.onBattle = (at) => {
      this.folded.value = false
      this.#lookAtBattle(at)
    }
  }

  protected override hear({ isNew, hasNews }: Change<Props>): void {
    const { view, news, isFilm } = this.props
    if (hasNews) this.told.hear(view, news, isFilm)
    if (isNew && news.length === 0) this.told.quiet(view)
  }

  protected override handOver(): void {
    this.#next = null
    this.open.value = null
    this.raised.value = null
    this.panel.value = 'hand'
    this.#hold([])
  }

  protected override settle(): void {
    const { view, actions } = this.props
    const step = `${stepNow(view)} ${actions.length > 0}`
    const going = underWay(view)
    this.choice.value = null
    const may = pickable(actions)
    if (going && may.has(going)) this.#hold([going])
    else {
      const kept = this.held.value.blocks.filter((id) => may.has(id))
      if (step !== this.#step && stepNow(view) !== 'moves') this.#hold([])
      else if (kept.length !== this.held.value.blocks.length) this.held.value = { blocks: kept, fresh: kept.length > 0 }
    }
    const next = this.#next
    this.#next = null
    if (next && stepNow(view) === 'moves') this.#mean(touchPlace(view, actions, EMPTY_HAND, next, NOWHERE), next)
    const at = this.open.value
    if (at && step !== this.#step && !this.#worthOpen(at)) this.open.value = null
    if (at && (!occupied(view).has(at) || (actions.length > 0 && ownBlocks(view, at).length === 0)))
      this.open.value = null
    if (step !== this.#step) {
      this.folded.value = false
      this.#show(actions.flatMap((action) => (SHOWN_AT_ONCE.has(action.do) && isOfPlace(action) ? [action.at] : [])))
    }
    if (step !== this.#step || !view.hand.includes(this.raised.value as CardId)) this.raised.value = null
    this.#step = step
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

  #worthOpen(at: PlaceId): boolean {
    const { view, actions } = this.props
    const may = pickable(actions)
    return ownBlocks(view, at).some(({ block }) => may.has(block))
  }

  #hold(blocks: readonly BlockId[], fresh = false): void {
    this.held.value = { blocks, fresh }
  }

  /**
   * How far blocks may go together, as the rules say; null until they have answered. Asked of blocks that may soon be taken
   * up, the answer is there in time.
   */
  reachOf(pieces: readonly BlockId[], { view, actions }: Pick<Props, 'view' | 'actions'> = this.props): Reach {
    return mayGo(view, actions, pieces) ? this.props.reach({ pieces }).value : NOWHERE
  }

  // Touches

  place(at: PlaceId): void {
    const { view, actions } = this.props
    const going = underWay(view)
    const meaning = touchPlace(view, actions, this.held.value, at, this.reachOf(this.held.value.blocks))
    // Turning to another stack is to halt the block that was under way; what can be picked is known after that.
    const turnsAway = meaning.is === 'pick' && going !== null && actions.some((action) => action.do === 'halt')
    if (turnsAway) {
      this.act({ do: 'halt' })
      this.#next = at
    } else this.#mean(meaning, at, () => this.place(at))
  }

  block(id: BlockId): void {
    const { view, actions } = this.props
    this.#mean(touchBlock(view, actions, this.held.value, id), null)
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
    this.#show(targets(this.props.actions, [id]).keys())
  }

  /** Sees to it that places can be seen. */
  #show(places: Iterable<PlaceId>): void {
    this.lens.current?.reveal(
      [...places].map((at) => DOT[at]),
      { clear: true },
    )
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
    const { actions } = this.props
    const blocks = this.lifted.value
    batch(() => {
      this.lifted.value = []
      this.aim.value = null
      if (at) this.#drop(blocks, at)
      const may = pickable(actions)
      if (blocks.some((id) => !may.has(id))) this.#hold([])
    })
  }

  #drop(blocks: readonly BlockId[], at: PlaceId): void {
    const { view, actions } = this.props
    this.#mean(drop(view, actions, blocks, at, this.reachOf(blocks)), at, () => this.#drop(blocks, at))
  }

  /** A card is raised and explained; if it can be used, that is done when it is touched again. */
  card(card: CardId): void {
    const isRaised = this.raised.value === card
    const use = useOfCard(this.props.actions, card)
    if (isRaised && use) this.act(use)
    else
      batch(() => {
        this.choice.value = null
        this.chosen.value = null
        this.raised.value = isRaised ? null : card
      })
  }

  override act(...actions: readonly Action[]): void {
    batch(() => {
      this.choice.value = null
      this.chosen.value = null
      this.raised.value = null
      this.aim.value = null
      this.folded.value = false
    })
    this.props.act(...actions)
  }

  override leftOver({ do: verb }: Action): string | null {
    const { view, actions, language } = this.props
    return lossOf(verb, view, actions, wordsIn(language))
  }

  protected override release(): boolean {
    if (this.raised.value) this.raised.value = null
    else if (this.held.value.blocks.length > 0 && !underWay(this.props.view)) this.#hold([])
    else if (this.open.value) this.open.value = null
    else return false
    return true
  }

  close(): void {
    batch(() => {
      this.open.value = null
      if (!underWay(this.props.view)) this.#hold([])
    })
  }

  /** `again`: what is meant is asked anew when the rules have answered how far blocks may go. */
  #mean(meaning: Meaning, at: PlaceId | null, again: () => void = () => undefined): void {
    this.raised.value = null
    switch (meaning.is) {
      case 'send':
        this.mean({ is: 'act', actions: meaning.actions, isBinding: meaning.isBinding }, at)
        if (meaning.why.length > 0) this.props.why(...meaning.why)
        break
      case 'wait':
        this.whenReached({ pieces: meaning.blocks }, again)
        break
      case 'pick':
        batch(() => {
          this.choice.value = null
          this.chosen.value = null
          this.held.value = { blocks: meaning.blocks, fresh: meaning.fresh }
          if (meaning.open) this.open.value = meaning.open
        })
        break
      default:
        this.mean(meaning, at)
    }
  }
}

/** Choices among few places, which are looked for on the map as soon as they are asked. */
const SHOWN_AT_ONCE: ReadonlySet<Action['do']> = new Set(['main-attack', 'surprise', 'battle', 'receive'])

/** The width of the battle's panel, in pixels. */
const PANEL = 560
