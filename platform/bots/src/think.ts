import { type Answer, type Question, search } from './search.ts'

/** A way to answer a question, a little at a time. */
export type Search = <State, Action, View>(
  question: Question<State, Action, View>,
) => Generator<number, Answer<Action>, void>

/** Thinks until the budget is used up, or until the signal says that nobody waits any more. */
export function think<State, Action, View>(
  question: Question<State, Action, View>,
  by: Search = search,
): Answer<Action> {
  const searching = by(question)
  for (;;) {
    const { done, value } = searching.next()
    if (done) return value
  }
}

/** How long others may have to wait for their turn, in milliseconds. */
const SLICE = 15

/** The same with pauses, so that a signal can come through and a page or server stays lively. */
export async function thinkAside<State, Action, View>(
  question: Question<State, Action, View>,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, 0)),
): Promise<Answer<Action>> {
  const searching = search(question)
  const now = question.now ?? performance.now.bind(performance)
  let rested = now()
  for (;;) {
    const { done, value } = searching.next()
    if (done) return value
    if (now() - rested < SLICE) continue
    await pause()
    rested = now()
  }
}
