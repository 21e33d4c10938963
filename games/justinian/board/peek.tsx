import { BOX_IDS } from '../data/map.ts'
import { placeNamed } from '../rules/printed.ts'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import { placeInWords } from './describe.ts'
import { ofAssault } from './odds.ts'
import { oddsInWords } from './prospect.tsx'
import { actingArmy, stateOf, topOf } from './reading.ts'

/** A place that is looked at, with everything in it. */
export function Peek({ view, actions, at }: BarProps & { readonly at: string }) {
  const { desk, words } = useAround()
  const { name, lines } = placeInWords(view, at, desk.props.language)
  const s = stateOf(view)
  const place = placeNamed(at)
  const army = actions.length > 0 && topOf(s)?.step === 'march' ? actingArmy(s) : -1
  const odds =
    army >= 0 && place !== undefined && !BOX_IDS.some((box) => box === at) ? ofAssault(s, army as never, place) : null
  return (
    <section class="ju-peek" aria-label={name} data-covers="bottom">
      <header>
        <h3>{name}</h3>
        <button type="button" class="button ju-close" aria-label={words.close} onClick={() => desk.cancel()}>
          ×
        </button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {odds && <p class="ju-odds">{`${words.theyFight}: ${oddsInWords(odds, words)}`}</p>}
    </section>
  )
}
