import { useAround as useAnyAround } from '@iacta/web/board'
import type { Desk } from './desk.ts'
import type { Labels } from './labels.ts'

/** What every part of the board can reach. */
export const useAround = useAnyAround<Desk, Labels>
