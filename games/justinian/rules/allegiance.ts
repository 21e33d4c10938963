import { enter, leave, type PlayContext } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { SEAT_IDS } from '../data/table.ts'
import { ALLEGIANCE, BRIBE } from '../data/tables.ts'
import { make } from './action.ts'
import { decision } from './deciding.ts'
import { armyRoom, goHome, roll, romanRoom, watchEuropa } from './forces.ts'
import {
  type Army,
  armyNamed,
  BARBARIAN,
  BYZANTINE,
  ENTERS_PREFECTURES,
  isRoman,
  LIES_IN,
  minorArmy,
  type Power,
  powerFacts,
  ROMAN,
} from './printed.ts'
import { recruitInBox } from './recruiting.ts'
import { canAct, setOff } from './setting-out.ts'
import { type Frame, isOnMap, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** Whose ally a minor power is until the next turn (6.35), and what it does for the Byzantine (6.3). */

export const bribe = decision<'bribe'>({
  clause: 'JU-6.32a',
  seat: () => BYZANTINE,
  isSettled: (s) => s.gold < BRIBE.step,
  offers: (s) => [
    {
      do: 'bribe',
      gold: { from: 0, to: Math.min(BRIBE.most, Math.floor(s.gold / BRIBE.step) * BRIBE.step), by: BRIBE.step },
    },
  ],
  why: (s, _, action) => (action.do === 'bribe' && action.gold > s.gold ? 'not-enough-gold' : null),
  play(s, { power }, action, play) {
    if (action.do === 'bribe') declareAllegiance(s, power, action.gold, play)
  },
  prompt: (s, { power }) => ask('bribe', { power: POWER_IDS[power], gold: s.gold }),
  run: (s, { power }, play) => declareAllegiance(s, power, 0, play),
})

function declareAllegiance(s: State, power: Power, gold: number, play: PlayContext): void {
  leave(s)
  s.gold -= gold
  if (gold > 0) tell(play, 'bribed', { power: POWER_IDS[power], gold })
  const die = roll(play)
  const sum = die + (powerFacts(power).allegiance ?? 0) + Math.floor(gold / BRIBE.step)
  const result = sum >= ALLEGIANCE.byzantine ? 'byzantine' : sum >= ALLEGIANCE.neutral ? 'neutral' : 'barbarian'
  s.allegiance[power] = result
  tell(play, 'allegiance', { power: POWER_IDS[power], roll: die, sum, result })
  watchEuropa(s, play)
  if (result === 'neutral') {
    tell(play, 'activation-lost', { why: 'neutral' })
    return
  }
  const army = minorArmy(power)
  recruitInBox(s, army, play)
  if (!canAct(s, army)) tell(play, 'activation-lost', { why: 'no-troops' })
  else if (result === 'barbarian') enter<Frame>(s, { step: 'acting', power, seat: BARBARIAN })
  else enter<Frame>(s, { step: 'ally', power, isNew: true })
}

const canJoin = (s: State, power: Power, army: Army): boolean =>
  isRoman(army) && isOnMap(s, army) && ENTERS_PREFECTURES[power].includes(LIES_IN[s.place[army]])

/** 6.34: a new ally acts at once or joins an army; one that is called again acts (46). */
export const ally = decision<'ally'>({
  clause: 'JU-6.34a',
  seat: () => BYZANTINE,
  offers: (s, { power, isNew }) => [
    make.march(minorArmy(power)),
    ...(isNew ? ROMAN.filter((army) => canJoin(s, power, army)).map((army) => make.join(army)) : []),
    make.idle(),
  ],
  why: (s, { power }, action) =>
    action.do === 'join' && !canJoin(s, power, armyNamed(action.army)) ? 'wrong-prefecture' : null,
  play(s, { power }, action, play) {
    leave(s)
    const minor = minorArmy(power)
    if (action.do === 'march') setOff(s, minor, BYZANTINE)
    else if (action.do === 'join') {
      const army = armyNamed(action.army)
      // 43: what goes beyond 35 or 150 is lost.
      const sp = Math.min(spOf(s, minor), armyRoom(s, army), romanRoom(s))
      s.allied[army] += sp
      tell(play, 'joined', { power: POWER_IDS[power], army: action.army, sp })
      goHome(s, minor)
      // 44: its SP have gone where they are; it raises no others in this turn.
      s.raised[minor] = true
    } else tell(play, 'nothing-done', { side: SEAT_IDS[BYZANTINE] })
  },
  prompt: (_, { power }) => ask('ally', { power: POWER_IDS[power] }),
})
