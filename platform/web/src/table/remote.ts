import type { Explanation, Handover, Refusal } from '@iacta/kernel'
import { followed, type News, tellsOfGame, type Update } from '@iacta/wire'
import { batch, computed, signal } from '@preact/signals'
import { api, beSomebody } from '../api.ts'
import { rememberSeal } from '../frame/seals.ts'
import { Dispatch } from './dispatch.ts'
import {
  type Line,
  type Moment,
  type Presence,
  type Scene,
  type TableLink,
  type TableSummary,
  Trouble,
} from './link.ts'
import { theSocket } from './socket.ts'

/** Troubles that will not pass: no such table, not for us, played by rules that are no more, or damaged. */
const NEVER: readonly string[] = ['not-found', 'forbidden', 'bad-request', 'other-edition', 'damaged']
/** How long a server that cannot just now is left alone. */
const RETRY = 3000

/** How long the update that follows an answer is waited for, in milliseconds. */
const UPDATE_PATIENCE = 2000

/** How often an action is sent that may or may not have arrived before the server's store broke. */
const ATTEMPTS = 3
/** Troubles that do not tell whether it went in. */
const UNKNOWN: readonly string[] = ['offline', 'unavailable']

/** A table on the server, watched over the socket. It comes back by itself, with nothing lost and nothing doubled. */
export class RemoteTable implements TableLink {
  readonly id: string
  readonly where = 'server'
  readonly #summary = signal<TableSummary | null>(null)
  readonly handover = signal<Handover | null>(null)
  readonly summary = computed(() => {
    const [summary, handover] = [this.#summary.value, this.handover.value]
    return summary && handover ? asAllMaySee(summary, handover) : summary
  })
  readonly scene = signal<Scene | null>(null)
  readonly line = signal<Line>('opening')
  /** Null until it is known. */
  readonly presence = signal<Presence | null>(null)
  /** Counts up when there is something new to read in a room. */
  readonly talk = { players: signal(0), private: signal(0), spectators: signal(0) }
  #seat: string | null
  /** Nobody has said which seat to look from: the first of our own. */
  #anySeat: boolean
  /** How often we have asked to look from a seat, and which of these times was answered last. */
  #asked = 0
  #answered = 0
  readonly #stop: () => void
  #opened: (() => void)[] = []

  constructor(id: string, seat?: string | null) {
    this.id = id
    this.#seat = seat ?? null
    this.#anySeat = seat === undefined
    this.#stop = theSocket().listen({
      opened: () => void this.#watch(),
      heard: (news) => this.#hear(news),
      lost: () => {
        this.presence.value = null
        if (this.line.value !== 'gone') this.line.value = 'lost'
      },
    })
  }

  async #watch(): Promise<void> {
    const time = ++this.#asked
    const heard = this.scene.value?.settled ?? 0
    try {
      const { update, presence } = await theSocket().ask({
        do: 'watch',
        table: this.id,
        seat: this.#seat,
        heard,
        together: true,
      })
      // We may have turned to another seat meanwhile, and asked again.
      if (time !== this.#asked) return
      this.#answered = time
      this.#take(update, true)
      this.presence.value = presence
      this.line.value = 'open'
      const { mine = [], status } = this.#summary.value ?? {}
      // Where several share this screen, whose it is has yet to be said.
      const isOurs = mine.length === 1 || (mine.length > 1 && status !== 'running')
      if (this.#anySeat && this.#seat === null && isOurs) this.lookFrom(mine[0])
      for (const opened of this.#opened.splice(0)) opened()
    } catch (error) {
      if (!(error instanceof Trouble) || error.code === 'offline') return
      if (NEVER.includes(error.code)) {
        this.line.value = 'gone'
        for (const waiting of this.#opened.splice(0)) waiting()
      } else setTimeout(() => void this.#watch(), RETRY)
    }
  }

  #hear(news: News): void {
    if (news.table !== this.id) return
    if (news.gone) {
      // The seat is somebody else's now; the table may still be there to be looked at.
      this.#seat = null
      void this.#watch()
      return
    }
    if (news.presence) this.presence.value = news.presence
    if (news.talk) this.talk[news.talk].value++
    if (news.update) this.#take(news.update, false)
  }

  #take(update: Update, isAnswer: boolean): void {
    batch(() => {
      if (update.summary) this.#seen(update.summary)
      if (!tellsOfGame(update)) return
      // Told to the seat we have turned from: what the new one sees comes whole, and is on its way.
      if (!isAnswer && this.#answered !== this.#asked) return
      const scene = followed(this.scene.value, update)
      // We have missed something: everything, then.
      if (scene) {
        this.scene.value = scene
        this.handover.value = scene.handover ?? null
      } else void this.#watch()
    })
  }

  #seen(summary: TableSummary): void {
    // What it was sealed with is worth knowing only from before the secret is shown.
    if (this.#summary.value === null && summary.status !== 'over') rememberSeal(this.id, summary.commitment, {})
    this.#summary.value = summary
  }

  async act(actions: readonly unknown[], dispatch?: Dispatch): Promise<void> {
    await this.#send({ do: 'act', action: actions.length === 1 ? actions[0] : actions }, dispatch)
  }

  undo(): Promise<void> {
    return this.#send({ do: 'undo' })
  }

  /**
   * Sends what answers the scene. While there is no line it waits, and can be taken back. If the line breaks on the way it
   * is sent again: under the same id it is done once.
   */
  async #send(
    what: { do: 'act'; action: unknown } | { do: 'undo' },
    dispatch: Dispatch = new Dispatch([]),
  ): Promise<void> {
    const { seat, sequence: answering } = this.#acting()
    const before = this.scene.value
    if (seat === null) throw new Trouble('not-running', 'The table is not there yet.')
    const actionId = newActionId()
    for (let attempt = 1; ; ) {
      if (!theSocket().isOpen.value) await this.#back(dispatch)
      try {
        dispatch.leaves()
        await theSocket().ask({ ...what, table: this.id, seat, answering, actionId })
        await this.#until((scene) => hasMoved(before, scene))
        return
      } catch (error) {
        if (!(error instanceof Trouble)) throw error
        if (error.code === 'stale' && dispatch.hasWaited) throw new Trouble('went-on', error.message)
        if (!UNKNOWN.includes(error.code)) throw error
        if (error.code === 'offline') await this.#back(dispatch)
        else if (attempt++ === ATTEMPTS) throw error
        else await new Promise((again) => setTimeout(again, RETRY))
      }
    }
  }

  /** Who acts: the seat one looks from, or he who decides for all to see. */
  #acting(): { readonly seat: string | null; readonly sequence?: number } {
    const scene = this.scene.value
    return (scene?.seat === null && scene.handover?.decides) || scene || { seat: null }
  }

  async passAll(): Promise<void> {
    const before = this.scene.value
    await theSocket().ask({ do: 'pass', table: this.id })
    await this.#until((scene) => scene !== before)
  }

  async speakUp(seat: string): Promise<void> {
    if (this.handover.value?.awaits.includes(seat)) return
    try {
      await theSocket().ask({ do: 'undo', table: this.id, seat })
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== 'nothing-to-undo') throw error
    }
  }

  /** Once the update with what was done is here; it follows the answer, unless the line is new. */
  async #until(isThere: (scene: Scene) => boolean): Promise<void> {
    let stop = (): void => undefined
    await new Promise<void>((there) => {
      setTimeout(there, UPDATE_PATIENCE)
      stop = this.scene.subscribe((scene) => {
        if (!scene || isThere(scene)) there()
      })
    })
    stop()
  }

  /** Until the line is there again, however long that takes; rejects if it never will be, or nobody waits for it. */
  async #back(dispatch: Dispatch): Promise<void> {
    dispatch.waits()
    await Promise.race([dispatch.withdrawn, new Promise<void>((opened) => this.#opened.push(opened))])
    if (dispatch.isWithdrawn) throw new Trouble('withdrawn', 'It was taken back.')
    if (this.line.value === 'gone') throw new Trouble('not-found', 'The table is not there.')
  }

  async why(action: unknown): Promise<Refusal | null> {
    const { refusal } = await api<{ refusal: Refusal | null }>('POST', `/tables/${this.id}/why`, {
      seat: this.#acting().seat,
      action,
    })
    return refusal
  }

  moment(at: number, seat: string | null = this.#seat): Promise<Moment> {
    return api('GET', `/tables/${this.id}/replay?at=${at}${seat === null ? '' : `&seat=${encodeURIComponent(seat)}`}`)
  }

  async explain(seat: string): Promise<Explanation | null> {
    const path = `/tables/${this.id}/explanation?seat=${encodeURIComponent(seat)}`
    return (await api<{ explanation: Explanation | null }>('GET', path)).explanation
  }

  lookFrom(seat: string | null): void {
    this.#anySeat = false
    if (seat === this.#seat && this.scene.value) return
    // Before a shared screen what all may see stays until what one sees is there; never the other way round.
    if (this.#seat !== null || !this.handover.value) this.scene.value = null
    this.#seat = seat
    if (theSocket().isOpen.value) void this.#watch()
  }

  close(): void {
    this.#stop()
    if (theSocket().isOpen.value)
      theSocket()
        .ask({ do: 'unwatch', table: this.id })
        .catch(() => undefined)
  }
}

/** Before a screen that several share nobody sees who has answered what was put to all. */
const asAllMaySee = (summary: TableSummary, { question }: Handover): TableSummary =>
  question
    ? {
        ...summary,
        seats: summary.seats.map((row) =>
          summary.mine.includes(row.seat) ? { ...row, asked: question.seats.includes(row.seat) } : row,
        ),
      }
    : summary

/** Whether whoever acted has acted since. */
const hasMoved = (before: Scene | null, now: Scene): boolean =>
  now.sequence !== before?.sequence ||
  now.seat !== before.seat ||
  now.handover?.decides?.seat !== before.handover?.decides?.seat ||
  now.handover?.decides?.sequence !== before.handover?.decides?.sequence

/** What we call an action, so that the server knows it again. */
const newActionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A table on the server, as somebody it knows. */
export async function openRemote(id: string, seat?: string | null): Promise<RemoteTable> {
  await beSomebody()
  return new RemoteTable(id, seat)
}
