import type { ComponentType } from 'preact'
import { lazy, Suspense } from 'preact/compat'
import { match } from './router.ts'
import { t } from './text/index.ts'

type Page = ComponentType<{ readonly names: Readonly<Record<string, string>> }>

/** Each page is fetched when somebody goes there. */
const PAGES: readonly (readonly [pattern: string, page: Page])[] = [
  ['', lazy(() => import('./pages/home.tsx').then(({ Home }) => Home)) as Page],
  ['/table/:id', lazy(() => import('./pages/table.tsx').then(({ TablePage }) => TablePage)) as Page],
]

export function App() {
  for (const [pattern, Page] of PAGES) {
    const names = match(pattern)
    if (names)
      return (
        <Suspense fallback={<p class="waiting">{t.value.loading}</p>}>
          <Page names={names} />
        </Suspense>
      )
  }
  return <p>{t.value.notFound}</p>
}
