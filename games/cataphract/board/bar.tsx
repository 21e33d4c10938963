import { controlOf, later } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import { useAround } from './around.ts'
import { pieceInWords } from './describe.ts'
import type { Props } from './desk.ts'
import type { Labels } from './labels.ts'
import { isPlain, lineIn, withPiece } from './touch.ts'

const ChosenExplained = later(() => import('./aside.tsx').then((module) => module.ChosenExplained))

const LineBar = later(() => import('./aside.tsx').then((module) => module.LineBar))

export type BarProps = Pick<Props, 'view' | 'actions' | 'text'>

/** Below the map's middle: what is in the hand and may be told, a choice to be made, and what is done with a button. */
export function ActionBar(props: BarProps) {
  const { desk } = useAround()
  const { held, choice, chosen } = desk
  return (
    <div class="ca-bar" data-covers>
      {chosen.value ? (
        <ChosenExplained {...props} />
      ) : choice.value ? (
        <Choice {...props} actions={choice.value} />
      ) : (
        <>
          {held.value && desk.company(held.value, props).length === 0 && <Held {...props} id={held.value} />}
          {lineIn(props.view, props.actions).length > 1 && <LineBar {...props} />}
          <Plain {...props} />
        </>
      )}
    </div>
  )
}

/** What mostly ends what was begun. */
const MAIN: ReadonlySet<Action['do']> = new Set(['done', 'halt', 'charge', 'hold', 'decline', 'usual'])

const isEnd = (step: unknown): step is keyof Labels['ends'] =>
  step === 'designation' || step === 'orders' || step === 'line'

const Do = ({ action, text, view }: Pick<BarProps, 'text' | 'view'> & { readonly action: Action }) => {
  const { desk, words } = useAround()
  const step = view.stack.at(-1)?.step
  return (
    <button
      type="button"
      class={MAIN.has(action.do) ? 'button main' : 'button'}
      data-do={controlOf(action)}
      onClick={() => desk.do({ is: 'act', actions: [action] })}
    >
      {action.do === 'done' && isEnd(step) ? words.ends[step] : text.action(action)}
    </button>
  )
}

function Choice({ actions, text, view }: BarProps) {
  const { desk, words } = useAround()
  return (
    <section class="ca-panel ca-buttons" aria-label={words.choose}>
      {actions.map((action) => (
        <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
      ))}
      <button type="button" class="button" onClick={() => desk.cancel()}>
        {words.cancel}
      </button>
    </section>
  )
}

/** A unit or leader in the hand: who he is, and what he may be told. */
function Held({ view, actions, text, id }: BarProps & { readonly id: string }) {
  const { desk, words } = useAround()
  const { name, lines } = pieceInWords(view, id, words)
  const able = withPiece(actions, id)
  return (
    <section class="ca-panel ca-held" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <button type="button" class="button ca-close" aria-label={words.close} onClick={() => desk.cancel()}>
          ×
        </button>
      </header>
      <p>{lines.join(' · ')}</p>
      {able.length > 0 && (
        <div class="ca-buttons">
          {able.map((action) => (
            <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
          ))}
        </div>
      )}
    </section>
  )
}

/** What is done with a button; and all that may shock, at once: each can still be told otherwise. */
function Plain({ actions, text, view }: BarProps) {
  const { desk, words } = useAround()
  const shown = actions.filter(isPlain)
  const shocks = actions.filter(({ do: verb }) => verb === 'shock')
  if (shown.length === 0 && shocks.length === 0) return null
  return (
    <div class="ca-panel ca-buttons ca-plain">
      {shocks.length > 1 && (
        <button type="button" class="button" onClick={() => desk.do({ is: 'act', actions: shocks })}>
          {words.allShock(shocks.length)}
        </button>
      )}
      {shown.map((action) => (
        <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
      ))}
    </div>
  )
}
