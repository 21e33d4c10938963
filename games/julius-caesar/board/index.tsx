import { BoardRoot, type GameFace, later, PointerLayer, useDesk, Viewport } from '@iacta/web/board'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Action } from '../rules/action.ts'
import type { PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { ActionBar } from './bar.tsx'
import { beat } from './beats.ts'
import { chapter, inBattle } from './chapters.ts'
import { Desk, type Props } from './desk.ts'
import { Dock } from './dock.tsx'
import { Ghost, grab } from './drag.tsx'
import { emblems } from './emblems.tsx'
import { Reveal } from './hand.tsx'
import { wordsIn } from './labels.ts'
import { DOT, MAP } from './layout.ts'
import { MapLayer } from './map.tsx'
import { open } from './open.ts'
import { Picture } from './picture.tsx'
import { frame, ownBlocks } from './reading.ts'
import { sound } from './sounds.ts'
import { Badges, Lights, placeNear, Raises, Spots } from './spots.tsx'
import { Stacks } from './stacks.tsx'
import { Status } from './status.tsx'
import { Symbols } from './symbols.tsx'
import { pickable } from './touch.ts'
import { endingOf } from './verbs.ts'
import './board.css'
import './panels.css'
import './cards.css'
import './narrow.css'

/** The map and all that stands on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, news, log, motion, text, pointed } = props
  return (
    <BoardRoot desk={desk} words={words} class="jc" motion={motion}>
      <Symbols />
      <div class="board-stage">
        <Ground view={view} actions={actions} news={news} log={log} motion={motion} desk={desk} pointed={pointed} />
        <Reveal motion={motion} />
        <ActionBar view={view} actions={actions} text={text} />
      </div>
      <Dock view={view} actions={actions} />
      <Battle view={view} actions={actions} motion={motion} text={text} />
      <Magnified view={view} />
      <Ghost />
    </BoardRoot>
  )
}

// Nobody has moved on the first screen.
const marks = () => import('./marks.tsx')
const Attacks = later(() => marks().then((module) => module.Attacks))
const RoadUse = later(() => marks().then((module) => module.RoadUse))
const Route = later(() => marks().then((module) => module.Route))
const Traces = later(() => marks().then((module) => module.Traces))
const Magnified = later(() => import('./magnified.tsx').then((module) => module.Magnified))
const BattlePanel = later(() => import('./battle.tsx').then((module) => module.BattlePanel))

/** So long after the board, in milliseconds, the panel for battles is fetched, needed or not. */
const FETCH_AFTER = 2000

/** The battle, if there is one. Its panel comes after the board, since no game begins with a battle. */
function Battle(props: Pick<Props, 'view' | 'actions' | 'motion' | 'text'>) {
  const { desk } = useAround()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), FETCH_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const isHere = frame(props.view, 'battle') !== null || desk.told.ended.value !== null
  return isNear || isHere ? <BattlePanel {...props} /> : null
}

type GroundProps = Pick<Props, 'view' | 'actions' | 'news' | 'log' | 'motion' | 'pointed'> & { readonly desk: Desk }

function Ground({ view, actions, news, log, motion, desk, pointed }: GroundProps) {
  const { words } = useAround()
  const root = useRef<HTMLDivElement>(null)
  const placeOf = ({ clientX, clientY }: MouseEvent): PlaceId | null =>
    root.current && placeNear(root.current, clientX, clientY)
  return (
    // biome-ignore lint/a11y: every place is a button of its own; this finds the one that was meant
    <div
      ref={root}
      class="jc-map"
      onClick={(event) => {
        if ((event.target as Element).closest('button')) return
        const at = placeOf(event)
        if (at) desk.place(at)
        else desk.cancel()
      }}
      onPointerDown={(event) => {
        if (!(event.target as Element).closest('[data-grab]')) return
        const at = placeOf(event)
        if (at) grab(event, desk, () => takenFrom(desk, at))
      }}
      onPointerOver={({ target }) => pointAt(desk, target)}
      onPointerLeave={() => pointAt(desk, null)}
      onFocusIn={({ target }) => pointAt(desk, target)}
    >
      <Viewport
        {...MAP}
        label={words.map}
        labels={words.zoom}
        home={DOT.roma}
        places={DOTS}
        motion={motion}
        control={desk.lens}
      >
        <MapLayer />
        <Lights view={view} actions={actions} />
        <Traces view={view} log={log} news={news} />
        <Attacks view={view} />
        <RoadUse view={view} />
        <Route view={view} actions={actions} />
        <Stacks view={view} news={news} motion={motion} />
        <Spots view={view} actions={actions} />
        <Badges view={view} />
        <Raises view={view} actions={actions} />
        <PointerLayer pointed={pointed} spot={spotOf} size={POINTER_SIZE} lens={desk.lens} />
      </Viewport>
    </div>
  )
}

/** From the middle of a city to the ring of whatever points at it. */
const POINTER_SIZE = 34

const spotOf = (at: string) => DOT[at as PlaceId]

const DOTS = Object.values(DOT)

/** What is pointed at: the way there is shown, and what might be taken up from there is asked about in time. */
function pointAt(desk: Desk, target: EventTarget | null): void {
  const spot = (target as Element | null)?.closest('[data-place]')
  const at = (spot?.getAttribute('data-place') ?? null) as PlaceId | null
  desk.aim.value = at
  if (at && spot?.hasAttribute('data-grab')) desk.reachOf(takenFrom(desk, at))
}

/** A stack that is dragged: what is held of it, or all that can move. */
function takenFrom(desk: Desk, at: PlaceId) {
  const { view, actions } = desk.props
  const may = pickable(actions)
  const here = ownBlocks(view, at).map(({ block }) => block)
  const held = desk.held.value.blocks.filter((id) => here.includes(id))
  return held.length > 0 ? held : here.filter((id) => may.has(id))
}

export { speak } from './labels.ts'

export const face: GameFace<View, Action> = {
  Board,
  Status,
  Picture,
  chapter,
  inBattle,
  emblems,
  beat,
  sound,
  open,
  ending: endingOf,
}
