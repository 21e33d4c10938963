import { parentPort } from 'node:worker_threads'

/** A thread that breaks over everything it is asked. */
parentPort.on('message', () => {
  throw new Error('this thread knows no game')
})
