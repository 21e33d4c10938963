import type { Action, Offer } from './action.ts'
import {
  type Army,
  armyNamed,
  BYZANTINE,
  COASTS,
  isInArea,
  isProvince,
  isRoman,
  LAND,
  NEIGHBOURS,
  NO_ARMY,
  type Place,
  placeNamed,
  ROMAN,
  SEA_AREAS_ALL,
  SEA_NEIGHBOURS,
  type Sea,
  seaNamed,
} from './printed.ts'
import { type Frame, type FrameNamed, NO_POWER, type State, spOf } from './state.ts'

/**
 * What random play does more or less readily than the rest. Where everybody does whatever he may, armies leave their area and
 * are gone, and no province ever changes hands. So the Byzantine goes by land and sea to what others hold, and takes it;
 * barbarians mostly stay where they are.
 */

const USUAL = 4
const READILY = 60
const HARDLY = 1
const PURSE = 32

type Inclinations = Readonly<Partial<Record<Action['do'], number>>>

const INCLINATIONS: Readonly<Partial<Record<Frame['step'], Inclinations>>> = {
  strengths: { strength: 8 },
  levies: { reinforce: 12, station: 2, done: 1 },
  shipyard: { moor: 1, done: 2 },
  maintenance: { pay: 40 },
  raising: { raise: 40, done: 1 },
  commands: { appoint: 40, replace: 1, done: 6 },
  opportunity: { levy: 3, alone: 1, sail: 2, travel: 1, fortify: 2, double: 2, idle: 1 },
  acting: { idle: 60, march: 3, alone: 1, sail: 1 },
  recruiting: { idle: 12 },
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
  // Something is left to act with.
  if (top.step === 'maintenance' && action.do === 'done') return s.gold < PURSE ? 4000 : HARDLY
  if (top.step === 'opportunity' && action.do === 'march') return byLand(s, armyNamed(String(action.army)))
  if (top.step === 'opportunity' && action.do === 'embark') return bySea(s, armyNamed(String(action.army)))
  if (top.step === 'voyage' && action.do === 'enterSea') return sailing(s, top, seaNamed(String(action.to)))
  if (top.step === 'voyage' && action.do === 'port') return landing(s, top, placeNamed(String(action.at)))
  return INCLINATIONS[top.step]?.[action.do] ?? USUAL
}

// What an army wants: a marker to take away where it may stay

const AREAS: readonly (readonly Place[])[] = ROMAN.map((army) => LAND.filter((at) => isInArea(army, at)))
const isMarked = (s: State, at: Place): boolean => s.control[at] !== NO_POWER || s.revolt[at]
const isWanted = (s: State, army: Army, at: Place): boolean => isMarked(s, at) && isInArea(army, at)

const FAR = 99
/** How far provinces are from one another, over borders and straits. */
const AWAY: readonly Uint8Array[] = LAND.map((from) => {
  const away = new Uint8Array(LAND.length).fill(FAR)
  away[from] = 0
  const waiting: Place[] = [from]
  for (const here of waiting)
    for (const to of NEIGHBOURS[here])
      if (away[to] === FAR) {
        away[to] = away[here] + 1
        waiting.push(to)
      }
  return away
})
function toWanted(s: State, army: Army, from: Place): number {
  const away = AWAY[from]
  let least = FAR
  for (const at of AREAS[army]) if (away[at] < least && isMarked(s, at)) least = away[at]
  return least
}

/** About as far as one march goes. */
const NEAR = 3

function byLand(s: State, army: Army): number {
  const at = s.place[army]
  if (!isRoman(army) || !isProvince(at)) return USUAL
  if (toWanted(s, army, at) <= NEAR) return READILY
  // Who was raised where he may not stay waits for ships.
  return isInArea(army, at) ? USUAL : HARDLY
}
const bySea = (s: State, army: Army): number => {
  if (!isRoman(army) || toWanted(s, army, s.place[army]) <= NEAR) return HARDLY
  return AREAS[army].some((at) => isMarked(s, at)) ? 4 * READILY : HARDLY
}
/** How many seas from one another. */
const SEAS_AWAY: readonly (readonly number[])[] = SEA_AREAS_ALL.map((from) => {
  const away = SEA_AREAS_ALL.map(() => FAR)
  away[from] = 0
  const waiting: Sea[] = [from]
  for (const here of waiting)
    for (const to of SEA_NEIGHBOURS[here])
      if (away[to] === FAR) {
        away[to] = away[here] + 1
        waiting.push(to)
      }
  return away
})
function sailing(s: State, { army, seat }: FrameNamed<'voyage'>, to: Sea): number {
  if (army === NO_ARMY || seat !== BYZANTINE || !isRoman(army)) return USUAL
  let least = FAR
  for (const sea of SEA_AREAS_ALL)
    if (SEAS_AWAY[to][sea] < least && COASTS[sea].some((at) => isWanted(s, army, at))) least = SEAS_AWAY[to][sea]
  return Math.max(HARDLY, Math.ceil(READILY / 4 ** least))
}
function landing(s: State, { army, seat }: FrameNamed<'voyage'>, at: Place): number {
  if (army === NO_ARMY || seat !== BYZANTINE || !isRoman(army)) return USUAL
  if (!isInArea(army, at)) return HARDLY
  return isWanted(s, army, at) ? READILY : USUAL
}

function marching(s: State, { army, seat, mp }: FrameNamed<'march'>, action: Offer): number {
  if (seat !== BYZANTINE) return FOREIGN_MARCH[action.do] ?? USUAL
  if (action.do === 'attack') return spOf(s, army) > spOf(s, armyNamed(String(action.army))) ? READILY : HARDLY
  if (action.do === 'attackAll') return 30
  if (action.do === 'go') return wayThere(s, army, placeNamed(String(action.to)))
  if (action.do === 'halt' && isRoman(army)) {
    // Where it may not stay it does not; and who has nothing left to spend has no other use of it.
    if (!isInArea(army, s.place[army])) return HARDLY
    if (mp === 0) return 40
  }
  return MARCH[action.do] ?? USUAL
}

function wayThere(s: State, army: Army, to: Place): number {
  if (!isProvince(to) || !isRoman(army)) return USUAL
  if (!isInArea(army, to)) return HARDLY
  // Each province nearer is preferred to the others.
  const away = toWanted(s, army, to)
  return away === FAR ? USUAL : Math.max(HARDLY, (4 * READILY) >> (2 * away))
}
