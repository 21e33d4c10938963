import { computed, effect, type ReadonlySignal } from '@preact/signals'
import type { TableLink } from './link.ts'
import { play } from './sound.ts'

/** Calling somebody to the table when it is his move. */

/** Whoever has waited so long may be thinking of something else. */
const LONG = 5000

/** Whether the seat that looks is waited for: not where what it ordered beforehand will be done for it. */
export const isMyMove = (link: TableLink): ReadonlySignal<boolean> =>
  computed(() => {
    const { status, seats = [] } = link.summary.value ?? {}
    const { seat, actions = [] } = link.scene.value ?? {}
    return status === 'running' && actions.length > 0 && seats.some((row) => row.asked && row.seat === seat)
  })

export interface MoveWords {
  readonly title: string
  readonly body: string
}

/**
 * Marks the page's title while it is our move and, when it becomes so, calls: with a horn after a long wait, with a
 * notice in a hidden page. Answers with how to stop. `words` are asked for when they are needed.
 */
export function callForMoves(link: TableLink, words: () => MoveWords): () => void {
  const mine = isMyMove(link)
  let since = Date.now()
  let isFirst = true
  const stop = effect(() => {
    const isMine = mine.value
    const waited = Date.now() - since
    since = Date.now()
    if (isMine && !isFirst) call(link.id, words, waited)
    isFirst = false
  })
  const stopTitle = markTitle(mine)
  return () => {
    stop()
    stopTitle()
  }
}

function call(id: string, words: () => MoveWords, waited: number): void {
  const isHidden = document.visibilityState === 'hidden'
  if (isHidden || waited > LONG) play('horn')
  if (isHidden)
    import('./notices.ts').then(
      ({ notify }) => notify(id, words),
      // Nobody is told what cannot be fetched.
      () => undefined,
    )
}

const MARK = '● '

/** Sets a mark before whatever the page is called, and takes it away again. */
function markTitle(isMarked: ReadonlySignal<boolean>): () => void {
  const set = (marked: boolean): void => {
    const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title
    const title = marked ? MARK + bare : bare
    if (document.title !== title) document.title = title
  }
  // Pages change their title themselves; the mark stays.
  const watcher = new MutationObserver(() => set(isMarked.value))
  const element = document.querySelector('title')
  if (element) watcher.observe(element, { childList: true, characterData: true, subtree: true })
  const stop = effect(() => set(isMarked.value))
  return () => {
    watcher.disconnect()
    stop()
    set(false)
  }
}
