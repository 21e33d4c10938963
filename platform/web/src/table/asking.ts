import { EVERYONE, type Knowledge } from '@iacta/kernel'
import { hintAt, stopHint } from '../local/tables.ts'
import { mayAskForHint, type Scene, type TableLink, type TableSummary, whoExplains } from './link.ts'
import type { Answer, Asked } from './session.ts'

/** What the computer can be asked at a table: what it would consider, and why it did what it did. */

export { stopHint }

/** Null if there is nobody to ask, or if it was told to stop. */
export const ask = (what: Asked, link: TableLink): Promise<Answer | null> =>
  what === 'hint' ? hintFor(link) : reasonOf(link)

async function hintFor({ id, scene, summary }: TableLink): Promise<Answer | null> {
  const [seen, table] = [scene.value, summary.value]
  return seen && table && mayAskForHint(table, seen) ? hintAt(id, table.game, knownTo(table, seen)) : null
}

async function reasonOf(link: TableLink): Promise<Answer | null> {
  const seat = link.summary.value && whoExplains(link.summary.value)
  return seat === null || !link.explain ? null : { seat, explanation: await link.explain(seat) }
}

/** All that the seat that looks knows: what it sees, and what it was told. */
export const knownTo = ({ seats }: TableSummary, { seat, view, log }: Scene): Knowledge<unknown> => ({
  seat: seats.findIndex((row) => row.seat === seat),
  view,
  heard: log.map(({ key, params }) => ({ key, params, to: EVERYONE })),
})
