import type { Verdict } from '@iacta/kernel'
import { type Signal, signal } from '@preact/signals'
import { type Seal, sealOf } from '../frame/seals.ts'
import type { DiceAsk } from '../local/dice.ts'
import { type TableLink, Trouble } from './link.ts'
import { recordOf } from './table-actions.ts'

/** What came of drawing the dice of a finished game again, and what they were held against. */
export interface Checked {
  readonly verdict: Verdict
  /** What this browser remembered; null if it knows only what the record says. */
  readonly seal: Seal | null
}

/** By table: nothing changes about a game that is over. */
const checks = new Map<string, Signal<Checked | null>>()

/** What is known of the dice of a finished game; begins to find out if nobody has. */
export function diceOf(link: TableLink): Signal<Checked | null> {
  const begun = checks.get(link.id)
  if (begun) return begun
  const found = signal<Checked | null>(null)
  checks.set(link.id, found)
  check(link).then(
    (checked) => {
      found.value = checked
    },
    () => checks.delete(link.id),
  )
  return found
}

/** Draws every die again in this browser, from the record as the server has it and what was remembered here. */
export async function check(link: TableLink): Promise<Checked> {
  const seal = sealOf(link.id)
  const record = await recordOf(link)
  return { verdict: await draw({ record, remembered: seal ?? {} }), seal }
}

function draw(ask: DiceAsk): Promise<Verdict> {
  const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: 'dice' })
  const answer = new Promise<Verdict>((found, failed) => {
    worker.onmessage = ({ data }) => {
      const news = data as { verdict: Verdict } | { failed: string }
      if ('verdict' in news) found(news.verdict)
      else failed(new Trouble('offline', news.failed))
    }
    worker.onerror = () => failed(new Trouble('offline', 'What it takes to draw the dice is not in this browser yet.'))
  })
  worker.postMessage(ask)
  return answer.finally(() => worker.terminate())
}
