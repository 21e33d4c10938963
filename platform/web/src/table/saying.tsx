import type { GameText, Language } from '@iacta/kernel'
import { useEffect, useState } from 'preact/hooks'
import type { BrowserGame, GameReasons } from '../board/index.ts'
import { language } from '../settings.ts'
import { Icon } from './icons.tsx'
import { t } from './saying.words.ts'
import type { Answer, TableSession } from './session.ts'

interface SayingProps {
  readonly session: TableSession
  readonly text: GameText
}

/** What the computer says when it is asked what to do, or why it did something. */
export function SayingLine({ session, text }: SayingProps) {
  const general = useReasons(session.game.value, language.value)
  const options = session.link.summary.value?.options
  const reasons = (options && general?.for?.(options)) ?? general
  const saying = session.saying.value
  if (!saying) return null
  const { what, answer } = saying
  return (
    <p class="prompt-hint">
      {!answer && <span>{t.value.thinking}</span>}
      {answer && what === 'hint' && <Advice answer={answer} text={text} reasons={reasons} />}
      {answer && what === 'why' && <Reason answer={answer} text={text} reasons={reasons} />}
      {answer?.steps && (
        <button type="button" class="button" onClick={() => void session.follow()}>
          {t.value.doIt}
        </button>
      )}
      {answer?.steps && answer.steps.length > 1 && (
        <button type="button" class="button" onClick={() => void session.act(...actionsOf(answer))}>
          {t.value.doAll(answer.steps.length)}
        </button>
      )}
      <button
        type="button"
        class="bare-button"
        aria-label={answer ? t.value.close : t.value.stop}
        onClick={() => session.hush()}
      >
        <Icon of="close" />
      </button>
    </p>
  )
}

/** All that is left of a plan: one gesture, taken back as one if nothing is drawn at its end. */
const actionsOf = ({ steps = [] }: Answer): readonly unknown[] => steps.map(({ action }) => action)

interface AnswerProps {
  readonly answer: Answer
  readonly text: GameText
  /** Null until they are here. */
  readonly reasons: GameReasons | null
}

/** The step to be done now, with its own reason; of a plan of several, which of them it is. */
function Advice({ answer: { steps = [], done = 0 }, text, reasons }: AnswerProps) {
  const [step] = steps
  if (!step) return null
  const all = done + steps.length
  return (
    <span>
      {all > 1 ? t.value.step(done + 1, all) : t.value.consider} <strong>{text.action(step.action)}</strong>.{' '}
      {reasons?.advice(step.explanation)}
    </span>
  )
}

function Reason({ answer: { seat, explanation }, text, reasons }: AnswerProps) {
  return (
    <span>
      <strong>{text.seat(seat ?? '')}:</strong> {explanation ? reasons?.why(explanation) : t.value.nothing}
    </span>
  )
}

/** The game's words for reasons; null until they are here. */
function useReasons(game: BrowserGame | null, wanted: Language): GameReasons | null {
  const [reasons, setReasons] = useState<GameReasons | null>(null)
  useEffect(() => {
    let isLeft = false
    game?.reasons(wanted).then(
      (found) => isLeft || setReasons(found),
      // What to do is there without what for.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [game, wanted])
  return reasons
}
