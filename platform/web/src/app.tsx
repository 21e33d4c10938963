import { PAGE } from '@iacta/wire'
import type { ComponentType } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Frame } from './frame/frame.tsx'
import { w } from './frame/frame.words.ts'
import { startMyTables } from './frame/my-tables.ts'
import { Home } from './pages/home.tsx'
import { match, path } from './router.ts'
import { t } from './words.ts'

type Names = Readonly<Record<string, string>>
type Page = ComponentType<{ readonly names: Names }>

/** Each page is fetched when somebody goes there; the one where most begin comes with the app. */
const PAGES: readonly (readonly [pattern: string, fetch: () => Promise<Page>])[] = [
  ['', async () => Home],
  ['/new', () => import('./pages/new.tsx').then(({ NewPage }) => NewPage)],
  ['/tables', () => import('./pages/tables.tsx').then(({ TablesPage }) => TablesPage)],
  [PAGE.table, () => import('./pages/table.tsx').then(({ TablePage }) => TablePage as Page)],
  // Where notices led before they knew better.
  ['/tables/:id', () => import('./pages/table.tsx').then(({ TablePage }) => TablePage as Page)],
  ['/invite/:id', () => import('./pages/invite.tsx').then(({ InvitePage }) => InvitePage as Page)],
  ['/rules', () => import('./pages/games.tsx').then(({ AllRules }) => AllRules)],
  ['/rules/:game', () => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage as Page)],
  ['/learn', () => import('./pages/games.tsx').then(({ AllLessons }) => AllLessons)],
  ['/learn/:game', () => import('./pages/learn.tsx').then(({ LearnPage }) => LearnPage as Page)],
  ['/ladder', () => import('./pages/games.tsx').then(({ AllLadders }) => AllLadders)],
  ['/ladder/:game', () => import('./pages/ladder.tsx').then(({ LadderPage }) => LadderPage as Page)],
  ['/account', () => import('./pages/account.tsx').then(({ AccountPage }) => AccountPage)],
  [PAGE.recover, () => import('./pages/recover.tsx').then(({ RecoverPage }) => RecoverPage)],
  ['/moderation', () => import('./pages/moderation.tsx').then(({ ModerationPage }) => ModerationPage)],
  ['/people/:name', () => import('./pages/person.tsx').then(({ PersonPage }) => PersonPage as Page)],
  ['/settings', () => import('./pages/settings.tsx').then(({ SettingsPage }) => SettingsPage)],
  ['/keyboard', () => import('./pages/keyboard.tsx').then(({ KeyboardPage }) => KeyboardPage)],
  ['/about', () => import('./pages/about.tsx').then(({ AboutPage }) => AboutPage)],
]

const nothing = () => import('./pages/not-found.tsx').then(({ NotFound }) => NotFound as Page)

function wanted(): { readonly pattern: string; readonly names: Names; readonly fetch: () => Promise<Page> } {
  for (const [pattern, fetch] of PAGES) {
    const names = match(pattern)
    if (names) return { pattern, names, fetch }
  }
  return { pattern: '*', names: {}, fetch: nothing }
}

interface ShownPage {
  readonly key: string
  readonly names: Names
  readonly Page: Page
}

/** The page that was there stays until the next one has come. */
export function App() {
  const [shown, setShown] = useState<ShownPage | 'lost' | null>(null)
  const isFirst = useRef(true)
  const here = path.value
  useEffect(startMyTables, [])
  // Before anything is painted: there is nothing to see until it is here.
  useLayoutEffect(() => {
    let over = false
    const { pattern, names, fetch } = wanted()
    fetch().then(
      (Page) => over || setShown({ key: [pattern, ...Object.values(names)].join(' '), names, Page }),
      () => over || setShown('lost'),
    )
    return () => {
      over = true
    }
  }, [here])
  useEffect(() => {
    if (shown === null) return
    if (!isFirst.current && location.hash === '') focusHeading()
    isFirst.current = false
  }, [shown])
  if (shown === null) return <p class="waiting first">{t.value.loading}</p>
  if (shown === 'lost')
    return (
      <Frame title={t.value.name} narrow>
        <h1>{w.value.lost}</h1>
        <button type="button" class="button main" onClick={() => location.reload()}>
          {w.value.reload}
        </button>
      </Frame>
    )
  const { key, names, Page } = shown
  return <Page key={key} names={names} />
}

/** Whoever does not see that another page has come hears its heading. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
