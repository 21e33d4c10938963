import { later } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { stateOf, stepOf } from './reading.ts'
import { subjectsOf } from './touch.ts'

const parts = () => import('./aside.tsx')
const Peek = later(() => parts().then((module) => module.Peek))
const ChosenExplained = later(() => parts().then((module) => module.ChosenExplained))
const Planner = later(() => parts().then((module) => module.Planner))
const deeds = () => import('./deeds.tsx')
const Filling = later(() => deeds().then((module) => module.Filling))
const Choice = later(() => deeds().then((module) => module.Choice))
const Verbs = later(() => deeds().then((module) => module.Verbs))

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
      ) : subjectsOf(props.actions).length > 0 ? (
        <Subjects actions={props.actions} />
      ) : (
        props.actions.length > 0 && <Verbs {...props} />
      )}
    </div>
  )
}

/** Of several armies the one that is placed. */
function Subjects({ actions }: Pick<BarProps, 'actions'>) {
  const { desk, words } = useAround()
  const all = subjectsOf(actions)
  return (
    <>
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
      <p class="ju-hint">{words.touchMap}</p>
    </>
  )
}
