import { completed, quickChance } from '@iacta/kernel'
import type { FollowedScene } from '@iacta/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, pair, scene as sceneFrom } from './company.ts'
import { type Client, type Socket, TestServer } from './harness.ts'

/** Several seats of one person, before one screen: what is put to all of them, and what one decides for all to see. */

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '100000' })
})
afterAll(() => server.stop())

/** Somebody looks on each so many things done. */
const LOOKS_ON = 5

interface Played {
  readonly passed: number
  readonly spoke: number
  readonly open: number
}

/** Plays on at random before one screen, by what it is told alone, for so many things done. */
async function playTogether(client: Client, socket: Socket, table: string, turns: number): Promise<Played> {
  const chance = quickChance(4)
  const bystander = await server.client().socket()
  const played = { passed: 0, spoke: 0, open: 0 }
  const watch = async (by: Socket, together: boolean): Promise<FollowedScene> =>
    (await by.ask({ do: 'watch', table, seat: null, together })).scene
  const some = (actions: readonly unknown[]): unknown => completed(actions[chance.pick(actions.length)], chance)
  for (let n = 0; n < turns; n++) {
    const { handover, actions, prompt } = await watch(socket, true)
    if (n % LOOKS_ON === 0) {
      const seen = await watch(bystander, true)
      expect(seen).not.toHaveProperty('handover')
      expect(seen.actions).toEqual([])
    }
    if (!handover) break
    const { question, decides, awaits } = handover
    if (question && n % 3 > 0) {
      played.passed++
      expect((await socket.ask({ do: 'pass', table })).ok).toBe(true)
      continue
    }
    if (question) played.spoke++
    if (decides) {
      played.open++
      expect(prompt).toEqual((await sceneFrom(client, table, decides.seat)).prompt)
      const sent = { table, seat: decides.seat, answering: decides.sequence, action: some(actions) }
      expect((await socket.ask({ do: 'act', ...sent })).ok).toBe(true)
    } else {
      expect(actions).toEqual([])
      const { actions: listed } = await sceneFrom(client, table, awaits[0])
      await client.ok(client.post(`/tables/${table}/actions`, { seat: awaits[0], action: some(listed) }))
    }
  }
  bystander.close()
  return played
}

describe('several seats of one person', () => {
  test('are asked together whether anybody answers', async () => {
    const client = await server.guest()
    const seats = { galba: 'me', otho: 'me', vitellius: 'me', vespasian: 'me' }
    const { id } = await client.ok(client.post('/tables', { game: 'nero', options: { players: 4 }, seats }))
    const socket = await client.socket()
    const { passed, spoke } = await playTogether(client, socket, id, 90)
    expect(passed).toBeGreaterThan(3)
    expect(spoke).toBeGreaterThan(0)
    socket.close()
  })

  test('decide in the open before one screen, and nobody else sees what could be taken back', async () => {
    const client = await server.guest()
    const { id } = await client.ok(
      client.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }),
    )
    const socket = await client.socket()
    const { open } = await playTogether(client, socket, id, 110)
    expect(open).toBeGreaterThan(3)
    socket.close()
  })

  test('are played at once at a table that goes on from a record', async () => {
    const client = await server.guest()
    const seats = { caesar: 'me', pompeius: 'me' }
    const { id } = await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))
    const record = await client.ok(client.get(`/tables/${id}/record`))
    const imported = await client.ok(client.post('/records', record))
    expect(imported.seats.map(({ deserted }: { deserted: boolean }) => deserted)).toEqual([false, false])
    const socket = await client.socket()
    const { scene } = await socket.ask({ do: 'watch', table: imported.id, seat: null, together: true })
    expect(scene.handover).toMatchObject({ awaits: ['caesar', 'pompeius'] })
    socket.close()
  })

  test('are told of each other’s doings; who has one seat is told nothing more than before', async () => {
    const client = await server.guest()
    const { id } = await client.ok(
      client.post('/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } }),
    )
    const socket = await client.socket()
    const { scene } = await socket.ask({ do: 'watch', table: id, seat: 'caesar', together: true })
    expect(scene.handover).toMatchObject({ awaits: ['caesar', 'pompeius'], question: null, decides: null })
    await act(client, id, 'pompeius')
    const heard = await socket.until((message) => message.scene?.handover?.awaits.length === 1)
    expect(heard.scene).toMatchObject({ seat: 'caesar', handover: { awaits: ['caesar'] } })
    expect((await socket.ask({ do: 'pass', table: id })).error.code).toBe('stale')
    socket.close()
    const two = await pair(server)
    const other = await two.caesar.socket()
    for (const seat of ['caesar', null])
      expect((await other.ask({ do: 'watch', table: two.table, seat, together: true })).scene).not.toHaveProperty(
        'handover',
      )
    expect((await other.ask({ do: 'pass', table: two.table })).error.code).toBe('stale')
    other.close()
  })
})
