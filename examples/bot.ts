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

let heard = 0
let outcome: object | null = null
/** What was sent and not yet answered: it is sent again under the same id, and done once. */
let sent: object | null = null

/** Watches the table, and comes back to where it was if the connection breaks. */
function watch(): void {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/socket`, { headers })
  const ask = (what: object) => socket.send(JSON.stringify({ id: 1, table: table.id, seat, ...what }))
  socket.on('open', () => {
    if (sent) ask(sent)
    ask({ do: 'watch', heard })
  })
  socket.on('error', (error) => console.error(error.message))
  socket.on('close', () => outcome ?? setTimeout(watch, 1000))
  socket.on('message', (data) => {
    const { update, error, sequence } = JSON.parse(data.toString())
    if (error || sequence !== undefined) sent = null
    if (error) return error.code === 'stale' ? ask({ do: 'watch', heard }) : console.error(error.message)
    if (!update) return
    outcome = update.summary?.outcome ?? null
    heard = update.settled ?? 0
    if (outcome) {
      console.log(`Over after ${update.sequence} actions: ${JSON.stringify(outcome)}`)
      socket.close()
    } else if (update.actions?.length > 0 && !sent) {
      const action = update.actions[Math.floor(Math.random() * update.actions.length)]
      sent = { do: 'act', answering: update.sequence, actionId: randomUUID(), action }
      ask(sent)
    }
  })
}
watch()
