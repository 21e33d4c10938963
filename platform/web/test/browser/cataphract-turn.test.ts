import { type GameRecord, quickChance, readOptions, type Seat, seatsIn, Table } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { brain } from '../../../../games/cataphract/bot/brain.ts'
import type { Options } from '../../../../games/cataphract/data/table.ts'
import { cataphract } from '../../../../games/cataphract/rules/game.ts'
import type { State } from '../../../../games/cataphract/rules/state.ts'
import { aHouse, type Visitor } from './harness.ts'
import { Player } from './player.ts'

/** Moments of a real battle of Tricameron, led up to there by two quick players: from then on it is led by hand. */

const house = aHouse()
const SEED = 5
const MOST = 4000

interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly record: GameRecord
}

/** The first moment at which somebody is asked what is wanted. */
function until(isWanted: (top: State['stack'][number], state: State, seat: Seat) => boolean): Moment {
  const chance = quickChance(SEED)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const options = readOptions(cataphract.options, { scenario: 'tricameron' }) as Options
  const table = new Table(cataphract, options, 'turn', source)
  for (let n = 0; n < MOST; n++) {
    const [seat] = seatsIn(table.asked())
    const state = table.stateFor(seat)
    const top = state.stack.at(-1)
    if (top && isWanted(top, state, seat)) return { state, seat, record: table.record() }
    table.act(seat, brain.plan(state, seat, chance, 0)[0])
  }
  throw new Error('there was no such moment')
}

/** Both armies are led by whoever looks. */
async function sitDown(visitor: Visitor, { record, seat }: Moment): Promise<string> {
  const { page } = visitor
  const send = async (to: string, data: unknown) => {
    const answer = await page.request.post(`/api${to}`, { headers: { origin: house().url }, data })
    expect(answer.status()).toBeLessThan(300)
    return answer.json()
  }
  await send('/guests', {})
  const { id } = await send('/records', record)
  await visitor.go(`/table/${id}`)
  return cataphract.seats({} as Options)[seat]
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

test('fights are looked through, with their table, before they are begun and fought out', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const seat = await sitDown(
    visitor,
    until(
      (top, s, asked) =>
        top.step === 'designation' &&
        cataphract.actions(s, asked).every(({ do: verb }) => verb === 'done' || verb === 'assault' || verb === 'join'),
    ),
  )
  const player = new Player(visitor)
  const fought = async (): Promise<boolean> => (await player.log(seat)).some(({ key }) => key === 'result')
  const before = (await player.log(seat)).length
  const fight = page.locator('.ca-fight').first()
  await fight.click()
  await page.locator('.ca-fights table').waitFor()
  await visitor.axe()
  await player.does(() => page.getByRole('button', { name: 'Begin the fights', exact: true }).click())
  await expect.poll(async () => (await player.log(seat)).length).toBeGreaterThan(before)
  expect(await fought()).toBe(true)
})

test('by keyboard, as text: a line goes as one, and what comes of it is read before it goes', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const orders = (s: State, seat: Seat) => cataphract.actions(s, seat).filter((action) => action.do === 'order')
  const moment = until((top, s, seat) => top.step === 'line' && orders(s, seat).length > 3)
  // Where the first of them could step to.
  const ahead = cataphract.clone(moment.state)
  const line = orders(ahead, moment.seat)
  cataphract.play(ahead, moment.seat, line[0], { chance: quickChance(1), tell() {}, seal() {} })
  const to = cataphract.actions(ahead, moment.seat).flatMap((action) => (action.do === 'step' ? [action.to] : []))[0]

  await Player.byText(visitor)
  await sitDown(visitor, moment)
  const form = page.getByRole('form', { name: `The line as one (${line.length})`, exact: true })
  await form.getByRole('textbox').focus()
  await page.keyboard.type('9999')
  await page.keyboard.press('Enter')
  await form.getByText('There is no such hex.', { exact: true }).waitFor()
  await form.getByRole('textbox').fill('')
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  await form.getByText(/\d+ go, .*hit/).waitFor()
  await visitor.axe()
  const send = form.getByRole('button', { name: /^Send / })
  await send.press('Enter')
  await expect
    .poll(async () => (await form.count()) === 0 || (await form.getAttribute('aria-label')))
    .not.toBe(`The line as one (${line.length})`)
})
