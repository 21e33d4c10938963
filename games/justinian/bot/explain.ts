import { type Explanation, type Seat, Temper } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import type { Action } from '../rules/action.ts'
import { stackSp } from '../rules/forces.ts'
import { type Army, HOST_IDS, isProvince, PLACE_IDS, placeNamed } from '../rules/printed.ts'
import type { Frame, State } from '../rules/state.ts'
import { Outlook } from './outlook.ts'
import type { ExplanationKey, Explanations } from './reasons.ts'
import { TEMPER } from './temper.ts'

const because = <Key extends ExplanationKey>(key: Key, params: Explanations[Key]): Explanation => ({ key, params })

/** What a plan is for: its first action says it. */
export function explain(s: State, seat: Seat, [first]: readonly Action[]): Explanation {
  const top = s.stack[s.stack.length - 1]
  if (top === undefined) return because('only', {})
  return marchReason(s, seat, top, first) ?? settingOut(first) ?? affairs(top, first) ?? answer(s, top, first)
}

// An army on the march

/** Whom an army outnumbers so much it brushes aside. */
const BRUSHED_ASIDE = 4

function marchReason(s: State, seat: Seat, top: Frame, action: Action): Explanation | null {
  if (top.step !== 'march') return null
  const army = HOST_IDS[top.army]
  const place = s.place[top.army]
  const at = PLACE_IDS[place] ?? ''
  switch (action.do) {
    case 'go': {
      const to = placeNamed(action.to)
      const isAgainst = isProvince(to) && enemiesIn(s, seat, to) > 0
      return because(isAgainst ? 'go-against' : 'go', { army, to: action.to })
    }
    case 'attack':
    case 'attackAll': {
      const enemies = isProvince(place) ? enemiesIn(s, seat, place) : 0
      const isWeak = stackSp(s, top.army) >= BRUSHED_ASIDE * enemies
      return because(isWeak ? 'attack-weak' : 'attack', { army, at })
    }
    case 'clear':
      return because('clear', { army, at })
    case 'placeControl':
      return because('place-control', { army, at })
    case 'rally':
    case 'steady':
    case 'recover':
      return because('rally', { army })
    case 'combine':
      return because('combine', { army, with: action.with })
    case 'drop':
    case 'detach':
      return because('drop', { army, at })
    case 'pickUp':
      return because('pick-up', { army, at })
    case 'disband':
      return because('disband', { army, at })
    case 'halt':
      return because('halt', { army, at })
    default:
      return null
  }
}

const enemiesIn = (s: State, seat: Seat, at: ReturnType<typeof placeNamed>): number =>
  new Outlook(s, seat, EVEN).landSp(1 - seat, at)
const EVEN = new Temper({ pick: () => 0 }, 0, null, TEMPER)

// What is set going

function settingOut(action: Action): Explanation | null {
  switch (action.do) {
    case 'march':
    case 'alone':
      return because('set-out', { army: action.army })
    case 'embark':
      return because('embark', { army: action.army })
    case 'sail':
      return because('sail', {})
    case 'travel':
      return because('travel', { magister: action.magister, to: action.to })
    case 'levy':
      return because('levy', {})
    case 'fortify':
      return because('fortify', { at: action.at })
    case 'double':
      return because('double', {})
    case 'summon':
      return because('summon', { army: action.army })
    case 'choose':
      return because('choose', { power: action.power })
    case 'random':
      return because('random', {})
    case 'joint':
      return because('joint', { leader: action.leader, minor: action.minor })
    case 'recruit':
      return because('recruit', {})
    case 'join':
      return because('join', { army: action.army })
    case 'idle':
      return because('idle', {})
    default:
      return null
  }
}

// Set-up, money and men

function affairs(top: Frame, action: Action): Explanation | null {
  switch (action.do) {
    case 'post':
      return because('post', { army: action.army, at: action.at })
    case 'strength':
      return because('strength', { army: action.army })
    case 'station':
      return because('station', { at: action.at })
    case 'moor':
      return because('moor', { at: action.at })
    case 'lead':
      return because('lead', { leader: action.leader, at: action.at })
    case 'pay':
      return because('pay', { group: action.group })
    case 'reinforce':
      return because('reinforce', { army: action.army })
    case 'raise':
      return because('raise', { army: action.army, at: action.at })
    case 'appoint':
      return because('appoint', { army: action.army })
    case 'replace':
      return because('replace', { magister: action.magister })
    case 'bribe': {
      const power = top.step === 'bribe' ? POWER_IDS[top.power] : POWER_IDS[0]
      return because(action.gold > 0 ? 'bribe' : 'no-bribe', { power })
    }
    case 'done':
      if (top.step === 'maintenance' || top.step === 'shipyard') return because('save-gold', {})
      return because(top.step === 'commands' ? 'keep-commanders' : 'only', {})
    default:
      return null
  }
}

// Answers

function answer(s: State, top: Frame, action: Action): Explanation {
  const army = armyAsked(top)
  const id = army === null ? null : HOST_IDS[army]
  const at = army === null ? '' : (PLACE_IDS[s.place[army]] ?? '')
  switch (action.do) {
    case 'intercept':
      return id ? because('intercept', { army: id }) : because('patrol', {})
    case 'letPass':
      return id ? because('let-pass', { army: id }) : because('only', {})
    case 'stand':
      return id ? because('stand', { army: id, at }) : because('only', {})
    case 'withdraw':
    case 'withdrawWithout':
      return id ? because('withdraw', { army: id, to: action.to }) : because('only', {})
    case 'retreat':
    case 'retreatWithout':
      return id ? because('retreat', { army: id, to: action.to }) : because('only', {})
    case 'flee':
      return id ? because('flee', { army: id }) : because('only', {})
    case 'lose':
      return because('lose', {})
    case 'command':
      return because('command', { army: action.army })
    case 'tenDice':
    case 'oneDie':
      return because('treasure', {})
    case 'send':
      return because('send', {})
    case 'enterSea':
      return because('enter-sea', { to: action.to })
    case 'port':
      return because('port', { at: action.at })
    case 'patrol':
    case 'evade':
    case 'fight':
      return because(action.do, {})
    default:
      return because('only', {})
  }
}

/** Which army of one's own is asked about. */
function armyAsked(top: Frame): Army | null {
  if (top.step === 'interception') return top.queue[0]
  return top.step === 'withdrawal' || top.step === 'retreat' ? top.army : null
}
