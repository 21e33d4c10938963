import { parentPort, workerData } from 'node:worker_threads'

const { readOptions } = await import('@iacta/kernel')
const { slopeOf, triedNumbers } = await import('@iacta/bots/training')
const { gameNamed } = await import('@iacta/registry')

const { id, stride, players } = workerData
const pack = gameNamed(id)
const options = readOptions(pack.game.options, {})
parentPort.on('message', (job) => {
  parentPort.postMessage(
    job.do === 'climb'
      ? { ...job, slope: slopeOf(pack.game, pack.brain.tunable, options, stride, job.leg) }
      : { ...job, points: triedNumbers(pack, options, players, job.numbers, job.bout) },
  )
})
