import { isWhole } from '@iacta/kernel'
import { Completion } from '@iacta/web/amounts'
import { controlOf, later } from '@iacta/web/board'
import { GOLD, MOVEMENT } from '../data/tables.ts'
import type { Action, Offer } from '../rules/action.ts'
import { isCommanded, letterOf } from '../rules/forces.ts'
import { armyNamed } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import { frameOf, stateOf, stepOf } from './reading.ts'
import { placesOf } from './touch.ts'
import { buttonsOf, isEnding, isMain } from './verbs.ts'

/** What is done with buttons: all that is asked after the first armies have been placed. */

const Prospect = later(() => import('./aside.tsx').then((module) => module.Prospect))

interface DoProps extends Pick<BarProps, 'view' | 'text'> {
  readonly offer: Offer
  readonly main?: boolean
}

/** A button, with the odds of what it does where there are any. */
function Do({ view, offer, text, main }: DoProps) {
  const { desk, words } = useAround()
  return (
    <button
      type="button"
      class={main ? 'button main ju-do' : 'button ju-do'}
      data-do={controlOf(offer)}
      onClick={() => desk.take(offer)}
    >
      {isSomewhere(offer) ? words.aFort : text.action(offer as Action)}
      {isWhole<Action>(offer) ? RISKY.has(offer.do) && <Prospect view={view} action={offer} /> : '…'}
    </button>
  )
}

/** Where a fort could be, the map shows once it is to be built. */
const isSomewhere = (offer: Offer): boolean => offer.do === 'fortify' && !isWhole<Action>(offer)

/** What odds are told of. */
const RISKY: ReadonlySet<Action['do']> = new Set([
  'attack',
  'attackAll',
  'intercept',
  'stand',
  'withdraw',
  'withdrawWithout',
  'go',
  'port',
  'fight',
])

function Cancel() {
  const { desk, words } = useAround()
  return (
    <button type="button" class="button" onClick={() => desk.cancel()}>
      {words.cancel}
    </button>
  )
}

export function Choice({ view, actions, text }: BarProps) {
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

/** So many places may be listed over the map. */
const MOST_LISTED = 9

/** What a fleet costs, a bribe, each SP of what is paid for. */
const PRICE: { readonly [Verb in Action['do']]?: number } = { moor: GOLD.fleet, bribe: 1 }

export function Filling({ view, text, offer }: BarProps & { readonly offer: Offer }) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  // Of many places the list is only for those who do not use the map, which has to be seen.
  const isAnywhere = placesOf(offer).length > MOST_LISTED
  const isBuilding = offer.do === 'moor' && stepOf(s) === 'shipyard'
  const price = offer.do === 'bribe' || isBuilding ? (PRICE[offer.do] ?? 0) : 0
  return (
    <section class={`ju-filling${isAnywhere ? ' is-anywhere' : ''}`} aria-label={text.action(offer as Action)}>
      {isAnywhere && <p class="ju-hint">{words.touchMap}</p>}
      {offer.do === 'bribe' && <Prospect view={view} action={offer} />}
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
        {desk.filling.value && <Cancel />}
      </Completion>
    </section>
  )
}

export function Verbs({ view, actions, text }: BarProps) {
  const { words } = useAround()
  const { plain, settingOut, isOnMap } = buttonsOf(actions)
  const only = actions.length === 1 && !isWhole<Action>(actions[0]) ? actions[0] : null
  if (only) return <Filling view={view} actions={actions} text={text} offer={only} />
  const one = (offer: Offer) => (
    <Do key={JSON.stringify(offer)} view={view} offer={offer} text={text} main={isMain(offer)} />
  )
  return (
    <>
      {settingOut.length > 0 && <SettingOut view={view} actions={settingOut} text={text} />}
      {isOnMap && plain.length === 0 && <p class="ju-hint">{words.touchMap}</p>}
      {plain.length > 0 && (
        <div class="ju-buttons">
          <div class="ju-many">{plain.filter((offer) => !isEnding(offer)).map(one)}</div>
          {plain.filter(isEnding).map(one)}
        </div>
      )}
    </>
  )
}

/** Who could set out, with how far by his letter, and what it costs: or his place is touched on the map. */
function SettingOut({ view, actions, text }: BarProps) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  // A panel of the dock and the list would lie on each other.
  const isOpen = !desk.folded.value && desk.panel.value === 'none'
  const isRoman = stepOf(s) === 'opportunity'
  const lone = actions.filter(({ do: verb }) => verb === 'travel')
  const troops = actions.filter(({ do: verb }) => verb !== 'travel')
  const one = (offer: Offer) => (
    <li key={JSON.stringify(offer)}>
      <button type="button" class="button" data-do={controlOf(offer)} onClick={() => desk.take(offer)}>
        {offer.do === 'travel' && typeof offer.magister === 'string' && !isWhole<Action>(offer)
          ? `${words.magister(offer.magister)}…`
          : text.action(offer as Action)}{' '}
        <small>{farOf(s, offer, words.sets)}</small>
      </button>
    </li>
  )
  return (
    <section class="ju-setting-out" aria-label={words.settingOut}>
      <header>
        <button type="button" class="ju-fold" aria-expanded={isOpen} onClick={() => desk.fold(isOpen)}>
          <b>{words.settingOut}</b>
        </button>
        {isRoman && <span>{words.costsEach(GOLD.activation, s.gold)}</span>}
      </header>
      {isOpen && (
        <>
          <ul>{troops.map(one)}</ul>
          {lone.length > 0 && (
            <details>
              <summary>{words.sendAlone}</summary>
              <ul>{lone.map(one)}</ul>
            </details>
          )}
        </>
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
