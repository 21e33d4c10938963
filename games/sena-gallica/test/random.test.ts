import { anyLegal, examine, playOut, quickChance, seatsIn, unheard } from '@iacta/kernel'
import { promisesAreKept, worldsLookAlike } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { SPEEDS } from '../data/tables.ts'
import { ACTION_NAMES, FIELDS } from '../rules/action.ts'
import { HANDS } from '../rules/frames.ts'
import { senaGallica as game } from '../rules/game.ts'
import { act, closeGame, optionsOf, position } from './bench.ts'

const PROBES = ['ahead', 'ram', 'fire goth-01', 'fire byz-01', 'grapple byz-03', 'finish', 'shoot goth-05', 'done'].map(
  act,
)

worldsLookAlike({ game, position, probes: PROBES, runs: 20 })

promisesAreKept({ game, position, options: optionsOf, games: 8 })

/** Everything that can be said of ships, leaders, sides, speeds and hands, whoever they are. */
const EVERYTHING = ACTION_NAMES.filter((verb) => !['place', 'stand', 'recall'].includes(verb)).flatMap((verb) => {
  const choices = FIELDS[verb].map((field) => {
    if (field === 'leader') return LEADER_IDS
    if (field === 'side') return SEAT_IDS
    if (verb === 'speed') return SPEEDS
    return field === 'to' ? HANDS : SHIP_IDS
  })
  const [first = [''], second = ['']] = choices
  return first.flatMap((one) => second.map((other) => act(`${verb} ${one} ${other}`)))
})

describe('fleets that are close', () => {
  test('may do what is listed, and nothing else, whichever ship is named', () => {
    const chance = quickChance(11)
    const play = unheard(chance)
    const s = closeGame.start(optionsOf(0), play)
    for (let n = 0; ; n++) {
      const [seat] = seatsIn(game.waiting(s))
      if (seat === undefined) break
      const legal = game.actions(s, seat)
      if (n % 4 === 0) {
        const listed = new Set(legal.map((action) => JSON.stringify(action)))
        const open = EVERYTHING.filter((action) => game.refusal(s, seat, action) === null)
        expect(open.map((action) => JSON.stringify(action)).filter((action) => !listed.has(action))).toEqual([])
        expect(open.length).toBe(legal.filter(({ do: verb }) => verb !== 'place').length)
      }
      game.play(s, seat, anyLegal(game, s, legal, chance), play)
    }
    expect(game.outcome(s)).not.toBeNull()
  })

  test.each(Array.from({ length: 10 }, (_, seed) => [seed]))('fight without a fault to an end, seed %i', (seed) => {
    const { faults, outcome, actions } = playOut(closeGame, optionsOf(0), seed)
    expect(faults).toEqual([])
    expect(outcome).not.toBeNull()
    expect(actions).toBeGreaterThan(300)
  })

  test.each(Array.from({ length: 6 }, (_, seed) => [seed]))('keep every promise, seed %i', (seed) => {
    const { faults, outcome } = examine(closeGame, optionsOf(0), 100 + seed)
    expect(faults).toEqual([])
    expect(outcome).not.toBeNull()
  })
})

test('battles are fought out in which offers to stop come and go', () => {
  const ways = Array.from({ length: 6 }, (_, seed) => examine(game, optionsOf(0), seed).outcome?.way)
  expect(ways.filter((way) => way !== 'agreement').length).toBeGreaterThan(3)
})
