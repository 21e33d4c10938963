import { parentPort, workerData } from 'node:worker_threads'

const { bestOpenings } = await import('@iacta/bots/training')
const { gameNamed } = await import('@iacta/registry')

const { game, brain } = gameNamed(workerData.id)
parentPort.on('message', (choice) => {
  parentPort.postMessage({ name: choice.name, openings: bestOpenings(game, brain, choice, workerData.settings) })
})
