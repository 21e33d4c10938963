import '../data/battles.ts'
import { bolt, bolts } from './artillery.ts'
import './before-battle.ts'
import { succession } from './casualties.ts'
import { phaseEnd, reform } from './column.ts'
import { designation } from './designation.ts'
import { decoys, feint, strike } from './feint.ts'
import { foray, impetus, lure, riposte } from './harassment.ts'
import { line } from './line.ts'
import { march, ride, setOut } from './march.ts'
import { again, answer } from './missiles.ts'
import { addSteps, sequence } from './opening.ts'
import { facing, orders } from './orders.ts'
import { momentum, phase } from './phase.ts'
import { getaway, reaction, reactions, withdrawal } from './reactions.ts'
import { company, lent, reload, rout, routPhase } from './rout.ts'
import { rush, rushing, unruly } from './rush.ts'
import { wall } from './shield-wall.ts'
import { advance, advanceTurn, pick, shock, spare, vanguard } from './shock.ts'
import { counter, trump } from './trumps.ts'
import { withdrawalPhase } from './victory.ts'
import { volley } from './volley.ts'
import { regain, surge, wedge } from './wedge.ts'

/** All steps of play: those of `opening.ts`, and everything that follows from the first decision on. */

addSteps({
  trump,
  counter,
  phase,
  orders,
  line,
  setOut,
  march,
  unruly,
  rush,
  rushing,
  phaseEnd,
  reform,
  decoys,
  feint,
  strike,
  company,
  ride,
  reactions,
  reaction,
  withdrawal,
  escape: getaway,
  answer,
  wedge,
  surge,
  regain,
  bolt,
  bolts,
  again,
  wall,
  volley,
  foray,
  lure,
  succession,
  riposte,
  impetus,
  rout,
  designation,
  shock,
  pick,
  spare,
  vanguard,
  advance,
  advanceTurn,
  facing,
  momentum,
  routPhase,
  reload,
  lent,
  withdrawalPhase,
})

export { sequence }
