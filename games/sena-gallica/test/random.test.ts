import { examine, playOut } from '@iacta/kernel'
import { promisesAreKept, worldsLookAlike } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { senaGallica as game } from '../rules/game.ts'
import { act, closeGame, optionsOf, position } from './bench.ts'

const PROBES = ['ahead', 'ram', 'fire goth-01', 'fire byz-01', 'grapple byz-03', 'finish', 'shoot goth-05', 'done'].map(
  act,
)

worldsLookAlike({ game, position, probes: PROBES, runs: 20 })

promisesAreKept({ game, position, options: optionsOf, games: 8 })

describe('fleets that are close', () => {
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
