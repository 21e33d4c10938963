import { useEffect, useRef } from 'preact/hooks'
import type { TableSummary } from '../table/link.ts'
import { t } from '../words.ts'
import { titleOf, wordsAt } from './game-text.ts'
import { useId } from './ids.ts'
import { day } from './intl.ts'
import { w } from './invite.words.ts'
import { Button, CopyField, ErrorLine, Waiting } from './parts.tsx'
import { invitationTo } from './tables.ts'
import { useFetched } from './task.ts'

interface InviteProps {
  readonly table: TableSummary
  onClose(): void
}

/** The links to the open seats of one's own table, to be copied or shared. */
export function InviteDialog({ table, onClose }: InviteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{w.value.title}</h2>
      <p>{w.value.lead}</p>
      <Invitations table={table} />
      <div class="dialog-end">
        <Button onClick={() => dialog.current?.close()}>{t.value.close}</Button>
        <a class="button main" href={`/table/${table.id}`}>
          {w.value.toTable}
        </a>
      </div>
    </dialog>
  )
}

/** The same without a dialog around it, for a table's own page. */
export function Invitations({ table }: { readonly table: TableSummary }) {
  const open = table.seats.filter(({ kind, kept }) => kind === 'open' && !kept)
  const { value, trouble, again } = useFetched(
    () => Promise.all(open.map(async ({ seat }) => ({ seat, ...(await invitationTo(table, seat)) }))),
    [table.id, open.map(({ seat }) => seat).join()],
  )
  if (!value) return trouble ? <ErrorLine trouble={trouble} again={again} /> : <Waiting />
  return (
    <>
      {value.map(({ seat, link, until }) => (
        <div key={seat} class="invitation">
          <CopyField
            label={value.length > 1 ? w.value.linkFor(wordsAt(table)?.seat(seat) ?? seat) : w.value.link}
            text={link}
          />
          <p class="under">{w.value.until(day(until))}</p>
          {'share' in navigator ? (
            <Button onClick={() => share(w.value.shareText(titleOf(table.game)), link)}>{w.value.share}</Button>
          ) : null}
        </div>
      ))}
    </>
  )
}

function share(text: string, url: string): void {
  // Whoever thinks better of it has done nothing wrong.
  navigator.share({ text, url }).catch(() => undefined)
}
