import { type Attributes, type ComponentType, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** After so many milliseconds a part that did not come is asked for again. */
const AGAIN = 3000

/** A part that is fetched when it is first shown; until it is here, `Meanwhile` stands in its place, or nothing. */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType,
): ComponentType<P> {
  let known: ComponentType<P> | null = null
  return function Later(props: P) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isLeft = false
      const ask = (): void => {
        fetch().then(
          (part) => {
            known = part
            if (!isLeft) setPart(() => part)
          },
          () => {
            if (!isLeft) timer = setTimeout(ask, AGAIN)
          },
        )
      }
      ask()
      return () => {
        isLeft = true
        clearTimeout(timer)
      }
    }, [])
    if (Part) return h(Part, props as P & Attributes)
    return Meanwhile ? h(Meanwhile, null) : null
  }
}
