import { BoardRoot, type GameFace, later, PointerLayer, type Pointers, useDesk, Viewport } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { AnswerBar } from './answer.tsx'
import { useAround } from './around.ts'
import { ActionBar } from './bar.tsx'
import { beat } from './beats.ts'
import { chapter, inBattle } from './chapters.ts'
import { Desk, type Props } from './desk.ts'
import { Dock } from './dock.tsx'
import { Ghost, grab } from './drag.tsx'
import { emblems } from './emblems.tsx'
import { MAP, STAND } from './layout.ts'
import { Ground, Water } from './map.tsx'
import { Names } from './names.tsx'
import { open } from './open.ts'
import { Picture } from './picture.tsx'
import { frame, subject } from './reading.ts'
import { sound } from './sounds.ts'
import { wordsIn } from './spoken.ts'
import { Lights, Rings, Spots } from './spots.tsx'
import { Control, Stacks } from './stacks.tsx'
import { Status } from './status.tsx'
import { endingOf } from './verbs.ts'
import './board.css'
import './panels.css'
import './cards.css'
import './narrow.css'

/** The map and all that stands on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, orders, news, log, motion, text, pointed, isSpared } = props
  return (
    <BoardRoot desk={desk} words={words} class="ne" motion={motion}>
      <div class="board-stage">
        <Field view={view} actions={actions} news={news} log={log} motion={motion} desk={desk} pointed={pointed} />
        <Ticker text={text} />
        <Proclamation view={view} />
        <div class="board-below ne-below" data-covers="bottom">
          <AnswerBar view={view} actions={actions} text={text} />
          <ActionBar view={view} actions={actions} text={text} />
        </div>
      </div>
      <Dock view={view} actions={actions} orders={orders} isSpared={isSpared} />
      <Battle view={view} actions={actions} motion={motion} text={text} />
      <Magnified view={view} />
      <Ghost />
    </BoardRoot>
  )
}

// Nobody has moved on the first screen.
const marks = () => import('./marks.tsx')
const Route = later(() => marks().then((module) => module.Route))
const Traces = later(() => marks().then((module) => module.Traces))
const Proclamation = later(() => import('./throne.tsx').then((module) => module.Proclamation))
const Magnified = later(() => import('./magnified.tsx').then((module) => module.Magnified))
const BattlePanel = later(() => import('./battle.tsx').then((module) => module.BattlePanel))

/** The battle, if there is one. Its panel comes when it is needed: no game begins with a battle. */
function Battle(props: Pick<Props, 'view' | 'actions' | 'motion' | 'text'>) {
  const { desk } = useAround()
  return frame(props.view, 'battle') || desk.told.fought.value ? <BattlePanel {...props} /> : null
}

/** The last thing that happened, over the map. */
function Ticker({ text }: Pick<Props, 'text'>) {
  const { desk } = useAround()
  const line = desk.told.last.value
  return line && <p class="ne-ticker">{text.happening({ ...line, to: 0 })}</p>
}

type FieldProps = Pick<Props, 'view' | 'actions' | 'news' | 'log' | 'motion' | 'pointed'> & { readonly desk: Desk }

function Field({ view, actions, news, log, motion, desk, pointed }: FieldProps) {
  const { words } = useAround()
  return (
    // biome-ignore lint/a11y: every place is a button of its own; this finds the one that was meant
    <div
      class="ne-map"
      onClick={({ target }) => {
        const at = placeOf(target)
        if (at) desk.place(at)
        else if (!(target as Element).closest('button')) desk.cancel()
      }}
      onPointerDown={(event) => {
        const held = (event.target as Element).closest('[data-grab]')
        if (held) grab(event, desk, held.getAttribute('data-place') as PlaceId)
      }}
      onPointerOver={({ target }) => {
        desk.aim.value = placeOf(target)
      }}
      onPointerLeave={() => {
        desk.aim.value = null
      }}
      onFocusIn={({ target }) => {
        desk.aim.value = placeOf(target)
      }}
    >
      <Viewport
        {...MAP}
        label={words.map}
        labels={words.zoom}
        home={STAND.roma}
        places={STANDS}
        motion={motion}
        control={desk.lens}
        steps={STEPS}
      >
        <Ground />
        <Control view={view} />
        <Lights actions={actions} />
        <Water />
        <Traces view={view} log={log} news={news} />
        <Names view={view} />
        <Route view={view} actions={actions} />
        <Stacks view={view} />
        <Rings view={view} actions={actions} />
        <Spots view={view} actions={actions} />
        <Pointed view={view} pointed={pointed} desk={desk} />
      </Viewport>
    </div>
  )
}

const STEPS = [0.26, 0.7] as const
const STANDS = Object.values(STAND)

/** What a hint or a lesson is about; and unless that is a place, what answers are asked for, whoever is asked: that is open to all. */
const Pointed = ({ view, pointed, desk }: Pick<FieldProps, 'view' | 'pointed' | 'desk'>) => (
  <>
    <Pointing pointed={pointed} desk={desk} />
    {subject(view) && !pointed.some(({ arrows, rings }) => arrows || rings) && <Question view={view} desk={desk} />}
  </>
)

const Question = later<{ readonly view: View; readonly desk: Desk }>(() =>
  import('./points.ts').then(({ pointsOfQuestion }) => ({ view, desk }) => (
    <Pointing pointed={pointsOfQuestion(view)} desk={desk} />
  )),
)

/** From the middle of a place to the ring of whatever points at it. */
const POINTER_SIZE = 62

const spotOf = (at: string) => STAND[at as PlaceId]

const Pointing = ({ pointed, desk }: { readonly pointed: readonly Pointers[]; readonly desk: Desk }) => (
  <PointerLayer pointed={pointed} spot={spotOf} size={POINTER_SIZE} lens={desk.lens} />
)

const placeOf = (target: EventTarget | null): PlaceId | null =>
  ((target as Element).closest('[data-place]')?.getAttribute('data-place') as PlaceId | undefined) ?? null

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
  open,
  ending: endingOf,
}
