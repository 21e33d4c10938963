import { controlOf, later } from '@iacta/web/board'
import { COST } from '../data/constants.ts'
import type { Action, ActionOf } from '../rules/action.ts'
import type { SeatId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { describe, titleOf } from './describe-places.ts'
import type { Props } from './desk.ts'
import { ParcelChoice, Picker } from './parcel.tsx'
import { frame, legionsOf, playerOf, seatsAt } from './reading.ts'
import { Icon } from './symbols.tsx'
import { matching, parcels } from './touch.ts'
import { isMain, withButton } from './verbs.ts'

const CardExplained = later(() => import('./explained.tsx').then((module) => module.CardExplained))
const ChosenExplained = later(() => import('./explained.tsx').then((module) => module.ChosenExplained))

export type BarProps = Pick<Props, 'view' | 'actions' | 'text'>

/** Below the map's middle: what can be done with a button, a choice to be made, a card or a place that is looked at. */
export function ActionBar(props: BarProps) {
  const { desk } = useAround()
  return (
    <div class="ne-bar">
      {desk.open.value && <Peek {...props} />}
      {desk.choice.value ? (
        <Choice {...props} actions={desk.choice.value} />
      ) : desk.raised.value ? (
        <CardExplained {...props} id={desk.raised.value} />
      ) : desk.chosen.value ? (
        <ChosenExplained {...props} />
      ) : (
        <Verbs {...props} />
      )}
    </div>
  )
}

const Do = ({ action, text, main }: { action: Action; text: Props['text']; main?: boolean }) => {
  const { desk } = useAround()
  return (
    <button
      type="button"
      class={main ? 'button main' : 'button'}
      data-do={controlOf(action)}
      onClick={() => desk.end(action)}
    >
      {text.action(action)}
    </button>
  )
}

function Cancel() {
  const { desk, words } = useAround()
  return (
    <button type="button" class="button" onClick={() => desk.cancel()}>
      {words.cancel}
    </button>
  )
}

function Choice({ actions, text }: BarProps) {
  const { words } = useAround()
  return (
    <section class="ne-buttons" aria-label={words.choose}>
      {actions.map((action) => (
        <Do key={text.action(action)} action={action} text={text} main />
      ))}
      <Cancel />
    </section>
  )
}

/** A place that is looked at, and what could be loaded there. */
function Peek({ view, actions, text }: BarProps) {
  const { desk, words } = useAround()
  const at = desk.open.value
  if (!at) return null
  const loads = parcels(actions, 'load', at)
  const setOut = view.pool === at ? undefined : matching(parcels(actions, 'form'), desk.parcel.value)
  const barred = setOut && desk.whyNot(setOut, { do: 'go', to: at })
  return (
    <section class="ne-peek" aria-label={titleOf(at, words)}>
      <header>
        <h3>{titleOf(at, words)}</h3>
        <button type="button" class="button ne-close" aria-label={words.close} onClick={() => desk.cancel()}>
          ×
        </button>
      </header>
      <ul>
        {describe(view, at, words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {barred && <p class="ne-hint">{text.refusal(barred)}</p>}
      {loads.length > 0 && view.seat && (
        <ParcelChoice
          seat={view.seat}
          rank={playerOf(view, view.seat).rank}
          all={loads}
          begin="most"
          label={text.action}
        />
      )}
    </section>
  )
}

function Verbs({ view, actions, text }: BarProps) {
  const { desk } = useAround()
  // In a battle its own panel has the button, unless it is folded away.
  const shown = withButton(actions).filter(({ do: verb }) => verb !== 'ready' || desk.folded.value)
  return (
    <>
      <Aboard view={view} />
      <SettingOut view={view} actions={actions} text={text} />
      <UnderWay view={view} actions={actions} text={text} />
      {shown.length > 0 && (
        <div class="ne-buttons">
          {shown.map((action) => (
            <Do key={text.action(action)} action={action} text={text} main={isMain(action)} />
          ))}
        </div>
      )}
    </>
  )
}

/** What a fleet carries, while it is asked where it sails. */
function Aboard({ view }: Pick<BarProps, 'view'>) {
  const { words } = useAround()
  const fleet = frame(view, 'course')
  if (!fleet || !view.seat) return null
  return (
    <section class="ne-setting-out ne-aboard" aria-label={words.aboard(fleet.legions, fleet.commander, fleet.at)}>
      <p>
        <Icon of="galley-fleet" /> <b>{words.aboard(fleet.legions, fleet.commander, fleet.at)}</b>
      </p>
    </section>
  )
}

/** Who goes, before anybody has gone: then a lit place is touched, or somebody there is attacked. */
function SettingOut({ view, actions, text }: BarProps) {
  const { desk, words } = useAround()
  const forms = parcels(actions, 'form')
  const { seat, pool } = view
  if (forms.length === 0 || !seat || !pool) return null
  const parcel = desk.parcel.value
  const form = matching(forms, parcel)
  const rivals = parcel.legions > 0 && view.points >= COST.attack ? rivalsAt(view, seat) : []
  return (
    <section class="ne-setting-out" data-do="form" aria-label={words.settingOut(pool)}>
      <p>
        <b>{words.settingOut(pool)}</b> <span>{words.settingOutHint(view.points)}</span>
      </p>
      <Picker
        seat={seat}
        rank={playerOf(view, seat).rank}
        all={forms}
        parcel={parcel}
        onPick={(picked) => {
          desk.parcel.value = picked
        }}
      />
      {form &&
        rivals.map((of) => {
          const attack: ActionOf<'attack'> = { do: 'attack', of }
          return (
            <button
              key={of}
              type="button"
              class="button"
              data-do={controlOf(attack)}
              onClick={() => desk.act(form, attack)}
            >
              {text.action(attack)}
            </button>
          )
        })}
    </section>
  )
}

/** Whoever has legions beside ours and was not attacked there yet. */
function rivalsAt(view: View, seat: SeatId): readonly SeatId[] {
  const { pool } = view
  if (!pool) return []
  return seatsAt(view).filter(
    (other) =>
      other !== seat &&
      legionsOf(view, other, pool) > 0 &&
      !view.attacked.some(([of, at]) => of === other && at === pool),
  )
}

/** What a stack under way may take on or leave behind. */
function UnderWay({ view, actions, text }: BarProps) {
  const { words } = useAround()
  const { seat } = view
  const sheds = parcels(actions, 'shed')
  const takes = (['own', 'independent'] as const).map((whose) =>
    actions.filter((action): action is ActionOf<'take'> => action.do === 'take' && action.whose === whose),
  )
  if (!seat || (sheds.length === 0 && takes.every(({ length }) => length === 0))) return null
  return (
    <div class="ne-under">
      {takes.map((all) => all.length > 0 && <TakeOn key={all[0].whose} all={all} text={text} />)}
      {sheds.length > 0 && (
        <details class="ne-shed">
          <summary class="button">{words.leaveBehind}</summary>
          <ParcelChoice seat={seat} rank={playerOf(view, seat).rank} all={sheds} begin="least" label={text.action} />
        </details>
      )}
    </div>
  )
}

/** Legions that may be taken on: as many as there are, or fewer. */
function TakeOn({ all, text }: { readonly all: readonly ActionOf<'take'>[]; readonly text: Props['text'] }) {
  return (
    <div class="ne-buttons">
      {all.toReversed().map((action) => (
        <Do key={action.legions} action={action} text={text} />
      ))}
    </div>
  )
}
