import { levelNamed, Opponent } from '@iacta/bots'
import { quickChance, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import type { Action } from '../rules/action.ts'
import { senaGallica as game } from '../rules/game.ts'
import { isStanding } from '../rules/state.ts'
import { Bench } from './bench.ts'

/** A few ships on both sides, far apart; the rest as is said. */
const LEFT = { 'goth-01': '2015 east', 'goth-02': '2115 east', 'byz-01': '2003 west', 'byz-02': '2103 west' }
const lost = (side: 'goth' | 'byz', ...numbers: number[]): Record<string, string> =>
  Object.fromEntries(numbers.map((number) => [`${side}-${String(number).padStart(2, '0')}`, 'sunk']))
/** Enough ships of a side that nobody would call it spent. */
const FLEET = Object.fromEntries(
  [26, 28, 30, 32, 34, 36].flatMap((column, i) => [
    [`goth-${String(i + 3).padStart(2, '0')}`, `${column}16 east`],
    [`byz-${String(i + 3).padStart(2, '0')}`, `${column}04 west`],
  ]),
)

/** Before the Goths' squadrons, with what each seat stands by. */
const at = (ships: Record<string, string>, standing: [string[], string[]], more: Record<string, unknown> = {}): Bench =>
  new Bench({
    turn: 4,
    ships,
    leaders: { baderic: 'goth-01', sigiric: 'goth-02', john: 'byz-01', valerian: 'byz-02' },
    standing,
    now: 'squadrons of goth',
    ...more,
  })
const says = ({ state }: Bench, seat = 0): string => {
  const plan = brain.plan(state, seat, quickChance(1), 0)
  const [first] = plan
  if (first.do !== 'stand' && first.do !== 'recall') return ''
  expect(plan).toHaveLength(1)
  return `${first.do} ${first.order}: ${brain.explain(state, seat, plan).key}`
}

const ACCEPTED = 'stand stop: accept-end'

describe('the end by agreement (14.3)', () => {
  test('who is ahead accepts an offer, and offers nothing while there is something to fight with', () => {
    const ships = { ...LEFT, ...FLEET, ...lost('byz', 12, 13) }
    expect(says(at(ships, [[], ['stop']]))).toBe(ACCEPTED)
    expect(says(at(ships, [[], []]))).toBe('')
    expect(says(at(ships, [['stop'], ['stop']]))).toBe('')
  })

  test('who is behind fights on, unless there is no hope at all', () => {
    const behind = { ...LEFT, ...FLEET, ...lost('goth', 12) }
    expect(says(at(behind, [[], ['stop']]))).toBe('')
    const beyondHope = {
      ...LEFT,
      ...FLEET,
      'goth-01': '2015 east crippled marines 1',
      'goth-02': '2115 east crippled marines 1',
      ...lost('goth', 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    }
    expect(says(at(beyondHope, [[], ['stop']]))).toBe(ACCEPTED)
  })

  test('a ship that goes down at the end of this turn is counted as lost', () => {
    const ships = { ...LEFT, ...FLEET }
    expect(says(at({ ...ships, 'byz-02': '2103 west rammed 3' }, [[], ['stop']]))).toBe(ACCEPTED)
    expect(says(at({ ...ships, 'goth-02': '2115 east rammed 3', 'byz-12': 'withdrawn' }, [[], ['stop']]))).toBe('')
  })

  test('fleets that are spent are offered the end by whoever is not behind', () => {
    expect(says(at({ ...LEFT, ...lost('byz', 9, 10) }, [[], []]))).toBe('stand stop: offer-end')
    expect(says(at({ ...LEFT, ...lost('goth', 9) }, [[], []]))).toBe('')
    expect(says(at({ ...LEFT, ...lost('byz', 9, 10) }, [[], []], { turn: 1 }))).toBe('')
  })

  test('a chase of few by few is no battle: it is offered to end by who is ahead, and who can no more catch up accepts', () => {
    const chase = { ...LEFT, 'goth-03': '2615 east', 'goth-04': '2815 east', 'goth-05': '3015 east' }
    expect(says(at({ ...chase, ...lost('byz', 9, 10, 11) }, [[], []]))).toBe('stand stop: offer-end')
    const accepts = (...sunk: number[]): string =>
      says(at({ ...chase, ...lost('byz', ...sunk) }, [['stop'], []], { now: 'squadrons of byzantine' }), 1)
    // Two ships could take two others, which would bring eight points.
    expect(accepts(9, 10)).toBe('')
    expect(accepts(9, 10, 11)).toBe(ACCEPTED)
  })

  test('an offer is taken back by whom the battle has turned against', () => {
    expect(says(at({ ...LEFT, ...FLEET, ...lost('goth', 9) }, [['stop'], []]))).toBe('recall stop: recall-end')
  })

  test.each(['miles', 'centurio'] as const)('two of %s stop when both fleets are spent', (level) => {
    const { state } = at({ ...LEFT, ...lost('goth', 9, 10), ...lost('byz', 9, 10) }, [[], []])
    const players = [0, 1].map(() => new Opponent(game, brain, levelNamed(level)))
    const chance = quickChance(3)
    for (let i = 0; !game.outcome(state) && i < 400; i++) {
      const [seat] = seatsIn(game.waiting(state))
      const known = { seat, view: game.view(state, seat), heard: [] }
      const { action } = players[seat].decide(known, { seed: i, budget: { iterations: 2 } })
      game.play(state, seat, action as Action, { chance, tell() {}, seal() {} })
    }
    expect(game.outcome(state)).toMatchObject({ way: 'agreement', winners: [] })
    expect([0, 1].every((seat) => isStanding(state, seat, 'stop'))).toBe(true)
  })
})
