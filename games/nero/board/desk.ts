import { BoardDesk, type BoardProps, type Change } from '@iacta/web/board'
import { batch, signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { CardId, PlaceId } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { Chronicle } from './chronicle.ts'
import { STAND } from './layout.ts'
import { frame, placesNow, stepNow } from './reading.ts'
import { litPlaces, type Meaning, nearest, onCard, type Parcel, parcels, touchCard, touchPlace } from './touch.ts'

export type Props = BoardProps<View, Action>
export type Panel = 'hand' | 'table' | 'spent' | 'orders'

const EVERYTHING: Parcel = { legions: 99, commander: false }

/** What is on the table besides the game: what is looked at, what would set out, what was last heard. */
export class Desk extends BoardDesk<View, Action, PlaceId> {
  /** The card raised from the hand. */
  readonly raised = signal<CardId | null>(null)
  /** What would set out from the province the movement points are for. */
  readonly parcel = signal<Parcel>({ legions: 0, commander: false })
  /** Pieces hang on the pointer. */
  readonly lifted = signal(false)
  readonly panel = signal<Panel>('hand')
  readonly told = new Chronicle()
  #step = ''

  protected override hear({ before, isFirst, isNew, hasNews }: Change<Props>): void {
    const { view, seat, news, log } = this.props
    if (isNew && seat === before.seat && news.length === 0 && !isFirst) this.told.quiet(view)
    if (hasNews) this.told.hear(news)
    if (hasNews || log !== before.log) this.told.recall(this.props)
  }

  protected override handOver(): void {
    this.open.value = null
    this.raised.value = null
    this.choice.value = null
    this.panel.value = 'hand'
    this.told.forget()
  }

  protected override settle(): void {
    const { view, actions } = this.props
    const stack = frame(view, 'stack')
    const step = `${stepNow(view)} ${view.pool} ${stack?.at} ${actions.length > 0}`
    this.choice.value = null
    const forms = parcels(actions, 'form')
    if (forms.length > 0) {
      const isSame = step === this.#step
      this.parcel.value = nearest(forms, isSame ? this.parcel.value : EVERYTHING)
    }
    if (step !== this.#step) {
      this.folded.value = false
      this.open.value = null
      const lit = litPlaces(view, actions, this.parcel.value)
      const about = actions.length > 0 ? placesNow(view) : []
      this.#show([...about, ...(lit.size <= FEW ? lit : [])])
    }
    const raised = this.raised.value
    if (raised && (!view.hand.includes(raised) || (actions.length > 0 && onCard(actions, raised).length === 0)))
      this.raised.value = null
    this.#step = step
  }

  /** Sees to it that places can be seen. */
  #show(places: readonly PlaceId[]): void {
    if (places.length > 0) this.lens.current?.reveal(places.map((at) => STAND[at]))
  }

  // Touches

  place(at: PlaceId): void {
    const { view, actions } = this.props
    this.#mean(touchPlace(view, actions, this.parcel.value, at))
  }

  lift(): void {
    batch(() => {
      this.choice.value = null
      this.lifted.value = true
    })
  }

  /** What was lifted is dropped on a place, or nowhere. */
  letGo(at: PlaceId | null, from: PlaceId): void {
    this.lifted.value = false
    if (at && at !== from) this.place(at)
  }

  /** A card is used. One that may have been touched to look at it is raised first, and used when touched again. */
  card(card: CardId, isSure: boolean): void {
    const { view, actions } = this.props
    const meaning = touchCard(view, actions, card)
    const isRaised = this.raised.value === card
    if (meaning.is === 'act' && (isSure || isRaised)) this.#mean(meaning)
    else if (meaning.is === 'why') {
      this.raised.value = card
      this.#mean(meaning)
    } else this.raised.value = isRaised ? null : card
  }

  override act(...actions: readonly Action[]): void {
    batch(() => {
      this.choice.value = null
      this.raised.value = null
      this.open.value = null
    })
    this.props.act(...actions)
  }

  why(action: Action): void {
    this.props.why(action)
  }

  turnTo(panel: Panel): void {
    batch(() => {
      this.panel.value = panel
      this.raised.value = null
    })
  }

  override cancel(): boolean {
    if (this.choice.value) this.choice.value = null
    else if (this.raised.value) this.raised.value = null
    else if (this.open.value) this.open.value = null
    else if (this.panel.value !== 'hand') this.panel.value = 'hand'
    else return false
    return true
  }

  #mean(meaning: Meaning): void {
    if (meaning.is === 'open')
      batch(() => {
        this.choice.value = null
        this.open.value = this.open.value === meaning.at ? null : meaning.at
      })
    else this.mean(meaning)
  }
}

/** So few lit places are looked for on the map as soon as they are asked about. */
const FEW = 8
