import '../styles/table.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { query } from '../router.ts'
import { Loading } from '../table/loading.tsx'
import { openTable, type TableSession } from '../table/session.ts'
import { t } from '../table/table.words.ts'
import { TableView } from '../table/table-view.tsx'

/** A table: opened by its id, looked at from the seat the address names, or from our own. */
export function TablePage({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const session = useSignal<TableSession | null>(null)
  const isMissing = useSignal(false)
  const { id } = names

  useEffect(() => {
    let isLeft = false
    isMissing.value = false
    openTable(id, query.peek().get('seat') ?? undefined).then(
      (opened) => {
        if (isLeft) opened.close()
        else session.value = opened
      },
      () => {
        isMissing.value = !isLeft
      },
    )
    return () => {
      isLeft = true
      session.value?.close()
      session.value = null
    }
  }, [id])

  if (isMissing.value || session.value?.link.line.value === 'gone') return <Missing />
  if (!session.value) return <Loading />
  return <TableView session={session.value} key={id} />
}

function Missing() {
  return (
    <main class="table-waiting">
      <h1>{t.value.gone}</h1>
      <p>{t.value.goneMore}</p>
      <a class="button" href="/tables">
        {t.value.back}
      </a>
    </main>
  )
}
