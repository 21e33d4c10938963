import { Explained } from '@iacta/web/explained'
import { useAround } from './around.ts'
import { type BarProps, saysOf } from './bar.tsx'
import { oddsInWords, prospectInWords, prospectOf, riskOf } from './odds.ts'
import { activeShip } from './reading.ts'

/** What was touched and cannot be taken back, with its odds and the button that does it. A course is told by its last step. */
export function ChosenExplained({ view, actions: legal, text }: BarProps) {
  const { desk, words } = useAround()
  const chosen = desk.chosen.value
  const last = chosen?.actions.at(-1)
  if (!chosen || !last) return null
  const insight = desk.insight.value
  const kind = riskOf(last)
  const odds = kind && chosen.actions.length === 1 ? insight?.odds(last) : null
  const course = chosen.at ? desk.courses({ view, actions: legal }).get(chosen.at)?.[0] : undefined
  const goer = desk.goer({ view, actions: legal })
  const spent = activeShip(view)?.spent ?? 0
  const prospect = insight && course && goer ? prospectOf(insight, goer, course, spent) : null
  const title =
    course?.speed && goer
      ? `${words.ship(goer)}: ${words.course(words.heading(course.heading), words.speeds[course.speed], course.price)}`
      : saysOf({ view, text }, last, words)
  return (
    <Explained
      title={title}
      deeds={[{ says: saysOf({ view, text }, last, words), act: () => desk.commit() }]}
      isBinding={desk.isBinding(...chosen.actions)}
      language={desk.props.language}
      close={() => desk.cancel()}
    >
      {kind && odds ? oddsInWords(kind, odds, words) : prospect ? `${prospectInWords(prospect, words)}.` : null}
    </Explained>
  )
}
