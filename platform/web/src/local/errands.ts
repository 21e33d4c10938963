import type { CourseAsk, CourseNews } from './course-analysis.ts'
import type { DiceAsk } from './dice.ts'
import { part } from './game-part.ts'
import type { Helping } from './helper.ts'
import type { Order } from './search-helpers.ts'

/** What workers do besides being the authority, each in one of its own, by its name. */

const game = (id: string) => part(id, async (found) => found)

/** Looks back at a finished game. */
function lookBack(ask: CourseAsk): void {
  const tell = (news: CourseNews): void => self.postMessage(news)
  Promise.all([game(ask.record.game), import('./course-analysis.ts')])
    .then(([found, analysis]) => analysis.lookBack(found, ask, tell))
    .catch((error: unknown) => tell({ failed: String(error) }))
}

/** Draws the dice of a finished game again. */
function checkDice(ask: DiceAsk): void {
  Promise.all([game(ask.record.game), import('./dice.ts')])
    .then(([found, dice]) => dice.checkDice(found, ask))
    .then((verdict) => self.postMessage({ verdict }))
    .catch((error: unknown) => self.postMessage({ failed: String(error) }))
}

/** Thinks along with another worker, which tells it about what. */
let helping: Promise<Helping> | null = null
function help(order: Order): void {
  helping ??= import('./helper.ts').then(({ Helping }) => new Helping(game, (found) => self.postMessage(found)))
  void helping.then((helper) => helper.hear(order))
}

export function run(name: string, asked: unknown): void {
  if (name === 'course') lookBack(asked as CourseAsk)
  else if (name === 'dice') checkDice(asked as DiceAsk)
  else help(asked as Order)
}
