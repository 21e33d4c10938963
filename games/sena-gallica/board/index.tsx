import { endingBy, MapTools, useInsight } from '@iacta/web/battle'
import { BoardRoot, type GameFace, later, useDesk } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { ActionBar } from './bar.tsx'
import { beat, chapter, inBattle, sound } from './beats.ts'
import { Desk, type Props } from './desk.ts'
import { emblems } from './emblems.tsx'
import { LAYERS } from './labels.ts'
import { Picture } from './picture.tsx'
import { SeaMap } from './sea-map.tsx'
import { wordsIn } from './spoken.ts'
import { Status } from './status.tsx'
import './board.css'

const Magnified = later(() => import('./aside.tsx').then((module) => module.Magnified))

/** The sea and all that lies on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, orders, seat, motion, text, pointed, log, news } = props
  useInsight(view, desk, () => import('./insight.ts').then((module) => module.Insight))
  return (
    <BoardRoot desk={desk} words={words} class="sg" motion={motion}>
      <div class="board-stage">
        <SeaMap view={view} actions={actions} seat={seat} motion={motion} pointed={pointed} log={log} news={news} />
        <MapTools layers={LAYERS} orders={orders} text={text} />
      </div>
      <div class="board-dock is-on-map">
        <ActionBar view={view} actions={actions} text={text} />
      </div>
      <Magnified view={view} />
    </BoardRoot>
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
  sound,
  ending: endingBy<Action>({ pass: ['hold', 'decline'], done: ['finish', 'done', 'attack', 'usual'] }),
}
