import { NOWHERE } from '@iacta/kernel'
import { BoardDesk, type BoardProps, type Change } from '@iacta/web/board'
import { batch, signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { CardId, PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { Chronicle } from './chronicle.ts'
import { STAND } from './layout.ts'
import { frame, placesNow, stepNow } from './reading.ts'
import { wordsIn } from './spoken.ts'
import {
  goingOut,
  litPlaces,
  type Meaning,
  nearest,
  onCard,
  type Parcel,
  parcels,
  type Reach,
  touchPlace,
} from './touch.ts'

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
    const { seat, news, log } = this.props
    if (isNew && seat === before.seat && news.length === 0 && !isFirst) this.told.quiet()
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
      this.#showWhatIsAsked()
    }
    const raised = this.raised.value
    if (raised && (step !== this.#step || !view.hand.includes(raised))) this.raised.value = null
    this.#step = step
  }

  /** How far what would set out, or is under way, may go; null until the rules have answered. */
  reach({ actions }: Pick<Props, 'actions'> = this.props): Reach {
    const question = goingOut(actions, this.parcel.value)
    return question ? this.props.reach(question).value : NOWHERE
  }

  /** The places it is about, and those that are lit where they are few. */
  #showWhatIsAsked(): void {
    const { view, actions } = this.props
    const about = actions.length > 0 ? placesNow(view) : []
    const show = (): void => {
      const lit = litPlaces(actions, this.reach())
      this.#show([...about, ...(lit.size <= MOST_SHOWN_TOGETHER ? lit.keys() : [])])
    }
    const question = goingOut(actions, this.parcel.value)
    if (question) this.whenReached(question, show)
    else show()
  }

  /** Sees to it that places can be seen. */
  #show(places: readonly PlaceId[]): void {
    if (places.length > 0)
      this.lens.current?.reveal(
        places.map((at) => STAND[at]),
        { clear: true },
      )
  }

  // Touches

  place(at: PlaceId): void {
    const { view, actions } = this.props
    const meaning = touchPlace(view, actions, this.parcel.value, at, this.reach())
    if (meaning.is === 'wait') this.whenReached(meaning.question, () => this.place(at))
    else this.#mean(meaning, at)
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
    this.aim.value = null
    if (at && at !== from) this.place(at)
  }

  /** A card is raised and explained; if it can be used in one way only, that is done when it is touched again. */
  card(card: CardId): void {
    const isRaised = this.raised.value === card
    const uses = onCard(this.props.actions, card)
    if (isRaised && uses.length === 1) this.act(uses[0])
    else
      batch(() => {
        this.choice.value = null
        this.chosen.value = null
        this.raised.value = isRaised ? null : card
      })
  }

  override leftOver({ do: verb }: Action): string | null {
    const { view, actions, language } = this.props
    const { points, pool } = view
    const isWasteful = verb === 'end' && pool !== null && points > 0 && parcels(actions, 'form').length > 0
    return isWasteful ? wordsIn(language).pointsFor(points, pool) : null
  }

  override act(...actions: readonly Action[]): void {
    batch(() => {
      this.choice.value = null
      this.chosen.value = null
      this.raised.value = null
      this.open.value = null
      this.aim.value = null
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

  protected override release(): boolean {
    if (this.raised.value) this.raised.value = null
    else if (this.open.value) this.open.value = null
    else if (this.panel.value !== 'hand') this.panel.value = 'hand'
    else return false
    return true
  }

  #mean(meaning: Exclude<Meaning, { is: 'wait' }>, at: PlaceId): void {
    this.raised.value = null
    if (meaning.is === 'open')
      batch(() => {
        this.choice.value = null
        this.chosen.value = null
        this.open.value = this.open.value === meaning.at ? null : meaning.at
      })
    else this.mean(meaning, at)
  }
}

/** So few lit places are looked for on the map as soon as they are asked about. */
const MOST_SHOWN_TOGETHER = 8
