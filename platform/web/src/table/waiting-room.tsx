import { Loading } from './loading.tsx'
import { Players } from './players.tsx'
import { SealNote } from './seal.tsx'
import type { TableSession } from './session.ts'
import { t } from './table.words.ts'

/** A table that has not begun: who is here, and how to ask the others in. */
export function WaitingRoom({ session }: { readonly session: TableSession }) {
  const summary = session.link.summary.value
  const text = session.text.value
  if (!summary || !text) return <Loading />
  return (
    <div class="table-waiting">
      <h1>{t.value.notBegun}</h1>
      <p>{t.value.notBegunMore}</p>
      <Players
        summary={summary}
        text={text}
        mine={summary.mine}
        looking={null}
        where={session.link.where}
        presence={session.link.presence?.value ?? null}
        onLook={(seat) => session.link.lookFrom(seat)}
      />
      <SealNote summary={summary} />
    </div>
  )
}

/** A table whose rules are no more: why nothing is shown, and what can still be done. */
export function Frozen({ session }: { readonly session: TableSession }) {
  const isOver = session.link.summary.value?.status === 'over'
  return (
    <div class="table-waiting">
      <h1>{isOver ? t.value.over : t.value.frozen}</h1>
      <p>{t.value.frozenWhy}</p>
      <p>{isOver ? t.value.frozenOver : t.value.frozenRunning}</p>
    </div>
  )
}
