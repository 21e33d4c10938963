import type { MarchQuestion } from '@iacta/kernel'
import { UNHEARD } from '@iacta/web/board'
import { CounterFace, ShownWay, UNITS } from '@iacta/web/grid'
import { useEffect, useState } from 'preact/hooks'
import type { Action } from '../rules/action.ts'
import { useAround } from './around.ts'
import type { BarProps } from './bar.tsx'
import { countersOf } from './counters.ts'
import type { Desk, Props } from './desk.ts'
import { FIELDS, placeOf } from './field.ts'
import * as drill from './lines.ts'
import { type LineMarch, lineMarch, marchInWords, sumOf } from './lines.ts'
import { lineIn } from './touch.ts'

/** A line that would go as one: on the map before it goes, and in words. */

type Shown = Pick<Props, 'view' | 'actions'>

const NOBODY = { chosen: new Set<string>(), targets: new Set<string>(), able: new Set<string>() }
/** Milliseconds a pointer rests on a hex before the rules are asked about the whole line. */
const REST = 60

/** What is proposed; or, while nothing is, what the pointer rests on. */
function useAsked(desk: Desk, shown: Shown): MarchQuestion<Action> | null {
  const aim = desk.aim.value
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(aim), REST)
    return () => clearTimeout(timer)
  }, [aim])
  const proposed = desk.proposed.value
  if (proposed && !desk.focus.lifted.value) return proposed.question
  return aim !== null && rested === aim ? desk.lineTo(aim, shown) : null
}

/** What would come of it; null until the rules have answered. */
function marchOf(desk: Desk, { view }: Shown, question: MarchQuestion<Action> | null): LineMarch | null {
  const found = question && desk.props.reach(question).value?.formation
  return found && question ? lineMarch(view, question, found) : null
}

/** Ghosts of those who go, where they would stand, with the hits it costs them; and who would be left. */
export function LineShown(shown: Shown) {
  const { desk, words } = useAround()
  const march = marchOf(desk, shown, useAsked(desk, shown))
  if (!march || march.goes.length === 0) return null
  const { view } = shown
  const { geometry } = FIELDS.of(view.scenario)
  const place = (hex: string): number => placeOf(view.scenario, hex)
  const going = new Map(march.goes.map((journey) => [journey.piece, journey]))
  const ghosts = countersOf(march.view, NOBODY).filter(({ id }) => going.has(id))
  const lead = going.get(desk.held.value ?? '') ?? march.goes[0]
  const [x, y] = geometry.centre(place(lead.to))
  return (
    <g class="ca-line" {...UNHEARD}>
      {march.goes.map(({ piece, from, path }) => (
        <ShownWay key={piece} geometry={geometry} places={distinct([from, ...path]).map(place)} />
      ))}
      {ghosts.map((ghost) => {
        const [gx, gy] = geometry.centre(ghost.at)
        const hits = march.hits.get(ghost.id)
        return (
          <g key={ghost.id} transform={`translate(${gx} ${gy})`}>
            <g class={`counter of-${ghost.side} in-${ghost.form}`} transform={`scale(${geometry.room / UNITS})`}>
              <CounterFace {...ghost} />
            </g>
            {hits && (
              <text class="battle-price ca-line-hits" y={geometry.room * 0.95}>
                +{hits}
              </text>
            )}
          </g>
        )
      })}
      <text class="battle-price" x={x} y={y - geometry.room * 1.1}>
        {words.line.goes(march.goes.length, march.goes.length + march.stays.length, sumOf(march.hits))}
      </text>
    </g>
  )
}

const distinct = (hexes: readonly string[]): readonly string[] => hexes.filter((hex, i) => hex !== hexes[i - 1])

/** How the line goes: as one or each by itself; what it would do as one, in words, with the button that does it. */
export function LineBar({ view, actions }: BarProps) {
  const { desk, words } = useAround()
  useEffect(() => {
    desk.drill.value = drill
  }, [])
  const line = lineIn(view, actions)
  const lead = desk.company(desk.held.value, { view, actions }).length > 0 ? desk.held.value : null
  const proposed = desk.proposed.value
  const march = marchOf(desk, { view, actions }, proposed?.question ?? null)
  return (
    <section class="battle-panel ca-line-bar" aria-label={words.line.asOne(line.length)}>
      <div class="battle-buttons">
        <button
          type="button"
          class="button"
          aria-pressed={desk.asOne.value}
          onClick={() => {
            desk.asOne.value = !desk.asOne.value
          }}
        >
          {words.line.asOne(line.length)}
        </button>
        <button type="button" class="button" onClick={() => desk.proposeTurn(-1)}>
          {words.line.turn.left}
        </button>
        <button type="button" class="button" onClick={() => desk.proposeTurn(1)}>
          {words.line.turn.right}
        </button>
      </div>
      {desk.asOne.value && !proposed && <p>{lead ? words.line.whither(words.unit(lead)) : words.line.hint}</p>}
      {proposed && (
        <div role="status">
          <p>{march ? marchInWords(march, words) : '…'}</p>
          <div class="battle-buttons">
            {march && march.goes.length > 0 && (
              <button type="button" class="button main" onClick={() => desk.commitLine()}>
                {words.line.go(march.goes.length)}
              </button>
            )}
            <button type="button" class="button" onClick={() => desk.cancel()}>
              {words.cancel}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
