import { Pips, type StatusProps } from '@iacta/web/board'
import { PREFECTURES } from '../data/map.ts'
import { ACTIVATIONS, FIRST_YEAR, TURNS, YEARS } from '../data/tables.ts'
import type { View } from '../rules/fog.ts'
import { holdsPrefecture, standingIn } from '../rules/victory.ts'
import { Emblem } from './emblems.tsx'
import { Gold } from './pieces.tsx'
import { isRomanActivation, phaseOf, stateOf } from './reading.ts'
import { wordsIn } from './spoken.ts'
import './status.css'

/** Always in sight: the turn and its phase, the treasury, whose activations are left, and how many provinces are still needed. */
export function Status({ view, language }: StatusProps<View>) {
  const words = wordsIn(language)
  const s = stateOf(view)
  const year = FIRST_YEAR + (Math.max(1, s.turn) - 1) * YEARS
  const phase = phaseOf(s)
  return (
    <div class="board-status ju ju-status">
      <p title={words.turn(s.turn, TURNS, year)}>
        <Pips class="ju-turns" label={words.turn(s.turn, TURNS, year)} of={TURNS} now={s.turn} />
        <b>{words.year(year)}</b>
        <span class="board-wide ju-phase">{words.phases[phase]}</span>
      </p>
      <p title={words.inTreasury(s.gold)}>
        <Gold>{String(s.gold)}</Gold>
        <span class="unseen">{words.inTreasury(s.gold)}</span>
      </p>
      {phase === 'activations' && <Activations view={view} language={language} />}
      <p class="ju-prefectures">
        {PREFECTURES.map(([id], prefecture) => {
          const { held, needed, missing } = standingIn(s, prefecture)
          const said = words.held(words.prefectures[id], held, needed, missing.length)
          return (
            <span
              key={id}
              class={`ju-prefecture ju-map-of-${id}${holdsPrefecture(s, prefecture) ? ' is-held' : ''}`}
              role="img"
              aria-label={said}
              title={said}
            >
              <i class="board-wide">{words.prefectures[id]}</i>
              <b>
                {held}/{needed}
              </b>
              {missing.length > 0 && <small>−{missing.length}</small>}
            </span>
          )
        })}
      </p>
    </div>
  )
}

/** The markers of the Barbarian that are left, and the Byzantine's activations. */
function Activations({ view, language }: StatusProps<View>) {
  const words = wordsIn(language)
  const s = stateOf(view)
  const isRoman = isRomanActivation(s)
  const said = words.activations(s.romanDone, ACTIVATIONS.byzantine, s.chooseLeft, s.randomLeft)
  const marker = (sign: string, of: number, left: number) =>
    Array.from({ length: of }, (_, i) => (
      <i key={`${sign}${i}`} class={i < of - left ? 'is-past' : ''}>
        {sign}
      </i>
    ))
  return (
    <p class="ju-activations" role="img" aria-label={said} title={said}>
      <span class={`ju-markers is-barbarian${isRoman ? '' : ' is-now'}`}>
        <Emblem of="barbarian" />
        {marker(words.choosing, ACTIVATIONS.choose, s.chooseLeft)}
        {marker(words.random, ACTIVATIONS.random, s.randomLeft)}
      </span>
      <span class={`ju-markers is-byzantine${isRoman ? ' is-now' : ''}`}>
        <Emblem of="byzantine" />
        {marker('', ACTIVATIONS.byzantine, ACTIVATIONS.byzantine - s.romanDone)}
      </span>
    </p>
  )
}
