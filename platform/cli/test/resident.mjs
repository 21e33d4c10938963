import { workerData } from 'node:worker_threads'

const { port, lock, command } = workerData
const loaded = import(command)

let out = ''
let err = ''
process.stdout.write = (text) => {
  out += text
  return true
}
process.stderr.write = (text) => {
  err += text
  return true
}

port.on('message', async (args) => {
  out = ''
  err = ''
  const answer = await loaded
    .then(({ iacta }) => iacta(args))
    .then(
      (code) => ({ code, out, err }),
      (broken) => ({ broken }),
    )
  port.postMessage(answer)
  Atomics.add(lock, 0, 1)
  Atomics.notify(lock, 0)
})
