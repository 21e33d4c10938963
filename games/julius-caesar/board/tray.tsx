import { useEffect, useRef } from 'preact/hooks'
import { type BlockId, type PlaceId, place, VALUE } from '../rules/printed.ts'
import { useAround } from './around.ts'
import { BackImage, BlockImage } from './blocks.tsx'
import { abilityOf, describe } from './describe-blocks.ts'
import type { Props } from './desk.ts'
import { grab } from './drag.tsx'
import { placeName } from './labels.ts'
import { contestAt, isReserve, type KnownBlock, ownBlocks, standing, stepNow } from './reading.ts'
import { actionsOnBlock, type Held, pickable } from './touch.ts'

/** An opened stack: every block large enough for a finger. */
export function Tray({ view, actions, at }: Pick<Props, 'view' | 'actions'> & { readonly at: PlaceId }) {
  const { desk, words } = useAround()
  const root = useRef<HTMLElement>(null)
  const held = desk.held.value
  const own = ownBlocks(view, at)
  const { known, hidden } = standing(view, at)
  const others = known.filter((one) => one.side !== view.seat)
  const may = pickable(actions)
  const movable = own.filter(({ block }) => may.has(block)).map(({ block }) => block)
  const value = VALUE[place(at)]
  const hint = hintFor(view, actions, own, held.blocks.length)
  useEffect(() => {
    if (document.activeElement?.closest('[data-place]'))
      root.current?.querySelector<HTMLElement>('button.jc-one')?.focus({ preventScroll: true })
  }, [at])
  return (
    <section ref={root} class="jc-tray" aria-label={placeName(at)}>
      <header>
        <h3>
          {placeName(at)}
          {value > 0 && <small> {words.worth(value)}</small>}
        </h3>
        {hint && <p>{words.hints[hint]}</p>}
        {movable.length > 1 && stepNow(view) !== 'deployment' && (
          <>
            <button type="button" class="button" onClick={() => desk.hold(movable, true)}>
              {words.all}
            </button>
            <button type="button" class="button" onClick={() => desk.hold([])}>
              {words.none_}
            </button>
          </>
        )}
        <button type="button" class="button jc-close" aria-label={words.close} onClick={() => desk.close()}>
          ×
        </button>
      </header>
      <div class="jc-row">
        {own.map((one) => (
          <One
            key={one.block}
            view={view}
            actions={actions}
            one={one}
            at={at}
            isHeld={held.blocks.includes(one.block)}
          />
        ))}
        {others.map((one) => (
          <span key={one.block} class="jc-one" role="img" aria-label={describe(view, [], one.block, words, false)}>
            <BlockImage {...one} words={words} />
          </span>
        ))}
        {hidden.map((backs) => (
          <span
            key={JSON.stringify(backs)}
            class="jc-one jc-pile"
            role="img"
            aria-label={words.backs(backs.count, words.sides[backs.side])}
          >
            <BackImage {...backs} />
            <b>{backs.count}</b>
          </span>
        ))}
      </div>
    </section>
  )
}

interface OneProps extends Pick<Props, 'view' | 'actions'> {
  readonly one: KnownBlock
  readonly at: PlaceId
  readonly isHeld: boolean
}

function One({ view, actions, one, at, isHeld }: OneProps) {
  const { desk, words } = useAround()
  const ability = abilityOf(actions, one.block)
  const reserve = isReserve(contestAt(view, at), one)
  const mark = reserve ? 'hourglass' : ability === 'raise' ? 'plus' : ability === 'disband' ? 'skull' : null
  return (
    <button
      type="button"
      class={`jc-one${isHeld ? ' is-held' : ''}${ability ? ' is-able' : ''}`}
      aria-pressed={isHeld}
      data-block={one.block}
      onClick={() => desk.block(one.block)}
      onKeyDown={toLitPlaces}
      onPointerDown={(event) => grab(event, desk, () => together(desk.held.value, one.block))}
    >
      <span class="unseen">{describe(view, actions, one.block, words, true)}</span>
      <BlockImage {...one} words={words} mark={mark} />
      {(one.moved || reserve) && <small aria-hidden="true">{reserve ? words.reserve : words.moved}</small>}
    </button>
  )
}

/** With the keyboard, up to the map and its lit places. */
export function toLitPlaces(event: KeyboardEvent): void {
  if (event.key !== 'ArrowUp') return
  const lit = (event.currentTarget as Element).closest('.jc')?.querySelector<SVGGElement>('[data-lit]')
  if (!lit) return
  event.preventDefault()
  lit.focus()
}

/** A block that was picked takes the others in the hand with it; of a stack just opened it goes alone. */
const together = ({ blocks, fresh }: Held, id: BlockId): readonly BlockId[] =>
  blocks.includes(id) && !fresh ? blocks : [id]

function hintFor(
  view: Props['view'],
  actions: Props['actions'],
  own: readonly KnownBlock[],
  held: number,
): string | null {
  const step = stepNow(view)
  if (actions.length === 0 || own.length === 0) return null
  if (step === 'deployment') return held > 0 ? 'exchangeWith' : 'exchange'
  const [action] = own.flatMap(({ block }) => actionsOnBlock(actions, block))
  if (action) return action.do === 'hit' ? null : action.do
  return step === 'moves' || step === 'onward' || step === 'regroup' || step === 'harbours' || step === 'crossing'
    ? step
    : null
}
