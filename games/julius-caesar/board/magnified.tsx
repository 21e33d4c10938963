import { Magnifier } from '@iacta/web/parts/magnifier'
import { type CardId, type PlaceId, place, SIDE_IDS, type SideId, VALUE } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { BackImage, BlockImage } from './blocks.tsx'
import { CardFace, sayCard } from './cards.tsx'
import { placeName } from './labels.ts'
import { rating } from './ratings.ts'
import { contestAt, countOf, isReserve, type KnownBlock, standing, stepsOf } from './reading.ts'
import './magnified.css'

/** A stack with all its blocks and numbers, or a card with what it does. */
export function Magnified({ view }: { readonly view: View }) {
  const { words } = useAround()
  return (
    <Magnifier
      place={(at, isFar) =>
        isFar || isOccupied(view, at as PlaceId) ? <Stack view={view} at={at as PlaceId} /> : null
      }
      card={(id) => (
        <div class="jc-magnified-card">
          <CardFace id={id as CardId} words={words} />
          <p>{sayCard(id as CardId, words)}</p>
        </div>
      )}
    />
  )
}

const isOccupied = (view: View, at: PlaceId): boolean => SIDE_IDS.some((side) => countOf(view, side, at) > 0)

function Stack({ view, at }: { readonly view: View; readonly at: PlaceId }) {
  const { words } = useAround()
  const value = VALUE[place(at)]
  return (
    <>
      <h3>
        {placeName(at)}
        {value > 0 && <small>{words.worth(value)}</small>}
      </h3>
      {SIDE_IDS.map((side) => (
        <Blocks key={side} view={view} at={at} side={side} />
      ))}
    </>
  )
}

function Blocks({ view, at, side }: { readonly view: View; readonly at: PlaceId; readonly side: SideId }) {
  const { words } = useAround()
  const total = countOf(view, side, at)
  if (total === 0) return null
  const { known, hidden } = standing(view, at)
  return (
    <>
      <h4 class={`jc-of-${side}`}>
        {words.sides[side]}: {total}
      </h4>
      <ul class="magnifier-pieces">
        {known.map((one) => one.side === side && <Block key={one.block} view={view} at={at} one={one} />)}
        {hidden.map(
          (backs) =>
            backs.side === side && (
              <li key={JSON.stringify(backs)}>
                <BackImage {...backs} />
                <small>
                  {backs.count} {backs.moved && words.moved}
                </small>
              </li>
            ),
        )}
      </ul>
    </>
  )
}

function Block({ view, at, one }: { readonly view: View; readonly at: PlaceId; readonly one: KnownBlock }) {
  const { words } = useAround()
  const { block, strength, moved } = one
  const { full, each } = stepsOf(block)
  const state = isReserve(contestAt(view, at), one) ? words.reserve : moved ? words.moved : null
  return (
    <li>
      <BlockImage {...one} words={words} />
      {words.blocks[block]}
      <small>
        {rating(block, null)} · {strength}/{full * each}
      </small>
      {state && <small>{state}</small>}
    </li>
  )
}
