/** How quick the rules are, on one thread. Times are of this machine and this moment: compare within one run. */
import { buildPrograms, given, install } from './house.mjs'
import { checkTables, gamesIn, optionsIn, TABLE_HELP, TABLE_OPTIONS } from './tables.mjs'

const { values } = given(
  `npm run bench -- [options]

How quick the rules of each game are, on one thread: games a second, nanoseconds for what is done often, how long it takes
to find how far pieces may go, bytes of a state, and what who watches is told of an action.

${TABLE_HELP}
  --json                 the same for programs`,
  { ...TABLE_OPTIONS, json: { type: 'boolean', default: false } },
)
checkTables(values)
install()
buildPrograms()
const { completed, marches, playOut, quickChance, seededSource, SPECTATOR, seatsIn, survey, Table, unheard } =
  await import('@iacta/kernel')
const { changedSight, sightDifference } = await import('@iacta/wire')

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
      const action = completed(legal[chance.pick(legal.length)], chance)
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

/** Games whose telling is measured. */
const TOLD_GAMES = 5

/** What an action tells each seat and a spectator, on average: bytes of all it sees then, and of what is different. */
function telling(game, options) {
  let [updates, whole, different] = [0, 0, 0]
  for (let seed = 1; seed <= TOLD_GAMES; seed++) {
    const table = new Table(game, options, 'bench', seededSource(seed))
    const chance = quickChance(seed)
    const sightOf = (seat) => ({
      seat: table.seats[seat] ?? null,
      sequence: table.sequence(seat),
      view: table.view(seat),
      prompt: table.prompt(seat),
      actions: table.actions(seat),
      canUndo: table.canUndo(seat),
    })
    const known = new Map([...table.seats.keys(), SPECTATOR].map((seat) => [seat, sightOf(seat)]))
    for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked())) {
      const legal = table.actions(seat)
      table.act(seat, completed(legal[chance.pick(legal.length)], chance))
      for (const [who, before] of known) {
        const now = sightOf(who)
        const changes = sightDifference(before, now)
        if (!changes) continue
        known.set(who, changedSight(before, changes))
        updates++
        whole += JSON.stringify(now).length
        different += JSON.stringify(changes).length
      }
    }
  }
  return { whole: Math.round(whole / updates), different: Math.round(different / updates) }
}

/** Microseconds to find how far a piece may go, and how far all may that set out from its place; null where none goes. */
function reach(game, samples) {
  const movers = samples.flatMap(({ state, seat }) => {
    const goings = game.actions(state, seat).flatMap((action) => game.going?.(action, state) ?? [])
    const pieces = goings.filter(({ from }) => from === goings[0].from).map(({ piece }) => piece)
    return goings.length > 0 ? [{ state, seat, pieces: [...new Set(pieces)] }] : []
  })
  if (movers.length === 0) return null
  const microseconds = (run) => Math.round(1e6 / rate((i) => run(movers[i % movers.length]), 1.5, 20))
  return {
    piece: microseconds(({ state, seat, pieces: [piece] }) => survey(game, state, seat, { piece })),
    group: microseconds(({ state, seat, pieces }) => marches(game, state, seat, { pieces })),
  }
}

const report = {}
for (const pack of await gamesIn(values)) {
  const { game } = pack
  const options = await optionsIn(values, pack)
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
    surveyMicroseconds: reach(game, samples),
    largestBytes: {
      state: bytes(({ state }) => game.encode(state)),
      view: Math.max(
        bytes(({ state, seat }) => game.view(state, seat)),
        bytes(({ state }) => game.view(state, SPECTATOR)),
      ),
    },
    toldBytes: telling(game, options),
  }
}

if (values.json) console.log(JSON.stringify(report, null, 2))
else
  for (const [id, { gamesPerSecond, nanoseconds: ns, surveyMicroseconds, largestBytes, toldBytes }] of Object.entries(
    report,
  )) {
    console.log(`${id}: ${gamesPerSecond} random games a second on one thread`)
    console.log(`  clone ${ns.clone} ns, actions ${ns.actions} ns, play ${ns.play} ns, view ${ns.view} ns`)
    if (surveyMicroseconds)
      console.log(`  survey of a piece ${surveyMicroseconds.piece} µs, of a group ${surveyMicroseconds.group} µs`)
    console.log(`  largest state ${largestBytes.state} bytes as JSON, largest view ${largestBytes.view} bytes`)
    console.log(`  an action tells who watches ${toldBytes.different} bytes, of ${toldBytes.whole} that are seen`)
  }
