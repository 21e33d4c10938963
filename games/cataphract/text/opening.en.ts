import type { ScenarioId } from '../data/table.ts'
import { about } from './about.ts'
import { YEARS } from './common.ts'
import { armiesAt, battles, seats, speaking } from './en/names.ts'
import { openingActions, openingHappenings, openingPrompts } from './en/opening.ts'
import { orders } from './en/orders.ts'
import type { OpeningSentences } from './sentences.ts'

const levels = (side: string) => (n: number) =>
  n === 0 ? `Level of the ${side} as printed` : `Level of the ${side} ${n > 0 ? 'raised' : 'lowered'} by ${Math.abs(n)}`

/** What is said at a battle up to its first question; seats are called by their armies, where the side of the first is settled. */
export function openingEnglish(scenario: ScenarioId, first: 0 | 1 | null = null): OpeningSentences {
  const at = speaking(scenario)
  const seated = first === null ? seats : { first: at.army(first), second: at.army(1 - first) }
  return {
    title: about.title.en,
    summary: about.summary.en,
    seats: seated,
    sides: armiesAt(scenario),
    options: {
      scenario: {
        name: 'Battle',
        choices: Object.fromEntries(
          Object.entries(battles).map(([id, name]) => [id, `${name} (AD ${YEARS[id as ScenarioId]})`]),
        ),
      },
      sides: {
        name: 'Sides',
        choices: {
          'as-named': 'First player: the army named first',
          exchanged: 'First player: the other army',
          bid: {
            name: 'Sides are bid for',
            about: 'The higher bid chooses, and lowers its level by as much',
          },
        },
      },
      setUp: {
        name: 'Gothic set-up',
        choices: {
          printed: 'Goths set up as printed',
          free: { name: 'Goths set up freely', about: 'From column 54 on; their archers are then not bound' },
        },
      },
      levels: {
        name: 'Withdrawal levels',
        choices: { printed: 'Withdrawal levels as printed', altered: 'Withdrawal levels altered' },
      },
      firstLevel: { name: 'Level of the army named first', amount: levels('first army') },
      secondLevel: { name: 'Level of the other army', amount: levels('second army') },
      engaged: {
        name: 'Engaged units',
        choices: { off: 'Without the rule of engagement', on: 'With the rule of engagement' },
      },
    },
    prompts: openingPrompts(seated),
    orders,
    happenings: openingHappenings(at),
    refusals: {},
    ways: {},
    toCome: '…',
    actions: openingActions(at),
    tally: ({ scenario: battle, turn, points, levels: most }) => {
      const { army } = speaking(battle)
      const lost = [0, 1].map((side) => `${army(side)} ${points[side]} of ${most[side]}`)
      return `${battles[battle]}, ${turn === 0 ? 'set-up' : `turn ${turn}`} · ${lost.join(', ')}`
    },
    shortWays: { withdrawal: 'the enemy withdrew', 'both-withdraw': 'both withdrew' },
  }
}
