/**
 * How well a brain's evaluation foretells who wins: `npm run foretell -- <game> --games 100`. Miles play among themselves;
 * with every turn, the position is judged. A judgement is the better the less the outcome surprises it;
 * one that surprises more than ignorance would, which gives every seat the same chance, does harm in a search.
 */
import { build, given, install, mistake } from './house.mjs'

const { values, words } = given(
  `npm run foretell -- <game> [--games N]

How well the computer's judgement of a position foretells who wins.

  --games N    how many games are played (100)`,
  { games: { type: 'string', default: '100' } },
  1,
)
const [id] = words
const games = Number(values.games)
if (!id || !(games > 0)) mistake('which game, and how many? npm run foretell -- <game> --games 100')

install()
build()
const { readOptions, replay } = await import('@iacta/kernel')
const { playMatch } = await import('@iacta/bots')
const { gameNamed } = await import('@iacta/registry')

const { game, brain } = gameNamed(id)
const options = readOptions(game.options, {})
const contenders = game.seats(options).map(() => 'miles')
/** The game is looked at in so many parts, by the actions played. */
const PARTS = 8
/** What is thought impossible and happens would surprise without end. */
const LEAST = 1e-3

const parts = Array.from({ length: PARTS }, () => ({ positions: 0, surprise: 0 }))
for (let seed = 1; seed <= games; seed++) {
  const { outcome, record } = playMatch({ game, brain, options, seed, contenders })
  if (outcome.winners.length === 0) continue
  let shown = null
  for (const { at, state } of replay(game, record)) {
    const now = brain.turnOf(state)
    if (now === shown || at === record.actions.length) continue
    shown = now
    const part = parts[Math.floor((PARTS * at) / record.actions.length)]
    part.positions++
    for (const seat of outcome.winners)
      part.surprise -= Math.log(Math.max(LEAST, brain.evaluate(state, seat))) / outcome.winners.length
  }
}

const ignorance = Math.log(contenders.length)
console.log(`${games} games of ${id}; knowing nothing surprises by ${ignorance.toFixed(3)}`)
console.log('part  positions  surprise')
for (const [i, { positions, surprise }] of parts.entries())
  console.log(
    `${String(i + 1).padStart(4)}  ${String(positions).padStart(9)}  ${(surprise / Math.max(1, positions)).toFixed(3).padStart(8)}`,
  )
