import { readFileSync } from 'node:fs'
import { type GameRecord, readRecord } from '@iacta/kernel'
import type { Client, TestServer } from './harness.ts'

/** Games that were played, here or elsewhere, and how they come about. */

export const GAME = 'julius-caesar'

const golden = new URL('../../../games/julius-caesar/test/golden/', import.meta.url)
export const goldenRecord = (name: string): GameRecord =>
  readRecord(JSON.parse(readFileSync(new URL(`${name}.record.json`, golden), 'utf8')))

export async function hotSeat(server: TestServer): Promise<{ player: Client; table: string }> {
  const player = await server.guest()
  const seats = { caesar: 'me', pompeius: 'me' }
  return { player, table: (await player.ok(player.post('/tables', { game: GAME, seats }))).id }
}

/** Plays some legal actions: for each seat that is asked, one from the middle of what it may do. */
export async function play(table: string, players: Readonly<Record<string, Client>>, actions: number): Promise<void> {
  for (let done = 0; done < actions; )
    for (const [seat, client] of Object.entries(players)) {
      const { scene } = await client.ok(client.get(`/tables/${table}?seat=${seat}`))
      if (scene.actions.length === 0) continue
      const action = scene.actions[Math.floor(scene.actions.length / 2)]
      await client.ok(client.post(`/tables/${table}/actions`, { seat, action }))
      done++
    }
}

export const finish = (client: Client, table: string, seat = 'caesar') =>
  client.ok(client.post(`/tables/${table}/resignation`, { seat }))
export const recordOf = (client: Client, table: string): Promise<GameRecord> =>
  client.ok(client.get(`/tables/${table}/record`))
export const bring = (client: Client, record: unknown) => client.ok(client.post('/records', record))
