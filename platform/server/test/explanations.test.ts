import { type Explanation, quickChance, type Seat, seatsIn } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveTable } from '../src/live.ts'
import { explained } from '../src/tables/explanations.ts'
import { type Claimants, claimants, doing, gameAt, pass, playToWindow, truth } from './claimants.ts'
import { TestServer } from './harness.ts'

type Act = { readonly do: string; readonly card?: string }

const SEATS = ['galba', 'otho', 'vitellius', 'vespasian'] as const
const { brain } = gameNamed('nero')

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start({ IACTA_ALLOWANCE: '1000000' })
})
afterAll(() => server.stop())

const answersAt = ({ game }: LiveTable): Map<Seat, Act> => {
  const answers = new Map<Seat, Act>()
  for (const seat of seatsIn(game?.asked() ?? 0)) {
    const legal = (game?.actions(seat) ?? []) as readonly Act[]
    const answer = legal.find(({ do: verb }) => verb === 'answer')
    if (answer) answers.set(seat, answer)
  }
  return answers
}

/** Does it as a computer in that seat would: with its reason written down beside it. */
async function decided(here: Claimants, seat: Seat, action: Act): Promise<void> {
  await truth(here, (live) => {
    const why = brain.explain(live.game?.stateFor(seat), seat, [action])
    live.seats[seat].explanation = explained(live, seat, why)
  })
  await doing(here, seat, action)
}

const why = async ({ clients, table }: Claimants, seat: Seat): Promise<Explanation | null> =>
  (await clients[0].ok(clients[0].get(`/tables/${table}/explanation?seat=${SEATS[seat]}`))).explanation

test('a computer that answers in vain says no more of it than one that passes; of a card laid open it speaks', async () => {
  const here = await claimants(server)
  await playToWindow(here, quickChance(3), (live) => live.game?.answersUnseen() === true && answersAt(live).size > 1)
  const [[one, first], [other, second]] = await truth(here, answersAt)
  const asked = seatsIn((await gameAt(here)).asked())
  const passes = asked.find((seat) => seat !== one && seat !== other)
  await decided(here, one, first)
  await decided(here, other, second)
  // Nothing yet: all of it can still be taken back.
  if (passes !== undefined) expect([await why(here, one), await why(here, other)]).toEqual([null, null])
  for (const seat of asked) if (seat !== one && seat !== other) await decided(here, seat, pass('next'))
  const said = new Map([
    [one, await why(here, one)],
    [other, await why(here, other)],
  ])
  const [taker, keeper] = said.get(one) ? [one, other] : [other, one]
  const laid = taker === one ? first : second
  expect(said.get(taker)).toEqual({ key: 'answer', params: { card: laid.card, of: expect.any(String) } })
  expect(said.get(keeper)).toBeNull()
  if (passes !== undefined) expect(await why(here, passes)).toBeNull()
})
