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

const usual = { ...process.env }

port.on('message', async ({ args, env }) => {
  out = ''
  err = ''
  Object.assign(process.env, env)
  const answer = await loaded
    .then(({ iacta }) => iacta(args))
    .then(
      (code) => ({ code, out, err }),
      (broken) => ({ broken }),
    )
  for (const name of Object.keys(env))
    if (name in usual) process.env[name] = usual[name]
    else delete process.env[name]
  port.postMessage(answer)
  Atomics.add(lock, 0, 1)
  Atomics.notify(lock, 0)
})
