import { countFolly, type Follies, type GamePackage, type GameRecord, readOptions, replay } from '@iacta/kernel'

/** Plays a record again and counts what its seats should not have done: what the game names, and dominated actions. */
export function folliesIn<State, Action, View, Options>(
  { game, brain, watchFollies }: GamePackage<State, Action, View, Options>,
  record: GameRecord,
): readonly Follies[] {
  const watcher = watchFollies?.()
  const found: readonly Follies[] =
    watcher?.follies ?? game.seats(readOptions(game.options, record.options) as Options).map(() => ({}))
  let before: State | null = null
  for (const { seat, action, happenings, state } of replay(game, record)) {
    if (before !== null && seat !== null) {
      const deed = { before, seat, action: action as Action, happenings, after: state }
      if (brain.dominated && game.actions(before, seat).length > 1)
        countFolly(found[seat], 'dominated', brain.dominated(before, seat, deed.action) ? 1 : 0)
      watcher?.watch(deed)
    }
    before = game.clone(state)
  }
  return found
}

/** All of several counts together. */
export function addFollies(sum: Follies, more: Follies): void {
  for (const [name, { occasions, times }] of Object.entries(more)) countFolly(sum, name, times, occasions)
}
