import '../styles/home.css'
import { GAMES } from '@iacta/registry/browser'
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { gameOr, wordsOf } from '../frame/game-words.ts'
import { Arrow, Letter, Machine, Pair } from '../frame/icons.tsx'
import { InviteDialog } from '../frame/invite.tsx'
import { goingOn, reach, refreshServer } from '../frame/my-tables.ts'
import { Choices, ErrorLine, Picture } from '../frame/parts.tsx'
import { TableList } from '../frame/table-list.tsx'
import { createHere, createTable } from '../frame/tables.ts'
import { useTask } from '../frame/task.ts'
import { worthWatching } from '../frame/worth.ts'
import { go } from '../router.ts'
import { language } from '../settings.ts'
import type { TableSummary } from '../table/link.ts'
import { w } from './home.words.ts'

const chosen = signal(GAMES[0].id)

/** Two clicks from a stranger's first look to the first move. */
export function Home() {
  const game = gameOr(chosen.value)
  return (
    <Frame>
      <section class="hero">
        <div class="hero-words">
          <h1>{w.value.title}</h1>
          <p class="lead">{w.value.lead}</p>
        </div>
        <Picture game={game} />
        <PlayNow key={game.id} />
      </section>
      <MyTables />
      <OtherTables />
      <Next gameId={game.id} />
    </Frame>
  )
}

function PlayNow() {
  const game = gameOr(chosen.value)
  const [seats, setSeats] = useState<readonly string[]>([])
  const [side, setSide] = useState<string | null>(null)
  const [invited, setInvited] = useState<TableSummary | null>(null)
  const text = wordsOf(game.id)
  // The rules are fetched while somebody still reads, so that the click is answered at once.
  const seatIds = async (): Promise<readonly string[]> => {
    const { game: rules } = await game.engine()
    return rules.seats(usualOptions(rules.options))
  }
  useEffect(() => {
    let over = false
    seatIds().then(
      (ids) => over || setSeats(ids),
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [])

  const play = useTask(async (how: 'computer' | 'screen' | 'friend') => {
    const ids = seats.length > 0 ? seats : await seatIds()
    const mine = side ?? ids[0]
    const others = <T extends string>(who: T): Record<string, T | 'me'> =>
      Object.fromEntries(ids.map((seat) => [seat, seat === mine ? 'me' : who]))
    if (how === 'friend') {
      setInvited(await createTable({ game: game.id, visibility: 'private', seats: others('open') }))
      void refreshServer()
    } else go(`/table/${await createHere(game.id, others(how === 'computer' ? 'bot' : 'me'))}`)
  })

  return (
    <section class="play-now" aria-labelledby="play-now" aria-busy={play.busy}>
      <div class="play-head">
        <h2 id="play-now">{w.value.playNow}</h2>
        {GAMES.length > 1 ? (
          <label class="play-game">
            <span class="unseen">{w.value.game}</span>
            <select value={game.id} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
              {GAMES.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title[language.value]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <div class="play-side">
          {seats.length > 0 && text ? (
            <Choices
              legend={w.value.side}
              value={side ?? seats[0]}
              choices={seats.map((seat) => ({ value: seat, label: text.seat(seat) }))}
              onChoose={setSide}
            />
          ) : null}
        </div>
      </div>
      <div class="play-ways">
        <Way
          icon={<Machine />}
          title={w.value.computer}
          about={w.value.computerAbout}
          onPlay={() => play.run('computer')}
        />
        <Way icon={<Pair />} title={w.value.screen} about={w.value.screenAbout} onPlay={() => play.run('screen')} />
        <Way icon={<Letter />} title={w.value.friend} about={w.value.friendAbout} onPlay={() => play.run('friend')} />
      </div>
      <ErrorLine trouble={play.trouble} />
      <p class="play-more">
        <a href={`/new?game=${game.id}`}>{w.value.more}</a>
      </p>
      {invited ? <InviteDialog table={invited} onClose={() => setInvited(null)} /> : null}
    </section>
  )
}

/** The first choice of each option is the usual one. */
const usualOptions = (options: Readonly<Record<string, { readonly choices: readonly unknown[] }>>) =>
  Object.fromEntries(Object.entries(options).map(([key, { choices }]) => [key, choices[0]]))

interface WayProps {
  readonly icon: ComponentChildren
  readonly title: string
  readonly about: string
  onPlay(): void
}

function Way({ icon, title, about, onPlay }: WayProps) {
  return (
    <button type="button" class="way" onClick={onPlay}>
      {icon}
      <span class="way-words">
        <span class="way-title">{title}</span>
        <span class="way-about">{about}</span>
      </span>
      <Arrow />
    </button>
  )
}

function MyTables() {
  const tables = goingOn.value
  if (tables.length === 0) return null
  return (
    <section class="part" aria-labelledby="mine">
      <div class="part-head">
        <h2 id="mine">{w.value.mine}</h2>
        <a href="/tables">{w.value.mineFinished}</a>
      </div>
      <TableList tables={tables} />
    </section>
  )
}

const FEW = 4

interface Others {
  readonly open: readonly TableSummary[]
  readonly running: readonly TableSummary[]
  readonly finished: readonly TableSummary[]
}

/** What others play, or would like to. */
function OtherTables() {
  const [others, setOthers] = useState<Others | null>(null)
  const isThere = reach.value === 'good'
  useEffect(() => {
    if (!isThere) return
    let over = false
    const some = async (status: string): Promise<readonly TableSummary[]> =>
      (await api<{ tables: TableSummary[] }>('GET', `/tables?status=${status}&limit=30`)).tables
    Promise.all([some('open'), some('running'), some('over')]).then(
      ([open, running, over_]) => {
        if (over) return
        const notMine = (table: TableSummary): boolean => table.mine.length === 0 && table.kept.length === 0
        setOthers({
          open: open.filter(notMine).slice(0, FEW),
          running: running.filter(notMine).slice(0, FEW),
          finished: worthWatching(over_).slice(0, FEW),
        })
      },
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [isThere, person.value?.id])
  if (reach.value === 'away') return <p class="quiet part">{w.value.away}</p>
  if (!others) return <div class="part" />
  if (others.open.length + others.running.length + others.finished.length === 0)
    return (
      <p class="quiet part">
        {w.value.noTables} <a href="/new?with=anybody">{w.value.openOne}</a>
      </p>
    )
  return (
    <>
      <Part id="open" title={w.value.open} tables={others.open} />
      <Part id="running" title={w.value.running} tables={others.running} />
      <Part id="finished" title={w.value.finished} tables={others.finished} />
    </>
  )
}

function Part({ id, title, tables }: { readonly id: string; readonly title: string; readonly tables: Others['open'] }) {
  if (tables.length === 0) return null
  return (
    <section class="part" aria-labelledby={id}>
      <div class="part-head">
        <h2 id={id}>{title}</h2>
        <a href={`/tables#${id}`}>{w.value.allTables}</a>
      </div>
      <TableList tables={tables} />
    </section>
  )
}

function Next({ gameId }: { readonly gameId: string }) {
  const ways = [
    [`/learn/${gameId}`, w.value.learn, w.value.learnAbout],
    [`/rules/${gameId}`, w.value.rules, w.value.rulesAbout],
    ['/about', w.value.about, w.value.aboutAbout],
  ] as const
  return (
    <section class="part" aria-labelledby="next">
      <h2 id="next">{w.value.learnTitle}</h2>
      <ul class="next">
        {ways.map(([to, title, about]) => (
          <li key={to} class="card linked">
            <h3>
              <a href={to}>{title}</a>
            </h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
