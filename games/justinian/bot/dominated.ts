import type { Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { State } from '../rules/state.ts'

export const dominated = (_s: State, _seat: Seat, _action: Action): boolean => false
