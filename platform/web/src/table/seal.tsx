import { sealOf } from '../frame/seals.ts'
import { diceOf } from './dice.ts'
import type { TableLink, TableSummary } from './link.ts'
import './seal.css'
import { t } from './seal.words.ts'

/** What the dice of a table are sealed with, for whoever wants to note it down before the first move. */
export function SealNote({ summary }: { readonly summary: TableSummary }) {
  if (summary.commitment === '') return <p class="seal">{t.value.unsealed}</p>
  const known = sealOf(summary.id)
  const isOther = known !== null && known.commitment !== summary.commitment
  const isMine = known !== null && Object.keys(known.contributions).length > 0
  return (
    <div class="seal">
      <p>
        {t.value.sealed} <code>{summary.commitment}</code>
      </p>
      <p>{isOther ? t.value.changed : isMine ? t.value.mine : t.value.others}</p>
    </div>
  )
}

/** Whether the dice of a finished game are those that were sealed, as far as this browser can tell. */
export function DiceLine({ link, summary }: { readonly link: TableLink; readonly summary: TableSummary }) {
  if (summary.commitment === '') return <p class="seal">{t.value.unsealed}</p>
  const checked = diceOf(link).value
  if (!checked) return <p class="seal">{t.value.checking}</p>
  const { verdict, seal } = checked
  const isHeld = verdict.ok && seal !== null
  const words = !verdict.ok
    ? t.value.broken
    : seal === null
      ? t.value.alone
      : Object.keys(seal.contributions).length > 0
        ? t.value.held
        : t.value.heldWithout
  return (
    <p role="status" class={verdict.ok ? 'seal' : 'seal bad'}>
      {isHeld ? '✓ ' : ''}
      {words}
    </p>
  )
}
