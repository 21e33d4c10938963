import { parentPort, workerData } from 'node:worker_threads'

const { readOptions } = await import('@iacta/kernel')
const { carriedOut } = await import('@iacta/bots/training')
const { gameNamed } = await import('@iacta/registry')

const pack = gameNamed(workerData.id)
const options = readOptions(pack.game.options, {})
parentPort.on('message', (job) => {
  parentPort.postMessage(carriedOut(pack, pack.brain.judgement, options, workerData.players, job))
})
