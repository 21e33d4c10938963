import { BoardRoot, type GameFace, later, useDesk } from '@iacta/web/board'
import { useEffect } from 'preact/hooks'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { ActionBar } from './bar.tsx'
import { beat, chapter, inBattle, sound } from './beats.ts'
import { Desk, type Props } from './desk.ts'
import { emblems } from './emblems.tsx'
import { FieldMap } from './field-map.tsx'
import { LAYERS } from './labels.ts'
import { Picture } from './picture.tsx'
import { frame } from './reading.ts'
import { wordsIn } from './spoken.ts'
import { Status } from './status.tsx'
import './board.css'

const Fights = later(() => import('./aside.tsx').then((module) => module.Fights))
const Magnified = later(() => import('./aside.tsx').then((module) => module.Magnified))

/** The battlefield and all that stands on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, orders, seat, motion, text, pointed, log, news } = props
  useInsight(view, desk)
  return (
    <BoardRoot desk={desk} words={words} class="ca" motion={motion}>
      <div class="board-stage">
        <FieldMap view={view} actions={actions} seat={seat} motion={motion} pointed={pointed} log={log} news={news} />
        <Tools view={view} orders={orders} text={text} />
        {desk.planning.value && <Fights view={view} />}
      </div>
      <div class="board-dock is-on-map ca-dock">
        <ActionBar view={view} actions={actions} text={text} />
      </div>
      <Magnified view={view} />
    </BoardRoot>
  )
}

/** What the rules have to say of the position comes after the board, with the rules. */
function useInsight(view: View, desk: Desk): void {
  useEffect(() => {
    let isLeft = false
    void import('./insight.ts').then(({ Insight }) => {
      if (!isLeft) desk.insight.value = new Insight(view)
    })
    return () => {
      isLeft = true
    }
  }, [view])
}

/** What may be laid over the map, and the fights while there are any. */
function Tools({ view, orders, text }: Pick<Props, 'view' | 'orders' | 'text'>) {
  const { desk, words } = useAround()
  const isShock = frame(view, 'designation') !== null || frame(view, 'shock') !== null
  return (
    <fieldset class="ca-tools board-island" data-covers>
      <legend class="unseen">{words.layersLabel}</legend>
      {LAYERS.map((layer) => (
        <button
          key={layer}
          type="button"
          class="button"
          aria-pressed={desk.layers.value.has(layer)}
          onClick={() => desk.toggle(layer)}
        >
          {words.layers[layer]}
        </button>
      ))}
      {isShock && (
        <button
          type="button"
          class="button"
          aria-pressed={desk.planning.value}
          onClick={() => {
            desk.planning.value = !desk.planning.value
          }}
        >
          {words.fightsLabel}
        </button>
      )}
      {orders.length > 0 && (
        <button
          type="button"
          class="button"
          aria-pressed={desk.ordering.value}
          onClick={() => {
            desk.ordering.value = !desk.ordering.value
          }}
        >
          {words.orders}
        </button>
      )}
      {desk.ordering.value && orders.length > 0 && (
        <div class="ca-orders">
          <p>{words.ordersHint}</p>
          {orders.map((order) => (
            <button key={JSON.stringify(order)} type="button" class="button" onClick={() => desk.props.act(order)}>
              {text.action(order)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

export { speak } from './spoken.ts'

/** What passes, and what ends what is being done. */
const ENDS: Readonly<Record<'pass' | 'done', readonly Action['do'][]>> = {
  pass: ['decline', 'pass'],
  done: ['halt', 'hold', 'done', 'usual'],
}

export const face: GameFace<View, Action> = {
  Board,
  Status,
  Picture,
  chapter,
  inBattle,
  emblems,
  beat,
  sound,
  ending: (actions, kind) => actions.find((action) => ENDS[kind].includes(action.do)) ?? null,
}
