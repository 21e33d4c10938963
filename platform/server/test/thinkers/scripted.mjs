import { parentPort, threadId, workerData } from 'node:worker_threads'

/** A thread that plays no game: what it does about a choice stands in the view. It answers with what it was asked. */
const WAYS = {
  answer: (_, answer) => answer(),
  /** Says that it has begun, and answers when it is told to. */
  wait({ known: { view } }, answer) {
    const channel = new BroadcastChannel(view.channel)
    channel.onmessage = ({ data }) => {
      if (data !== `answer ${view.name}`) return
      channel.close()
      answer()
    }
    channel.postMessage(`began ${view.name}`)
  },
  throw() {
    throw new Error('this thread knows no game')
  },
  exit: () => process.exit(3),
  hang() {
    for (;;);
  },
  hoard() {
    for (const hoard = []; ; ) hoard.push(new Array(100_000).fill(hoard.length))
  },
  search({ id }, answer) {
    while (Atomics.load(workerData, 0) !== id);
    answer()
  },
}

parentPort.on('message', (text) => {
  const thought = JSON.parse(text)
  const explanation = { key: 'none', params: { thread: threadId } }
  const answer = { id: thought.id, plan: [thought], explanation, resign: false, worth: 1 }
  WAYS[thought.known.view.how](thought, () => parentPort.postMessage(answer))
})
