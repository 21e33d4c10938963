import type { JSX } from 'preact'
import { POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import { PLACE_IDS, PROVINCES_OF, type SeatId, ZONE_IDS, type ZoneId, zone } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import { sayCard } from './describe-cards.ts'
import { isOpen } from './open.ts'
import { CommanderImage } from './pieces.tsx'
import { declarationOf, frame, playerOf, seatsAt } from './reading.ts'
import { Icon } from './symbols.tsx'

/** Who plays, how far each has come, and who holds the zones. */
export function Table({ view }: { readonly view: View }) {
  const { words } = useAround()
  return (
    <section class="ne-table" aria-label={words.table}>
      <ul class="ne-players">
        {seatsAt(view).map((seat) => (
          <Player key={seat} view={view} seat={seat} />
        ))}
      </ul>
      <Track view={view} />
      <Zones view={view} />
    </section>
  )
}

/** Whose hand it is; while pieces are set up, whoever is to place one. */
const isActing = (view: View, seat: SeatId): boolean =>
  frame(view, 'hands') ? view.active === seat : view.waiting.includes(seat)

function Player({ view, seat }: { readonly view: View; readonly seat: SeatId }) {
  const { words } = useAround()
  const { home, commander, rank, condition, victory, cards, discards } = playerOf(view, seat)
  const where = commander ? words.places[commander] : home ? words.zones[home] : words.noHome
  const declared = commander === 'roma' && rank !== 'emperor' ? declarationOf(view, seat).total : null
  const said = [
    words.ranks[rank],
    home ? words.homeIn(words.zones[home]) : words.noHome,
    ...(declared === null ? [] : [words.declaredSoFar(declared)]),
  ].join('; ')
  return (
    <li
      class={`ne-player ne-of-${seat}${home ? ` ne-map-zone-${home}` : ''}${isActing(view, seat) ? ' is-active' : ''}`}
    >
      <span class="ne-bust" aria-hidden="true">
        <CommanderImage seat={seat} rank={rank} condition={condition} />
      </span>
      <span class="ne-who">
        <b>
          <Icon of={seat} /> {words.owners[seat]}
        </b>
        <small title={said}>
          {where}
          {declared !== null && ` · ${declared}/${POINTS_TO_BE_PROCLAIMED}`}
        </small>
        <span class="unseen">{said}</span>
      </span>
      <span class="ne-counts">
        <span class="ne-victory" role="img" aria-label={words.victory(victory)} title={words.victory(victory)}>
          <Icon of="ave-caesar" />
          <b>{victory}</b>
        </span>
        <span role="img" aria-label={words.cardsHeld(cards, discards)} title={words.cardsHeld(cards, discards)}>
          <Icon of="card" />
          <b>{cards}</b>
        </span>
      </span>
      {isOpen(view) && <OpenHand view={view} seat={seat} />}
    </li>
  )
}

/** What a seat holds, when the game is over and there is nothing left to hide. */
function OpenHand({ view, seat }: { readonly view: View; readonly seat: SeatId }) {
  const { words } = useAround()
  const cards = isOpen(view) ? (view.hands[seat] ?? []) : []
  if (cards.length === 0) return null
  return (
    <span class="ne-open-hand" role="img" aria-label={cards.map((id) => sayCard(id, words)).join('; ')}>
      {cards.map((id) => (
        <CardFace key={id} id={id} words={words} />
      ))}
    </span>
  )
}

const SHORTEST = 20

/** Victory points along a line. */
function Track({ view }: { readonly view: View }) {
  const { words } = useAround()
  const seats = seatsAt(view)
  const points = seats.map((seat) => playerOf(view, seat).victory)
  const end = Math.max(SHORTEST, Math.ceil((Math.max(...points) + 1) / 10) * 10)
  const ticks = Array.from({ length: end / 5 + 1 }, (_, i) => i * 5)
  const at = (n: number): JSX.CSSProperties => ({ insetInlineStart: `${(n / end) * 100}%` })
  const said = seats.map((seat, i) => `${words.owners[seat]} ${points[i]}`).join(', ')
  return (
    <div class="ne-track" role="img" aria-label={`${words.track}: ${said}`}>
      {ticks.map((n) => (
        <span key={n} class="ne-tick" style={at(n)}>
          {n}
        </span>
      ))}
      {seats.map((seat, i) => {
        const below = points.slice(0, i).filter((other) => other === points[i]).length
        return (
          <span key={seat} class={`ne-runner ne-of-${seat}`} style={{ ...at(points[i]), '--nth': below }}>
            <Icon of={seat} />
          </span>
        )
      })}
    </div>
  )
}

/** The zones, who controls them, and how many provinces each has there. */
function Zones({ view }: { readonly view: View }) {
  const { words } = useAround()
  return (
    <ul class="ne-zones">
      {ZONE_IDS.map((id) => {
        const holder = view.zones[id]
        const said = `${words.zones[id]}: ${holder ? words.heldBy(words.owners[holder]) : words.heldByNobody}`
        return (
          <li key={id} class={`ne-zone ne-map-zone-${id}${holder ? ` ne-of-${holder} is-held` : ''}`}>
            <span class="unseen">{said}</span>
            <span aria-hidden="true">{words.zones[id]}</span>
            <span class="ne-shares" aria-hidden="true">
              {sharesOf(view, id).map(([seat, n]) => (
                <i key={seat} class={`ne-of-${seat}`}>
                  <Icon of={seat} />
                  {n}
                </i>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function sharesOf(view: View, id: ZoneId): readonly (readonly [SeatId, number])[] {
  const provinces = PROVINCES_OF[zone(id)].map((p) => PLACE_IDS[p])
  return seatsAt(view)
    .map((seat) => [seat, provinces.filter((at) => view.control[at] === seat).length] as const)
    .filter(([, n]) => n > 0)
}
