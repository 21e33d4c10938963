/** How quick the rules are, on one thread. Times are of this machine and this moment: compare within one run. */
import { build, given, install } from './house.mjs'

const { values } = given(
  `npm run bench -- [--json]

How quick the rules of each game are, on one thread: games a second, nanoseconds for what is done often, bytes of a state.

  --json    the same for programs`,
  { json: { type: 'boolean', default: false } },
)
install()
build()
const { playOut, quickChance, readOptions, SPECTATOR, seatsIn, unheard } = await import('@iacta/kernel')
const { GAMES } = await import('@iacta/registry')

const SECONDS = 4
const SAMPLES = 2000

/** Repeats `run` for a while and answers how often it ran in a second. */
function rate(run, seconds = SECONDS, batch = 1) {
  for (let i = 0; i < 20; i++) run(i)
  const began = performance.now()
  let times = 0
  // Looking at the clock takes time too, so it is done once for a while.
  while (performance.now() - began < seconds * 1000) for (let i = 0; i < batch; i++) run(1000 + times++)
  return times / ((performance.now() - began) / 1000)
}

/** Positions from the middle of random games, each with a seat that is asked and an action it may take. */
function sample(game, options) {
  const chance = quickChance(42)
  const play = unheard(chance)
  const samples = []
  while (samples.length < SAMPLES) {
    const state = game.start(options, play)
    for (;;) {
      const [seat] = seatsIn(game.waiting(state))
      if (seat === undefined) break
      const legal = game.actions(state, seat)
      const action = legal[chance.pick(legal.length)]
      // Kept states come from the codec: clones that live long would teach the machine to expect it of all clones.
      if (chance.pick(8) === 0) samples.push({ state: game.decode(game.encode(state)), seat, action })
      game.play(state, seat, action, play)
    }
  }
  return samples.slice(0, SAMPLES)
}

/** Nanoseconds for one `run`, over all samples. */
function nanoseconds(samples, run) {
  const perSecond = rate((i) => run(samples[i % samples.length]), 1.5, 500)
  return Math.round(1e9 / perSecond)
}

const report = {}
for (const { game } of GAMES) {
  const choices = game.options.scenario?.choices ?? [undefined]
  const options = readOptions(game.options, choices[0] === undefined ? {} : { scenario: choices[0] })
  const gamesPerSecond = rate((seed) => {
    const trial = playOut(game, options, seed)
    if (trial.faults.length > 0) throw new Error(trial.faults[0])
  })
  const samples = sample(game, options)
  const dice = unheard(quickChance(7))
  const clone = nanoseconds(samples, ({ state }) => game.clone(state))
  const cloneAndPlay = nanoseconds(samples, ({ state, seat, action }) =>
    game.play(game.clone(state), seat, action, dice),
  )
  const bytes = (of) => Math.max(...samples.map((one) => JSON.stringify(of(one)).length))
  report[game.id] = {
    gamesPerSecond: Math.round(gamesPerSecond),
    nanoseconds: {
      clone,
      actions: nanoseconds(samples, ({ state, seat }) => game.actions(state, seat)),
      play: Math.max(0, cloneAndPlay - clone),
      view: nanoseconds(samples, ({ state, seat }) => game.view(state, seat)),
    },
    largestBytes: {
      state: bytes(({ state }) => game.encode(state)),
      view: Math.max(
        bytes(({ state, seat }) => game.view(state, seat)),
        bytes(({ state }) => game.view(state, SPECTATOR)),
      ),
    },
  }
}

if (values.json) console.log(JSON.stringify(report, null, 2))
else
  for (const [id, { gamesPerSecond, nanoseconds: ns, largestBytes }] of Object.entries(report)) {
    console.log(`${id}: ${gamesPerSecond} random games a second on one thread`)
    console.log(`  clone ${ns.clone} ns, actions ${ns.actions} ns, play ${ns.play} ns, view ${ns.view} ns`)
    console.log(`  largest state ${largestBytes.state} bytes as JSON, largest view ${largestBytes.view} bytes`)
  }
