import { type GameRecord, quickChance, readOptions, seatsIn, Table } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { brain } from '../../../../games/cataphract/bot/brain.ts'
import type { Options } from '../../../../games/cataphract/data/table.ts'
import { cataphract } from '../../../../games/cataphract/rules/game.ts'
import type { State } from '../../../../games/cataphract/rules/state.ts'
import { aHouse, type Visitor } from './harness.ts'

/** Moments of a real battle of Tricameron, led up to there by two quick players: from then on it is led by hand. */

const house = aHouse()
const SEED = 5
const MOST = 4000

interface Moment {
  readonly record: GameRecord
}

/** The first moment at which somebody is asked what is wanted. */
function until(isWanted: (top: State['stack'][number]) => boolean): Moment {
  const chance = quickChance(SEED)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const options = readOptions(cataphract.options, { scenario: 'tricameron' }) as Options
  const table = new Table(cataphract, options, 'turn', source)
  for (let n = 0; n < MOST; n++) {
    const [seat] = seatsIn(table.asked())
    const state = table.stateFor(seat)
    const top = state.stack.at(-1)
    if (top && isWanted(top)) return { record: table.record() }
    table.act(seat, brain.plan(state, seat, chance, 0)[0])
  }
  throw new Error('there was no such moment')
}

/** Both armies are led by whoever looks. */
async function sitDown(visitor: Visitor, { record }: Moment): Promise<void> {
  const { page } = visitor
  const send = async (to: string, data: unknown) => {
    const answer = await page.request.post(`/api${to}`, { headers: { origin: house().url }, data })
    expect(answer.status()).toBeLessThan(300)
    return answer.json()
  }
  await send('/guests', {})
  const { id } = await send('/records', record)
  await visitor.go(`/table/${id}`)
}

test('on a phone, in Italian: asked to withdraw, one declines, and the other army goes on', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  const moment = until((top) => top.step === 'reaction' && top.what === 'withdraw')
  await sitDown(visitor, moment)
  await page.getByRole('button', { name: 'Ritirati', exact: true }).waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Rinuncia', exact: true }).tap()
  // What cannot be taken back is explained, and then meant.
  const commit = page.locator('.explained .button.main')
  const withdraw = page.getByRole('button', { name: 'Ritirati', exact: true })
  await expect.poll(async () => (await commit.count()) + 1 - (await withdraw.count())).toBeGreaterThan(0)
  if ((await commit.count()) > 0) await commit.tap()
  await expect.poll(() => withdraw.count()).toBe(0)
})
