import { ResultsTable } from '@iacta/web/parts/results-table'
import { useState } from 'preact/hooks'
import { SHOCK_COLUMNS, SHOCK_RESULTS } from '../data/combat-tables.ts'
import type { View } from '../rules/fog.ts'
import { useAround } from './around.ts'
import { FIELDS, placeOf } from './field.ts'
import type { Fight } from './insight.ts'
import { standsAt } from './reading.ts'

/** Every fight of the segment: its column and how it comes about, how likely each result is, and who may break. */

const CELLS = SHOCK_RESULTS.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const COLUMNS = CELLS[0].map((_, i) => String(i + SHOCK_COLUMNS.first))
const ROWS = CELLS.map((_, i) => String(i))

export function Fights({ view }: { readonly view: View }) {
  const { desk, words } = useAround()
  const [open, setOpen] = useState<number | null>(null)
  const fights = desk.insight.value?.fights() ?? []
  return (
    <section class="ca-fights board-island" aria-label={words.fightsLabel} data-covers>
      <header class="battle-head">
        <h3>{words.fights(fights.length)}</h3>
        <button
          type="button"
          class="button battle-close"
          aria-label={words.close}
          onClick={() => {
            desk.planning.value = false
          }}
        >
          ×
        </button>
      </header>
      {fights.length === 0 && <p>{words.noFights}</p>}
      <ol>
        {fights.map((fight, i) => (
          <li key={fight.defenders.join()}>
            <FightLine
              fight={fight}
              isOpen={open === i}
              show={() => {
                setOpen(open === i ? null : i)
                const at = standsAt(view, fight.defenders[0])
                if (at)
                  desk.lens.current?.reveal([FIELDS.of(view.scenario).geometry.centre(placeOf(view.scenario, at))], {
                    clear: true,
                  })
              }}
            />
            {open === i && <FightTable fight={fight} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const percent = (part: number): string => `${Math.round(part * 100)}%`

function FightLine({ fight, isOpen, show }: { fight: Fight; isOpen: boolean; show: () => void }) {
  const { words } = useAround()
  const names = (ids: readonly string[]): string => ids.map(words.unit).join(', ')
  const breaks = fight.routs.filter(({ part }) => part > 0).sort((a, b) => b.part - a.part)
  return (
    <button
      type="button"
      class={fight.isProposed ? 'ca-fight is-proposed' : 'ca-fight'}
      aria-expanded={isOpen}
      onClick={show}
    >
      <b>
        {names(fight.attackers)} <span aria-hidden="true">→</span> {names(fight.defenders)}
      </b>
      <span class="ca-fight-column">
        {fight.isProposed && `${words.proposed} · `}
        {words.column(fight.column)}
      </span>
      {fight.superior && <span class={`ca-superior is-${fight.superior}`}>{words.superior[fight.superior]}</span>}
      {breaks.map(({ unit, part }) => (
        <span key={unit} class="ca-breaks">
          {words.routChance(words.unit(unit), percent(part))}
        </span>
      ))}
    </button>
  )
}

function FightTable({ fight }: { readonly fight: Fight }) {
  const { words } = useAround()
  return (
    <>
      {fight.modifier !== 0 && <p>{words.modifier(fight.modifier)}</p>}
      <ResultsTable
        caption={words.shockTable}
        columnsAre={words.column(fight.column)}
        rowsAre={words.die}
        columns={COLUMNS}
        rows={ROWS}
        cells={CELLS}
        base={fight.base - SHOCK_COLUMNS.first}
        shifts={[
          { by: fight.sizeShift, why: words.sizeShift },
          { by: fight.groundShift, why: words.groundShift },
        ]}
        row={null}
        chances={fight.results.map(({ attacker, defender, part }) => ({
          result: words.resultHits(attacker, defender),
          part,
        }))}
        words={words.results}
      />
    </>
  )
}
