import { parentPort } from 'node:worker_threads'

/** A thread that knows the little game of kernel/test/pickets.ts: it means to run as far as it may, and lets others pass. */
const LAST_SQUARE = 9

function planFor({ seat, view }) {
  const top = view.stack.at(-1)
  if (top.step === 'answers') return [{ do: 'let' }]
  const squares = Array.from({ length: top.left }, (_, i) => view.at[seat] + 1 + i).filter((to) => to <= LAST_SQUARE)
  return [...squares.map((to) => ({ do: 'step', to })), { do: 'halt' }]
}

parentPort.on('message', (text) => {
  const { id, known } = JSON.parse(text)
  const explanation = { key: 'runs', params: {} }
  parentPort.postMessage({ id, plan: planFor(known), explanation, resign: false, worth: 0 })
})
