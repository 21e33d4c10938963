import { useState } from 'preact/hooks'

let last = 0

/** An id for an element that another one names. Preact's own begins anew with whatever part of a page is drawn anew. */
export const useId = (): string => useState(() => `id-${++last}`)[0]
