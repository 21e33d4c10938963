import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { BrowserGame } from '../board/index.ts'
import { language } from '../settings.ts'
import { Trouble } from '../table/link.ts'
import { say } from '../trouble.words.ts'
import { t } from '../words.ts'
import { announce } from './frame.tsx'
import { w } from './frame.words.ts'
import { useId } from './ids.ts'

interface ErrorLineProps {
  readonly trouble: unknown
  /** Words that say it better here, by code. */
  readonly instead?: Readonly<Record<string, string>> | undefined
  readonly again?: (() => void) | undefined
}

/** What went wrong, said aloud where it happened. */
export function ErrorLine({ trouble, instead = {}, again }: ErrorLineProps) {
  const better = trouble instanceof Trouble ? instead[trouble.code] : undefined
  return (
    <div role="alert" class="error-place">
      {trouble ? (
        <p class="error">
          {better ?? say(trouble)}
          {again ? (
            <button type="button" class="text-button" onClick={again}>
              {w.value.retry}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

export const Waiting = () => <p class="waiting">{t.value.loading}</p>

interface ButtonProps extends Omit<JSX.IntrinsicElements['button'], 'class' | 'type'> {
  readonly kind?: 'main' | 'plain' | 'danger'
  /** It is being done: not again until it is. */
  readonly busy?: boolean
  readonly type?: 'button' | 'submit'
  readonly class?: string
}

export function Button({ kind = 'plain', busy = false, type = 'button', class: more, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      class={`button ${kind} ${more ?? ''}`.trim()}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    />
  )
}

export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
  readonly about?: string
  readonly icon?: ComponentChildren
  readonly disabled?: boolean
}

interface ChoicesProps<T extends string> {
  readonly legend: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  onChoose(value: NoInfer<T>): void
  /** Short words side by side, or each with what it means. */
  readonly look?: 'segments' | 'cards'
  readonly quiet?: boolean
  readonly children?: ComponentChildren
}

/** One of several. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, value, choices, onChoose, look = 'segments', quiet = false, children } = props
  return (
    <fieldset class={`choices ${look}`}>
      <legend class={quiet ? 'unseen' : undefined}>{legend}</legend>
      <div class="choices-list">
        {choices.map((choice) => (
          <label key={choice.value} class="choice">
            <input
              type="radio"
              name={legend}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChoose(choice.value)}
            />
            {choice.icon}
            <span class="choice-words">
              <span class="choice-label">{choice.label}</span>
              {choice.about ? <span class="choice-about">{choice.about}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

interface FieldProps extends Omit<JSX.IntrinsicElements['input'], 'class' | 'id' | 'onInput'> {
  readonly label: string
  readonly hint?: string
  readonly wrong?: string | null
  onText(text: string): void
}

/** A line to write on, with its name above and what it needs below. */
export function Field({ label, hint, wrong, onText, ...rest }: FieldProps) {
  const id = useId()
  const under = wrong ?? hint
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <input
        {...rest}
        id={id}
        aria-describedby={under ? `${id}-under` : undefined}
        aria-invalid={wrong ? true : undefined}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      {under ? (
        <span id={`${id}-under`} class={wrong ? 'under wrong' : 'under'}>
          {under}
        </span>
      ) : null}
    </p>
  )
}

/** Something to be taken along: a link, a token. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Where the clipboard is not to be had, without encryption say, the old way is.
      if (!document.execCommand('copy')) return
    }
    setCopied(true)
    announce(w.value.copied)
  }
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <span class="copy-line">
        <input id={id} ref={field} readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Button kind="main" onClick={copy}>
          {copied ? w.value.copied : w.value.copy}
        </Button>
      </span>
    </p>
  )
}

/** Drawing a map takes a while: whoever wants to press a button comes first. */
const whenIdle = (draw: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(draw, { timeout: 1000 }) : setTimeout(draw)

interface PictureProps {
  readonly game: BrowserGame
  /** Whether something matters more just now; a picture that is there stays. */
  readonly isHeld?: boolean
  /** Called when it is there, or will not be. */
  onSettled?(): void
}

/** A picture of a game's board, in a box that is there before the picture is. */
export function Picture({ game, isHeld = false, onSettled }: PictureProps) {
  const [Drawn, setDrawn] = useState<(() => JSX.Element) | null>(null)
  const isShown = useRef(false)
  isShown.current = Drawn !== null && (isShown.current || !isHeld)
  // The board is the largest thing there is to fetch: it does not wait for the rest to be painted.
  useLayoutEffect(() => {
    let over = false
    setDrawn(null)
    // Without it the box stays what it is: the sea.
    game
      .face(language.peek())
      .then(
        ({ Picture }) => whenIdle(() => over || setDrawn(() => Picture as () => JSX.Element)),
        () => undefined,
      )
      .then(onSettled)
    return () => {
      over = true
    }
  }, [game])
  return (
    <div class="picture" aria-hidden="true">
      {Drawn && isShown.current ? <Drawn /> : null}
    </div>
  )
}

interface AskFirstProps {
  readonly question: string
  readonly yes: string
  readonly label: ComponentChildren
  /** What it is called where the label is a drawing. */
  readonly name?: string
  readonly class?: string
  readonly busy?: boolean
  onYes(): void
}

/** A button for what cannot be taken back: it asks first. */
export function AskFirst({ question, yes, label, name, class: more, busy = false, onYes }: AskFirstProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <Button class={more ?? ''} busy={busy} aria-label={name} title={name} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} class="dialog" aria-labelledby={id}>
        <p id={id}>{question}</p>
        <div class="dialog-end">
          <Button onClick={() => dialog.current?.close()}>{t.value.cancel}</Button>
          <Button
            kind="danger"
            onClick={() => {
              dialog.current?.close()
              onYes()
            }}
          >
            {yes}
          </Button>
        </div>
      </dialog>
    </>
  )
}

interface FormProps {
  /** What it is for. */
  readonly name: string
  /** It stands on a card, with its name as a title. */
  readonly apart?: boolean
  onSubmit(): void
  readonly children: ComponentChildren
}

export function Form({ name, apart = false, onSubmit, children }: FormProps) {
  const id = useId()
  return (
    <form
      class={apart ? 'card form' : 'form'}
      aria-label={apart ? undefined : name}
      aria-labelledby={apart ? id : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {apart ? <h2 id={id}>{name}</h2> : null}
      {children}
    </form>
  )
}
