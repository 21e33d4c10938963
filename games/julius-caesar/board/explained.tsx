import { Explained } from '@iacta/web/explained'
import { type CardId, card, GOD, LEVIES, MOVES } from '../rules/printed.ts'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import type { Props } from './desk.ts'
import { EXPLANATIONS } from './explanations.ts'
import { useOfCard, wishWith } from './touch.ts'

/** A card that was touched: what it does, and the button that plays it; or, quietly, why it cannot be played now. */
export function CardExplained({
  id,
  view,
  actions,
  text,
}: Pick<Props, 'view' | 'actions' | 'text'> & { readonly id: CardId }) {
  const { desk, words } = useAround()
  const { language } = desk.props
  const w = EXPLANATIONS[language]
  const use = useOfCard(actions, id)
  const wish = wishWith(view, id)
  const refusal = use || actions.length === 0 ? null : desk.whyNot(wish)
  const god = GOD[card(id)]
  const does = god ? w.gods[god] : w.command(MOVES[card(id)], LEVIES[card(id)])
  return (
    <Explained
      title={god ? words.gods[god] : `${words.moves(MOVES[card(id)])}, ${words.levies(LEVIES[card(id)])}`}
      picture={<CardFace id={id} words={words} />}
      barred={refusal && { says: text.refusal(refusal), why: () => desk.props.why(wish) }}
      deeds={use ? [{ says: text.action(use), act: () => desk.act(use) }] : []}
      isBinding={use !== null && desk.isBinding(use)}
      language={language}
      close={() => desk.cancel()}
    >
      {use ? (use.do === 'discard' ? `${w.uses.discard} ${w.otherwise} ${does}` : `${does} ${w.uses.play}`) : does}
    </Explained>
  )
}

/** What was touched and cannot be taken back, or would leave something over. */
export function ChosenExplained({ text }: Pick<Props, 'text'>) {
  const { desk } = useAround()
  const { language } = desk.props
  const actions = desk.chosen.value?.actions ?? []
  const last = actions.at(-1)
  if (!last) return null
  const left = desk.leftOver(last)
  return (
    <Explained
      title={text.action(last)}
      deeds={[{ says: text.action(last), act: () => desk.commit() }]}
      isBinding={desk.isBinding(...actions)}
      language={language}
      close={() => desk.cancel()}
    >
      {left ?? EXPLANATIONS[language].verbs[last.do]}
    </Explained>
  )
}
