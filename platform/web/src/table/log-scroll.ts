import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** So near to the end counts as at the end. */
const NEAR = 40

interface StickyScroll {
  /** The reader is somewhere else than at the end. */
  readonly isAway: boolean
  /** Lines that came meanwhile. */
  readonly unread: number
  onScroll(): void
  toEnd(): void
}

/** Keeps the end of a growing list in sight while the reader is there, and leaves readers alone who are not. */
export function useStickyScroll(
  root: RefObject<HTMLElement>,
  length: number,
  current: number | null,
  language: string,
): StickyScroll {
  const isStuck = useRef(true)
  const [isAway, setAway] = useState(false)
  const seen = useRef(length)
  const shown = useRef(current)

  const toEnd = (): void => {
    const list = root.current
    if (list) list.scrollTop = list.scrollHeight
    isStuck.current = true
    seen.current = length
    setAway(false)
  }

  useLayoutEffect(() => {
    const list = root.current
    if (!list) return
    const wasLooking = shown.current !== null
    const moved = shown.current !== current
    shown.current = current
    if (current !== null) {
      if (moved) reveal(list, current)
    } else if (isStuck.current || wasLooking) toEnd()
    if (length < seen.current) seen.current = length
  }, [length, current, language])

  return {
    isAway: isAway && current === null,
    unread: Math.max(0, length - seen.current),
    toEnd,
    onScroll() {
      const list = root.current
      if (!list) return
      const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
      // Lines may have come before the list was in sight at all.
      if (atEnd || isStuck.current) seen.current = length
      isStuck.current = atEnd
      setAway(!atEnd)
    },
  }
}

/** Scrolls the list, and nothing around it, until a line is in sight; not at all if it is. */
function reveal(list: HTMLElement, line: number): void {
  const found = list.querySelector<HTMLElement>(`[data-line="${line}"]`)
  if (!found) return
  const box = list.getBoundingClientRect()
  const at = found.getBoundingClientRect()
  if (at.top < box.top + NEAR) list.scrollTop += at.top - box.top - box.height / 3
  else if (at.bottom > box.bottom - NEAR) list.scrollTop += at.bottom - box.bottom + box.height / 3
}
