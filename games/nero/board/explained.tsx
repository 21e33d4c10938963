import { Explained } from '@iacta/web/explained'
import type { CardId } from '../rules/printed.ts'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import { CardFace } from './cards.tsx'
import { cardTitle } from './describe-cards.ts'
import { VERBS } from './explanations.ts'
import { battleOf, eventOf, moveOf, stepNow } from './reading.ts'
import { type OnCard, onCard, wishWith } from './touch.ts'

/** The uses of a card in one's own hand, in the order they are offered. */
const USES = ['lay', 'event', 'discard'] as const

/** A card that is looked at: what it does, and what it can be used for; what it cannot be used for says why. */
export function CardExplained({ view, actions, text, id }: BarProps & { readonly id: CardId }) {
  const { desk, words } = useAround()
  const legal = onCard(actions, id)
  const isOwnHand = actions.length > 0 && (stepNow(view) === 'hand' || stepNow(view) === 'stack')
  const uses: readonly OnCard[] = isOwnHand
    ? USES.map((verb) => legal.find((action) => action.do === verb) ?? { do: verb, card: id })
    : legal
  const wish = legal.length > 0 || isOwnHand || actions.length === 0 ? null : wishWith(view, id)
  const refusal = wish && desk.whyNot(wish)
  return (
    <Explained
      title={cardTitle(id, words)}
      picture={<CardFace id={id} words={words} />}
      barred={wish && refusal && { says: text.refusal(refusal), why: () => desk.why(wish) }}
      deeds={uses.map((action) => {
        const isBarred = !legal.includes(action)
        return {
          says: isOwnHand ? words.uses[action.do as (typeof USES)[number]] : text.action(action),
          isBarred,
          act: () => (isBarred ? desk.why(action) : desk.act(action)),
        }
      })}
      isBinding={uses.length === 1 && desk.isBinding(uses[0])}
      language={desk.props.language}
      close={() => desk.cancel()}
    >
      {`${words.powers[eventOf(id)]} ${capital(words.worth(moveOf(id), battleOf(id)))}.`}
    </Explained>
  )
}

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** What was touched and cannot be taken back, or would leave something over. */
export function ChosenExplained({ text }: Pick<BarProps, 'text'>) {
  const { desk } = useAround()
  const { language } = desk.props
  const actions = desk.chosen.value?.actions ?? []
  const last = actions.at(-1)
  if (!last) return null
  return (
    <Explained
      title={actions.map((action) => text.action(action)).join(' · ')}
      deeds={[{ says: text.action(last), act: () => desk.commit() }]}
      isBinding={desk.isBinding(...actions)}
      language={language}
      close={() => desk.cancel()}
    >
      {desk.leftOver(last) ?? VERBS[language][last.do]}
    </Explained>
  )
}
