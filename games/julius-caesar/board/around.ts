import { useAround as useAnyAround } from '@iacta/web/board'
import type { Desk } from './desk.ts'
import type { Words } from './words-ui.ts'

/** What every part of the board can reach. */
export const useAround = useAnyAround<Desk, Words>
