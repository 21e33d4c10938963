import { type Answer, partOf, thinkAside } from '@iacta/bots'
import { inManner, recalling } from '@iacta/kernel'
import type { BrowserGame } from '../board/index.ts'
import type { Found, Order, Share } from './search-helpers.ts'

/** The helper's side: it thinks along about what it is told of, and knows no table. */
export class Helping {
  readonly #find: (id: string) => Promise<BrowserGame>
  readonly #tell: (found: Found) => void
  readonly #underWay = new Map<number, { aborted: boolean }>()

  constructor(find: (id: string) => Promise<BrowserGame>, tell: (found: Found) => void) {
    this.#find = find
    this.#tell = tell
  }

  async hear(order: Order): Promise<void> {
    if ('stop' in order) {
      const signal = this.#underWay.get(order.stop)
      if (signal) signal.aborted = true
      return
    }
    const { id } = order
    const signal = { aborted: false }
    this.#underWay.set(id, signal)
    const answer = await this.#think(order, signal).catch(() => null)
    this.#underWay.delete(id)
    this.#tell({ id, answer })
  }

  async #think(
    { game: id, manner, part, of, ...asked }: Share,
    signal: { aborted: boolean },
  ): Promise<Answer<unknown>> {
    const found = await this.#find(id)
    const [{ game }, brain] = await Promise.all([found.engine(), found.brain()])
    return thinkAside(
      partOf({ ...asked, game, brain: recalling(inManner(brain, manner), asked.known), signal }, part, of),
    )
  }
}
