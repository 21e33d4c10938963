import { gameNamed } from '@iacta/registry/browser'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Frame } from '../frame/frame.tsx'
import { ErrorLine, Waiting } from '../frame/parts.tsx'
import { query as asked, fragment, go } from '../router.ts'
import { useBook } from '../rules/panel.tsx'
import { type Place, Reader } from '../rules/reader.tsx'
import { w } from '../rules/rules.words.ts'
import { language } from '../settings.ts'
import { t } from '../words.ts'

/** How long somebody types before the address follows. */
const PAUSE = 300

/** A game's rules: `/rules/julius-caesar#JC-6.13a` leads to a clause, `?q=` to what is found. */
export function RulesPage({ names }: { readonly names: Readonly<Record<string, string>> }) {
  const id = names.game
  const game = gameNamed(id)
  const { value: book, trouble, again } = useBook(id)
  const [place, setPlace] = useState<Place>({ at: fragment.value })
  const [query, setQuery] = useState(asked.value.get('q') ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>()

  // The address leads: links from elsewhere, and the ways back and forth.
  useEffect(() => {
    if (fragment.value) setPlace({ at: fragment.value })
  }, [fragment.value])
  useEffect(() => setQuery(asked.value.get('q') ?? ''), [asked.value.get('q')])
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (text: string): void => {
    setQuery(text)
    clearTimeout(timer.current)
    if (text === '' && !asked.value.has('q')) return
    timer.current = setTimeout(
      () => go(text ? `/rules/${id}?q=${encodeURIComponent(text)}` : `/rules/${id}`, 'replace'),
      PAUSE,
    )
  }
  const visit = (at: string): void => {
    clearTimeout(timer.current)
    setPlace({ at })
    go(`/rules/${id}#${at}`)
  }
  const title = game ? w.value.rulesOf(game.title[language.value]) : w.value.rules
  return (
    <Frame title={title}>
      <div class="rules-page">
        <h1>{title}</h1>
        {game ? <p class="rules-about">{w.value.about}</p> : <p>{t.value.notFound}</p>}
        {book ? (
          <Reader game={id} book={book} place={place} query={query} level={2} onPlace={visit} onQuery={look} />
        ) : trouble ? (
          <ErrorLine trouble={trouble} again={again} />
        ) : game ? (
          <Waiting />
        ) : null}
      </div>
    </Frame>
  )
}
