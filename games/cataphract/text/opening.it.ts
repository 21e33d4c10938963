import type { ScenarioId } from '../data/table.ts'
import { about } from './about.ts'
import { YEARS } from './common.ts'
import { armiesAt, battles, seats, speaking } from './it/names.ts'
import { openingActions, openingHappenings, openingPrompts } from './it/opening.ts'
import { orders } from './it/orders.ts'
import type { OpeningSentences } from './sentences.ts'

const levels = (side: string) => (n: number) =>
  n === 0
    ? `Livello della ${side} come stampato`
    : `Livello della ${side} ${n > 0 ? 'alzato' : 'abbassato'} di ${Math.abs(n)}`

/** Ciò che si dice a una battaglia fino alla prima domanda; i posti si chiamano come le armate, se quella del primo è decisa. */
export function openingItalian(scenario: ScenarioId, first: 0 | 1 | null = null): OpeningSentences {
  const at = speaking(scenario)
  const seated = first === null ? seats : { first: at.army(first), second: at.army(1 - first) }
  return {
    title: about.title.it,
    summary: about.summary.it,
    seats: seated,
    sides: armiesAt(scenario),
    options: {
      scenario: {
        name: 'Battaglia',
        choices: Object.fromEntries(
          Object.entries(battles).map(([id, name]) => [id, `${name} (${YEARS[id as ScenarioId]} d.C.)`]),
        ),
      },
      sides: {
        name: 'Parti',
        choices: {
          'as-named': 'Il primo giocatore ha l’armata nominata per prima',
          exchanged: 'Il primo giocatore ha l’altra armata',
          bid: {
            name: 'La parte si decide con le puntate',
            about: 'Chi punta più Punti Rotta sceglie, e abbassa il suo livello di altrettanto',
          },
        },
      },
      setUp: {
        name: 'Schieramento goto',
        choices: {
          printed: 'I Goti si schierano come stampato',
          free: {
            name: 'I Goti si schierano liberamente',
            about: 'Ovunque dalla colonna 54 in poi; allora i loro arcieri non sono vincolati',
          },
        },
      },
      levels: {
        name: 'Livelli di Ritirata',
        choices: { printed: 'Livelli di Ritirata come stampati', altered: 'Livelli di Ritirata modificati' },
      },
      firstLevel: { name: 'Livello dell’armata nominata per prima', amount: levels('prima armata') },
      secondLevel: { name: 'Livello dell’altra armata', amount: levels('seconda armata') },
      engaged: {
        name: 'Unità Ingaggiate',
        choices: { off: 'Senza la regola dell’Ingaggio', on: 'Con la regola dell’Ingaggio' },
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
      const lost = [0, 1].map((side) => `${army(side)} ${points[side]} su ${most[side]}`)
      return `${battles[battle]}, ${turn === 0 ? 'schieramento' : `turno ${turn}`} · ${lost.join(', ')}`
    },
    shortWays: { withdrawal: 'il nemico si è ritirato', 'both-withdraw': 'ritirata di entrambi' },
  }
}
