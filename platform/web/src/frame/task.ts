import { useEffect, useRef, useState } from 'preact/hooks'

export interface Task<A extends readonly unknown[]> {
  run(...given: A): Promise<void>
  readonly busy: boolean
  /** What went wrong the last time; null if nothing did. */
  readonly trouble: unknown
}

/** Something a button sets off: not twice at once, and what goes wrong is kept to be shown. */
export function useTask<A extends readonly unknown[]>(work: (...given: A) => Promise<unknown>): Task<A> {
  const [state, setState] = useState<{ busy: boolean; trouble: unknown }>({ busy: false, trouble: null })
  const busy = useRef(false)
  return {
    ...state,
    async run(...given) {
      if (busy.current) return
      busy.current = true
      setState({ busy: true, trouble: null })
      let trouble: unknown = null
      try {
        await work(...given)
      } catch (error) {
        trouble = error
      }
      busy.current = false
      setState({ busy: false, trouble })
    },
  }
}

export interface Fetched<T> {
  /** The last answer, kept while it is asked again. */
  readonly value: T | null
  readonly trouble: unknown
  again(): void
}

/** What a page shows of somebody else's knowledge; asked again whenever `about` changes. */
export function useFetched<T>(ask: () => Promise<T>, about: readonly unknown[]): Fetched<T> {
  const [state, setState] = useState<{ value: T | null; trouble: unknown }>({ value: null, trouble: null })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let over = false
    ask().then(
      (value) => over || setState({ value, trouble: null }),
      (trouble) => over || setState((before) => ({ value: before.value, trouble })),
    )
    return () => {
      over = true
    }
  }, [...about, times])
  return { ...state, again: () => setTimes((n) => n + 1) }
}
