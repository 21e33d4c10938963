import { randomUUID } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/**
 * The real program of a thread, except that a choice to be thought over waits until a test says what comes of it. The
 * test hears of everything that was asked; see thoughts.ts.
 */
const channel = new BroadcastChannel('iacta-test-thoughts')
const thread = randomUUID()
const waiting = new Map()
let think

const listen = parentPort.on.bind(parentPort)
parentPort.on = (event, heard) => {
  think = heard
  return listen(event, (text) => {
    const { id, milliseconds } = JSON.parse(text)
    if (milliseconds === null) heard(text)
    else waiting.set(id, text)
    channel.postMessage({ thread, text })
  })
}

const resolved = (id, idea) =>
  parentPort.postMessage({ id, explanation: { key: 'only', params: {} }, resign: false, worth: 0, ...idea })

const WAYS = {
  /** What comes of it in no time at all. */
  answer: (id, text) => think(JSON.stringify({ ...JSON.parse(text), id, milliseconds: 1 })),
  resign: (id) => resolved(id, { plan: [null], resign: true }),
  /** What nobody may do. */
  blunder: (id) => resolved(id, { plan: [{ do: 'play', card: 'none' }] }),
  break: () => process.exit(1),
}

channel.onmessage = ({ data }) => {
  const text = data.thread === thread && waiting.get(data.id)
  if (!text) return
  waiting.delete(data.id)
  WAYS[data.way](data.id, text)
}

await import('../../dist/opponents/worker.js')
