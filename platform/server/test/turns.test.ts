import { expect, test } from 'vitest'
import { AT_ONCE, Turns } from '../src/turns.ts'
import { pair, scene } from './company.ts'
import { TestServer } from './harness.ts'
import { until } from './thoughts.ts'

const never = (): Promise<void> => new Promise(() => undefined)

/** Something that is under way until it is told to be over. */
function underWay() {
  let over = (): void => undefined
  const done = new Promise<void>((settled) => {
    over = settled
  })
  return { done, over: () => over() }
}

/** Long enough for whoever could have had his turn. */
const aWhile = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((next) => setImmediate(next))
}

test('those who play come before those who watch, and only a few at a time', async () => {
  const turns = new Turns()
  const first = underWay()
  for (let i = 0; i < AT_ONCE; i++) void turns.take('spectator', () => first.done)
  await aWhile()
  const served: string[] = []
  const all = (['spectator', 'player', 'spectator', 'player'] as const).map((rank) =>
    turns.take(rank, async () => void served.push(rank)),
  )
  await aWhile()
  expect(served).toEqual([])
  expect(turns.length).toBe(4)
  first.over()
  await Promise.all(all)
  expect(served).toEqual(['player', 'player', 'spectator', 'spectator'])
})

test('who acts is answered before whoever has not yet had his turn', async () => {
  const turns = new Turns(never)
  const said: string[] = []
  const writing = underWay()
  const watches = Array.from({ length: 50 }, () => turns.take('player', async () => void said.push('watch')))
  const acted = turns.acting(() => writing.done).then(() => said.push('act'))
  await aWhile()
  const before = said.length
  await aWhile()
  // Nobody more, however long it takes to write.
  expect(said.length).toBe(before)
  expect(turns.length).toBeGreaterThan(0)
  writing.over()
  await Promise.all([acted, ...watches])
  expect(said.indexOf('act')).toBe(before)
  expect(said).toHaveLength(51)
})

test('nobody waits for ever because somebody always acts', async () => {
  const turns = new Turns(async () => undefined)
  void turns.acting(never)
  const served = await Promise.all(Array.from({ length: 20 }, (_, i) => turns.take('spectator', async () => i)))
  expect(served).toHaveLength(20)
})

test('whoever is refused hears why, and keeps no place', async () => {
  const turns = new Turns()
  const refused = Array.from({ length: 3 * AT_ONCE }, () =>
    turns.take('spectator', () => Promise.reject(new Error('not for you'))),
  )
  for (const one of refused) await expect(one).rejects.toThrow('not for you')
  expect(await turns.take('spectator', async () => 'here')).toBe('here')
})

test('at a server, an action is answered while those who came to watch still wait', async () => {
  const server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
  const { tables } = server.running.service
  const [{ caesar, table }, { table: slow }] = [await pair(server), await pair(server)]
  const player = await caesar.socket()
  await player.ask({ do: 'watch', table, seat: 'caesar' })
  const { actions } = await scene(caesar, table, 'caesar')
  // Every place is taken by somebody who takes his time.
  const reading = underWay()
  const readers = Array.from({ length: AT_ONCE }, () =>
    tables.inTurn('player', () => tables.look(slow, null, () => reading.done)),
  )
  const guests = await Promise.all(Array.from({ length: 12 }, () => server.guest()))
  const spectators = await Promise.all(guests.map((guest) => guest.socket()))
  for (const spectator of spectators) spectator.send({ id: 1, do: 'watch', table })
  await until(() => tables.waitingToLook === spectators.length)
  const answer = await player.ask({ do: 'act', table, seat: 'caesar', answering: 0, action: actions[0] })
  expect(answer).toMatchObject({ ok: true, sequence: 1 })
  expect(spectators.flatMap(({ heard }) => heard)).toEqual([])
  reading.over()
  await Promise.all(readers)
  for (const spectator of spectators) expect((await spectator.until((heard) => heard.answer === 1)).ok).toBe(true)
  for (const socket of [player, ...spectators]) socket.close()
  await server.stop()
})
