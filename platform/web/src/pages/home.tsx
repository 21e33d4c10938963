import '../styles/home.css'
import { textFor, usualOptions } from '@iacta/kernel'
import { GAMES, gameNamed } from '@iacta/registry/browser'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { BrowserGame } from '../board/index.ts'
import { later } from '../board/later.ts'
import { Frame } from '../frame/frame.tsx'
import { gameOr, proposedSeat, wordsOf } from '../frame/game-text.ts'
import { Arrow, Letter, Machine, Pair } from '../frame/icons.tsx'
import { LevelChoice } from '../frame/levels.tsx'
import { LEVEL_NAMES } from '../frame/levels.words.ts'
import { goingOn, refreshServer } from '../frame/my-tables.ts'
import { Choices, ErrorLine, Picture } from '../frame/parts.tsx'
import { useTask } from '../frame/task.ts'
import { createLocal, prepareLocal } from '../local/tables.ts'
import { go, query } from '../router.ts'
import { computer, favourite, language, level } from '../settings.ts'
import type { TableSummary } from '../table/link.ts'
import { w } from './home.words.ts'

// What is below the first screen, or behind a click, comes after it.
const MyTables = later(() => import('./home-tables.tsx').then(({ MyTables }) => MyTables))
const OtherTables = later(() => import('./home-tables.tsx').then(({ OtherTables }) => OtherTables))
const WhoWaits = later(() => import('./home-tables.tsx').then(({ WhoWaits }) => WhoWaits))
const InviteDialog = later(() => import('../frame/invite.tsx').then(({ InviteDialog }) => InviteDialog))

/** So long after the first screen what is below it is fetched, in milliseconds. */
const SOON = 1000

/** Two clicks from a stranger's first look to the first move; whoever has games under way finds them first. */
export function Home() {
  // A link may name a game; else it is the one that was chosen last. The address changes before this page goes.
  const [named, setNamed] = useState(() => gameNamed(query.peek().get('game') ?? ''))
  const game = named ?? gameOr(favourite.value)
  const isSettled = useSignal(false)
  const isLeaving = useSignal(false)
  const isBelow = useRef(false)
  const hasTables = goingOn.value.length > 0
  // Whoever is about to play, or has no tables to come back to, can wait for what is below.
  isBelow.current ||= hasTables || (isSettled.value && !isLeaving.value)
  return (
    <Frame>
      {hasTables ? <MyTables /> : null}
      <section class="hero">
        <div class="hero-words">
          <h1>{w.value.title}</h1>
          <p class="lead">{w.value.lead}</p>
        </div>
        <GameCards
          chosen={game}
          isHeld={isLeaving.value}
          isSettled={isSettled.value}
          onChoose={(id) => {
            favourite.value = id
            setNamed(undefined)
          }}
          onSettled={() => {
            prepare(game.id)
            setTimeout(() => {
              isSettled.value = true
            }, SOON)
          }}
        />
        <PlayNow key={game.id} game={game} isLeaving={isLeaving} />
        <div class="hero-waiting">{isBelow.current ? <WhoWaits /> : null}</div>
      </section>
      {isBelow.current ? <OtherTables /> : null}
      <Next game={game} />
    </Frame>
  )
}

interface GameCardsProps {
  readonly chosen: BrowserGame
  readonly isHeld: boolean
  /** Whether the chosen one is drawn: the others come after it. */
  readonly isSettled: boolean
  onChoose(game: string): void
  onSettled(): void
}

/** The games of the house, each by a picture of its board: one of them is chosen. */
function GameCards({ chosen, isHeld, isSettled, onChoose, onSettled }: GameCardsProps) {
  return (
    <fieldset class="games">
      <legend class="unseen">{w.value.game}</legend>
      {GAMES.map((game) => {
        const isChosen = game.id === chosen.id
        return (
          <label key={game.id} class="game-card">
            <input type="radio" name="game" checked={isChosen} onChange={() => onChoose(game.id)} />
            {isChosen || isSettled ? (
              <Picture game={game} isHeld={isHeld} {...(isChosen && { onSettled })} />
            ) : (
              <div class="picture" aria-hidden="true" />
            )}
            <span class="board-title">{game.title[language.value]}</span>
            <span class="board-about">{game.summary[language.value]}</span>
          </label>
        )
      })}
    </fieldset>
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
}

function PlayNow({ game, isLeaving }: PlayNowProps) {
  const [side, setSide] = useState<string | null>(null)
  const [invited, setInvited] = useState<TableSummary | null>(null)
  const usual = usualOptions(game.options)
  const words = wordsOf(game.id)
  const text = words && textFor(words, usual)
  const seats = game.seats(usual)

  const play = useTask(async (how: 'computer' | 'screen' | 'friend') => {
    const mine = side ?? proposedSeat(game, seats)
    const others = <const T,>(who: T): Record<string, T | 'me'> =>
      Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : who]))
    if (how === 'friend') {
      const { createTable } = await import('../frame/tables.ts')
      setInvited(await createTable({ game: game.id, visibility: 'private', seats: others('open') }))
      void refreshServer()
      return
    }
    isLeaving.value = true
    favourite.value = game.id
    prepare(game.id)
    try {
      const players = others(how === 'computer' ? computer() : 'me')
      go(`/table/${await createLocal({ game: game.id, seats: players })}`)
    } catch (error) {
      isLeaving.value = false
      throw error
    }
  })

  return (
    <section class={play.busy ? 'play-now busy' : 'play-now'} aria-labelledby="play-now">
      <div class="play-head">
        <h2 id="play-now">{w.value.playNow}</h2>
        <div class="play-side">
          {seats.length > 0 && text ? (
            <Choices
              legend={w.value.side}
              value={side ?? proposedSeat(game, seats)}
              choices={seats.map((seat) => ({ value: seat, label: text.seat(seat) }))}
              onChoose={setSide}
            />
          ) : null}
        </div>
      </div>
      <div class="play-ways">
        <div class="play-level">
          <LevelChoice look="segments" />
        </div>
        <Way
          isFirst
          icon={<Machine />}
          title={w.value.computer}
          about={w.value.computerAbout(LEVEL_NAMES[level.value])}
          onPlay={() => play.run('computer')}
        />
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

interface WayProps {
  /** The nearest way to a first move. */
  readonly isFirst?: boolean
  readonly icon: ComponentChildren
  readonly title: string
  readonly about: string
  onPlay(): void
}

function Way({ isFirst = false, icon, title, about, onPlay }: WayProps) {
  return (
    <button type="button" class={isFirst ? 'way first' : 'way'} onClick={onPlay}>
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
