import { type Answer, best, mean, nameOf, type Question, type Tried } from './search.ts'

/** The question as one of several answers it: together they try no more than one would. */
export function partOf<State, Action, View>(
  question: Question<State, Action, View>,
  part: number,
  of: number,
): Question<State, Action, View> {
  const { iterations } = question.budget
  const budget = iterations === undefined ? question.budget : { ...question.budget, iterations: iterations / of }
  return { ...question, budget, share: { part, of } }
}

/**
 * What several found who shared a search, as one answer. Each dropped plans as it thought best, so those tried less
 * than half as often as another were dropped by most, and do not count. The doubt is the brain's (`GameBrain.doubt`).
 */
export function together<Action>(answers: readonly Answer<Action>[], doubt?: number): Answer<Action> {
  const found = new Map<string, Tried<Action>>()
  for (const { plan, bearing, tries, sum, ahead, aheadSquares } of answers.flatMap(({ tried }) => tried)) {
    const key = nameOf({ plan, bearing })
    const known = found.get(key)
    found.set(key, {
      plan,
      bearing,
      tries: tries + (known?.tries ?? 0),
      sum: sum + (known?.sum ?? 0),
      ahead: ahead + (known?.ahead ?? 0),
      aheadSquares: aheadSquares + (known?.aheadSquares ?? 0),
    })
  }
  const tried = [...found.values()]
  const most = Math.max(...tried.map(({ tries }) => tries))
  const [own, ...others] = tried.filter(({ tries }) => tries > 0 && 2 * tries >= most)
  if (!own) return answers[0]
  const chosen = best(own, others, doubt)
  const iterations = answers.reduce((sum, answer) => sum + answer.iterations, 0)
  return { plan: chosen.plan, bearing: chosen.bearing, chance: mean(chosen), iterations, tried }
}
