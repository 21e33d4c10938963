import { useState } from 'preact/hooks'
import { PREFECTURES } from '../data/map.ts'
import { make, PAY_IDS } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { allHolders } from '../rules/forces.ts'
import { incomeOf, isUnpaid, upkeepOf } from '../rules/income.ts'
import { INCOME, LAND, LIES_IN, ROME } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import { Gold } from './pieces.tsx'
import { stateOf } from './reading.ts'

/** The money: what comes in, what all troops cost, what things cost; and whom to pay, with the bill before it is paid. */

type Kind = 'armies' | 'frontier' | 'fleets'
const KINDS: readonly Kind[] = ['armies', 'frontier', 'fleets']
const kindOf = (payee: string): Kind =>
  payee.startsWith('frontier:') ? 'frontier' : payee.startsWith('fleet:') ? 'fleets' : 'armies'
const TITLES = { armies: 'ofArmies', frontier: 'ofFrontier', fleets: 'ofFleets' } as const

interface Payee {
  readonly id: string
  readonly kind: Kind
  readonly cost: number
  readonly isUnpaid: boolean
}
const payees = (s: State): readonly Payee[] =>
  PAY_IDS.flatMap((id, payee) => {
    const cost = upkeepOf(s, payee)
    return cost > 0 ? [{ id, kind: kindOf(id), cost, isUnpaid: isUnpaid(s, payee) }] : []
  })
const costOf = (all: readonly Payee[]): number => all.reduce((sum, { cost }) => sum + cost, 0)

export function TreasuryPanel({ view }: { readonly view: View }) {
  const { words } = useAround()
  const s = stateOf(view)
  const all = payees(s)
  const income = incomeOf(s)
  const holders = [...allHolders(s)]
  const rest = s.gold + income - s.debt - costOf(all)
  return (
    <section class="ju-treasury" aria-label={words.treasury}>
      <h4>
        {words.inTreasury(s.gold)} <Gold>{String(s.gold)}</Gold>
      </h4>
      <dl>
        <dt>{words.income}</dt>
        <dd>+{income}</dd>
        {PREFECTURES.map(([id], prefecture) => (
          <div key={id} class={`ju-part ju-map-of-${id}`}>
            <dt>{words.prefectures[id]}</dt>
            <dd>
              {LAND.reduce(
                (sum, at) => (LIES_IN[at] === prefecture && holders[at] === ROME ? sum + INCOME[at] : sum),
                0,
              )}
            </dd>
          </div>
        ))}
        {s.debt > 0 && (
          <>
            <dt>{words.owed(s.debt)}</dt>
            <dd>−{s.debt}</dd>
          </>
        )}
        <dt>{words.upkeep}</dt>
        <dd>−{costOf(all)}</dd>
        {KINDS.map((kind) => (
          <div key={kind} class="ju-part">
            <dt>{words[TITLES[kind]]}</dt>
            <dd>{costOf(all.filter((one) => one.kind === kind))}</dd>
          </div>
        ))}
      </dl>
      <p class={rest < 0 ? 'ju-warning' : 'ju-balance'}>{words.nextTurn(rest)}</p>
      <h4>{words.prices}</h4>
      <dl>
        {words.priceList.map(([what, gold]) => (
          <div key={what} class="ju-part">
            <dt>{what}</dt>
            <dd>{words.gold(gold)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** As many as there is gold for, the armies first. */
function affordable(all: readonly Payee[], gold: number): ReadonlySet<string> {
  const chosen = new Set<string>()
  let left = gold
  for (const kind of KINDS)
    for (const { id, cost } of all.filter((one) => one.kind === kind).toSorted((a, b) => b.cost - a.cost)) {
      if (cost > left) continue
      chosen.add(id)
      left -= cost
    }
  return chosen
}

/** Whom to pay: ticked off, with what it comes to and what stays, before a coin is spent. */
export function Planner({ view, actions, text }: BarProps) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  const unpaid = payees(s).filter((one) => one.isUnpaid)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => affordable(unpaid, s.gold))
  const chosen = unpaid.filter(({ id }) => ticked.has(id))
  const bill = costOf(chosen)
  const done = actions.find(({ do: verb }) => verb === 'done')
  const isTooDear = bill > s.gold
  const tick = (ids: readonly string[], on: boolean): void => {
    const next = new Set(ticked)
    for (const id of ids)
      if (on) next.add(id)
      else next.delete(id)
    setTicked(next)
  }
  return (
    <section class="ju-planner" aria-label={words.planner} data-covers="bottom">
      <header>
        <h3>{words.planner}</h3>
        <p class="ju-hint">{words.plannerHint}</p>
      </header>
      <div class="ju-payees">
        {KINDS.map((kind) => {
          const members = unpaid.filter((one) => one.kind === kind)
          if (members.length === 0) return null
          const ids = members.map(({ id }) => id)
          return (
            <fieldset key={kind}>
              <legend>
                {words[TITLES[kind]]} <b>{costOf(members)}</b>
                <button type="button" onClick={() => tick(ids, true)}>
                  {words.payAll}
                </button>
                <button type="button" onClick={() => tick(ids, false)}>
                  {words.payNone}
                </button>
              </legend>
              {members.map(({ id, cost }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={ticked.has(id)}
                    onChange={({ currentTarget }) => tick([id], currentTarget.checked)}
                  />
                  <span>{words.group(id)}</span>
                  <b>{cost}</b>
                </label>
              ))}
            </fieldset>
          )
        })}
      </div>
      <footer>
        <p role="status" class={isTooDear ? 'ju-warning' : undefined}>
          {isTooDear ? words.tooDear(bill - s.gold) : words.leaves(s.gold - bill)}{' '}
          {words.unpaidLeft(unpaid.length - chosen.length)}
        </p>
        <button
          type="button"
          class="button main"
          data-do="pay"
          disabled={isTooDear || chosen.length === 0}
          onClick={() => desk.act(...chosen.map(({ id }) => make.pay(PAY_IDS.indexOf(id))))}
        >
          {words.payThese(bill)}
        </button>
        {done && (
          <button type="button" class="button" data-do="done" onClick={() => desk.take(done)}>
            {text.action(make.done())}
          </button>
        )}
      </footer>
    </section>
  )
}
