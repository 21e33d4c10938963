import { Explained } from '@iacta/web/explained'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import { oddsInWords, oddsOf, oddsQuestion } from './odds.ts'

/** What was touched and cannot be taken back, with the button that does it, and a fire with its odds. A long way is told by its last step. */
export function ChosenExplained({ text }: Pick<BarProps, 'text'>) {
  const { desk } = useAround()
  const actions = desk.chosen.value?.actions ?? []
  const last = actions.at(-1)
  if (!last) return null
  const [first] = actions
  const question = oddsQuestion(actions)
  const found = question && desk.props.reach(question).value
  const odds = found && oddsOf(found)
  return (
    <Explained
      title={actions.length > 1 ? `${text.action(first)} · ${text.action(last)}` : text.action(last)}
      deeds={[{ says: text.action(last), act: () => desk.commit() }]}
      isBinding={desk.isBinding(...actions)}
      language={desk.props.language}
      close={() => desk.cancel()}
    >
      {odds && oddsInWords(odds, desk.props.language)}
    </Explained>
  )
}
