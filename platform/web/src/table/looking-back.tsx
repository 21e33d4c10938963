import { useMemo } from 'preact/hooks'
import { ALL } from './link.ts'
import { Replay, useReplayKeys } from './replay.tsx'
import { t } from './replay.words.ts'
import type { TableSession } from './session.ts'
import { withoutFog } from './without-fog.ts'

/** The bar beneath a game that is looked back at, with its chapters as marks. */
export function LookingBack({ session }: { readonly session: TableSession }) {
  const { past, link } = session
  const text = session.text.value
  const face = session.face.value
  const log = link.scene.value?.log
  const total = past.total.value
  const isOver = link.summary.value?.status === 'over'
  const marks = useMemo(
    () =>
      (log ?? []).flatMap((line, i) => {
        const chapter = face?.chapter?.(line) ?? null
        return chapter === null || chapter === 'battle' || !text
          ? []
          : [{ at: past.momentNear(i), label: text.happening({ ...line, to: 0 }), isGreat: chapter === 'year' }]
      }),
    [log, face, text, total, past.at.value],
  )
  useReplayKeys(past)
  if (!text) return null
  const seats = link.summary.value?.seats ?? []
  const open = face?.open
  const viewerOf = (seat: string) => ({ seat, name: seat === ALL ? t.value.noFog : text.seat(seat) })
  return (
    <Replay
      at={past.at.value}
      total={total}
      playing={past.isPlaying.value}
      onAt={(at) => past.show(at)}
      onPlay={(playing) => (playing ? past.play() : past.pause())}
      speed={past.speed.value}
      onSpeed={(speed) => {
        past.speed.value = speed
      }}
      marks={marks}
      table={link.where === 'server' && isOver ? link.id : null}
      viewers={isOver ? [...(open ? [ALL] : []), ...seats.map(({ seat }) => seat)].map(viewerOf) : []}
      viewerNow={past.viewer.value}
      onViewer={(seat) => past.seeAs(seat, seat === ALL && open ? (moment) => withoutFog(moment, open) : undefined)}
    />
  )
}
