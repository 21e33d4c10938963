import { controlOf, later } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import { GRID, type Hex, isLand } from '../rules/printed.ts'
import { useAround } from './around.ts'
import { namedInWords } from './describe.ts'
import type { Crossing, Props } from './desk.ts'
import type { Labels } from './labels.ts'
import { oddsInShort, prospectInWords, prospectOf, riskOf } from './odds.ts'
import { activeShip, aheadOf, shipIn } from './reading.ts'
import { isPlain, withShip } from './touch.ts'

const ChosenExplained = later(() => import('./aside.tsx').then((module) => module.ChosenExplained))

export type BarProps = Pick<Props, 'view' | 'actions' | 'text'>

/** Below the map's middle: what is in the hand and may be told, a choice to be made, and what is done with a button. */
export function ActionBar(props: BarProps) {
  const { desk } = useAround()
  const { held, choice, chosen, crossing } = desk
  return (
    <div class="sg-bar" data-covers>
      {chosen.value ? (
        <ChosenExplained {...props} />
      ) : crossing.value ? (
        <Headings {...props} crossing={crossing.value} />
      ) : choice.value ? (
        <Choice {...props} actions={choice.value} />
      ) : (
        <>
          {held.value && <Held {...props} id={held.value} />}
          <Plain {...props} />
        </>
      )}
    </div>
  )
}

/** What mostly ends what was begun. */
const MAIN: ReadonlySet<Action['do']> = new Set(['done', 'finish', 'hold', 'decline', 'usual', 'attack'])

const isEnd = (step: unknown): step is keyof Labels['ends'] =>
  step === 'command' || step === 'squadron' || step === 'detached' || step === 'prize'

/** 2.6: a step ahead that would lose the ship, in words; null for any other. */
function ruin({ view }: Pick<BarProps, 'view'>, action: Action, words: Labels): string | null {
  const active = action.do === 'ahead' ? (activeShip(view)?.ship ?? null) : null
  const ship = active && shipIn(view, active)
  if (!ship) return null
  const next = aheadOf(ship)
  if (next === null) return words.leavesMap
  return isLand(GRID.named(next) as Hex) ? words.runsAshore : null
}

function Do({ action, text, view }: Pick<BarProps, 'text' | 'view'> & { readonly action: Action }) {
  const { desk, words } = useAround()
  const step = view.stack.at(-1)?.step
  const lost = ruin({ view }, action, words)
  const odds = riskOf(action) ? desk.insight.value?.odds(action) : null
  return (
    <button
      type="button"
      class={MAIN.has(action.do) ? 'button main' : lost ? 'button sg-ruin' : 'button'}
      data-do={controlOf(action)}
      onClick={() => desk.do({ is: 'act', actions: [action], ...(lost ? { isBinding: true } : {}) })}
    >
      {lost ?? (action.do === 'done' && isEnd(step) ? words.ends[step] : text.action(action))}
      {odds && <small class="sg-odds">{oddsInShort(odds, words)}</small>}
    </button>
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
    <section class="sg-panel" aria-label={words.courses(words.hex(crossing.hex))}>
      <p>
        {words.courses(words.hex(crossing.hex))}
        {crossing.courses.some(({ isBinding }) => isBinding) && ` ${words.binding}`}
      </p>
      <div class="sg-buttons">
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

function Choice({ actions, text, view }: BarProps) {
  const { desk, words } = useAround()
  return (
    <section class="sg-panel sg-buttons" aria-label={words.choose}>
      {actions.map((action) => (
        <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
      ))}
      <button type="button" class="button" onClick={() => desk.cancel()}>
        {words.cancel}
      </button>
    </section>
  )
}

/** A ship in the hand: what state it is in, and what it may be told. */
function Held({ view, actions, text, id }: BarProps & { readonly id: string }) {
  const { desk, words } = useAround()
  const { name, lines } = namedInWords(view, id, words)
  const able = withShip(actions, view, id).filter((action) => !isPlain(action))
  return (
    <section class="sg-panel sg-held" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <button type="button" class="button sg-close" aria-label={words.close} onClick={() => desk.cancel()}>
          ×
        </button>
      </header>
      <p>{lines.join(' · ')}</p>
      {able.length > 0 && (
        <div class="sg-buttons">
          {able.map((action) => (
            <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
          ))}
        </div>
      )}
    </section>
  )
}

/** What is done with a button. */
function Plain({ actions, text, view }: BarProps) {
  const shown = actions.filter(isPlain)
  if (shown.length === 0) return null
  return (
    <div class="sg-panel sg-buttons sg-plain">
      {shown.map((action) => (
        <Do key={JSON.stringify(action)} action={action} text={text} view={view} />
      ))}
    </div>
  )
}
