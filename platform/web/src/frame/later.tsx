import { type Attributes, type ComponentType, h } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part that is fetched when it is first shown; until it is here, and if it never comes, nothing stands in its place. */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null
  return function Later(props: P) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      fetch().then(
        (part) => {
          known = part
          setPart(() => part)
        },
        () => undefined,
      )
    }, [])
    return Part ? h(Part, props as P & Attributes) : null
  }
}
