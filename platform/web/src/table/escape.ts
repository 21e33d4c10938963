import { useEffect, useRef } from 'preact/hooks'

/**
 * Escape puts away what lies over the board, before the board itself hears of it; unless it is meant for a dialog, or for
 * what somebody is typing.
 */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (event.key !== 'Escape' || isTyping || document.querySelector('dialog[open]')) return
      event.stopPropagation()
      latest.current()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [isOpen])
}
