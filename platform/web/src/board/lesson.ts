import type { LessonStep } from './contract.ts'

/** A step of a guided first game, by the actions and the seats of its game. */
export interface Step<Action, SeatId extends string> extends LessonStep {
  wants(action: Action, done: number): boolean
  readonly count: number
  readonly answers?: readonly { readonly seat: SeatId; readonly action: Action }[]
  readonly clause: string
}

/** What a step asks for: just this, or one of these, and in this order. */
export const asks = <Action extends object>(
  ...deeds: readonly (Action | readonly Action[])[]
): Pick<Step<Action, string>, 'wants' | 'count'> => ({
  wants: (action, done) => [deeds[done] ?? []].flat().some((deed) => JSON.stringify(action) === JSON.stringify(deed)),
  count: deeds.length,
})

/** What one seat does when a step is done. */
export const doneBy =
  <SeatId extends string>(seat: SeatId) =>
  <Action>(...actions: readonly Action[]): readonly { readonly seat: SeatId; readonly action: Action }[] =>
    actions.map((action) => ({ seat, action }))
