import { Explained } from '@iacta/web/explained'
import { useAround } from './around.ts'
import { type BarProps, saysOf } from './bar.tsx'
import { oddsInWords, oddsOf, oddsQuestion } from './odds.ts'

/** What was touched and cannot be taken back, with the button that does it, and a fire with its odds. A long way is told by its last step. */
export function ChosenExplained({ view, text }: Pick<BarProps, 'view' | 'text'>) {
  const { desk, words } = useAround()
  const actions = desk.chosen.value?.actions ?? []
  const last = actions.at(-1)
  if (!last) return null
  const [first] = actions
  const question = oddsQuestion(actions)
  const found = question && desk.props.reach(question).value
  const odds = found && oddsOf(found)
  return (
    <Explained
      title={actions.length > 1 ? `${text.action(first)} · ${text.action(last)}` : saysOf({ view, text }, last, words)}
      deeds={[{ says: saysOf({ view, text }, last, words), act: () => desk.commit() }]}
      isBinding={desk.isBinding(...actions)}
      language={desk.props.language}
      close={() => desk.cancel()}
    >
      {odds && oddsInWords(odds, desk.props.language)}
    </Explained>
  )
}
