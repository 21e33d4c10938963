import type { TableSummary } from '../table/link.ts'
import { type KeptTable, USUAL_LEVEL } from './store.ts'

/** A table in the shape that tables on the server have. */
export const summaryOf = (table: Omit<KeptTable, 'events' | 'edition'>): TableSummary => ({
  id: table.id,
  game: table.game,
  options: table.options,
  status: table.outcome ? 'over' : 'running',
  visibility: 'private',
  rated: false,
  clock: { kind: 'none' },
  onTimeout: 'claim',
  commitment: '',
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
  startedAt: table.createdAt,
  endedAt: table.endedAt,
  outcome: table.outcome,
  concluded: table.concluded,
  origin: table.origin,
  rematch: null,
  offers: { draw: 0, abandon: 0 },
  mine: table.seats.filter(({ by }) => by === 'me').map(({ seat }) => seat),
  kept: [],
  seats: table.seats.map(({ seat, by, level = USUAL_LEVEL, asked, deserted = false }) => ({
    seat,
    deserted,
    left: deserted ? { name: null, way: 'resigned' } : null,
    ...(by === 'me' ? { kind: 'person' } : { kind: 'bot', level }),
    kept: false,
    name: null,
    asked,
    bank: null,
    clockFrom: null,
    deadline: null,
    rests: null,
  })),
})
