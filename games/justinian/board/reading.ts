import { MAJOR_IDS, NAVAL_IDS, POWER_IDS, type PowerId } from '../data/powers.ts'
import type { View } from '../rules/fog.ts'
import { isUnaligned, sideOf } from '../rules/forces.ts'
import {
  ARMIES_ALL,
  type Army,
  BYZANTINE,
  HOST_IDS,
  isMinor,
  isRoman,
  MAGISTRI_ALL,
  type Magister,
  NO_ARMY,
  NO_MAGISTER,
  PLACE_IDS,
  type Place,
  POWER_OF,
  PROVINCE_COUNT,
  STATION_IDS,
} from '../rules/printed.ts'
import { type Frame, type FrameNamed, layout, type State, spOf } from '../rules/state.ts'

/** What a view shows, as a board asks for it. */

const KNOWN = new WeakMap<View, State>()

/** Nothing is hidden (76): a view is the whole state. It is read once. */
export function stateOf(view: View): State {
  const known = KNOWN.get(view)
  if (known) return known
  const { seat: _, ...told } = view
  const s = layout.decode(told)
  KNOWN.set(view, s)
  return s
}

/** The innermost step, which is asked about. */
export const topOf = (s: State): Frame | null => s.stack.at(-1) ?? null
export function frameOf<Name extends Frame['step']>(s: State, step: Name): FrameNamed<Name> | null {
  return (s.stack.findLast((frame) => frame.step === step) as FrameNamed<Name> | undefined) ?? null
}
export const stepOf = (s: State): Frame['step'] | null => topOf(s)?.step ?? null

/** An army, or the fleet, that is under way; null if nobody is. */
export function moverOf(s: State): string | null {
  const top = topOf(s)
  if (top?.step === 'march') return HOST_IDS[top.army]
  if (top?.step !== 'voyage') return null
  return top.army === NO_ARMY ? 'fleet' : HOST_IDS[top.army]
}

/** The army that acts, whatever is asked meanwhile. */
export const actingArmy = (s: State): Army =>
  (s.stack.findLast((frame) => frame.step === 'march' || frame.step === 'voyage') as { army: Army } | undefined)
    ?.army ?? NO_ARMY

// What stands in a place

export const powerOf = (army: Army): PowerId => POWER_IDS[POWER_OF[army]]

/** For whom an army stands: the Byzantine, the Barbarian, or nobody in this turn (30). */
export type Standing = 'byzantine' | 'barbarian' | 'unaligned'
export const standingOf = (s: State, army: Army): Standing =>
  isUnaligned(s, army) ? 'unaligned' : sideOf(s, army) === BYZANTINE ? 'byzantine' : 'barbarian'

/** Everything that is drawn in a place, in this order. */
export type Piece =
  | { readonly is: 'army'; readonly army: Army; readonly sp: number }
  | { readonly is: 'frontier'; readonly sp: number; readonly isUnpaid: boolean }
  | { readonly is: 'detached'; readonly power: PowerId; readonly sp: number }
  | { readonly is: 'magister'; readonly magister: Magister }
  | { readonly is: 'treasure'; readonly power: PowerId }

const TREASURED = ['vandals', 'ostrogoths'] as const

/** Armies of a place with those under one commander side by side; leaders without troops too. */
export function armiesAt(s: State, at: number): readonly Army[] {
  const heads = ARMIES_ALL.filter((army) => s.place[army] === at && s.under[army] === NO_ARMY)
  return heads.flatMap((head) => [head, ...ARMIES_ALL.filter((army) => s.place[army] === at && s.under[army] === head)])
}

export function piecesAt(s: State, at: number): readonly Piece[] {
  const armies = armiesAt(s, at).map((army) => ({ is: 'army', army, sp: spOf(s, army) }) as const)
  // A people that has raised nobody is not drawn in its box: the box bears its name.
  if (at >= PROVINCE_COUNT) return armies.filter(({ army, sp }) => sp > 0 || !isMinor(POWER_OF[army]))
  return [
    ...armies,
    ...(s.frontier[at] > 0 ? [{ is: 'frontier', sp: s.frontier[at], isUnpaid: s.unpaidFrontier[at] } as const] : []),
    ...MAJOR_IDS.flatMap((power, slot): Piece[] =>
      s.detached[slot][at] > 0 ? [{ is: 'detached', power, sp: s.detached[slot][at] }] : [],
    ),
    ...MAGISTRI_ALL.filter((one) => s.alone[one] === at).map((magister): Piece => ({ is: 'magister', magister })),
    ...TREASURED.flatMap((power, slot): Piece[] =>
      s.treasure[slot] === at && s.carrier[slot] === NO_ARMY ? [{ is: 'treasure', power }] : [],
    ),
  ]
}

export interface Fleet {
  readonly power: PowerId
  readonly sp: number
  readonly isUnpaid: boolean
}
/** Fleets in a port or on patrol. */
export const fleetsAt = (s: State, station: number): readonly Fleet[] =>
  NAVAL_IDS.flatMap((power, slot) =>
    s.fleets[slot][station] > 0
      ? [{ power, sp: s.fleets[slot][station], isUnpaid: slot === 0 && s.unpaidFleet[station] }]
      : [],
  )

export const isEmptyAt = (s: State, id: string): boolean => {
  const station = STATION_IDS.indexOf(id)
  const place = PLACE_IDS.indexOf(id)
  return (station < 0 || fleetsAt(s, station).length === 0) && (place < 0 || piecesAt(s, place as Place).length === 0)
}

export const commanderOf = (s: State, army: Army): Magister | null =>
  isRoman(army) && s.magister[army] !== NO_MAGISTER ? s.magister[army] : null

// The turn

const INCOME: ReadonlySet<string> = new Set(['melting', 'maintenance'])
const ARMIES: ReadonlySet<string> = new Set([
  'levies',
  'shipyard',
  'raising',
  'commands',
  'arrivals',
  'arrival',
  'reserves',
])

/** Where the turn is, for the line that is always in sight. */
export function phaseOf(s: State): 'setUp' | 'income' | 'armies' | 'activations' | 'over' {
  if (s.outcome) return 'over'
  if (s.turn === 0) return 'setUp'
  if (s.stack.some(({ step }) => step === 'activations')) return 'activations'
  if (s.stack.some(({ step }) => INCOME.has(step))) return 'income'
  return s.stack.some(({ step }) => ARMIES.has(step)) ? 'armies' : 'activations'
}
/** Whose activation it is. */
export const isRomanActivation = (s: State): boolean => s.romanActs
