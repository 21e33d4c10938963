import '../styles/frame.css'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { person } from '../api.ts'
import { later } from '../board/later.ts'
import { updateReady } from '../local/install.ts'
import { path } from '../router.ts'
import { language, theme } from '../settings.ts'
import { t } from '../words.ts'
import { w } from './frame.words.ts'
import { indexOf } from './game-text.ts'
import { Die, HalfSun, Menu, Moon, Person, Sun } from './icons.tsx'
import { chooseLanguage } from './language.ts'
import { myMoves } from './my-tables.ts'
import { UpdateNote } from './update.tsx'

const StandingNote = later(() => import('./standing.tsx').then((module) => module.StandingNote))
const isRestricted = (): boolean => Boolean(person.value?.standing.suspended ?? person.value?.standing.muted)

const said = signal('')

/** Says something to those who listen to the page instead of seeing it. */
export function announce(text: string): void {
  // The same words twice are news twice.
  said.value = text === said.value ? `${text}\u00a0` : text
}

/** The name of the window: the page's own, and before it how many tables wait for me. */
export function useTitle(title?: string): void {
  const moves = myMoves.value.length
  useEffect(() => {
    const name = title ? `${title} · ${t.value.name}` : `${t.value.name} · ${t.value.motto.replace(/\.$/, '')}`
    document.title = moves > 0 ? `(${moves}) ${name}` : name
  }, [title, moves, language.value])
}

interface FrameProps {
  /** The page's own name, for the window and the list of tabs; none for the first page. */
  readonly title?: string | undefined
  /** Nothing around the page: it has a layout of its own, and its own way home. */
  readonly bare?: boolean
  /** For text that is read, not looked at. */
  readonly narrow?: boolean
  readonly children: ComponentChildren
}

/** What stands around every page. The page brings one `h1`. */
export function Frame({ title, bare = false, narrow = false, children }: FrameProps) {
  useTitle(title)
  return (
    <div class={bare ? 'frame bare' : 'frame'}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, but to a place that the router need not know. */}
      <a class="skip" href="#main" onClick={skip}>
        {w.value.skip}
      </a>
      {bare ? null : <Header />}
      {!bare && updateReady.value && <UpdateNote />}
      {bare || !isRestricted() ? null : <StandingNote />}
      <main id="main" class={narrow ? 'narrow' : undefined} tabIndex={-1}>
        {children}
      </main>
      {bare ? null : <Footer />}
      <div class="unseen" role="status">
        {said.value}
      </div>
    </div>
  )
}

function skip(event: Event): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** The name of the house, and the way home. */
export function Brand() {
  return (
    <a class="brand" href="/">
      <Die />
      <span>{t.value.name}</span>
    </a>
  )
}

function Header() {
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(false), [path.value])
  useEffect(() => {
    if (!open) return
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !(event.target as Element).closest('.top'))
        setOpen(false)
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [open])
  return (
    <header class="top">
      <div class="top-bar">
        <Brand />
        <Moves />
        <button
          type="button"
          class="bare-button menu-button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <Menu />
          <span class="unseen">{w.value.menu}</span>
        </button>
        <div id="menu" class={open ? 'menu open' : 'menu'}>
          <nav aria-label={w.value.pages}>
            <Link to="/new">{w.value.play}</Link>
            <Link to="/tables">{w.value.tables}</Link>
            <Link to={indexOf('rules')}>{w.value.rules}</Link>
            <Link to={indexOf('learn')}>{w.value.learn}</Link>
          </nav>
          <div class="switches">
            <LanguageSwitch />
            <ThemeSwitch />
            <Account />
          </div>
        </div>
      </div>
    </header>
  )
}

function Link({ to, children }: { readonly to: string; readonly children: ComponentChildren }) {
  const isHere = path.value === to || path.value.startsWith(`${to}/`)
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** How many tables wait for me, and the way to the first of them. */
export function Moves() {
  const [first, ...others] = myMoves.value
  if (!first) return null
  const count = others.length + 1
  return (
    <a class="moves" href={`/table/${first.id}`} title={w.value.movesAt(count)}>
      <span class="moves-count">{count}</span>
      <span class="moves-words">{w.value.yourMove}</span>
    </a>
  )
}

const TONGUES = [
  ['it', 'Italiano'],
  ['en', 'English'],
] as const

export function LanguageSwitch() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this acts at once.
    <div class="tongues" role="group" aria-label={w.value.language}>
      {TONGUES.map(([tongue, name]) => (
        <button
          key={tongue}
          type="button"
          class="bare-button"
          lang={tongue}
          aria-pressed={language.value === tongue}
          onClick={() => chooseLanguage(tongue)}
        >
          {tongue.toUpperCase()}
          <span class="unseen">{name}</span>
        </button>
      ))}
    </div>
  )
}

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const

export function ThemeSwitch() {
  const label = w.value.theme[theme.value]
  return (
    <button
      type="button"
      class="bare-button"
      title={label}
      onClick={() => {
        theme.value = NEXT_THEME[theme.value]
        announce(w.value.theme[theme.value])
      }}
    >
      {theme.value === 'system' ? <HalfSun /> : theme.value === 'light' ? <Sun /> : <Moon />}
      <span class="unseen">{label}</span>
    </button>
  )
}

function Account() {
  const who = person.value
  return (
    <a class="account-link" href="/account" aria-current={path.value === '/account' ? 'page' : undefined}>
      <Person />
      <span>{who?.name ?? who?.nickname ?? (who ? w.value.guest : w.value.signIn)}</span>
    </a>
  )
}

function Footer() {
  return (
    <footer class="bottom">
      <div class="bottom-bar">
        <p>{w.value.footer}</p>
        <nav aria-label={w.value.more}>
          <a href="/about">{w.value.about}</a>
          <a href={indexOf('ladder')}>{w.value.ladder}</a>
          <a href="/settings">{w.value.settings}</a>
          <a href="/api/docs">{w.value.api}</a>
          {person.value?.standing.operator ? <a href="/moderation">{w.value.moderation}</a> : null}
        </nav>
      </div>
    </footer>
  )
}
