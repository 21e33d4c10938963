import type { View } from '../rules/fog.ts'
import { ARMIES_ALL, type Army, HOST_IDS, isBox, isRoman, NOWHERE, PLACE_IDS } from '../rules/printed.ts'
import { spOf } from '../rules/state.ts'
import { useAround } from './around.ts'
import { armyParts } from './describe.ts'
import { ArmyImage, lookOf } from './pieces.tsx'
import { stateOf } from './reading.ts'
import { STATE_WORDS } from './state-words.ts'

/** Every army and leader in play: how strong, under whom, how it fares and where it is; a touch shows it on the map. */
export function ForcesPanel({ view }: { readonly view: View }) {
  const { words } = useAround()
  const s = stateOf(view)
  const there = ARMIES_ALL.filter((army) => s.place[army] !== NOWHERE && (!isBox(s.place[army]) || spOf(s, army) > 0))
  return (
    <section class="ju-forces" aria-label={words.forces}>
      {([true, false] as const).map((roman) => (
        <div key={String(roman)}>
          <h4>{words.seats[roman ? 'byzantine' : 'barbarian']}</h4>
          <ul>
            {there
              .filter((army) => isRoman(army) === roman)
              .map((army) => (
                <Line key={army} view={view} army={army} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Line({ view, army }: { readonly view: View; readonly army: Army }) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  const at = PLACE_IDS[s.place[army]]
  return (
    <li>
      <button type="button" onClick={() => at && desk.lookAt(at)}>
        <ArmyImage {...lookOf(s, army, words)} />
        <span>
          <b>{words.army(HOST_IDS[army])}</b>
          {at && <em>{words.placeNamed(at)}</em>}
          <small>{armyParts(s, army, STATE_WORDS[desk.props.language]).join(', ')}</small>
        </span>
      </button>
    </li>
  )
}
