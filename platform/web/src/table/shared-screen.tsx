import { handsAfter, NOBODYS, nextScreen, type Screen, spokenUp } from '@iacta/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { curtain } from '../settings.ts'
import { Curtain } from './curtain.tsx'
import { isShared } from './link.ts'
import { OpenQuestion } from './open-question.tsx'
import type { TableSession } from './session.ts'

interface SharedScreenProps {
  readonly session: TableSession
  /** The table and all around it, with what is put to all who share the screen. */
  page(question: ComponentChildren): VNode
}

/** A table before a screen that several hands share: a curtain, or the table. */
export function SharedScreen({ session, page }: SharedScreenProps) {
  const { screen, holder, take, speakUp } = useHands(session)
  const { link } = session
  const text = session.text.value
  if (!text) return page(null)
  if (screen?.shows === 'curtain')
    return <Curtain seat={screen.seat} name={text.seat(screen.seat)} onOpen={() => take(screen.seat)} />
  const question = screen?.shows === 'question' ? link.handover?.value?.question : null
  if (!question || screen?.shows !== 'question') return page(null)
  const said = text.prompt(question.prompt)
  return page(
    <OpenQuestion
      kind={question.kind}
      about={question.kind === 'offer' ? `${text.seat(question.seats[0])}: ${said}` : said}
      seats={screen.seats.map((seat) => ({ seat, name: text.seat(seat) }))}
      holder={holder === null ? null : text.seat(holder)}
      onAnswer={speakUp}
      onNobody={() => void session.together(() => link.passAll?.())}
    />,
  )
}

interface HandsOnScreen {
  /** What is shown; null where nobody shares this screen. */
  readonly screen: Screen | null
  readonly holder: string | null
  take(seat: string): void
  speakUp(seat: string): void
}

/** Several hands on one device. Whoever opens the page has yet to say that it is in the right ones. */
function useHands(session: TableSession): HandsOnScreen {
  const hands = useSignal(NOBODYS)
  const { link } = session
  const summary = link.summary.value
  // Without a curtain everybody sees everything, and each is asked from his own seat.
  const told = link.handover?.value ?? null
  const handover = told && curtain.value === 'off' ? { ...told, question: null, decides: null } : told
  const viewer = link.scene.value?.seat ?? null
  const screen = isShared(summary) && handover ? nextScreen(handover, hands.value) : null
  const take = (seat: string): void => {
    hands.value = { ...hands.value, holder: seat }
    link.lookFrom(seat)
  }
  const from = screen?.shows === 'board' ? screen.from : null
  useEffect(() => {
    if (!screen || !handover) return
    if (screen.shows === 'curtain') {
      if (curtain.value === 'off') take(screen.seat)
      return
    }
    hands.value = handsAfter(hands.value, screen, handover)
    if (link.scene.value && viewer !== from) link.lookFrom(from)
  }, [screen?.shows, screen?.shows === 'curtain' ? screen.seat : from, viewer, handover, curtain.value])
  return {
    screen: screen?.shows === 'curtain' && curtain.value === 'off' ? null : screen,
    holder: hands.value.holder,
    take,
    speakUp(seat) {
      const at = handover?.number ?? -1
      void session.together(async () => {
        await link.speakUp?.(seat)
        hands.value = spokenUp(hands.value, seat, at)
      })
    },
  }
}
