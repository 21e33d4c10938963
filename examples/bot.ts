/**
 * A whole game of Julius Caesar over the API, by a program that takes any action it is offered.
 *
 *   npm run example -- http://127.0.0.1:8200          against the computer
 *   npm run example -- http://127.0.0.1:8200 open     against whoever takes the other seat
 *   npm run example -- http://127.0.0.1:8200 TABLE    takes a seat at that table
 *
 * With IACTA_TOKEN it plays as the person whose token that is; without, as a guest.
 */
import { randomUUID } from 'node:crypto'
import { type FollowedScene, followed, type Problem, tellsOfGame, type Update } from '@iacta/wire'
import { WebSocket } from 'ws'

const [server = 'http://127.0.0.1:8200', wanted = 'computer'] = process.argv.slice(2)
const token = process.env.IACTA_TOKEN
const headers: Record<string, string> = token
  ? { authorization: `Bearer ${token}` }
  : { origin: new URL(server).origin }

async function post(path: string, body: object): Promise<{ id: string; mine: string[] }> {
  const answer = await fetch(`${server}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const cookie = answer.headers.get('set-cookie')
  if (cookie) headers.cookie = cookie.split(';')[0]
  const said = JSON.parse(await answer.text())
  if (!answer.ok) throw new Error(said.error.message)
  return said
}

if (!token) await post('/guests', {})
const seats = { caesar: 'me', pompeius: wanted === 'open' ? 'open' : 'bot' }
const isNew = wanted === 'computer' || wanted === 'open'
const table = await (isNew ? post('/tables', { game: 'julius-caesar', seats }) : post(`/tables/${wanted}/join`, {}))
const [seat] = table.mine
console.log(`I play ${seat} at table ${table.id}`)

type Open = { from: number; to: number; by?: number } | { any: unknown[] } | { some: unknown[]; least: number }

/** What a listed action leaves open is ours to say: a number, one of these, some of these. */
const completed = (listed: object): object =>
  Object.fromEntries(Object.entries(listed).map(([field, value]) => [field, isOpen(value) ? choose(value) : value]))

const isOpen = (value: unknown): value is Open => typeof value === 'object' && value !== null && !Array.isArray(value)

const drawn = (n: number): number => Math.floor(Math.random() * n)

function choose(open: Open): unknown {
  if ('any' in open) return open.any[drawn(open.any.length)]
  if ('some' in open) return open.some.slice(0, open.least)
  const { from, to, by = 1 } = open
  return from + by * drawn(Math.floor((to - from) / by) + 1)
}

/** The game as our seat sees it, put together from what it is told. */
let scene: FollowedScene | null = null
let outcome: object | null = null
/** What was sent and not yet answered: it is sent again under the same id, and done once. */
let sent: object | null = null

/** An answer, or news of the table. */
interface Told {
  readonly update?: Update
  readonly error?: Problem
  readonly sequence?: number
}

/** Watches the table, and comes back to where it was if the connection breaks. */
function watch(): void {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, { headers })
  const ask = (what: object) => socket.send(JSON.stringify({ id: 1, table: table.id, seat, ...what }))
  const look = () => ask({ do: 'watch', heard: scene?.settled ?? 0 })
  socket.on('open', () => {
    if (sent) ask(sent)
    look()
  })
  socket.on('error', (error) => console.error(error.message))
  socket.on('close', () => outcome ?? setTimeout(watch, 1000))
  socket.on('message', (data) => {
    const { update, error, sequence }: Told = JSON.parse(data.toString())
    if (error || sequence !== undefined) sent = null
    if (error) return error.code === 'stale' ? look() : console.error(error.message)
    if (!update) return
    outcome = update.summary?.outcome ?? null
    if (tellsOfGame(update)) scene = followed(scene, update)
    if (!scene) return
    if (outcome) {
      console.log(`Over after ${scene.sequence} actions: ${JSON.stringify(outcome)}`)
      socket.close()
    } else if (scene.actions.length > 0 && !sent) {
      const action = completed(scene.actions[drawn(scene.actions.length)] as object)
      sent = { do: 'act', answering: scene.sequence, actionId: randomUUID(), action }
      ask(sent)
    }
  })
}
watch()
