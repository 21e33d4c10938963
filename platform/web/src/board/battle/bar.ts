import type { Signal } from '@preact/signals'
import { type ComponentChildren, h, type VNode } from 'preact'
import { useAround } from '../around.ts'
import type { Chosen, Touch } from '../desk.ts'
import { controlOf } from '../pointers.ts'
import './battle.css'

/** What every battle says of its bar. */
export interface BarWords {
  readonly choose: string
  readonly cancel: string
  readonly close: string
}

interface BarDesk<Action> {
  readonly held: Signal<string | null>
  readonly choice: Signal<readonly Action[] | null>
  readonly chosen: Signal<Chosen<Action, string> | null>
  do(touch: Touch<Action>): void
  cancel(): boolean
}

interface BattleBarProps<Action> {
  /** What is done with a button: it stays there while nothing is chosen. */
  readonly plain: readonly Action[]
  /** A button for an action: a `DeedButton`. */
  deed(action: Action): VNode
  /** What was chosen and cannot be taken back, explained. */
  readonly chosen: VNode
  /** What is to be settled before anything else, where there is such a thing. */
  readonly unsettled?: VNode | null
  /** What is in the hand: a `HeldPanel`. */
  held(piece: string): VNode | null
  /** More panels above the buttons. */
  readonly children?: ComponentChildren
  /** More buttons before the others. */
  readonly before?: ComponentChildren
}

/** Below the map's middle: what is in the hand and may be told, a choice to be made, and what is done with a button. */
export function BattleBar<Action>(props: BattleBarProps<Action>) {
  const { plain, deed, chosen, unsettled, held, children, before } = props
  const { desk } = useAround<BarDesk<Action>, BarWords>()
  const buttons = plain.map(deed)
  return h(
    'div',
    { class: 'battle-bar', 'data-covers': true },
    desk.chosen.value
      ? chosen
      : (unsettled ??
          (desk.choice.value
            ? h(Choice, null, desk.choice.value.map(deed))
            : [
                desk.held.value && held(desk.held.value),
                children,
                (before || buttons.length > 0) && h('div', { class: 'battle-panel battle-buttons' }, before, buttons),
              ])),
  )
}

function Choice({ children }: { readonly children?: ComponentChildren }) {
  const { desk, words } = useAround<BarDesk<unknown>, BarWords>()
  return h(
    'section',
    { class: 'battle-panel battle-buttons', 'aria-label': words.choose },
    children,
    h('button', { type: 'button', class: 'button', onClick: () => desk.cancel() }, words.cancel),
  )
}

interface DeedButtonProps<Action extends object> {
  readonly action: Action
  /** It mostly ends what was begun. */
  readonly isMain?: boolean
  /** It is asked about before it is done, whatever the rules say. */
  readonly isBinding?: boolean
  readonly class?: string
  /** Told while the button is pointed at, so that the map can show whom it is about. */
  lean?(isOn: boolean): void
  readonly children: ComponentChildren
}

/** Does one action. */
export function DeedButton<Action extends object>({
  action,
  isMain,
  isBinding,
  class: own,
  lean,
  children,
}: DeedButtonProps<Action>) {
  const { desk } = useAround<BarDesk<Action>, BarWords>()
  return h(
    'button',
    {
      type: 'button',
      class: ['button', isMain && 'main', own].filter(Boolean).join(' '),
      'data-do': controlOf(action),
      ...(lean && {
        onPointerEnter: () => lean(true),
        onPointerLeave: () => lean(false),
        onFocus: () => lean(true),
        onBlur: () => lean(false),
      }),
      onClick: () => desk.do({ is: 'act', actions: [action], ...(isBinding ? { isBinding } : {}) }),
    },
    children,
  )
}

interface HeldPanelProps {
  readonly name: string
  readonly lines: readonly string[]
  /** What it may be told. */
  readonly deeds: readonly VNode[]
}

/** A piece in the hand: who it is, how it is with it, and what it may be told. */
export function HeldPanel({ name, lines, deeds }: HeldPanelProps) {
  const { desk, words } = useAround<BarDesk<unknown>, BarWords>()
  return h(
    'section',
    { class: 'battle-panel battle-held', 'aria-label': name },
    h(
      'header',
      { class: 'battle-head' },
      h('h3', null, name),
      h(
        'button',
        { type: 'button', class: 'button battle-close', 'aria-label': words.close, onClick: () => desk.cancel() },
        '×',
      ),
    ),
    h('p', null, lines.join(' · ')),
    deeds.length > 0 && h('div', { class: 'battle-buttons' }, deeds),
  )
}
