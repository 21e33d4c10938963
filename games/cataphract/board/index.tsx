import { endingBy, MapTools, Toggle, useInsight } from '@iacta/web/battle'
import { BoardRoot, type GameFace, later, useDesk } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { ActionBar } from './bar.tsx'
import { beat, chapter, inBattle, sound } from './beats.ts'
import { Desk, type Props } from './desk.ts'
import { emblems } from './emblems.tsx'
import { FieldMap } from './field-map.tsx'
import { joined } from './joined.ts'
import { LAYERS } from './labels.ts'
import { Picture } from './picture.tsx'
import { frame } from './reading.ts'
import { wordsIn } from './spoken.ts'
import { Status } from './status.tsx'
import './board.css'

const Followed = later(() => import('./aside.tsx').then((module) => module.Followed))
const Fights = later(() => import('./aside.tsx').then((module) => module.Fights))
const Magnified = later(() => import('./aside.tsx').then((module) => module.Magnified))

/** The battlefield and all that stands on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, orders, seat, motion, text, pointed, log, news } = props
  useInsight(view, desk, () => import('./insight.ts').then((module) => module.Insight))
  return (
    <BoardRoot desk={desk} words={words} class="ca" motion={motion}>
      <div class="board-stage">
        <FieldMap view={view} actions={actions} seat={seat} motion={motion} pointed={pointed} log={log} news={news} />
        <Tools view={view} orders={orders} text={text} />
        {desk.planning.value && <Fights view={view} />}
      </div>
      <div class="board-dock is-on-map">
        <ActionBar view={view} actions={actions} orders={orders} text={text} />
      </div>
      {props.isFilm && <Followed view={view} news={news} />}
      <Magnified view={view} />
    </BoardRoot>
  )
}

/** What may be laid over the map, and the fights while there are any. */
function Tools({ view, orders, text }: Pick<Props, 'view' | 'orders' | 'text'>) {
  const { desk, words } = useAround()
  const isShock = frame(view, 'designation') !== null || frame(view, 'shock') !== null
  return (
    <MapTools layers={LAYERS} orders={orders} text={text}>
      {isShock && <Toggle of={desk.planning}>{words.fightsLabel}</Toggle>}
    </MapTools>
  )
}

export { speak } from './spoken.ts'

export const face: GameFace<View, Action> = {
  Board,
  Status,
  Picture,
  chapter,
  inBattle,
  emblems,
  beat,
  joined,
  sound,
  ending: endingBy<Action>({ pass: ['decline', 'pass'], done: ['halt', 'hold', 'done', 'usual'] }),
}
