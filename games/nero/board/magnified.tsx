import { Magnifier } from '@iacta/web/parts/magnifier'
import type { CardId, PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import { cardTitle } from './describe-cards.ts'
import { describe } from './describe-places.ts'
import { CommanderImage, LegionImage } from './pieces.tsx'
import { battleOf, commandersAt, eventOf, isEmptyAt, legionsAt, moveOf, playerOf, zoneAt } from './reading.ts'
import './magnified.css'

/** All that stands in a place, or a card with what it does. */
export function Magnified({ view }: { readonly view: View }) {
  return (
    <Magnifier
      place={(at) => (isEmptyAt(view, at as PlaceId) ? null : <Place view={view} at={at as PlaceId} />)}
      card={(id) => <Card id={id as CardId} />}
    />
  )
}

function Place({ view, at }: { readonly view: View; readonly at: PlaceId }) {
  const { words } = useAround()
  const zone = zoneAt(at)
  return (
    <>
      <h3>
        {words.places[at]}
        {zone && <small>{words.zones[zone]}</small>}
      </h3>
      <ul class="magnifier-pieces">
        {legionsAt(view, at).map(({ owner, total, marked, done }) => (
          <li key={`legions ${owner}`}>
            <LegionImage owner={owner} count={total} marked={marked} done={done} />
            {words.owners[owner]}
          </li>
        ))}
        {commandersAt(view, at).map((seat) => {
          const { rank, condition } = playerOf(view, seat)
          return (
            <li key={seat}>
              <CommanderImage seat={seat} rank={rank} condition={condition} />
              {words.owners[seat]}
              <small>{words.ranks[rank]}</small>
            </li>
          )
        })}
      </ul>
      {describe(view, at, words).map((line) => (
        <p key={line} class="ne-magnified-line">
          {line}
        </p>
      ))}
    </>
  )
}

function Card({ id }: { readonly id: CardId }) {
  const { words } = useAround()
  return (
    <div class="ne-magnified-card">
      <CardFace id={id} words={words} />
      <div>
        <h3>{cardTitle(id, words)}</h3>
        <p>{words.powers[eventOf(id)]}</p>
        <p class="ne-magnified-line">{words.worth(moveOf(id), battleOf(id))}</p>
      </div>
    </div>
  )
}
