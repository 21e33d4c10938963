import type { RefObject, TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Lines and chapter heads: what Up and Down go through. */
const STOPS = 'button[data-line]'

const stopsIn = (root: Element): readonly HTMLButtonElement[] => [...root.querySelectorAll<HTMLButtonElement>(STOPS)]

/** The whole log is one stop for Tab: the line that had the focus last, or the last line. */
export function useOneStop(root: RefObject<HTMLElement>, length: number): void {
  useLayoutEffect(() => {
    const list = root.current
    if (!list) return
    const choose = (stop: HTMLButtonElement | undefined): void => {
      for (const other of list.querySelectorAll<HTMLButtonElement>(`${STOPS}[tabindex="0"]`)) other.tabIndex = -1
      if (stop) stop.tabIndex = 0
    }
    if (!list.querySelector(`${STOPS}[tabindex="0"]`)) choose(stopsIn(list).at(-1))
    const onFocus = ({ target }: FocusEvent): void => {
      const stop = target instanceof Element ? target.closest<HTMLButtonElement>(STOPS) : null
      if (stop) choose(stop)
    }
    list.addEventListener('focusin', onFocus)
    // Folding may take the stop away without a new line.
    const watcher = new MutationObserver(() => {
      if (!list.querySelector(`${STOPS}[tabindex="0"]`)) choose(stopsIn(list).at(-1))
    })
    watcher.observe(list, { childList: true, subtree: true })
    return () => {
      list.removeEventListener('focusin', onFocus)
      watcher.disconnect()
    }
  }, [root, length === 0])
}

/** Up and Down go from line to line; Left folds a chapter or goes to its head, Right opens it or goes to its moment. */
export function onLogKey(
  event: TargetedKeyboardEvent<HTMLElement>,
  fold: (begins: number, open: boolean) => void,
): void {
  const target = event.target as HTMLElement
  const list = event.currentTarget
  const stop = target.closest<HTMLButtonElement>(STOPS)
  const head = target.closest('.log-head')
  if (event.altKey || event.ctrlKey || event.metaKey || (!stop && !head)) return
  const go = (to: Element | null | undefined): void => {
    if (to instanceof HTMLElement) to.focus()
  }
  const from = stop ?? head?.querySelector<HTMLButtonElement>(STOPS) ?? null
  if (!from) return
  const along = (by: number): void => {
    const stops = stopsIn(list)
    go(stops[stops.indexOf(from) + by])
  }
  const isOpen = from.dataset.fold === 'open'
  switch (event.key) {
    case 'ArrowDown':
      along(1)
      break
    case 'ArrowUp':
      along(-1)
      break
    case 'Home':
      go(stopsIn(list)[0])
      break
    case 'End':
      go(stopsIn(list).at(-1))
      break
    case 'ArrowLeft':
      if (!stop) go(from)
      else if (isOpen) fold(Number(from.dataset.line), false)
      else go(outer(from)?.querySelector(STOPS))
      break
    case 'ArrowRight':
      if (from.dataset.fold === 'closed') fold(Number(from.dataset.line), true)
      else if (isOpen) go(from.closest('.log-head')?.querySelector('.log-show'))
      break
    default:
      return
  }
  event.preventDefault()
}

/** The chapter a line stands in; for the head of a chapter the one around it. */
function outer(from: HTMLElement): Element | null | undefined {
  const own = from.closest('.log-chapter')
  return from.dataset.fold ? own?.parentElement?.closest('.log-chapter') : own
}
