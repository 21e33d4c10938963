import { expect } from 'vitest'
import { blocks as names } from '../../../../games/julius-caesar/text/blocks.en.ts'
import type { Pair, Player } from './player.ts'

/** Who sits at a table of Julius Caesar, and what each may know of the other. */

export const SIDES = ['caesar', 'pompeius'] as const
export type Side = (typeof SIDES)[number]

const isOf = (side: Side, id: string): boolean => id.startsWith(side === 'caesar' ? 'c-' : 'p-') || !/^[cp]-/.test(id)

/** Names that mean one block and nothing else: both sides have an Auxilia 1, and are called after their leaders. */
const isUnique = (id: string): boolean =>
  !['leader-caesar', 'leader-pompeius'].includes(id) &&
  Object.values(names).filter((name) => name === nameOf(id)).length === 1
const nameOf = (id: string): string => names[id as keyof typeof names]

/** Blocks the other side has on the map that this seat neither sees nor was ever told of. */
async function hiddenFrom(side: Side, pair: Pair): Promise<string[]> {
  const other = side === 'caesar' ? 'pompeius' : 'caesar'
  const [mine, theirs, log] = await Promise.all([pair[side].seen(side), pair[other].seen(other), pair[side].log(side)])
  const known = JSON.stringify([mine.view, log])
  return (
    Object.entries(theirs.view.blocks)
      // Everybody knows Cleopatra by her colour.
      .filter(([block, { side: of }]) => of === other && isOf(other, block) && block !== 'cleopatra')
      .map(([block]) => block)
      .filter((block) => !known.includes(`"${block}"`))
  )
}

/** Nothing of what is hidden from a seat is anywhere in its page, in sight or out of it. */
export async function expectFog(pair: Pair): Promise<number> {
  let hiddenBlocks = 0
  for (const side of SIDES) {
    const html = await pair[side].page.locator('html').evaluate((page) => page.outerHTML)
    const hidden = await hiddenFrom(side, pair)
    hiddenBlocks += hidden.length
    const shown = hidden.filter(
      (block) =>
        new RegExp(`\\b${block}\\b(?!-)`).test(html) ||
        (isUnique(block) && new RegExp(`${nameOf(block)}\\b`).test(html)),
    )
    expect(shown, `hidden from ${side}, and on the page all the same`).toEqual([])
  }
  return hiddenBlocks
}

/** What comes over the wire to a page: every frame of its sockets from now on. */
export function listen(player: Player): string[] {
  const frames: string[] = []
  player.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

/** Nothing that is hidden from a seat was ever told to its page. */
export async function expectSilence(side: Side, pair: Pair, frames: readonly string[]): Promise<void> {
  const hidden = await hiddenFrom(side, pair)
  const told = hidden.filter((block) => frames.some((frame) => frame.includes(`"${block}"`)))
  expect(told, `hidden from ${side}, and told all the same`).toEqual([])
}
