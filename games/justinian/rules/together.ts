import { leave, type PlayContext } from '@iacta/kernel'
import { ARMY_LIMIT, COST } from '../data/tables.ts'
import { make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { controlOf, headOf, roll, setStatus, sideOf, stackOf, stackSp, standsIn } from './forces.ts'
import {
  type Army,
  armyNamed,
  BYZANTINE,
  HOST_IDS,
  isPresental,
  isProvince,
  isRoman,
  NO_ARMY,
  type Place,
  ROMAN,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'
import type { March } from './ways.ts'

/** Armies that combine, and SP among those of a province (6.44, 6.52). */

/** Other Byzantine armies here, each stack by its head; or the minor army of a Combined Operation. */
export function companions(s: State, { army, partner }: March): Army[] {
  const at = s.place[army]
  if (!isProvince(at)) return []
  if (partner !== NO_ARMY)
    return standsIn(s, partner, at) && headOf(s, partner) === partner && !isRoman(army) ? [partner] : []
  return isRoman(army) ? ROMAN.filter((one) => one !== army && s.place[one] === at && headOf(s, one) === one) : []
}

/** 8.25: the status of the larger applies, then of the better commander, then of whom a die names. */
export function combine(s: State, army: Army, other: Army, play: PlayContext): void {
  const difference = stackSp(s, army) - stackSp(s, other) || controlOf(s, army) - controlOf(s, other)
  const status =
    s.status[army] === s.status[other] || difference > 0 || (difference === 0 && roll(play) < 5)
      ? s.status[army]
      : s.status[other]
  for (const member of stackOf(s, other)) {
    s.under[member] = army
    if (isRoman(member) && s.romanActs) s.tookPart[member] = true
  }
  setStatus(s, army, status)
  tell(play, 'combined', { army: HOST_IDS[army], with: HOST_IDS[other] })
}

const neighboursInArms = (s: State, army: Army): Army[] =>
  ROMAN.filter((one) => s.place[one] === s.place[army] && one !== army)

export function mayRedistribute(s: State, { army, mp, moved }: March): Bar {
  if (!isRoman(army)) return sideOf(s, army) === BYZANTINE ? 'allies-do-no-such-thing' : 'only-byzantines-share'
  if (neighboursInArms(s, army).length === 0) return 'nobody-to-combine'
  if (moved) return 'moved-already'
  return mp < COST.combine ? 'too-few-mp' : null
}

function mayShift(s: State, from: Army, to: Army, at: Place): Bar {
  if (from === to || !isRoman(from) || !isRoman(to) || s.place[from] !== at || s.place[to] !== at)
    return 'nobody-to-combine'
  if (isPresental(from)) return 'presental-gives-none'
  if (spOf(s, to) >= ARMY_LIMIT) return 'army-limit'
  return givable(s, from) > 0 ? null : 'keeps-one'
}
/** 122: each keeps 1 SP; allied SP are not given. */
const givable = (s: State, army: Army): number => Math.min(s.own[army], spOf(s, army) - 1)

/** 6.52: SP among the Byzantine armies of a province. */
export const sharing = decision<'sharing'>({
  clause: 'JU-6.52c',
  seat: () => BYZANTINE,
  offers(s, { army }) {
    const here = ROMAN.filter((one) => s.place[one] === s.place[army])
    const found: Offer[] = []
    for (const from of here)
      for (const to of here)
        if (mayShift(s, from, to, s.place[army]) === null)
          found.push({
            do: 'shift',
            from: HOST_IDS[from],
            to: HOST_IDS[to],
            sp: span(1, Math.min(givable(s, from), ARMY_LIMIT - spOf(s, to))),
          })
    found.push(make.done())
    return found
  },
  why(s, { army }, action) {
    if (action.do !== 'shift') return null
    const [from, to] = [armyNamed(action.from), armyNamed(action.to)]
    const bar = mayShift(s, from, to, s.place[army])
    return bar ?? (spOf(s, to) + action.sp > ARMY_LIMIT ? 'army-limit' : 'keeps-one')
  },
  play(s, _, action, play) {
    if (action.do !== 'shift') {
      leave(s)
      return
    }
    const [from, to] = [armyNamed(action.from), armyNamed(action.to)]
    s.own[from] -= action.sp
    s.own[to] += action.sp
    // 122: whoever takes in men who are not paid is not paid.
    if (s.unpaid[from]) s.unpaid[to] = true
    tell(play, 'shifted', { from: action.from, to: action.to, sp: action.sp })
  },
  prompt: (_, { army }) => ask('sharing', { army: HOST_IDS[army] }),
})
