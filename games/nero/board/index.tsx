import { BoardRoot, type GameFace, later, useDesk, Viewport } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { PlaceId } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { AnswerBar } from './answer.tsx'
import { useAround } from './around.ts'
import { Bar } from './bar.tsx'
import { chapter } from './chapters.ts'
import { Desk, type Props } from './desk.ts'
import { Dock } from './dock.tsx'
import { Ghost, grab } from './drag.tsx'
import { MAP, STAND } from './layout.ts'
import { Ground, Water } from './map.tsx'
import { Traces } from './marks.tsx'
import { Names } from './names.tsx'
import { open } from './open.ts'
import { Picture } from './picture.tsx'
import { frame } from './reading.ts'
import { sound } from './sounds.ts'
import { Lights, Rings, Spots } from './spots.tsx'
import { Control, Stacks } from './stacks.tsx'
import { Status } from './status.tsx'
import { Proclamation } from './throne.tsx'
import { wordsIn } from './words-ui.ts'
import './board.css'
import './panels.css'
import './cards.css'
import './narrow.css'

/** The map and all that stands on it. */
function Board(props: Props) {
  const desk = useDesk(props, Desk)
  const words = wordsIn(props.language)
  const { view, actions, motion, text } = props
  return (
    <BoardRoot desk={desk} words={words} class="ne" motion={motion}>
      <div class="board-stage">
        <Field view={view} actions={actions} motion={motion} desk={desk} />
        <Ticker text={text} />
        <Proclamation view={view} />
        <div class="ne-below">
          <AnswerBar view={view} actions={actions} text={text} />
          <Bar view={view} actions={actions} text={text} />
        </div>
      </div>
      <Dock view={view} actions={actions} />
      <Battle view={view} actions={actions} motion={motion} text={text} />
      <Ghost />
    </BoardRoot>
  )
}

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

type FieldProps = Pick<Props, 'view' | 'actions' | 'motion'> & { readonly desk: Desk }

function Field({ view, actions, motion, desk }: FieldProps) {
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
    >
      <Viewport
        {...MAP}
        label={words.map}
        labels={words.zoom}
        home={STAND.roma}
        motion={motion}
        control={desk.lens}
        steps={STEPS}
      >
        <Ground />
        <Control view={view} />
        <Lights view={view} actions={actions} />
        <Water />
        <Traces />
        <Names view={view} />
        <Stacks view={view} />
        <Rings view={view} actions={actions} />
        <Spots view={view} actions={actions} />
      </Viewport>
    </div>
  )
}

const STEPS = [0.26, 0.7] as const

const placeOf = (target: EventTarget | null): PlaceId | null =>
  ((target as Element).closest('[data-place]')?.getAttribute('data-place') as PlaceId | undefined) ?? null

export { speak } from './words-ui.ts'

export const face: GameFace<View, Action> = { Board, Status, Picture, chapter, sound, open }
