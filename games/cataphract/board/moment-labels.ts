import type { Language } from '@iacta/kernel'
import type { ScenarioId } from '../data/table.ts'
import { battles as enBattles, leader as enLeader, speaking as enSpeaking } from '../text/en/names.ts'
import { battles as itBattles, leader as itLeader, speaking as itSpeaking } from '../text/it/names.ts'

/** What the panels of great moments say besides the log's own sentences. */
export interface MomentLabels {
  readonly battles: Readonly<Record<ScenarioId, string>>
  readonly army: (scenario: ScenarioId, side: number) => string
  readonly leader: (id: string) => string
  readonly occasion: (battle: string, turn: number) => string
  readonly fallen: (leader: string) => string
  readonly champion: string
  readonly defection: string
  readonly losses: string
  readonly left: (army: string, points: number) => string
  readonly routPoints: string
  readonly level: string
  readonly lost: string
  readonly fallenLeaders: (leaders: readonly string[]) => string
}

const en: MomentLabels = {
  battles: enBattles,
  army: (scenario, side) => enSpeaking(scenario).army(side),
  leader: enLeader,
  occasion: (battle, turn) => (turn > 0 ? `${battle}, turn ${turn}` : battle),
  fallen: (leader) => `${leader} falls`,
  champion: 'The challenge is decided',
  defection: 'Allies leave the line',
  losses: 'The losses of the turn',
  left: (army, points) => `${army}: ${points} more rout points, and they withdraw.`,
  routPoints: 'Rout points',
  level: 'Withdrawal at',
  lost: 'Lost',
  fallenLeaders: (leaders) => `Leaders who fell: ${leaders.join(', ')}.`,
}

const it: MomentLabels = {
  battles: itBattles,
  army: (scenario, side) => itSpeaking(scenario).army(side),
  leader: itLeader,
  occasion: (battle, turn) => (turn > 0 ? `${battle}, turno ${turn}` : battle),
  fallen: (leader) => `Cade ${leader}`,
  champion: 'La sfida è decisa',
  defection: 'Gli alleati lasciano la linea',
  losses: 'Le perdite del turno',
  left: (army, points) => `${army}: ancora ${points} Punti Rotta e si ritirano.`,
  routPoints: 'Punti Rotta',
  level: 'Ritirata a',
  lost: 'Persi',
  fallenLeaders: (leaders) => `Comandanti caduti: ${leaders.join(', ')}.`,
}

export const LABELS: Readonly<Record<Language, MomentLabels>> = { en, it }
