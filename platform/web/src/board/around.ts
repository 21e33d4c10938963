import { signal } from '@preact/signals'
import { type ComponentChildren, createContext, h } from 'preact'
import { useContext, useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import './board.css'

/** What every part of a board can reach. */
export interface Around<Desk, Words> {
  readonly desk: Desk
  readonly words: Words
}

/** What a desk has to do with the board it belongs to. */
interface AnyDesk<Props> {
  update(props: Props): void
  cancel(): boolean
  key(action: never): void
}

/** The desk of the board that is shown, for keys that mean the same on every board. */
export const shownDesk = signal<{ key(action: unknown): void } | null>(null)

const AroundContext = createContext<Around<unknown, unknown> | null>(null)

/** What is around a part of the board. Which desk and which words these are, each game knows of its own. */
export const useAround = <Desk, Words>(): Around<Desk, Words> => useContext(AroundContext) as Around<Desk, Words>

/** The desk of a board, for as long as the board is there: it hears of everything, and Escape lets go of what it holds. */
export function useDesk<Props extends object, Desk extends AnyDesk<Props>>(
  props: Props,
  make: new (props: Props) => Desk,
): Desk {
  const desk = useMemo(() => new make(props), [])
  useLayoutEffect(() => desk.update(props))
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isElsewhere = (event.target as Element).closest?.('dialog')
      if (event.key === 'Escape' && !isElsewhere && desk.cancel()) event.stopPropagation()
    }
    addEventListener('keydown', onKey)
    shownDesk.value = desk as { key(action: unknown): void }
    return () => {
      removeEventListener('keydown', onKey)
      shownDesk.value = null
    }
  }, [desk])
  return desk
}

interface BoardRootProps extends Around<unknown, unknown> {
  /** The game's own, before whatever it says of its parts. */
  readonly class: string
  readonly motion: boolean
  readonly children: ComponentChildren
}

/** The room of a board: a stage that takes what is left, and a dock below it. */
export function BoardRoot({ desk, words, class: own, motion, children }: BoardRootProps) {
  const around = useMemo(() => ({ desk, words }), [desk, words])
  return h(
    AroundContext.Provider,
    { value: around },
    h('div', { class: motion ? `board ${own} has-motion` : `board ${own}` }, children),
  )
}

/** Drawings that say nothing: the spots of the places say it all. */
export const UNHEARD = { 'aria-hidden': true } as const
