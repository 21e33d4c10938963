import { BoardRoot, type GameFace, later, PointerLayer, type Pointers, useDesk, Viewport } from '@iacta/web/board'
import type { Action, Offer } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { ActionBar } from './bar.tsx'
import { beat, chapter, inBattle, sound } from './beats.ts'
import { Desk, type Props } from './desk.ts'
import { Dock } from './dock.tsx'
import { emblems } from './emblems.tsx'
import { BOX, MAP, type Point, STAND, spotAt } from './layout.ts'
import { Drawn, Ground, Names } from './map.tsx'
import { Picture } from './picture.tsx'
import { wordsIn } from './spoken.ts'
import { Lights, Rings, Spots } from './spots.tsx'
import { Control, Stacks } from './stacks.tsx'
import { Status } from './status.tsx'
import { endingOf } from './verbs.ts'
import './board.css'
import './panels.css'

/** The empire and all that stands on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, motion, text } = props
  return (
    <BoardRoot desk={desk} words={words} class="ju" motion={motion}>
      <div class="board-stage">
        <Field {...props} desk={desk} />
        <div class="board-below ju-below" data-covers="bottom">
          <ActionBar view={view} actions={actions} text={text} />
        </div>
      </div>
      <Dock view={view} />
      <Magnified view={view} />
    </BoardRoot>
  )
}

// Nobody has moved on the first screen.
const marks = () => import('./marks.tsx')
const Route = later(() => marks().then((module) => module.Route))
const Traces = later(() => marks().then((module) => module.Traces))
const Magnified = later(() => import('./aside.tsx').then((module) => module.Magnified))

type FieldProps = Pick<Props, 'view' | 'actions' | 'news' | 'log' | 'motion' | 'pointed'> & { readonly desk: Desk }

function Field({ view, actions, news, log, motion, desk, pointed }: FieldProps) {
  const { words } = useAround()
  return (
    // biome-ignore lint/a11y: every place is a button of its own; this finds the one that was meant
    <div
      class="ju-map"
      onClick={({ target }) => {
        const at = placeOf(target)
        if (at) desk.place(at)
        else if (!(target as Element).closest('button')) desk.cancel()
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
        home={STAND.europa}
        places={STANDS}
        motion={motion}
        control={desk.lens}
        steps={STEPS}
      >
        <Ground />
        <Control view={view} />
        <Drawn words={words} />
        <Lights view={view} actions={actions} />
        <Traces view={view} log={log} news={news} />
        <Names />
        <Route view={view} actions={actions} />
        <Stacks view={view} />
        <Rings view={view} actions={actions} />
        <Spots view={view} actions={actions} />
        <Pointing pointed={pointed} desk={desk} />
      </Viewport>
    </div>
  )
}

/** Below the first nothing but armies can be read, from the second on everything is near. */
const STEPS = [0.36, 0.74] as const
const STANDS: readonly Point[] = [...Object.values(STAND), ...Object.values(BOX)]

/** From the middle of a place to the ring of whatever points at it. */
const POINTER_SIZE = 44
const Pointing = ({ pointed, desk }: { readonly pointed: readonly Pointers[]; readonly desk: Desk }) => (
  <PointerLayer pointed={pointed} spot={spotOf} size={POINTER_SIZE} lens={desk.hinting} />
)
const spotOf = (at: string): Point => spotAt(at) ?? STAND.europa

const placeOf = (target: EventTarget | null): string | null =>
  (target as Element).closest('[data-place]')?.getAttribute('data-place') ?? null

export { speak } from './spoken.ts'

export const face: GameFace<View, Action, Offer> = {
  Board,
  Status,
  Picture,
  chapter,
  inBattle,
  emblems,
  beat,
  sound,
  ending: endingOf,
}
