import type { Chance } from '@iacta/kernel'
import { ALL_BLOCKS, type Block, COLOUR, isNavis, isSea, SIDES, type Side } from '../rules/printed.ts'
import { blocksOf, clone, isOnMap, put, type State } from '../rules/state.ts'
import { outcomeNow, victoryPoints } from '../rules/victory.ts'

/** What games by quick judgement alone need, in which nobody remembers: how little is known, and how a game went. */

/** How many of the enemy's blocks a side is taken not to know. */
const UNKNOWN = 0.5
/** Points that make a victory at the end about three times as likely as a defeat. */
const CLEAR = 2

/** The state with some of the enemy's blocks exchanged for others of their colour, where a command or a card hangs on them. */
export function hazy(s: State, side: Side, chance: Chance): State {
  const step = s.stack.at(-1)?.step
  if (step !== 'moves' && step !== 'cards') return s
  const found = clone(s)
  const alike = new Map<string, Block[]>()
  for (const b of ALL_BLOCKS) {
    if (found.side[b] === side || !isOnMap(found, b) || blocksOf(found, side, found.place[b]) > 0) continue
    // Whatever is in port may be a fleet or not; a fleet at sea is one.
    if ((isNavis[b] && !isSea[found.place[b]]) || chance.pick(100) >= 100 * UNKNOWN) continue
    const kind = `${COLOUR[b]} ${isNavis[b]}`
    const blocks = alike.get(kind)
    if (blocks) blocks.push(b)
    else alike.set(kind, [b])
  }
  for (const blocks of alike.values()) {
    const places = blocks.map((b) => found.place[b])
    for (let i = places.length - 1; i > 0; i--) {
      const j = chance.pick(i + 1)
      ;[places[i], places[j]] = [places[j], places[i]]
    }
    for (const [i, b] of blocks.entries()) put(found, b, places[i])
  }
  return found
}

/** Half for who won, and half for how clearly: by points at the end, wholly before it. */
export function credits(s: State): number[] {
  const outcome = outcomeNow(s)
  return SIDES.map((side) => {
    const wins = outcome?.winners.includes(side) ? 1 : outcome?.winners.length === 0 ? 0.5 : 0
    const lead = victoryPoints(s, side) - victoryPoints(s, side === 0 ? 1 : 0)
    const clear = outcome?.way === 'ten-points' ? wins : 1 / (1 + Math.exp(-lead / CLEAR))
    return (wins + clear) / 2
  })
}
