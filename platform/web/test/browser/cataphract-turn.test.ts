import { type GameRecord, quickChance, readOptions, type Seat, Table, unheard } from '@iacta/kernel'
import { expect, test } from 'vitest'
import type { Options } from '../../../../games/cataphract/data/table.ts'
import type { Action } from '../../../../games/cataphract/rules/action.ts'
import type { View } from '../../../../games/cataphract/rules/fog.ts'
import { cataphract } from '../../../../games/cataphract/rules/game.ts'
import { fromPosition } from '../../../../games/cataphract/rules/position.ts'
import { aHouse, type Visitor } from './harness.ts'
import { BY_KEY, goOnFrom, Player } from './player.ts'

/** Moments of Tricameron, each from a position of few pieces, and a whole turn from its set-up: both armies are led by hand. */

const house = aHouse()
const SEED = 5

const CAT = 'byz-thracian-cat-1'
const UNITS = {
  [CAT]: '4912 W',
  'byz-thracian-cat-2': '4910 W',
  'byz-armenian-cat-1': '4914 W',
  'byz-bucellari-cat-1': '5113 W',
  'van-vandal-ln-5': '4510 E',
  'van-vandal-ln-6': '4512 E',
  'van-vandal-lc-3': '4514 E',
}
const FIELD = {
  scenario: 'tricameron',
  turn: 2,
  units: UNITS,
  leaders: { belisarius: '5113', gelimer: '4410' },
  now: 'orders of belisarius',
}

/** Light horse is asked whether it withdraws before who comes so near. */
const UP_TO_THE_VANDALS: readonly Action[] = [
  { do: 'order', unit: 'byz-armenian-cat-1' },
  { do: 'step', to: '4814' },
  { do: 'step', to: '4714' },
]

/** A battle that begins from a position, and has come as far as these actions of the Byzantines lead. */
function battle(position: object | null, ...actions: readonly Action[]): GameRecord {
  const chance = quickChance(SEED)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const options = readOptions(cataphract.options, { scenario: 'tricameron' }) as Options
  const begins = position ? cataphract.encode(fromPosition(position, unheard(chance))) : undefined
  const table = new Table(cataphract, options, 'turn', source, begins)
  for (const action of actions) expect(table.act(0 as Seat, action).refusal).toBeNull()
  return table.record()
}

/** Both armies are led by whoever looks, unless a computer of `bots` leads one. */
const sitDown = (visitor: Visitor, record: GameRecord, bots?: string): Promise<void> =>
  goOnFrom(house(), visitor, record, bots)

test('by keyboard, as text: a line goes as one, and what comes of it is read before it goes', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const player = await Player.byText(visitor)
  await sitDown(visitor, battle(FIELD))
  await player.choose('Command line 1 with Thracian Cat 1')
  const form = page.getByRole('form', { name: 'The line as one (4)', exact: true })
  await form.waitFor()
  await form.getByRole('combobox').selectOption('byz-thracian-cat-1')
  await form.getByRole('textbox').focus()
  await page.keyboard.type('9999')
  await page.keyboard.press('Enter')
  await form.getByText('There is no such hex.', { exact: true }).waitFor()
  await form.getByRole('textbox').fill('')
  await page.keyboard.type('4812')
  await page.keyboard.press('Enter')
  await form.getByText('All 4 go, no hits.', { exact: true }).waitFor()
  await visitor.axe()
  await player.does(() => form.getByRole('button', { name: 'Send all 4', exact: true }).press('Enter'))
  // They stand where it was said, and have had their orders.
  const { at } = (await player.seen('first')).view as unknown as View
  expect([at[CAT], at['byz-thracian-cat-2'], at['byz-armenian-cat-1'], at['byz-bucellari-cat-1']]).toEqual([
    '4812',
    '4810',
    '4814',
    '5013',
  ])
  expect(await form.count()).toBe(0)
})

test('fights are looked through, with their table, before they are begun and fought out', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const units = { ...UNITS, [CAT]: '4612 W', 'byz-thracian-cat-2': '4613 W', 'van-vandal-ln-5': '4511 E' }
  await sitDown(visitor, battle({ ...FIELD, units, now: 'shock of belisarius' }))
  const player = new Player(visitor)
  await player.does(() => page.getByRole('button', { name: 'All 2 that may shock', exact: true }).click())
  const fights = page.getByRole('region', { name: 'Fights', exact: true })
  await fights.getByRole('button', { name: /^Thracian Cat 1/ }).click()
  await fights.getByRole('table').first().waitFor()
  await visitor.axe()
  const fought = async (): Promise<boolean> => (await player.log('first')).some(({ key }) => key === 'result')
  expect(await fought()).toBe(false)
  await player.does(() => page.getByRole('button', { name: 'Begin the fights', exact: true }).click())
  // The others say who of theirs counts as the defender.
  await page.getByRole('region', { name: 'Second player (Vandals) decides', exact: true }).waitFor()
  await page.getByRole('button', { name: 'As text', exact: true }).click()
  await player.choose((await player.choices())[0])
  await expect.poll(fought, { timeout: 10_000 }).toBe(true)
})

test('on a phone, in Italian: asked to withdraw, one orders beforehand not to, and is asked no more', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await sitDown(visitor, battle(FIELD, ...UP_TO_THE_VANDALS), 'first:tiro')
  const player = new Player(visitor)
  const withdraw = page.getByRole('button', { name: 'Ritirati', exact: true })
  await withdraw.waitFor()
  await page.getByText('D’ora in poi:', { exact: true }).waitFor()
  await visitor.axe()
  await player.does(() => page.getByRole('button', { name: 'nessuna Ritirata Ordinata', exact: true }).tap())
  await expect.poll(() => withdraw.count()).toBe(0)
  const { standing } = (await player.seen('second')).view as unknown as View
  expect(standing).toEqual([[], ['no-withdrawal']])
})

test('the same in Italian on a phone: declined, and the other army goes on', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await sitDown(visitor, battle(FIELD, ...UP_TO_THE_VANDALS))
  const player = new Player(visitor)
  await page.getByRole('button', { name: 'Ritirati', exact: true }).waitFor()
  // One who leads both armies is asked everything, and orders nothing beforehand.
  expect(await page.getByText('D’ora in poi:', { exact: true }).count()).toBe(0)
  await player.does(() => page.getByRole('button', { name: 'Rinuncia', exact: true }).tap())
  await page.getByRole('region', { name: 'Primo giocatore (Bizantini) decide', exact: true }).waitFor()
})

/** In the first turn: one Cataphract goes up to the Vandals, their light horse comes up to the Byzantines; whoever is asked reacts. */
const FIRST_TURN = [
  'Activate A. John',
  'Order Thracian Cat 5',
  ...['5012', '4911', '4811', '4710'].map((hex) => `Move to ${hex}`),
  // Light horse gets out of the way of it, and the lancers turn to meet it.
  'Withdraw',
  'Move to 4411',
  'Move to 4611',
  'Decline',
  'Turn left',
  'Fire at Vandal LN 6, then move',
  // Who leads it comes after it, so that it may charge.
  'Move A. John',
  ...['5012', '4911'].map((hex) => `Move to ${hex}`),
  'Activate Gara',
  'Order Vandal LC 2',
  ...['4606', '4706', '4806', '4906', '5006'].map((hex) => `Move to ${hex}`),
  // The bows of those it comes up to.
  'Fire at Vandal LC 2',
  'Halt, without shock',
] as const

/** What is answered to all else: as little as may be done. */
const LEAST = /^(Done|On to shock|Halt|Decline|Pass with)/
const least = (choices: readonly string[]): string => choices.find((name) => LEAST.test(name)) ?? choices[0]

test('a whole turn from its set-up, on a phone by keyboard: both react to what the other does, fight, and begin the next', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  const player = await Player.byText(visitor, page, BY_KEY)
  await sitDown(visitor, battle(null))
  const decides = page.getByRole('region', { name: /^(First|Second) player \((Byzantines|Vandals)\) decides$/ })
  const asked = new Set<string>()
  const turn = async () => ((await player.seen('first')).view as unknown as View).turn
  let wishes: readonly string[] = FIRST_TURN
  while ((await turn()) === 1) {
    const [who] = /Byzantines|Vandals/.exec((await decides.getAttribute('aria-label')) ?? '') ?? []
    asked.add(`${who}: ${await player.prompt.textContent()}`)
    const choices = await player.choices()
    const isWished = choices.includes(wishes[0])
    await player.choose(isWished ? wishes[0] : least(choices))
    if (isWished) wishes = wishes.slice(1)
    if (wishes.length === FIRST_TURN.indexOf('Move to 4411')) await visitor.axe()
  }
  expect(wishes).toEqual([])
  expect([...asked]).toEqual(
    expect.arrayContaining([
      'Vandals: Thracian Cat 5 comes near. Does Vandal LC 3 make an orderly withdrawal?',
      'Vandals: Thracian Cat 5 has come up. Does Vandal LN 6 turn to meet it?',
      'Byzantines: Does Thracian Cat 2 fire at Vandal LC 2?',
    ]),
  )
  const told = (await player.log('first')).map(({ key }) => key)
  expect(told).toEqual(expect.arrayContaining(['withdrew', 'reacted', 'fired', 'check', 'result', 'rout-points']))
  await visitor.axe()
})

test('a whole turn against the computer, on a phone, in Italian, by touch: as hints advise, until the next begins', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await sitDown(visitor, battle({ ...FIELD, now: 'turn begins' }), 'first:tiro')
  const player = new Player(visitor)
  const hint = page.getByRole('button', { name: 'Consiglio', exact: true })
  const carryOut = page.getByRole('button', { name: /^(Fai tutti i \d+ passi|Fallo)$/ }).last()
  await page.getByText('Turno 3', { exact: true }).first().waitFor()
  const next = page.getByText('Turno 4', { exact: true })
  const asked = new Set<string>()
  for (;;) {
    await hint.or(next).first().waitFor()
    if (await next.count()) break
    asked.add((await player.prompt.textContent()) ?? '')
    await hint.tap()
    await player.does(() => carryOut.tap())
  }
  expect(asked.size).toBeGreaterThan(0)
  const told = (await player.log('second')).map(({ key }) => key)
  expect(told).toEqual(expect.arrayContaining(['ordered', 'rout-points', 'turn-begins']))
  await visitor.axe()
})
