import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Desk } from './desk.ts'
import type { Words } from './words-ui.ts'

/** What every part of the board can reach. */
export interface Around {
  readonly desk: Desk
  readonly words: Words
}

export const AroundContext = createContext<Around>(null as never)
export const useAround = (): Around => useContext(AroundContext)

/** Drawings that say nothing: the spots of the places say it all. */
export const UNHEARD = { 'aria-hidden': true } as const
