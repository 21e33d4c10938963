import { MoreRow } from '@iacta/web/parts/more-row'
import { type BlockId, SIDE_IDS, type SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { levyCityOf } from '../text/common.ts'
import { useAround } from './around.ts'
import { BackImage, BlockImage } from './blocks.tsx'
import { describe } from './describe-blocks.ts'
import type { Props } from './desk.ts'
import { grab } from './drag.tsx'
import { placeName } from './labels.ts'
import { sideColour, stepsOf } from './reading.ts'
import { pickable } from './touch.ts'
import { toLitPlaces } from './tray.tsx'

/** While levying: one's own pool, those first that can come to the map now. */
export function LevyPool({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const may = pickable(actions)
  const waiting = view.seat ? (view.pools[view.seat].waiting ?? []) : []
  const held = desk.held.value.blocks
  const able = waiting.filter((id) => may.has(id))
  const ordered = [...able, ...waiting.filter((id) => !may.has(id))]
  return (
    <section class="jc-tray jc-levy" aria-label={words.pool}>
      <header>
        <h3>{words.pool}</h3>
        {waiting.length > 0 && <b class="jc-pool-has">{words.poolHas(able.length, waiting.length)}</b>}
        {may.size > 0 && <p>{words.hints.levy}</p>}
      </header>
      <MoreRow class="jc-row" labels={words.more}>
        {ordered.map((id) => {
          const city = levyCityOf(id)
          return (
            <button
              key={id}
              type="button"
              data-block={id}
              class={`jc-one${held.includes(id) ? ' is-held' : ''}${may.has(id) ? ' is-able' : ' is-dim'}`}
              aria-pressed={held.includes(id)}
              onClick={() => desk.block(id)}
              onKeyDown={toLitPlaces}
              onPointerDown={(event) => grab(event, desk, () => [id])}
            >
              <span class="unseen">
                {describe(view, actions, id, words, false)}
                {city && `, ${words.at(city)}`}
              </span>
              <BlockImage block={id} side={view.seat ?? 'caesar'} strength={stepsOf(id).each} words={words} />
              <small aria-hidden="true">{city && placeName(city)}</small>
            </button>
          )
        })}
      </MoreRow>
    </section>
  )
}

/** Pools, the fallen and the trophies of both sides. */
export function Pools({ view }: { readonly view: View }) {
  const { words } = useAround()
  return (
    <section class="board-drawer jc-pools" aria-label={words.pools}>
      {SIDE_IDS.map((side) => (
        <div key={side} class={`jc-pool jc-of-${side}`}>
          <h3>{words.sides[side]}</h3>
          <Heap title={words.pool} side={side} blocks={view.pools[side].waiting} size={view.pools[side].size} />
          <Heap title={words.fallen} side={side} blocks={view.pools[side].fallen} />
          <Heap title={words.trophies} side={side === 'caesar' ? 'pompeius' : 'caesar'} blocks={view.trophies[side]} />
          {view.seat === side && <Heap title={words.turncoats} side={side} blocks={view.turncoats} />}
        </div>
      ))}
    </section>
  )
}

interface HeapProps {
  readonly title: string
  readonly side: SideId
  readonly blocks: readonly BlockId[] | null
  readonly size?: number
}

function Heap({ title, side, blocks, size = 0 }: HeapProps) {
  const { words } = useAround()
  if (blocks && blocks.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul class="jc-heap">
        {blocks?.map((id) => {
          const city = levyCityOf(id)
          return (
            <li key={id} aria-label={`${words.blocks[id]}${city ? `, ${placeName(city)}` : ''}`}>
              <BlockImage block={id} side={side} strength={stepsOf(id).full * stepsOf(id).each} words={words} />
              <small>{city ? placeName(city) : ''}</small>
            </li>
          )
        }) ?? (
          <li class="jc-pile" aria-label={words.waiting(size)}>
            <BackImage side={side} colour={sideColour(side)} />
            <b>{size}</b>
          </li>
        )}
      </ul>
    </>
  )
}
