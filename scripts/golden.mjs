import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPrograms, given, install, mistake, root } from './house.mjs'
import { checkTables, everyTableIn, TABLE_OPTIONS } from './tables.mjs'

const { values, words } = given(
  `npm run golden -- <game> [options]

Finds and writes the golden records of a game: one finished table for every way it can end, by who wins and, if one likes,
by something else that its outcome tells. Needed again only when a game's edition is raised.

  -t, --tables N         among so many tables (12000)
  -b, --by PARAM         a parameter of the outcome that makes another ending, such as its year; as many as one likes
  -o, --option NAME=X    an option of the game; what is not said is taken in turn`,
  {
    tables: { type: 'string', short: 't', default: '12000' },
    by: { type: 'string', short: 'b', multiple: true, default: [] },
    option: TABLE_OPTIONS.option,
  },
  1,
)
const [id] = words
const tables = Number(values.tables)
if (id === undefined) mistake('which game? npm run golden -- <game>')
if (!Number.isInteger(tables) || tables < 1) mistake(`how many tables? "${values.tables}" is no number of tables`)
checkTables({ ...values, game: id })

install()
buildPrograms()
const { commitmentTo, completed, quickChance, seatsIn, sealedChance, Table } = await import('@iacta/kernel')
const { nodeDigest } = await import('@iacta/kernel/node')
const { decideAt } = await import('@iacta/bots')
const { gameNamed } = await import('@iacta/registry')

const pack = gameNamed(id)
const { game, brain, passes } = pack
const settled = await everyTableIn(values, pack)
const folder = join(root, 'games', game.id, 'test', 'golden')
mkdirSync(folder, { recursive: true })

/**
 * Random players seldom win early, good ones seldom tie: so each seat is played in one of four ways, steadily where it
 * passes only if it must, idly where it passes whenever it may, and after the first tables, which find the early wins, only in
 * the quick ones.
 */
const WAYS = ['random', 'steady', 'idle', 'bot']
const WITH_BOTS = 300

function choose(way, table, seat, chance) {
  if (way === 'bot') return decideAt('miles', game, brain, table.knowledge(seat), { seed: chance.pick(1e9) }).plan[0]
  const legal = table.actions(seat)
  const liked = way === 'random' ? legal : legal.filter((action) => passes.includes(action.do) === (way === 'idle'))
  const from = liked.length > 0 ? liked : legal
  return completed(from[chance.pick(from.length)], chance)
}

function playTable(seed) {
  const chance = quickChance(seed)
  const options = settled[seed % settled.length]
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
  const ways = seed <= WITH_BOTS ? WAYS : WAYS.slice(0, -1)
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
  const seats = game.seats(record.options)
  const others = values.by.filter((param) => params[param] !== undefined).map((param) => `${param}-${params[param]}`)
  const name = [way, ...others, ...winners.map((seat) => seats[seat])].join('.')
  if (found.has(name)) continue
  found.add(name)
  writeFileSync(join(folder, `${name}.record.json`), `${JSON.stringify(record)}\n`)
  console.log(`${name}: ${record.actions.length} actions (table ${seed})`)
}
