import '../../../src/styles/app.css'
import { type GameText, type Listed, seededSource, Table } from '@iacta/kernel'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { type TreatyAction, type TreatyView, treaties } from '../../../../kernel/test/treaties.ts'
import { treatiesPackage } from '../../../../kernel/test/treaties-package.ts'
import { Amount, Choice, Choices } from '../../../src/board/amounts.ts'
import type { BrowserGame, GameWords } from '../../../src/board/index.ts'
import { applySettings, language } from '../../../src/settings.ts'
import type { Scene } from '../../../src/table/link.ts'
import { TextView } from '../../../src/table/text-view.tsx'

/** The little game of deals: a table of it as text, and the controls of the board kit by themselves. */

const table = new Table(treaties, { scenario: 'open' as const }, 'page', seededSource(1))
const text = treatiesPackage.text[language.value] as GameText

const words: GameWords<TreatyView, Listed<TreatyAction>> = {
  inWords: (view, tongue) => [{ heading: text.title, lines: treatiesPackage.inWords(view, tongue) }],
  groups: (actions) => [{ heading: text.title, actions }],
}
const game = { words: async () => words } as Partial<BrowserGame> as BrowserGame

/** Whoever is asked, one after the other. */
function sceneNow(): Scene {
  const seat = [0, 1, 2].find((one) => table.actions(one).length > 0) ?? 0
  const log = table.heard(seat).map(({ key, params }) => ({ key, params }))
  return {
    seat: table.seats[seat],
    sequence: table.sequence(seat),
    view: table.view(seat),
    prompt: table.prompt(seat),
    actions: table.actions(seat),
    orders: [],
    canUndo: table.canUndo(seat),
    log,
    settled: log.length,
  }
}

function Page() {
  const [scene, setScene] = useState(sceneNow)
  const [done, setDone] = useState('')
  const act = (action: unknown): void => {
    const { refusal } = table.act(table.seats.indexOf(scene.seat ?? ''), treaties.readAction(action, table.options))
    setDone(refusal ? refusal.reason : JSON.stringify(action))
    setScene(sceneNow())
  }
  return (
    <>
      <h1>{text.title}</h1>
      <output id="done">{done}</output>
      <TextView
        game={game}
        text={text}
        scene={scene}
        told={scene.log}
        ended={null}
        language={language.value}
        act={act}
        why={() => undefined}
        reach={() => signal(null)}
      />
      <Kit />
    </>
  )
}

const PURSE = 20
const TERMS = ['peace', 'passage', 'hostage']

function Kit() {
  const [sum, setSum] = useState<number | null>(5)
  const [whom, setWhom] = useState<string | null>(null)
  const [terms, setTerms] = useState<readonly string[]>([])
  const common = { language: language.value, say: String }
  return (
    <section id="kit" aria-label="Kit">
      <Amount
        {...common}
        label="Ransom"
        span={{ from: 5, to: 17, by: 3 }}
        value={sum}
        note={(n) => `${PURSE - n} left`}
        change={setSum}
      />
      <Choice {...common} label="Captive" values={['marcus', 'lucius']} value={whom} change={setWhom} />
      <Choices {...common} label="Claims" values={TERMS} least={1} most={2} chosen={terms} change={setTerms} />
      <output id="chosen">{JSON.stringify([sum, whom, terms])}</output>
    </section>
  )
}

applySettings()
const root = document.getElementById('app')
if (root) render(<Page />, root)
