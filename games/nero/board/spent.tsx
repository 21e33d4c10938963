import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import { sayCard } from './describe-cards.ts'
import { Icon } from './symbols.tsx'

/** How the last battle went, for whoever wants to see it again. */
function LastBattle() {
  const { desk, words } = useAround()
  const fought = desk.told.latest.value
  if (!fought) return null
  const { at, attacker, defender, attack, defence } = fought.battle
  return (
    <button
      type="button"
      class="button ne-last-battle"
      onClick={() => {
        desk.turnTo('hand')
        desk.told.reopen()
      }}
    >
      <Icon of="swords" /> {words.battle(at)}: {words.owners[attacker]} {attack}, {words.owners[defender]} {defence}
    </button>
  )
}

/** What lies face up: all that was played in this turn; and what one has laid aside unseen. */
export function Spent({ view }: { readonly view: View }) {
  const { words } = useAround()
  return (
    <section class="ne-spent" aria-label={words.spent}>
      <LastBattle />
      <h4>{words.spent}</h4>
      {view.spent.length === 0 ? (
        <p class="ne-hint">{words.nothingSpent}</p>
      ) : (
        <ul>
          {view.spent.toReversed().map((id) => (
            <li key={id} aria-label={sayCard(id, words)} title={sayCard(id, words)}>
              <CardFace id={id} words={words} />
            </li>
          ))}
        </ul>
      )}
      {view.discards.length > 0 && (
        <>
          <h4>{words.laidAside}</h4>
          <ul>
            {view.discards.map((id) => (
              <li key={id} aria-label={sayCard(id, words)} title={sayCard(id, words)}>
                <CardFace id={id} words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
