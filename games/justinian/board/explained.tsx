import { Explained } from '@iacta/web/explained'
import type { Action } from '../rules/action.ts'
import { PROVINCE_COUNT, placeNamed } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import type { Labels } from './labels.ts'
import { ofAssault, stakeOf } from './odds.ts'
import { detailInWords, oddsInWords, seenFrom, stakeInWords } from './prospect.tsx'
import { actingArmy, stateOf } from './reading.ts'

/** What was touched and cannot be taken back, with its odds before it is declared. */
export function ChosenExplained({ view, text }: BarProps) {
  const { desk, words } = useAround()
  const chosen = desk.chosen.value
  const last = chosen?.actions.at(-1)
  if (!chosen || !last) return null
  const s = stateOf(view)
  const stake = stakeOf(s, last)
  const lines = stake ? stakeInWords(seenFrom(stake, last.do === 'stand'), words) : assaultInWords(s, last, words)
  return (
    <Explained
      title={
        chosen.actions.length > 1 ? text.action(last) : chosen.actions.map((action) => text.action(action)).join(' · ')
      }
      deeds={[{ says: text.action(last), act: () => desk.commit() }]}
      isBinding={desk.isBinding(...chosen.actions)}
      language={desk.props.language}
      close={() => desk.cancel()}
    >
      {lines.length > 0 ? lines.join('. ') : null}
    </Explained>
  )
}

/** Going where enemies are: what a battle there would bring. */
function assaultInWords(s: State, action: Action, words: Labels): readonly string[] {
  if (action.do !== 'go') return []
  const place = placeNamed(action.to)
  const army = actingArmy(s)
  const odds = place < PROVINCE_COUNT && army >= 0 ? ofAssault(s, army, place) : null
  return odds ? [`${words.theyFight}: ${oddsInWords(odds, words)}`, detailInWords(odds, words)] : []
}
