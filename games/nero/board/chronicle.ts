import type { LogLine } from '@iacta/web/board'
import { signal } from '@preact/signals'
import type { HappeningKey } from '../rules/happenings.ts'
import type { Props } from './desk.ts'
import { type Fought, lastBattle } from './last-battle.ts'

type Memory = Pick<Props, 'log' | 'news' | 'viewer' | 'view' | 'isFilm'>

/** Battles that have been looked at on this page, by whoever looked. */
const read = new Set<string>()

/** What this seat was told: the last thing, and the last battle with all that came of it. */
export class Chronicle {
  /** The last battle, for a round: after that nobody asks how it went. */
  readonly latest = signal<Fought | null>(null)
  /** The same while it has still to be looked at, or somebody wants to see it again. */
  readonly fought = signal<Fought | null>(null)
  /** The last thing that was told. */
  readonly last = signal<LogLine | null>(null)
  #mark = ''

  /** The last battle, in all that was told; while looking back, in what the moment brought. */
  recall({ log, news, viewer, view, isFilm }: Memory): void {
    const isPast = log.length === 0
    const battle = lastBattle(isPast ? news : log)
    const latest = battle && battle.hands < view.players ? battle : null
    // A moment that is looked at again is shown again.
    this.#mark = latest && !isPast ? `${viewer} ${latest.n} ${JSON.stringify(latest.battle)}` : ''
    this.latest.value = latest
    // In a film what was to be looked at makes way for what happened next.
    if (isFilm && news.length > 0) {
      if (lastBattle(news)) read.delete(this.#mark)
      else this.close()
    }
    this.fought.value = read.has(this.#mark) ? null : latest
  }

  /** The battle has been looked at. */
  close(): void {
    if (this.#mark) read.add(this.#mark)
    this.fought.value = null
  }

  /** Somebody wants to see it again. */
  reopen(): void {
    read.delete(this.#mark)
    this.fought.value = this.latest.value
  }

  hear(news: readonly LogLine[]): void {
    for (const line of news) this.#hear(line)
  }

  /** The table looks different and nothing was told: somebody took something back, or looks at another moment. */
  quiet(): void {
    this.last.value = null
  }

  /** Another hand has the board: marches and battles were seen by all, but what was said may not be for it. */
  forget(): void {
    this.last.value = null
  }

  #hear(line: LogLine): void {
    const key = line.key as HappeningKey
    if (!PRIVATE.includes(key)) this.last.value = line
  }
}

/** Not worth saying over the map: everybody sees it in their own hand. */
const PRIVATE: readonly HappeningKey[] = ['dealt']
