import { isWhole } from '@iacta/kernel'
import { Completion } from '@iacta/web/amounts'
import { controlOf, later } from '@iacta/web/board'
import { GOLD, MOVEMENT } from '../data/tables.ts'
import type { Action, Offer } from '../rules/action.ts'
import { isCommanded, letterOf } from '../rules/forces.ts'
import { armyNamed } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { frameOf, stateOf, stepOf } from './reading.ts'
import { subjectsOf } from './touch.ts'
import { buttonsOf, isMain } from './verbs.ts'

const parts = () => import('./aside.tsx')
const Peek = later(() => parts().then((module) => module.Peek))
const ChosenExplained = later(() => parts().then((module) => module.ChosenExplained))
const Planner = later(() => parts().then((module) => module.Planner))
const Prospect = later(() => parts().then((module) => module.Prospect))

export type BarProps = Pick<Props, 'view' | 'actions' | 'text'>

/** What can be done with a button, what is to be filled in, a choice to be made, or a place that is looked at. */
export function ActionBar(props: BarProps) {
  const { desk } = useAround()
  const isPaying = props.actions.length > 0 && stepOf(stateOf(props.view)) === 'maintenance'
  return (
    <div class="ju-bar">
      {desk.open.value && <Peek {...props} at={desk.open.value} />}
      {desk.filling.value ? (
        <Filling {...props} offer={desk.filling.value} />
      ) : desk.choice.value ? (
        <Choice {...props} actions={desk.choice.value} />
      ) : desk.chosen.value ? (
        <ChosenExplained {...props} />
      ) : isPaying ? (
        <Planner {...props} />
      ) : (
        <Verbs {...props} />
      )}
    </div>
  )
}

interface DoProps extends Pick<BarProps, 'view' | 'text'> {
  readonly offer: Offer
  readonly main?: boolean
}

/** A button, with the odds of what it does where there are any. */
function Do({ view, offer, text, main }: DoProps) {
  const { desk } = useAround()
  return (
    <button
      type="button"
      class={main ? 'button main ju-do' : 'button ju-do'}
      data-do={controlOf(offer)}
      onClick={() => desk.take(offer)}
    >
      {text.action(offer as Action)}
      {isWhole<Action>(offer) ? RISKY.has(offer.do) && <Prospect view={view} action={offer} /> : '…'}
    </button>
  )
}

/** What odds are told of. */
const RISKY: ReadonlySet<Action['do']> = new Set([
  'attack',
  'attackAll',
  'intercept',
  'stand',
  'withdraw',
  'withdrawWithout',
  'go',
])

function Cancel() {
  const { desk, words } = useAround()
  return (
    <button type="button" class="button" onClick={() => desk.cancel()}>
      {words.cancel}
    </button>
  )
}

function Choice({ view, actions, text }: BarProps) {
  const { words } = useAround()
  return (
    <section class="ju-buttons" aria-label={words.choose}>
      {actions.map((offer) => (
        <Do key={text.action(offer as Action)} view={view} offer={offer} text={text} main />
      ))}
      <Cancel />
    </section>
  )
}

/** What a fleet costs, a bribe, each SP of what is paid for. */
const PRICE: { readonly [Verb in Action['do']]?: number } = { moor: GOLD.fleet, bribe: 1 }

function Filling({ view, text, offer }: BarProps & { readonly offer: Offer }) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  const isBuilding = offer.do === 'moor' && stepOf(s) === 'shipyard'
  const price = offer.do === 'bribe' || isBuilding ? (PRICE[offer.do] ?? 0) : 0
  return (
    <section class="ju-filling" aria-label={text.action(offer as Action)}>
      <Completion
        key={JSON.stringify(offer)}
        listed={offer}
        text={text}
        language={desk.props.language}
        {...(price > 0 && {
          note: (field: string, value: number) =>
            field === 'at' || field === 'to' ? '' : words.costs(value * price, s.gold - value * price),
        })}
        choose={(action) => desk.act(action)}
      >
        <Cancel />
      </Completion>
      {offer.do === 'bribe' && <Prospect view={view} action={offer} />}
    </section>
  )
}

function Verbs({ view, actions, text }: BarProps) {
  const { words } = useAround()
  const { plain, settingOut, isOnMap } = buttonsOf(actions)
  const only = actions.length === 1 && !isWhole<Action>(actions[0]) ? actions[0] : null
  if (only) return <Filling view={view} actions={actions} text={text} offer={only} />
  return (
    <>
      <Subjects actions={actions} />
      {settingOut.length > 0 && <SettingOut view={view} actions={settingOut} text={text} />}
      {plain.length > 0 && (
        <div class="ju-buttons">
          {plain.map((offer) => (
            <Do key={JSON.stringify(offer)} view={view} offer={offer} text={text} main={isMain(offer)} />
          ))}
        </div>
      )}
      {isOnMap && plain.length === 0 && <p class="ju-hint">{words.touchMap}</p>}
    </>
  )
}

/** Of several armies the one that is placed. */
function Subjects({ actions }: Pick<BarProps, 'actions'>) {
  const { desk, words } = useAround()
  const all = subjectsOf(actions)
  if (all.length === 0) return null
  return (
    <fieldset class="ju-buttons ju-subjects">
      <legend class="unseen">{words.choose}</legend>
      {all.map((id) => (
        <button
          key={id}
          type="button"
          class="button"
          aria-pressed={desk.subject.value === id}
          onClick={() => {
            desk.subject.value = id
          }}
        >
          {words.army(id)}
        </button>
      ))}
    </fieldset>
  )
}

/** Who could set out, with how far by his letter, and what it costs: or his place is touched on the map. */
function SettingOut({ view, actions, text }: BarProps) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  const isOpen = !desk.folded.value
  const isRoman = stepOf(s) === 'opportunity'
  return (
    <section class="ju-setting-out" aria-label={words.settingOut}>
      <header>
        <button
          type="button"
          class="ju-fold"
          aria-expanded={isOpen}
          onClick={() => {
            desk.folded.value = isOpen
          }}
        >
          <b>{words.settingOut}</b>
        </button>
        {isRoman && <span>{words.costsEach(GOLD.activation, s.gold)}</span>}
      </header>
      {isOpen && (
        <ul>
          {actions.map((offer) => (
            <li key={JSON.stringify(offer)}>
              <button type="button" class="button" data-do={controlOf(offer)} onClick={() => desk.take(offer)}>
                {text.action(offer as Action)} <small>{farOf(s, offer, words.sets)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Movement points by the commander's letter. */
function farOf(s: State, offer: Offer, says: (letter: string, least: number, most: number) => string): string | null {
  if ((offer.do !== 'march' && offer.do !== 'alone') || typeof offer.army !== 'string') return null
  const army = armyNamed(offer.army)
  if (!isCommanded(s, army)) return null
  const letter = letterOf(s, army)
  const points = MOVEMENT[letter]
  const bonus = frameOf(s, 'joint') ? 1 : 0
  return says(letter, points[0] + bonus, points[9] + bonus)
}
