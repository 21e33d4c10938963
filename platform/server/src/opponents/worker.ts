import { parentPort, workerData } from 'node:worker_threads'
import { type Decision, levelNamed, Opponent } from '@iacta/bots'
import { inManner, quickChance } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { type Answered, type Idea, REMEMBERED, type Thought } from './thought.ts'

/** A thread that thinks for computer seats, one choice after the other. It knows games by their ids, and no table. */

type AnyOpponent = Opponent<unknown, unknown, unknown>

/** The thought that is to be given up, by its number. */
const givenUp = workerData as Int32Array

/** By table and seat, in order of use. */
const opponents = new Map<string, AnyOpponent>()

parentPort?.on('message', (text: string) => {
  const thought = JSON.parse(text) as Thought
  const idea = thought.milliseconds === null ? firstIdea(thought) : secondThoughts(thought, thought.milliseconds)
  parentPort?.postMessage({ id: thought.id, ...idea } satisfies Answered)
})

/** What comes to mind at once, and how much thought the choice deserves. */
function firstIdea(thought: Thought): Idea {
  const { known, seed } = thought
  const bearing = opponents.get(nameOf(thought))?.bearingAt(known, seed) ?? null
  const decision = opponentFor(thought).decide(known, { seed, budget: { iterations: 0 }, bearing })
  return { ...ideaOf(decision), resign: false, worth: worthOf(thought) }
}

function worthOf({ game: id, level, known, seed }: Thought): number {
  if (levelNamed(level).budget.milliseconds === undefined) return 0
  const { game, brain } = gameNamed(id)
  const world = brain.worlds(known)(quickChance(seed))
  return game.actions(world, known.seat).length === 1 ? 0 : brain.weight(world, known.seat)
}

function secondThoughts(thought: Thought, milliseconds: number): Idea {
  const { id, seed, known } = thought
  const signal = {
    get aborted(): boolean {
      return Atomics.load(givenUp, 0) === id
    },
  }
  return ideaOf(remembered(thought).decide(known, { seed, budget: { milliseconds }, signal, whole: true }))
}

const ideaOf = ({ action, next, explanation, resign }: Decision<unknown>): Idea => ({
  plan: [action, ...next],
  explanation,
  resign,
  worth: 0,
})

/** Whoever has played on here for a while knows whether there is hope left. */
function remembered(thought: Thought): AnyOpponent {
  const key = nameOf(thought)
  const opponent = opponents.get(key) ?? opponentFor(thought)
  opponents.delete(key)
  opponents.set(key, opponent)
  for (const [oldest] of opponents) {
    if (opponents.size <= REMEMBERED) break
    opponents.delete(oldest)
  }
  return opponent
}

const nameOf = ({ table, known, level, manner }: Thought): string => `${table} ${known.seat} ${level} ${manner}`

function opponentFor({ game: id, level, manner }: Thought): AnyOpponent {
  const { game, brain } = gameNamed(id)
  return new Opponent(game, inManner(brain, manner), levelNamed(level))
}
