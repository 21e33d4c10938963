import type { OptionSpecs } from '@iacta/kernel'
import '../styles/home.css'
import { GAMES, gameNamed } from '@iacta/registry/browser'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { BrowserGame } from '../board/index.ts'
import { later } from '../board/later.ts'
import { Frame } from '../frame/frame.tsx'
import { gameOr, wordsOf } from '../frame/game-words.ts'
import { Arrow, Letter, Machine, Pair } from '../frame/icons.tsx'
import { LevelChoice } from '../frame/levels.tsx'
import { goingOn, refreshServer } from '../frame/my-tables.ts'
import { Choices, ErrorLine, Picture } from '../frame/parts.tsx'
import { createHere, createTable } from '../frame/tables.ts'
import { useTask } from '../frame/task.ts'
import { prepareLocal } from '../local/tables.ts'
import { go, query } from '../router.ts'
import { favourite, language, level } from '../settings.ts'
import type { TableSummary } from '../table/link.ts'
import { w } from './home.words.ts'

// What is below the first screen, or behind a click, comes after it.
const Tables = later(() => import('./home-tables.tsx').then(({ Tables }) => Tables))
const InviteDialog = later(() => import('../frame/invite.tsx').then(({ InviteDialog }) => InviteDialog))

/** So long after the first screen what is below it is fetched, in milliseconds. */
const SOON = 1000

/** Two clicks from a stranger's first look to the first move. */
export function Home() {
  // A link may name a game; else it is the one that was chosen last. The address changes before this page goes.
  const [named, setNamed] = useState(() => gameNamed(query.peek().get('game') ?? ''))
  const game = named ?? gameOr(favourite.value)
  const isSettled = useSignal(false)
  const isLeaving = useSignal(false)
  const isBelow = useRef(false)
  // Whoever is about to play, or has no tables to come back to, can wait for what is below.
  isBelow.current ||= goingOn.value.length > 0 || (isSettled.value && !isLeaving.value)
  return (
    <Frame>
      <section class="hero">
        <div class="hero-words">
          <h1>{w.value.title}</h1>
          <p class="lead">{w.value.lead}</p>
        </div>
        <figure class="hero-board">
          <Picture
            game={game}
            isHeld={isLeaving.value}
            onSettled={() => {
              prepare(game.id)
              setTimeout(() => {
                isSettled.value = true
              }, SOON)
            }}
          />
          <figcaption>
            <span class="board-title">{game.title[language.value]}</span>
            <span class="board-about">{game.summary[language.value]}</span>
          </figcaption>
        </figure>
        <PlayNow
          key={game.id}
          game={game}
          isLeaving={isLeaving}
          onChoose={(id) => {
            favourite.value = id
            setNamed(undefined)
          }}
        />
      </section>
      {isBelow.current ? <Tables /> : null}
      <Next game={game} />
    </Frame>
  )
}

/** Fetches what the first click will need. Whatever does not come is asked for again then. */
function prepare(game: string): void {
  import('./table.tsx').catch(() => undefined)
  import('../table/log.tsx').catch(() => undefined)
  prepareLocal(game).catch(() => undefined)
}

interface PlayNowProps {
  readonly game: BrowserGame
  readonly isLeaving: Signal<boolean>
  onChoose(game: string): void
}

function PlayNow({ game, isLeaving, onChoose }: PlayNowProps) {
  const [side, setSide] = useState<string | null>(null)
  const [invited, setInvited] = useState<TableSummary | null>(null)
  const text = wordsOf(game.id)
  const seats = game.seats(usualOptions(game.options))

  const play = useTask(async (how: 'computer' | 'screen' | 'friend') => {
    const mine = side ?? seats[0]
    const others = <const T,>(who: T): Record<string, T | 'me'> =>
      Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : who]))
    if (how === 'friend') {
      setInvited(await createTable({ game: game.id, visibility: 'private', seats: others('open') }))
      void refreshServer()
      return
    }
    isLeaving.value = true
    favourite.value = game.id
    prepare(game.id)
    try {
      go(`/table/${await createHere(game.id, others(how === 'computer' ? { bot: level.value } : 'me'))}`)
    } catch (error) {
      isLeaving.value = false
      throw error
    }
  })

  return (
    <section class={play.busy ? 'play-now busy' : 'play-now'} aria-labelledby="play-now">
      <div class="play-head">
        <h2 id="play-now">{w.value.playNow}</h2>
        {GAMES.length > 1 ? (
          <label class="play-game">
            <span class="unseen">{w.value.game}</span>
            <select value={game.id} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
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
        <div class="play-level">
          <LevelChoice look="segments" />
        </div>
        <Way
          icon={<Pair />}
          title={w.value.screen}
          about={w.value.screenAbout(seats.length)}
          onPlay={() => play.run('screen')}
        />
        <Way
          icon={<Letter />}
          title={w.value.friend(seats.length)}
          about={w.value.friendAbout(seats.length)}
          onPlay={() => play.run('friend')}
        />
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
const usualOptions = (options: OptionSpecs): Record<string, string | number | boolean> =>
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

function Next({ game }: { readonly game: BrowserGame }) {
  const ways: readonly (readonly [to: string, title: string, about: string])[] = [
    ...(game.lesson ? [[`/learn/${game.id}`, w.value.learn, w.value.learnAbout] as const] : []),
    [`/rules/${game.id}`, w.value.rules, w.value.rulesAbout],
    ['/about', w.value.about, w.value.aboutAbout],
  ]
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
