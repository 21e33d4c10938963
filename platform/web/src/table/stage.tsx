import { sayOutcome } from '@iacta/kernel'

import { later } from '../board/later.ts'
import { curtain, language, motion, presentation } from '../settings.ts'
import { Loading } from './loading.tsx'
import type { TableSession } from './session.ts'

const TextView = later(() => import('./text-view.tsx').then((module) => module.TextView), Loading)

const NOTHING: readonly never[] = []

/** The board, or the same table as text. */
export function Stage({ session }: { readonly session: TableSession }) {
  const face = session.face.value
  const text = session.text.value
  const game = session.game.value
  const shown = session.shown.value
  const scene = session.scene.value
  if (!face || !text || !game || !shown) return <Loading />
  const seen = { view: shown.view, actions: shown.actions, orders: shown.orders }
  const act = (...actions: readonly unknown[]): void => void session.act(...actions)
  const why = (...actions: readonly unknown[]): void => void session.why(...actions)
  if (presentation.value === 'text' && scene) {
    const moment = session.moment.value
    const outcome = moment ? moment.outcome : (session.link.summary.value?.outcome ?? null)
    return (
      <TextView
        game={game}
        text={text}
        scene={{ ...scene, ...seen, prompt: (moment ?? scene).prompt }}
        told={shown.log.length > 0 ? shown.log : shown.news}
        ended={outcome && sayOutcome(text, language.value, outcome)}
        language={language.value}
        act={act}
        why={why}
        reach={session.reach}
      />
    )
  }
  return (
    <face.Board
      {...seen}
      seat={scene?.seat ?? null}
      news={shown.news}
      log={shown.log}
      isFilm={session.following.value?.playback.isFilm.value ?? false}
      viewer={curtain.value === 'on' ? (scene?.seat ?? null) : null}
      isSpared={session.link.summary.value?.seats.filter(({ kind }) => kind === 'person').length === 1}
      language={language.value}
      text={text}
      pointed={session.moment.value ? NOTHING : session.pointed.value}
      motion={motion.value}
      act={act}
      why={why}
      reach={session.reach}
    />
  )
}
