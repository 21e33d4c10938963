import { BattleBar, DeedButton, HeldPanel } from '@iacta/web/battle'
import { controlOf, later } from '@iacta/web/board'
import { GRID, type Hex, isLand } from '../data/sea.ts'
import type { Action } from '../rules/action.ts'
import { useAround } from './around.ts'
import { namedInWords } from './describe.ts'
import type { Crossing, Props } from './desk.ts'
import type { Labels } from './labels.ts'
import { oddsInShort, prospectInWords, prospectOf, riskOf } from './odds.ts'
import { activeShip, aheadOf, shipIn, shipsIn } from './reading.ts'
import { isPlain, piecesOf, withShip } from './touch.ts'

const ChosenExplained = later(() => import('./aside.tsx').then((module) => module.ChosenExplained))

export type BarProps = Pick<Props, 'view' | 'actions' | 'text'>

/** What may be told to the ship in the hand, a heading to be chosen, and what is done with a button. */
export function ActionBar(props: BarProps) {
  const { view, actions, text } = props
  const { desk, words } = useAround()
  const crossing = desk.crossing.value
  const deed = (action: Action) => <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
  const able = (id: string) => withShip(actions, view, id).filter((action) => !isPlain(action))
  return (
    <BattleBar
      plain={actions.filter(isPlain)}
      deed={deed}
      chosen={<ChosenExplained {...props} />}
      unsettled={crossing && <Headings {...props} crossing={crossing} />}
      held={(id) => <HeldPanel {...namedInWords(view, id, words)} deeds={able(id).map(deed)} />}
    />
  )
}

/** What mostly ends what was begun. */
const MAIN: ReadonlySet<Action['do']> = new Set(['done', 'finish', 'hold', 'usual', 'attack'])

/** What a button says: of an end, what it ends. */
export const saysOf = ({ view, text }: Pick<BarProps, 'view' | 'text'>, action: Action, words: Labels): string => {
  const step = view.stack.at(-1)?.step
  return isEnd(action) && isNamed(step, words) ? words.ends[step] : text.action(action)
}

const isEnd = ({ do: verb }: Action): boolean => verb === 'done' || verb === 'decline'
const isNamed = (step: unknown, words: Labels): step is keyof Labels['ends'] =>
  typeof step === 'string' && Object.hasOwn(words.ends, step)

/** 2.6: a step ahead that would lose the ship, in words; null for any other. */
function ruin({ view }: Pick<BarProps, 'view'>, action: Action, words: Labels): string | null {
  const active = action.do === 'ahead' ? (activeShip(view)?.ship ?? null) : null
  const ship = active && shipIn(view, active)
  if (!ship) return null
  const next = aheadOf(ship)
  if (next === null) return words.leavesMap
  return isLand(GRID.named(next) as Hex) ? words.runsAshore : null
}

/** The ships that a button is about: a squadron, or whoever is named. */
const meantBy = (action: Action, view: BarProps['view']): readonly string[] =>
  action.do === 'squadron'
    ? shipsIn(view).flatMap(({ id, squadron }) => (squadron === action.leader ? [id] : []))
    : piecesOf(action, view)

function Do({ action, text, view }: Pick<BarProps, 'text' | 'view'> & { readonly action: Action }) {
  const { desk, words } = useAround()
  const lost = ruin({ view }, action, words)
  const odds = riskOf(action) ? desk.insight.value?.odds(action) : null
  return (
    <DeedButton
      action={action}
      isMain={MAIN.has(action.do)}
      isBinding={lost !== null}
      {...(lost ? { class: 'sg-ruin' } : {})}
      lean={(isOn) => {
        desk.meant.value = isOn ? meantBy(action, view) : []
      }}
    >
      {lost ?? saysOf({ view, text }, action, words)}
      {odds && <small class="sg-odds">{oddsInShort(odds, words)}</small>}
    </DeedButton>
  )
}

/** A hex that is reached with several headings: one button for each, with its price and what it leads to. */
function Headings({ view, actions, crossing }: BarProps & { readonly crossing: Crossing }) {
  const { desk, words } = useAround()
  const goer = desk.goer({ view, actions })
  const spent = activeShip(view)?.spent ?? 0
  const insight = desk.insight.value
  const shown = desk.leaning.value ?? crossing.courses[0]
  const prospect = insight && goer ? prospectOf(insight, goer, shown, spent) : null
  return (
    <section class="battle-panel sg-headings" aria-label={words.courses(words.hex(crossing.hex))}>
      <p>
        {words.courses(words.hex(crossing.hex))}
        {crossing.courses.some(({ isBinding }) => isBinding) && ` ${words.binding}`}
      </p>
      <div class="battle-buttons">
        {crossing.courses.map((course, i) => (
          <button
            key={course.heading}
            type="button"
            class={i === 0 ? 'button main' : 'button'}
            data-do={controlOf(course.way.at(-1) ?? {})}
            onPointerEnter={() => {
              desk.leaning.value = course
            }}
            onFocus={() => {
              desk.leaning.value = course
            }}
            onClick={() => desk.take(course)}
          >
            {course.speed
              ? words.course(words.heading(course.heading), words.speeds[course.speed], course.price)
              : words.berth(words.heading(course.heading))}
          </button>
        ))}
        <button type="button" class="button" onClick={() => desk.cancel()}>
          {words.cancel}
        </button>
      </div>
      {prospect && <p class="sg-prospect">{prospectInWords(prospect, words)}</p>}
    </section>
  )
}
