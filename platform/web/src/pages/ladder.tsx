import '../styles/forms.css'
import type { GameText } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import type { Figures, Ladder as GameLadder, Statistics as GameStatistics, Ranked } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { titleOf, wordsOf } from '../frame/game-text.ts'
import { listed, number, percent } from '../frame/intl.ts'
import { Choices, ErrorLine, Waiting } from '../frame/parts.tsx'
import { wholePercents } from '../frame/percents.ts'
import { useFetched } from '../frame/task.ts'
import { w } from './ladder.words.ts'

/** Who is best, and how games of a kind end. */
export function LadderPage({ names: { game } }: { readonly names: { readonly game: string } }) {
  const title = w.value.title(titleOf(game))
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      {gameNamed(game) ? (
        <div class="side-by-side">
          <Ladder game={game} />
          <Statistics game={game} />
        </div>
      ) : (
        <p class="quiet">{w.value.unknownGame}</p>
      )}
    </Frame>
  )
}

function Ladder({ game }: { readonly game: string }) {
  const { value, trouble, again } = useFetched(
    () => api<GameLadder>('GET', `/games/${encodeURIComponent(game)}/ratings`),
    [game],
  )
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder">{w.value.ladder}</h2>
      <p class="under">{w.value.ladderAbout}</p>
      {!value ? (
        trouble ? (
          <ErrorLine trouble={trouble} again={again} />
        ) : (
          <Waiting />
        )
      ) : value.people.length === 0 ? (
        <p class="quiet">
          {w.value.nobody} <a href={`/new?game=${game}&with=anybody`}>{w.value.first}</a>
        </p>
      ) : (
        <Ranks people={value.people} hasPlaces />
      )}
      {value && value.provisional.length > 0 ? (
        <>
          <h3 id="provisional">{w.value.provisional}</h3>
          <p class="under">{w.value.provisionalAbout}</p>
          <Ranks people={value.provisional} />
        </>
      ) : null}
    </section>
  )
}

function Ranks({ people, hasPlaces = false }: { readonly people: readonly Ranked[]; readonly hasPlaces?: boolean }) {
  return (
    <div class="scroll">
      <table class="figures">
        <thead>
          <tr>
            {hasPlaces ? <th scope="col">{w.value.place}</th> : null}
            <th scope="col">{w.value.name}</th>
            <th scope="col">{w.value.rating}</th>
            <th scope="col">{w.value.games}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, rating, deviation, games }, i) => (
            <tr key={name} class={name === person.value?.name ? 'me' : undefined}>
              {hasPlaces ? <td>{number(i + 1)}</td> : null}
              <th scope="row">
                <a href={`/people/${encodeURIComponent(name)}`}>{name}</a>
              </th>
              <td>
                {number(rating)}
                <span class="quiet"> ± {number(deviation)}</span>
              </td>
              <td>{number(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Statistics({ game }: { readonly game: string }) {
  const [which, setWhich] = useState<'amongPeople' | 'all'>('all')
  const { value, trouble, again } = useFetched(
    () => api<GameStatistics>('GET', `/games/${encodeURIComponent(game)}/statistics`),
    [game],
  )
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{w.value.statistics}</h2>
      <Choices
        legend={w.value.statistics}
        quiet
        value={which}
        choices={[
          { value: 'all', label: w.value.all },
          { value: 'amongPeople', label: w.value.among },
        ]}
        onChoose={setWhich}
      />
      {value ? (
        <Counted game={game} figures={value[which]} />
      ) : trouble ? (
        <ErrorLine trouble={trouble} again={again} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Counted({ game, figures }: { readonly game: string; readonly figures: Figures }) {
  const text = wordsOf(game)
  if (figures.tables === 0) return <p class="quiet">{w.value.none}</p>
  const facts = [
    w.value.finished(figures.tables),
    ...(figures.averageActions === null ? [] : [w.value.average(number(figures.averageActions))]),
    ...(figures.abandoned > 0 ? [w.value.abandoned(figures.abandoned)] : []),
  ]
  const bars = [
    ...Object.entries(figures.won).map(([seat, won]) => [nameOfSide(seat, text), won] as const),
    ...(figures.drawn > 0 ? [[w.value.drawn, figures.drawn] as const] : []),
  ]
  const isShared = figures.ways.some(({ winners }) => winners.length > 1)
  const shares = wholePercents(bars.map(([, won]) => won))
  return (
    <>
      <p class="under">{facts.join(' · ')}</p>
      <h3>{w.value.wins}</h3>
      <ul class="bars">
        {bars.map(([name, won], i) => (
          <li key={name}>
            <span>{name}</span>
            <span class="bar" style={{ '--part': won / figures.tables }} />
            <span>
              {number(won, 1)} <span class="quiet">({percent(shares[i], 100)})</span>
            </span>
          </li>
        ))}
      </ul>
      {isShared ? <p class="under">{w.value.shared}</p> : null}
      <div class="scroll">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{w.value.winner}</th>
              <th scope="col" class="words">
                {w.value.way}
              </th>
              <th scope="col">{w.value.tables}</th>
            </tr>
          </thead>
          <tbody>
            {figures.ways.map(({ way, winners, tables }) => (
              <tr key={`${way} ${winners}`}>
                <th scope="row">
                  {winners.length === 0 ? w.value.nobodyWon : listed(winners.map((seat) => nameOfSide(seat, text)))}
                </th>
                <td class="words">{nameOf(way, text)}</td>
                <td>{number(tables)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What ends a game beside its rules has the same words everywhere; its own ways are the game's to name. */
/** Games are counted by the side that was played, which mostly is the seat. */
const nameOfSide = (id: string, text: GameText | null): string => text?.sides?.[id] ?? text?.seat(id) ?? id

function nameOf(way: string, text: GameText | null): string {
  const beside: Readonly<Record<string, string>> = w.value.ways
  return Object.hasOwn(beside, way) ? beside[way] : (text?.way(way) ?? '…')
}
