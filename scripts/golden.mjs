import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, given, install, mistake, root } from './house.mjs'

const { words } = given(
  `node scripts/golden.mjs [game] [tables]

Finds and writes the golden records of a game (julius-caesar): one finished table for every way it can end, among so many
(12000). Needed again only when a game's edition is raised.`,
  {},
  2,
)
const [id = 'julius-caesar', count = '12000'] = words
const tables = Number(count)
if (!Number.isInteger(tables) || tables < 1) mistake(`how many tables? "${count}" is no number of tables`)

install()
build()
const { commitmentTo, quickChance, readOptions, seatsIn, sealedChance, Table } = await import('@iacta/kernel')
const { nodeDigest } = await import('@iacta/kernel/node')
const { decideAt } = await import('@iacta/bots')
const { gameNamed } = await import('@iacta/registry')

const { game, brain } = gameNamed(id)
const scenarios = game.options.scenario.choices
const folder = join(root, 'games', game.id, 'test', 'golden')
mkdirSync(folder, { recursive: true })

/**
 * Two random players seldom win early, two good ones seldom tie: so each seat is played in one of three ways,
 * and after the first tables, which find the early wins, only in the quick ones.
 */
const WAYS = ['random', 'steady', 'bot']
const WITH_BOTS = 300

function choose(way, table, seat, chance) {
  if (way === 'bot') return decideAt('miles', game, brain, table.knowledge(seat), { seed: chance.pick(1e9) }).plan[0]
  const legal = table.actions(seat)
  const lasting = way === 'steady' ? legal.filter((action) => action.do !== 'disband') : legal
  const from = lasting.length > 0 ? lasting : legal
  return from[chance.pick(from.length)]
}

function playTable(seed) {
  const chance = quickChance(seed)
  const options = readOptions(game.options, { scenario: scenarios[seed % scenarios.length] })
  const seats = game.seats(options)
  const secret = seed.toString(16).padStart(64, '0')
  const table = `golden-${seed}`
  const contributions = seats.map((seat) => `${seat} ${seed}`)
  const t = new Table(game, options, table, {
    of: (sequence) => sealedChance({ table, secret, contributions }, sequence, nodeDigest),
    commitment: commitmentTo(secret, nodeDigest),
    contributions,
    secret: () => secret,
  })
  const ways = seed <= WITH_BOTS ? WAYS : WAYS.slice(0, 2)
  const players = seats.map(() => ways[chance.pick(ways.length)])
  while (t.asked() !== 0) {
    const [seat] = seatsIn(t.asked())
    t.act(seat, choose(players[seat], t, seat, chance))
  }
  return t.record()
}

const found = new Set()
for (let seed = 1; seed <= tables; seed++) {
  const record = playTable(seed)
  const { way, winners, params } = record.outcome
  const seats = game.seats(readOptions(game.options, record.options))
  const name = [
    way,
    ...(params.year === undefined ? [] : [`year-${params.year}`]),
    ...winners.map((seat) => seats[seat]),
  ].join('.')
  if (found.has(name)) continue
  found.add(name)
  writeFileSync(join(folder, `${name}.record.json`), `${JSON.stringify(record)}\n`)
  console.log(`${name}: ${record.actions.length} actions (table ${seed})`)
}
