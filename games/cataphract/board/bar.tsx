import { BattleBar, DeedButton, HeldPanel } from '@iacta/web/battle'
import { later } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import { useAround } from './around.ts'
import { pieceInWords } from './describe.ts'
import type { Props } from './desk.ts'
import type { Labels } from './labels.ts'
import { isPlain, lineIn, withPiece } from './touch.ts'

const ChosenExplained = later(() => import('./aside.tsx').then((module) => module.ChosenExplained))

const Always = later(() => import('./aside.tsx').then((module) => module.Always))
const LineBar = later(() => import('./aside.tsx').then((module) => module.LineBar))

export type BarProps = Pick<Props, 'view' | 'actions' | 'orders' | 'text'>

/** What may be told to the piece in the hand, what a line may do, and what is done with a button. */
export function ActionBar(props: BarProps) {
  const { view, actions, text } = props
  const { desk, words } = useAround()
  const shocks = actions.filter(({ do: verb }) => verb === 'shock')
  const deed = (action: Action) => <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
  return (
    <BattleBar
      plain={actions.filter(isPlain)}
      deed={deed}
      chosen={<ChosenExplained {...props} />}
      held={(id) =>
        desk.company(id, props).length === 0 ? (
          <HeldPanel {...pieceInWords(view, id, words)} deeds={withPiece(actions, id).map(deed)} />
        ) : null
      }
      before={shocks.length > 1 && <AllShock shocks={shocks} />}
    >
      {lineIn(view, actions).length > 1 && <LineBar {...props} />}
      <Always {...props} />
    </BattleBar>
  )
}

/** What mostly ends what was begun. */
const MAIN: ReadonlySet<Action['do']> = new Set(['done', 'halt', 'charge', 'hold', 'decline', 'usual'])

/** What a button says: of an end, what it ends. */
export const saysOf = ({ view, text }: Pick<BarProps, 'view' | 'text'>, action: Action, words: Labels): string => {
  const step = view.stack.at(-1)?.step
  return action.do === 'done' && isEnd(step) ? words.ends[step] : text.action(action)
}

const isEnd = (step: unknown): step is keyof Labels['ends'] =>
  step === 'designation' || step === 'orders' || step === 'line'

function Do({ action, text, view }: Pick<BarProps, 'text' | 'view'> & { readonly action: Action }) {
  const { words } = useAround()
  return (
    <DeedButton action={action} isMain={MAIN.has(action.do)}>
      {saysOf({ view, text }, action, words)}
    </DeedButton>
  )
}

/** All that may shock, at once: each can still be told otherwise. */
function AllShock({ shocks }: { readonly shocks: readonly Action[] }) {
  const { desk, words } = useAround()
  return (
    <button type="button" class="button" onClick={() => desk.do({ is: 'act', actions: shocks })}>
      {words.allShock(shocks.length)}
    </button>
  )
}
