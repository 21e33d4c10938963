import type { Explanation, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { State } from '../rules/state.ts'

export const explain = (_s: State, _seat: Seat, _plan: readonly Action[]): Explanation => ({ key: 'only', params: {} })
