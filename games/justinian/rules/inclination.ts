import type { Action, Offer } from './action.ts'
import { armyNamed, BYZANTINE, isInArea, isProvince, isRoman, placeNamed } from './printed.ts'
import { type Frame, type FrameNamed, NO_POWER, type State, spOf } from './state.ts'

/**
 * What random play does more or less readily than the rest. Where everybody does whatever he may, armies leave their area and
 * are gone, and no province ever changes hands. So the Byzantine marches on what others hold, and takes it; barbarians mostly
 * stay where they are.
 */

const USUAL = 4

type Inclinations = Readonly<Partial<Record<Action['do'], number>>>

const INCLINATIONS: Readonly<Partial<Record<Frame['step'], Inclinations>>> = {
  strengths: { strength: 8 },
  levies: { reinforce: 12, station: 2, done: 1 },
  shipyard: { moor: 1, done: 8 },
  maintenance: { pay: 40, done: 1 },
  raising: { raise: 40, done: 1 },
  commands: { appoint: 40, replace: 1, done: 6 },
  opportunity: { march: 40, embark: 40, levy: 2, alone: 1, sail: 1, travel: 1, fortify: 2, double: 2, idle: 1 },
  acting: { idle: 60, march: 6, alone: 1, sail: 1 },
  ally: { join: 8 },
  withdrawal: { stand: 20 },
  sharing: { done: 12 },
}
const MARCH: Inclinations = {
  clear: 200,
  combine: 20,
  rally: 12,
  steady: 12,
  recover: 12,
  drop: 1,
  disband: 1,
  halt: 3,
}
const FOREIGN_MARCH: Inclinations = { placeControl: 2, attack: 2, attackAll: 2, detach: 1, halt: 20 }

export function inclination(s: State, action: Offer): number {
  const top = s.stack[s.stack.length - 1]
  if (top.step === 'march') return marching(s, top, action)
  return INCLINATIONS[top.step]?.[action.do] ?? USUAL
}

function marching(s: State, { army, seat }: FrameNamed<'march'>, action: Offer): number {
  if (seat !== BYZANTINE) return FOREIGN_MARCH[action.do] ?? USUAL
  if (action.do === 'attack') return spOf(s, army) > spOf(s, armyNamed(String(action.army))) ? 60 : 1
  if (action.do === 'attackAll') return 30
  if (action.do === 'go') return wayThere(s, army, String(action.to))
  // Where it may not stay it does not.
  if (action.do === 'halt' && isRoman(army) && !isInArea(army, s.place[army])) return 1
  return MARCH[action.do] ?? USUAL
}

function wayThere(s: State, army: FrameNamed<'march'>['army'], id: string): number {
  const to = placeNamed(id)
  if (!isProvince(to) || !isRoman(army)) return USUAL
  if (!isInArea(army, to)) return 1
  return s.control[to] !== NO_POWER || s.revolt[to] ? 60 : 8
}
