import { gameNamed } from '@iacta/registry/browser'
import type { Pointers } from '../board/index.ts'
import { hintAt, stopHint } from '../local/tables.ts'
import { keepAdvice } from './advice.ts'
import { knownTo, mayAskForHint, sharedScene, type TableLink, whoExplains } from './link.ts'
import type { AdviceKind, Answer } from './session.ts'

/** What the computer can be asked at a table: what it would consider, and why it did what it did. */

export { stopHint }

/** Null if there is nobody to ask, or if it was told to stop. */
export const ask = (what: AdviceKind, link: TableLink): Promise<Answer | null> =>
  what === 'hint' ? hintFor(link) : reasonOf(link)

async function hintFor(link: TableLink): Promise<Answer | null> {
  const { id, scene, summary } = link
  const [seen, table] = [scene.value && sharedScene(scene.value, link), summary.value]
  if (!seen || !table || !mayAskForHint(table, seen, gameNamed(table.game)?.hidesNothing)) return null
  const hint = await hintAt(id, table.game, knownTo(table, seen))
  if (!hint) return null
  keepAdvice(id, hint.steps)
  const plan = hint.steps.map(({ action }) => action)
  return { ...hint, points: await pointsOf(table.game, plan, seen.view) }
}

/** What of the board a plan is about; nothing where a game does not say, or cannot be asked now. */
export async function pointsOf(game: string, plan: readonly unknown[], view: unknown): Promise<readonly Pointers[]> {
  try {
    return (await gameNamed(game)?.points())?.pointsAt(plan, view) ?? []
  } catch {
    return []
  }
}

async function reasonOf(link: TableLink): Promise<Answer | null> {
  const seat = link.summary.value && whoExplains(link.summary.value)
  return seat === null || !link.explain ? null : { seat, explanation: await link.explain(seat) }
}
