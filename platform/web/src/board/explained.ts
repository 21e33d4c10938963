import type { Language } from '@iacta/kernel'
import { type ComponentChildren, h } from 'preact'
import './explained.css'
import { EXPLAINED_WORDS } from './explained.words.ts'

/** Something that can be done with what is explained. */
export interface Deed {
  /** Named for what it does. */
  readonly says: string
  /** It may not be done now: whoever tries is told why. */
  readonly isBarred?: boolean
  act(): void
}

export interface ExplainedProps {
  readonly title: string
  /** What it does, in whole sentences. */
  readonly children?: ComponentChildren
  /** Why it cannot be done now, and how to read the rule; nothing where it can. */
  readonly barred?: { readonly says: string; why(): void } | null
  readonly deeds: readonly Deed[]
  /** The first of them cannot be taken back. */
  readonly isBinding?: boolean
  readonly language: Language
  /** A picture of it, larger than where it was touched. */
  readonly picture?: ComponentChildren
  close(): void
}

/**
 * What was touched, explained in words: what it is, what it does, and the buttons that do it. Nothing is done by looking.
 * It takes no focus: whoever touches the same again means it, and Escape lets go.
 */
export function Explained(props: ExplainedProps) {
  const { title, children, barred, deeds, isBinding = false, language, picture, close } = props
  const w = EXPLAINED_WORDS[language]
  return h(
    'section',
    { class: 'explained', 'aria-label': title },
    picture && h('div', { class: 'explained-picture' }, picture),
    h(
      'div',
      { class: 'explained-words', role: 'status' },
      h('strong', null, title),
      children && h('p', null, children),
      barred &&
        h(
          'p',
          { class: 'explained-barred' },
          `${w.barred} ${barred.says} `,
          h('button', { type: 'button', class: 'explained-rule', onClick: barred.why }, w.rule),
        ),
      isBinding && deeds.length > 0 && h('p', { class: 'explained-binding' }, w.binding),
    ),
    h(
      'div',
      { class: 'explained-deeds' },
      deeds.map(({ says, isBarred = false, act }) =>
        h(
          'button',
          { key: says, type: 'button', class: isBarred ? 'button is-barred' : 'button main', onClick: act },
          says,
        ),
      ),
      h('button', { type: 'button', class: 'button', onClick: close }, deeds.length > 0 ? w.cancel : w.close),
    ),
  )
}
