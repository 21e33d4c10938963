import { PREFECTURES } from '../data/map.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import type { View } from '../rules/fog.ts'
import { allHolders, hasArmy } from '../rules/forces.ts'
import { BARBARIAN, INCOME, LAND, LAZICA, PREFECTURE, ROME } from '../rules/printed.ts'
import { holdsPrefecture, standingIn } from '../rules/victory.ts'
import { useAround } from './around.ts'
import { holderWords } from './describe.ts'
import { stateOf } from './reading.ts'
import { STATE_WORDS } from './state-words.ts'

/** What is still needed for victory, province by province: those missing by name, and how many others. */
export function VictoryPanel({ view }: { readonly view: View }) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  const w = STATE_WORDS[desk.props.language]
  const holders = [...allHolders(s)]
  return (
    <section class="ju-victory" aria-label={words.victory}>
      <p class="ju-hint">{words.victoryHint}</p>
      {hasArmy(s, LAZICA, BARBARIAN) && <p class="ju-warning">{words.lazica}</p>}
      <ul>
        {PREFECTURES.map(([id], prefecture) => {
          const { held, needed, missing } = standingIn(s, prefecture)
          const isHeld = holdsPrefecture(s, prefecture)
          const others = LAND.filter(
            (at) => PREFECTURE[at] === prefecture && holders[at] !== ROME && !missing.includes(at),
          )
          const more = Math.max(0, needed - held - missing.length)
          return (
            <li key={id} class={`ju-goal ju-map-of-${id}${isHeld ? ' is-held' : ''}`}>
              <h4>
                {words.prefectures[id]}
                <span>
                  {held}/{needed}
                </span>
              </h4>
              <span class="ju-meter" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (held / needed) * 100)}%` }} />
              </span>
              {isHeld && <p>{words.isHeld}</p>}
              {missing.length > 0 && (
                <>
                  <p>{words.missing}</p>
                  <Provinces
                    at={missing}
                    says={(at) => `${words.gold(INCOME[at])}, ${holderWords(s, at, holders[at], w)}`}
                  />
                </>
              )}
              {more > 0 && (
                <>
                  <p>{words.stillNeeded(more)}</p>
                  <Provinces at={others} says={(at) => holderWords(s, at, holders[at], w)} />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Each shows itself on the map when it is touched. */
function Provinces({ at, says }: { readonly at: readonly number[]; readonly says: (at: number) => string }) {
  const { desk, words } = useAround()
  return (
    <ul class="ju-provinces">
      {at.map((place) => (
        <li key={place}>
          <button type="button" onClick={() => desk.lookAt(PROVINCE_IDS[place])}>
            {words.placeNamed(PROVINCE_IDS[place])}
            <small>{says(place)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}
