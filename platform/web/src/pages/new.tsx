import '../styles/forms.css'
import { GAMES } from '@iacta/registry/browser'
import { useEffect, useState } from 'preact/hooks'
import { person } from '../api.ts'
import type { BrowserGame } from '../board/index.ts'
import { Frame } from '../frame/frame.tsx'
import { gameOr, wordsOf } from '../frame/game-words.ts'
import { Forum, Letter, Machine, Pair } from '../frame/icons.tsx'
import { span } from '../frame/intl.ts'
import { InviteDialog } from '../frame/invite.tsx'
import { LevelChoice } from '../frame/levels.tsx'
import { reach, refreshServer } from '../frame/my-tables.ts'
import { Button, type Choice, Choices, ErrorLine, Form } from '../frame/parts.tsx'
import { createHere, createTable } from '../frame/tables.ts'
import { useTask } from '../frame/task.ts'
import { go, query } from '../router.ts'
import { language, level } from '../settings.ts'
import type { Clock, TableSummary } from '../table/link.ts'
import { w } from './new.words.ts'

const OPPONENTS = ['computer', 'screen', 'friend', 'anybody'] as const
type Opponent = (typeof OPPONENTS)[number]
type Options = Readonly<Record<string, string | number | boolean>>

const DAY = 86_400
const NO_CLOCK: Clock = { kind: 'none' }
const SLOW: readonly Clock[] = [1, 3, 7].map((days) => ({ kind: 'deadline', seconds: days * DAY }))
const LIVE: readonly Clock[] = [
  [30, 20],
  [60, 30],
  [120, 60],
].map(([minutes, increment]) => ({ kind: 'bank', seconds: minutes * 60, increment }))
const CLOCKS = [NO_CLOCK, ...SLOW, ...LIVE]

/** Every choice there is before a game begins; each has a usual answer, so that the button alone is enough. */
export function NewPage() {
  const [gameId, setGame] = useState(gameOr(query.value.get('game')).id)
  const game = gameOr(gameId)
  return (
    <Frame title={w.value.title} narrow>
      <h1>{w.value.title}</h1>
      <div class="form">
        <Choices
          legend={w.value.game}
          look="cards"
          value={gameId}
          choices={GAMES.map(({ id, title, summary }) => ({
            value: id,
            label: title[language.value],
            about: summary[language.value],
          }))}
          onChoose={setGame}
        />
      </div>
      <Setup key={game.id} game={game} />
    </Frame>
  )
}

function Setup({ game }: { readonly game: BrowserGame }) {
  const text = wordsOf(game.id)
  const wantedOpponent = OPPONENTS.find((opponent) => opponent === query.value.get('with'))
  const [opponent, setOpponent] = useState<Opponent>(wantedOpponent ?? 'computer')
  const [options, setOptions] = useState<Options>(
    Object.fromEntries(Object.entries(game.options).map(([key, { choices }]) => [key, choices[0]])),
  )
  const [side, setSide] = useState('')
  const [clock, setClock] = useState(0)
  const [onTimeout, setOnTimeout] = useState<'claim' | 'bot'>('claim')
  const [rated, setRated] = useState(false)
  const [invited, setInvited] = useState<TableSummary | null>(null)

  const seats = game.seats(options)
  const isOnServer = opponent === 'friend' || opponent === 'anybody'
  const hasName = Boolean(person.value?.name)
  const isRated = rated && hasName && isOnServer
  useEffect(() => {
    // With strangers a game without a clock is seldom finished.
    if (opponent === 'anybody' && clock === 0) setClock(CLOCKS.indexOf(SLOW[1]))
  }, [opponent])

  const begin = useTask(async () => {
    const mine = seats.includes(side) ? side : side === RANDOM ? drawn(seats) : seats[0]
    const others = <const T,>(who: T): Record<string, T | 'me'> =>
      Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : who]))
    if (opponent === 'computer') return go(`/table/${await createHere(game.id, others({ bot: level.value }), options)}`)
    if (opponent === 'screen') return go(`/table/${await createHere(game.id, others('me'), options)}`)
    const table = await createTable({
      game: game.id,
      options,
      visibility: opponent === 'anybody' ? 'public' : 'private',
      rated: isRated,
      clock: CLOCKS[clock],
      // At a rated table of two no computer takes over.
      onTimeout: isRated && seats.length <= 2 ? 'claim' : onTimeout,
      seats: others('open'),
    })
    void refreshServer()
    if (opponent === 'friend') setInvited(table)
    else go(`/table/${table.id}`)
  })

  return (
    <Form name={w.value.title} onSubmit={begin.run}>
      <Choices
        legend={w.value.opponent}
        look="cards"
        value={opponent}
        choices={opponentChoices(seats.length)}
        onChoose={setOpponent}
      >
        {reach.value === 'away' ? <p class="under">{w.value.away}</p> : null}
      </Choices>
      {opponent === 'computer' ? <LevelChoice look="cards" /> : null}
      {Object.entries(game.options).map(([key, { choices }]) => (
        <Choices
          key={key}
          legend={optionName(key)}
          value={String(options[key])}
          choices={choices.map((choice) => ({
            value: String(choice),
            label: text?.option(key, choice) ?? String(choice),
          }))}
          onChoose={(value) =>
            setOptions({ ...options, [key]: choices.find((choice) => String(choice) === value) ?? choices[0] })
          }
        />
      ))}
      {opponent === 'screen' ? null : (
        <Choices
          legend={w.value.seat}
          value={seats.includes(side) || side === RANDOM ? side : seats[0]}
          choices={[
            ...seats.map((seat) => ({ value: seat, label: text?.seat(seat) ?? seat })),
            { value: RANDOM, label: w.value.random },
          ]}
          onChoose={setSide}
        />
      )}
      {isOnServer ? (
        <fieldset class="choices">
          <legend>{w.value.time}</legend>
          <p class="field">
            <label for="clock">{w.value.clock}</label>
            <select id="clock" value={clock} onChange={({ currentTarget }) => setClock(Number(currentTarget.value))}>
              <option value={0}>{w.value.none}</option>
              <ClockGroup label={w.value.slow} clocks={SLOW} />
              <ClockGroup label={w.value.live} clocks={LIVE} />
            </select>
          </p>
          {clock > 0 && (!isRated || seats.length > 2) ? (
            <p class="field">
              <label for="timeout">{w.value.onTimeout}</label>
              <select
                id="timeout"
                value={onTimeout}
                onChange={({ currentTarget }) => setOnTimeout(currentTarget.value === 'bot' ? 'bot' : 'claim')}
              >
                <option value="claim">{seats.length > 2 ? w.value.claimOfMany : w.value.claim}</option>
                <option value="bot">{seats.length > 2 ? w.value.botOfMany : w.value.bot}</option>
              </select>
            </p>
          ) : null}
          <label class="check">
            <input
              type="checkbox"
              checked={isRated}
              disabled={!hasName}
              onChange={({ currentTarget }) => setRated(currentTarget.checked)}
            />
            <span>{w.value.rated}</span>
          </label>
          <p class="under">
            {w.value.ratedNeedsName} {w.value.ratedCounts}{' '}
            {hasName ? null : <a href="/account">{w.value.makeAccount}</a>}
          </p>
        </fieldset>
      ) : null}
      <ErrorLine trouble={begin.trouble} />
      <div class="form-end">
        <Button type="submit" kind="main" class="large" busy={begin.busy}>
          {isOnServer ? w.value.setUp : w.value.begin}
        </Button>
      </div>
      {invited ? <InviteDialog table={invited} onClose={() => go(`/table/${invited.id}`)} /> : null}
    </Form>
  )
}

const RANDOM = '*'

const drawn = (seats: readonly string[]): string => seats[crypto.getRandomValues(new Uint32Array(1))[0] % seats.length]

function opponentChoices(seats: number): readonly Choice<Opponent>[] {
  const all: readonly Choice<Opponent>[] = [
    { value: 'computer', label: w.value.computer, about: w.value.computerAbout, icon: <Machine /> },
    { value: 'screen', label: w.value.screen, about: w.value.screenAbout, icon: <Pair /> },
    { value: 'friend', label: w.value.friend(seats), about: w.value.friendAbout, icon: <Letter /> },
    { value: 'anybody', label: w.value.anybody, about: w.value.anybodyAbout, icon: <Forum /> },
  ]
  // Alone there is nobody to be against.
  return seats === 1 ? all.slice(0, 1) : all
}

function optionName(key: string): string {
  const names: Readonly<Record<string, string>> = w.value.option
  return names[key] ?? key
}

function ClockGroup({ label, clocks }: { readonly label: string; readonly clocks: readonly Clock[] }) {
  return (
    <optgroup label={label}>
      {clocks.map((clock) => (
        <option key={CLOCKS.indexOf(clock)} value={CLOCKS.indexOf(clock)}>
          {clock.kind === 'deadline' ? w.value.perMove(span(clock.seconds * 1000)) : null}
          {clock.kind === 'bank' ? w.value.bank(clock.seconds / 60, clock.increment) : null}
        </option>
      ))}
    </optgroup>
  )
}
