import type { Action, Offer } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import type { Labels } from './labels.ts'
import { type BattleOdds, type Odds, type Stake, stakeOf } from './odds.ts'
import { stateOf } from './reading.ts'

/** Odds in words, as they stand on a button or below it. */

export function oddsInWords({ win, draw, lose }: Odds, w: Labels): string {
  return w.odds(w.percent(win), w.percent(draw), w.percent(lose))
}
export function detailInWords(odds: BattleOdds, w: Labels): string {
  const { attackSp, attackDrm, defenceSp, defenceDrm } = odds
  return `${w.strengths(attackSp, attackDrm, defenceSp, defenceDrm)}; ${lossesInWords(odds, w)}`
}
const lossesInWords = ({ attackLoss, defenceLoss }: Odds, w: Labels): string => w.losses(attackLoss, defenceLoss)

export function stakeInWords(stake: Stake, w: Labels): readonly string[] {
  switch (stake.is) {
    case 'battle':
      return [oddsInWords(stake.odds, w), detailInWords(stake.odds, w)]
    case 'interception':
      return [
        w.succeeds(w.percent(stake.part)),
        ...(stake.odds ? [`${w.ifItDoes}: ${oddsInWords(stake.odds, w)}`, detailInWords(stake.odds, w)] : []),
      ]
    case 'withdrawal':
      return [w.disorders(w.percent(stake.disordered))]
    case 'patrol':
      return [
        w.seaIntercepts(w.percent(stake.part)),
        ...(stake.odds ? [`${w.theyFight}: ${oddsInWords(stake.odds, w)}`, lossesInWords(stake.odds, w)] : []),
      ]
    case 'seaBattle':
      return [oddsInWords(stake.odds, w), lossesInWords(stake.odds, w)]
    case 'allegiance':
      return stake.byGold.map(
        ({ gold, byzantine, neutral, barbarian }) =>
          `${w.gold(gold)}: ${w.joins(w.percent(byzantine), w.percent(neutral), w.percent(barbarian))}`,
      )
  }
}

/** Whoever defends a place has his own odds told from his own side. */
export const seenFrom = (stake: Stake, isDefender: boolean): Stake =>
  stake.is === 'battle' && isDefender
    ? { ...stake, odds: { ...stake.odds, win: stake.odds.lose, lose: stake.odds.win } }
    : stake

export function Prospect({ view, action }: { readonly view: View; readonly action: Offer }) {
  const { words } = useAround()
  const stake = stakeOf(stateOf(view), action as Action)
  if (!stake) return null
  const lines = stakeInWords(seenFrom(stake, action.do === 'stand'), words)
  return (
    <span class="ju-odds">
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
  )
}
