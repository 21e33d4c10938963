import { effect } from '@preact/signals'
import type { TableSession } from './session.ts'

type Focusable = HTMLElement | SVGElement

/** What is asked, by where it stands on a board; the first that is there has the focus. */
const ASKED: Readonly<Record<Region, string>> = {
  bar: '.explained .button.main, .button.main, .board-stage .button',
  hand: '.card-row > .is-able',
  map: '[data-lit][tabindex], [data-grab][tabindex]',
}
type Region = 'bar' | 'hand' | 'map'
const REGIONS: readonly Region[] = ['bar', 'hand', 'map']

const regionOf = (one: Element): Region =>
  one.closest('.card-row') ? 'hand' : one.closest('[data-place]') ? 'map' : 'bar'

/** What is asked of who plays by keyboard: where he was if something is asked there, else wherever it is. */
export function whatIsAsked(board: ParentNode, before: Region | null): Focusable | null {
  const order = before ? [before, ...REGIONS.filter((region) => region !== before)] : REGIONS
  for (const region of order)
    for (const one of board.querySelectorAll<Focusable>(ASKED[region]))
      if (one.getClientRects().length > 0 && !(one as HTMLButtonElement).disabled) return one
  return null
}

/**
 * Keeps the focus of who plays by keyboard: when what had it is gone it goes to what is asked; from a panel it comes back
 * to where it was. Whoever points with a mouse or a finger is left alone.
 */
export function followFocus(session: TableSession): () => void {
  let isByKey = false
  let region: Region | null = null
  let onBoard: Focusable | null = null
  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body
  const toAsked = (): void => {
    const board = document.querySelector('.board')
    if (isByKey && isLost() && board) whatIsAsked(board, region)?.focus()
  }
  const back = (): void => {
    if (onBoard?.isConnected) onBoard.focus()
    else toAsked()
  }
  const onKey = (event: KeyboardEvent): void => {
    isByKey = true
    const isInPanel = (event.target as Element).closest?.('.table-side')
    if (event.key === 'Escape' && isInPanel && !event.defaultPrevented) back()
  }
  const onPointer = (): void => {
    isByKey = false
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const one = target as Focusable
    if (!one.closest('.board')) return
    onBoard = one
    region = regionOf(one)
  }
  /** A panel that was closed by its own button. */
  const onClick = ({ target }: MouseEvent): void => {
    if ((target as Element).closest('.table-side')) requestAnimationFrame(() => isByKey && isLost() && back())
  }
  // After the board has been drawn, and what it still fetches is there.
  const soon = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(toAsked))
    setTimeout(toAsked, 400)
  }
  const stop = effect(() => {
    session.shown.value?.actions
    session.refusal.value
    soon()
  })
  addEventListener('keydown', onKey)
  addEventListener('pointerdown', onPointer, { passive: true })
  addEventListener('focusin', onFocus)
  addEventListener('click', onClick)
  return () => {
    stop()
    removeEventListener('keydown', onKey)
    removeEventListener('pointerdown', onPointer)
    removeEventListener('focusin', onFocus)
    removeEventListener('click', onClick)
  }
}
