import { isWhole, NOWHERE } from '@iacta/kernel'
import { BoardDesk, type BoardProps, type Change } from '@iacta/web/board'
import { batch, signal } from '@preact/signals'
import type { Action, Offer } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { PLACE_IDS } from '../rules/printed.ts'
import { BOX, MAP, type Point, spotAt } from './layout.ts'
import { actingArmy, stateOf, stepOf } from './reading.ts'
import {
  goingOut,
  litSpots,
  type Meaning,
  oneOf,
  placesOf,
  type Reach,
  subjectOf,
  subjectsOf,
  touchSpot,
} from './touch.ts'

export type Props = BoardProps<View, Action, Offer>
export type Panel = 'none' | 'victory' | 'treasury' | 'forces'

/** What is on the table besides the game: what is looked at, and what is being filled in. */
export class Desk extends BoardDesk<View, Action, string, Offer> {
  /** An action that leaves something open, while it is completed. */
  readonly filling = signal<Offer | null>(null)
  /** The army that is placed, of several that could be. */
  readonly subject = signal<string | null>(null)
  readonly panel = signal<Panel>('none')
  #step = ''
  /** Whether a hand has folded or unfolded the list of who could set out: then it stays so. */
  #foldedByHand: boolean | null = null

  protected override hear({ hasNews }: Change<Props>): void {
    const { isFilm, news } = this.props
    if (!hasNews || !isFilm) return
    this.open.value = null
    // The map goes along with what the other did.
    this.show(news.flatMap(({ params: { from, to, at } }) => [from, to, at].filter((one) => typeof one === 'string')))
  }

  protected override handOver(): void {
    batch(() => {
      this.open.value = null
      this.choice.value = null
      this.filling.value = null
    })
  }

  protected override settle(): void {
    const { view, actions } = this.props
    const s = stateOf(view)
    const step = `${s.turn} ${s.stack.length} ${stepOf(s)} ${actions.length > 0}`
    this.choice.value = null
    this.filling.value = null
    this.subject.value = subjectsOf(actions)[0] ?? null
    if (step === this.#step) return
    this.#step = step
    this.open.value = null
    this.folded.value = this.#foldedByHand ?? isLow()
    this.#showWhatIsAsked()
  }

  /** How far what is under way may go; null until the rules have answered. */
  reach({ view, actions }: Pick<Props, 'view' | 'actions'> = this.props): Reach {
    const question = goingOut(stateOf(view), actions)
    return question ? this.props.reach(question).value : NOWHERE
  }

  /** What a touch of the map can mean: what is being filled in, or about whom one has begun to say something. */
  meant({ actions }: Pick<Props, 'actions'> = this.props): readonly Offer[] {
    const filling = this.filling.value
    if (filling && placesOf(filling).length > 0) return [filling]
    const subject = this.subject.value
    const about = subject ? actions.filter((offer) => subjectOf(offer) === subject) : []
    return about.length > 0 ? about : actions
  }

  lit(props: Pick<Props, 'view' | 'actions'> = this.props): ReadonlyMap<string, number | null> {
    return litSpots(stateOf(props.view), this.meant(props), this.reach(props))
  }

  /** Sees to it that the army under way, or the places that are asked about where they are few, can be seen. */
  #showWhatIsAsked(): void {
    const { view, actions } = this.props
    if (actions.length === 0) return
    const s = stateOf(view)
    const army = actingArmy(s)
    const at = army >= 0 ? PLACE_IDS[s.place[army]] : undefined
    const [lens, spot] = [this.lens.current, at && spotAt(at)]
    // From afar no finger finds one province among those that are lit.
    if (lens && spot && isNarrow() && lens.scale < TOUCHABLE) {
      lens.center(spot, TOUCHABLE)
      return
    }
    const lit = [...litSpots(s, actions, null).keys()]
    this.show([...(at ? [at] : []), ...(lit.length <= MOST_SHOWN_TOGETHER ? lit : [])])
  }

  show(places: readonly string[]): void {
    const spots = places.map(spotAt).filter((spot) => spot !== null)
    if (spots.length > 0) this.lens.current?.reveal(spots, { clear: true })
  }

  /** While words hang over the whole map, the peoples at its upper edge are brought out from under them too, where there is room. */
  readonly hinting = ((lens) => ({
    get current() {
      const at = lens.current
      const isWhole = at && !isNarrow() && at.scale * MAP.width <= innerWidth
      const upper = isWhole ? UPPER : []
      // No more of the south is lost than has to be.
      const below = upper.map(([x, y]): Point => [x, y + CLOSER / (at?.scale ?? 1)])
      return at && { ...at, reveal: (points: readonly Point[]) => at.reveal([...points, ...below], { clear: true }) }
    },
  }))(this.lens)

  /** Brings a place into sight and shows what is there. */
  lookAt(at: string): void {
    this.open.value = at
    this.show([at])
  }

  // Touches

  place(at: string): void {
    const { view } = this.props
    const meaning = touchSpot(stateOf(view), this.meant(), at, this.reach())
    if (meaning.is === 'wait') this.whenReached(meaning.question, () => this.place(at))
    else this.#mean(meaning, at)
  }

  /** Of what a button offers: it is done, or what it leaves open is asked for. */
  take(offer: Offer): void {
    if (isWhole<Action>(offer)) this.end(offer)
    else this.#mean(oneOf([offer]), null)
  }

  #mean(meaning: Exclude<Meaning, { is: 'wait' }>, at: string | null): void {
    batch(() => {
      if (meaning.is !== 'choose') this.choice.value = null
      this.filling.value = meaning.is === 'fill' ? meaning.offer : null
      this.open.value = meaning.is === 'open' && this.open.value !== meaning.at ? meaning.at : null
      if (meaning.is === 'open' || meaning.is === 'fill') this.chosen.value = null
      else this.mean(meaning, at)
    })
  }

  override act(...actions: readonly Action[]): void {
    batch(() => {
      this.choice.value = null
      this.chosen.value = null
      this.filling.value = null
      this.open.value = null
      this.aim.value = null
    })
    this.props.act(...actions)
  }

  why(action: Action): void {
    this.props.why(action)
  }

  fold(isFolded: boolean): void {
    this.#foldedByHand = isFolded
    this.folded.value = isFolded
    if (!isFolded) this.panel.value = 'none'
  }

  turnTo(panel: Panel): void {
    this.panel.value = panel
  }

  protected override release(): boolean {
    if (this.filling.value) this.filling.value = null
    else if (this.open.value) this.open.value = null
    else if (this.panel.value !== 'none') this.panel.value = 'none'
    else return false
    return true
  }
}

/** So many pixels closer to what hangs over the map than other places are brought. */
const CLOSER = 36
const UPPER: readonly Point[] = Object.values(BOX).filter(([, y]) => y < 200)

const fits = (media: string): boolean => typeof matchMedia === 'function' && matchMedia(media).matches
const isNarrow = (): boolean => fits('(max-width: 760px), (max-height: 480px)')
/** Where there is little room, the list of who could set out is opened by a touch: it would hide a third of the map. */
const isLow = (): boolean => fits('(max-width: 760px), (max-height: 860px)')

/** Pixels to a unit of the map from which on a phone provinces can be told apart and touched. */
const TOUCHABLE = 0.5

/** More lit places than this are not all brought into sight. */
const MOST_SHOWN_TOGETHER = 3
