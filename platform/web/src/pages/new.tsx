import '../styles/forms.css'
import { fittingOptions, mayBeMatch, type SettledOptions, textFor, whenLeft } from '@iacta/kernel'
import { GAMES } from '@iacta/registry/browser'
import type { Challenged, Computer } from '@iacta/wire'
import { useEffect, useState } from 'preact/hooks'
import { person } from '../api.ts'
import type { BrowserGame } from '../board/index.ts'
import { Frame } from '../frame/frame.tsx'
import { GameOptions } from '../frame/game-options.tsx'
import { gameOr, proposedSeat, wordsOf } from '../frame/game-text.ts'
import { Forum, Letter, Machine, Pair } from '../frame/icons.tsx'
import { span } from '../frame/intl.ts'
import { InviteDialog } from '../frame/invite.tsx'
import { LevelChoice, MannerChoice } from '../frame/levels.tsx'
import { reach, refreshServer } from '../frame/my-tables.ts'
import { OtherSeats, type Sitter, seated } from '../frame/other-seats.tsx'
import { Button, type Choice, Choices, ErrorLine, Form } from '../frame/parts.tsx'
import { createHere, createTable } from '../frame/tables.ts'
import { useTask } from '../frame/task.ts'
import { go, query } from '../router.ts'
import { computer, language } from '../settings.ts'
import type { Clock, TableSummary } from '../table/link.ts'
import { w } from './new.words.ts'

const OPPONENTS = ['computer', 'screen', 'friend', 'anybody'] as const
type Opponent = (typeof OPPONENTS)[number]

const DAY = 86_400
const NO_CLOCK: Clock = { kind: 'none' }
const SLOW: readonly Clock[] = [1, 3, 7].map((days) => ({ kind: 'deadline', seconds: days * DAY }))
const LIVE: readonly Clock[] = [
  [30, 20],
  [60, 30],
  [120, 60],
].map(([minutes, increment]) => ({ kind: 'bank', seconds: minutes * 60, increment }))
const CLOCKS = [NO_CLOCK, ...SLOW, ...LIVE]
/** Lengths to agree on, in minutes. */
const LENGTHS = [60, 120, 180, 240, 300, 360]

const ON_TIMEOUT = ['claim', 'bot', 'rules'] as const
type OnTimeout = (typeof ON_TIMEOUT)[number]

/** Whether a table may be set up so: the computer saves nobody from losing, and the rules answer where they can. */
const mayBe = (way: OnTimeout, { terms = [] }: BrowserGame, isSaved: boolean): boolean =>
  way === 'bot' ? !isSaved : way === 'claim' || terms.includes('silence')

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
  // What is told of each choice is wanted at once here.
  const text = wordsOf(game.id, 0)
  const wantedOpponent = OPPONENTS.find((opponent) => opponent === query.value.get('with'))
  const [opponent, setOpponent] = useState<Opponent>(wantedOpponent ?? 'computer')
  // What was chosen and is not possible just now comes back when it is.
  const [wanted, setWanted] = useState<SettledOptions>({})
  const options = fittingOptions(game.options, wanted)
  const [side, setSide] = useState('')
  const [clock, setClock] = useState(0)
  const [onTimeout, setOnTimeout] = useState<OnTimeout>('claim')
  const [minutes, setMinutes] = useState<number | null>(null)
  const [rated, setRated] = useState(false)
  const [matched, setMatched] = useState(false)
  const [invited, setInvited] = useState<TableSummary | null>(null)
  const [sitters, setSitters] = useState<Readonly<Record<string, Sitter>>>({})
  const challenged = query.value.get('for')

  const seats = game.seats(options)
  const sideChosen = seats.includes(side) || side === RANDOM ? side : proposedSeat(game, seats)
  const atTable = text && textFor(text, options)
  const isOnServer = opponent === 'friend' || opponent === 'anybody'
  const hasName = Boolean(person.value?.name)
  const isRated = rated && hasName && isOnServer
  const isMatch = matched && mayBeMatch(seats)
  const { becomes } = whenLeft(game, options, 0)
  const timeouts = ON_TIMEOUT.filter((way) => mayBe(way, game, isRated && becomes === 'ends'))
  useEffect(() => {
    // With strangers a game without a clock is seldom finished.
    if (opponent === 'anybody' && clock === 0) setClock(CLOCKS.indexOf(SLOW[1]))
  }, [opponent])

  const begin = useTask(async () => {
    const mine = sideChosen === RANDOM ? drawn(seats) : sideChosen
    const more = { match: isMatch, minutes }
    const here = async (who: Record<string, 'me' | Computer>): Promise<void> =>
      go(`/table/${await createHere(game.id, { ...who, [mine]: 'me' }, options, more)}`)
    if (opponent === 'computer') return here(seated(seats, {}, computer()))
    if (opponent === 'screen') return here(seated(seats, sitters, 'me'))
    const others = {
      ...seated<'me' | 'open' | Challenged>(seats, isRated ? {} : sitters, 'open'),
      ...(challenged !== null && { [nextTo(mine, seats)]: { for: challenged } }),
      [mine]: 'me' as const,
    }
    const table = await createTable({
      game: game.id,
      options,
      visibility: opponent === 'anybody' ? 'public' : 'private',
      rated: isRated,
      clock: CLOCKS[clock],
      onTimeout: timeouts.includes(onTimeout) ? onTimeout : 'claim',
      ...more,
      seats: others,
    })
    void refreshServer()
    const isInviting = opponent === 'friend' && challenged === null && table.status === 'open'
    if (isInviting) setInvited(table)
    else go(`/table/${table.id}`)
  })

  return (
    <Form name={w.value.title} onSubmit={begin.run}>
      {challenged === null ? (
        <Choices
          legend={w.value.opponent}
          look="cards"
          value={opponent}
          choices={opponentChoices(seats.length)}
          onChoose={setOpponent}
        >
          {reach.value === 'away' ? <p class="under">{w.value.away}</p> : null}
        </Choices>
      ) : (
        <p class="lead">
          {w.value.challenging(challenged)}{' '}
          {hasName ? null : (
            <>
              {w.value.challengeNeedsName} <a href="/account">{w.value.makeAccount}</a>
            </>
          )}
        </p>
      )}
      {opponent === 'computer' ? (
        <>
          <LevelChoice look="cards" />
          <MannerChoice />
        </>
      ) : null}
      <GameOptions
        specs={game.options}
        text={text}
        options={options}
        onChange={(key, value) => setWanted({ ...wanted, [key]: value })}
      />
      {opponent === 'screen' && seats.length < 3 ? null : (
        <Choices
          legend={w.value.seat}
          value={sideChosen}
          choices={[
            ...seats.map((seat) => ({ value: seat, label: atTable?.seat(seat) ?? seat })),
            { value: RANDOM, label: w.value.random },
          ]}
          onChoose={setSide}
        />
      )}
      {seats.length > 2 && opponent !== 'computer' && !isRated ? (
        <OtherSeats
          seats={seats.filter(
            (seat) => seat !== sideChosen && !(challenged !== null && seat === nextTo(sideChosen, seats)),
          )}
          sitters={sitters}
          personIs={opponent === 'screen' ? w.value.somebodyHere : w.value.somebodyToCome}
          nameOf={(seat) => atTable?.seat(seat) ?? seat}
          onChange={(seat, sitter) => setSitters({ ...sitters, [seat]: sitter })}
        />
      ) : null}
      {mayBeMatch(seats) ? (
        <Choices
          legend={w.value.games}
          look="cards"
          value={isMatch ? 'match' : 'one'}
          choices={[
            { value: 'one', label: w.value.oneGame, about: w.value.oneGameAbout },
            { value: 'match', label: w.value.match, about: w.value.matchAbout },
          ]}
          onChoose={(value) => setMatched(value === 'match')}
        />
      ) : null}
      {game.terms?.includes('agreed-time') ? (
        <p class="field">
          <label for="minutes">{w.value.agreedTime}</label>
          <select
            id="minutes"
            value={minutes ?? ''}
            onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value) || null)}
          >
            <option value="">{w.value.noAgreedTime}</option>
            {LENGTHS.map((length) => (
              <option key={length} value={length}>
                {w.value.minutes(length)}
              </option>
            ))}
          </select>
        </p>
      ) : null}
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
          {clock > 0 && timeouts.length > 1 ? (
            <p class="field">
              <label for="timeout">{w.value.onTimeout}</label>
              <select
                id="timeout"
                value={onTimeout}
                onChange={({ currentTarget }) =>
                  setOnTimeout(timeouts.find((way) => way === currentTarget.value) ?? 'claim')
                }
              >
                {timeouts.map((way) => (
                  <option key={way} value={way}>
                    {way === 'rules' ? w.value.rules : w.value[way][becomes]}
                  </option>
                ))}
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

/** The seat after one's own, where whoever is challenged sits. */
const nextTo = (mine: string, seats: readonly string[]): string => seats[(seats.indexOf(mine) + 1) % seats.length]

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
