import { Pips, type StatusProps } from '@iacta/web/board'
import { TURNS_PER_YEAR, WINNING_POINTS } from '../data/constants.ts'
import { SIDE_IDS, type SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { auc, bc } from '../text/common.ts'
import { type Labels, wordsIn } from './labels.ts'
import { frame } from './reading.ts'
import { Icon } from './symbols.tsx'
import './status.css'

const WINTER = ['cleopatraGoesHome', 'navisToPort', 'winterSupply', 'victory', 'disbanding', 'yearReset']

/** Always in sight: the year, the turn, the race to ten, whose command it is. */
export function Status({ view, language }: StatusProps<View>) {
  const words = wordsIn(language)
  const winter = frame(view, 'winter')
  return (
    <div class="board-status jc-status">
      <p class="jc-year">
        <span>{words.year(auc(view.year), bc(view.year))}</span>
        {winter ? (
          <span class="jc-winter">
            {words.winter}
            {view.steps.flatMap(({ step }) =>
              WINTER.includes(step as string)
                ? [<small key={step as string}>{words.winterSteps[step as string]}</small>]
                : [],
            )}
          </span>
        ) : (
          <Pips class="jc-turn" label={words.turn(view.turn)} of={TURNS_PER_YEAR} now={view.turn} />
        )}
      </p>
      <p class="jc-race" title={words.toWin}>
        {SIDE_IDS.map((side) => (
          <Race key={side} side={side} points={view.points[side]} words={words} />
        ))}
      </p>
      <Command view={view} words={words} />
    </div>
  )
}

function Race({ side, points, words }: { readonly side: SideId; readonly points: number; readonly words: Labels }) {
  return (
    <span class={`jc-runner jc-of-${side}`} role="img" aria-label={words.points(words.sides[side], points)}>
      <Icon of={side} />
      <b>{points}</b>
      <span class="jc-track">
        <i style={{ width: `${(Math.min(points, WINNING_POINTS) / WINNING_POINTS) * 100}%` }} />
      </span>
    </span>
  )
}

/** Who commands, and what is left of it. */
function Command({ view, words }: { readonly view: View; readonly words: Labels }) {
  const command = frame(view, 'command')
  if (!command) return null
  const moves = frame(view, 'moves')
  const levies = frame(view, 'levies')
  return (
    <p
      class={`jc-command jc-of-${command.side}`}
      role="img"
      aria-label={sayCommand(command.side, moves?.points, levies?.points, words)}
    >
      <Icon of={command.side} />
      <span class="board-wide">{words.commands(words.sides[command.side])}</span>
      {moves && <Left of="vexillum" n={moves.points} said={words.movesLeft(moves.points)} />}
      {levies && <Left of="coin" n={levies.points} said={words.leviesLeft(levies.points)} />}
    </p>
  )
}

const Left = ({ of, n, said }: { readonly of: 'vexillum' | 'coin'; readonly n: number; readonly said: string }) => (
  <>
    <Icon of={of} />
    <b class="board-narrow">{n}</b>
    <span class="board-wide">{said}</span>
  </>
)

function sayCommand(side: SideId, moves: number | undefined, levies: number | undefined, words: Labels): string {
  const parts = [words.commands(words.sides[side])]
  if (moves !== undefined) parts.push(words.movesLeft(moves))
  if (levies !== undefined) parts.push(words.leviesLeft(levies))
  return parts.join(', ')
}
