import { expect } from 'vitest'
import { blocks as names } from '../../../../games/julius-caesar/text/blocks.en.ts'
import type { Pair, Player } from './player.ts'

/** Who sits at a table of Julius Caesar, and what each may know of the other. */

export const SIDES = ['caesar', 'pompeius'] as const
export type Side = (typeof SIDES)[number]

const isOf = (side: Side, id: string): boolean => id.startsWith(side === 'caesar' ? 'c-' : 'p-') || !/^[cp]-/.test(id)

/** Names that mean one block and no other: both sides have an Auxilia 1. */
const unique = (id: string): boolean => Object.values(names).filter((name) => name === nameOf(id)).length === 1
const nameOf = (id: string): string => names[id as keyof typeof names]

/** Blocks the other side has on the map that this seat neither sees nor was ever told of. */
async function hiddenFrom(side: Side, pair: Pair): Promise<string[]> {
  const other = side === 'caesar' ? 'pompeius' : 'caesar'
  const [mine, theirs, log] = await Promise.all([pair[side].seen(side), pair[other].seen(other), pair[side].log(side)])
  const known = JSON.stringify([mine.view, log])
  return Object.values(theirs.view.places)
    .flatMap((place) => place.known)
    .filter((block) => block.side === other && isOf(other, block.block))
    .map(({ block }) => block)
    .filter((block) => !known.includes(`"${block}"`))
}

/** Nothing of what is hidden from a seat is anywhere in its page, in sight or out of it. */
export async function expectFog(pair: Pair): Promise<number> {
  let hiddenBlocks = 0
  for (const side of SIDES) {
    const html = await pair[side].page.locator('html').evaluate((page) => page.outerHTML)
    for (const block of await hiddenFrom(side, pair)) {
      hiddenBlocks++
      expect(html, `${block} on the page of ${side}`).not.toMatch(new RegExp(`\\b${block}\\b(?!-)`))
      if (unique(block)) expect(html, `${block} on the page of ${side}`).not.toMatch(new RegExp(`${nameOf(block)}\\b`))
    }
  }
  return hiddenBlocks
}

/** What comes over the wire to a page: every frame of its sockets from now on. */
export function listen(player: Player): string[] {
  const frames: string[] = []
  player.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

export async function expectSilence(side: Side, pair: Pair, frames: readonly string[]): Promise<void> {
  for (const block of await hiddenFrom(side, pair))
    for (const frame of frames) expect(frame, `${block} was told to ${side}`).not.toContain(`"${block}"`)
}
