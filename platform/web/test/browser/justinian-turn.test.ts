import { type GameRecord, quickChance, Table, unheard } from '@iacta/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { spotAt } from '../../../../games/justinian/board/layout.ts'
import type { View } from '../../../../games/justinian/rules/fog.ts'
import { justinian } from '../../../../games/justinian/rules/game.ts'
import { fromPosition } from '../../../../games/justinian/rules/position.ts'
import { controlOf } from '../../src/board/pointers.ts'
import { aHouse } from './harness.ts'
import { Learner } from './learner.ts'
import { BY_KEY, goOnFrom, Player } from './player.ts'

/**
 * A whole turn of Justinian: against the computer, from the set-up to the next year, for either side, as hints advise; and
 * with both sides led by hand, from a position of few armies.
 */

const house = aHouse()

interface Wording {
  readonly hint: string
  readonly carryOut: RegExp
  readonly nextYear: string
  /** What the header says of the activations: how many of the Byzantine's are done. */
  readonly done: RegExp
}

interface Turn {
  /** The questions, as they were put. */
  readonly asked: readonly string[]
  /** The Byzantine's activations that were seen to be done, in order. */
  readonly done: readonly number[]
}

async function wholeTurn(page: Page, words: Wording): Promise<Turn> {
  const asked: string[] = []
  const done: number[] = []
  const year = page.locator('.ju-status').getByText(words.nextYear, { exact: true })
  const hint = page.getByRole('button', { name: words.hint, exact: true })
  const carryOut = page.getByRole('button', { name: words.carryOut }).last()
  for (;;) {
    await hint.or(year).first().waitFor()
    if (await year.isVisible()) return { asked, done }
    const so = words.done.exec((await labelOf(page.locator('.ju-activations'))) ?? '')
    if (so && done.at(-1) !== Number(so[1])) done.push(Number(so[1]))
    asked.push((await page.locator('.prompt-asked').textContent()) ?? '')
    await hint.click()
    await carryOut.click()
    await carryOut.waitFor({ state: 'detached' })
  }
}

const labelOf = async (of: Locator): Promise<string | null> =>
  (await of.count()) ? of.getAttribute('aria-label') : null

/** From the first activation on, none is done twice, and none is left out that asked for a decision. */
function expectInOrder(done: readonly number[]): void {
  expect(done.length).toBeGreaterThan(2)
  expect(done).toEqual([...new Set(done)].sort((a, b) => a - b))
  expect(done.at(-1)).toBeLessThanOrEqual(5)
}

test('as the Byzantine, at a desk: armies set up, five activations, and the next year’s pay', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/?game=justinian')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  const { asked, done } = await wholeTurn(page, {
    hint: 'Hint',
    carryOut: /^(Do all \d+ steps|Do it)$/,
    nextYear: 'AD 532',
    done: /(\d) of 5 done/,
  })
  expect(asked[0]).toBe('Put each of your armies where it begins.')
  expect(asked).toContainEqual(expect.stringMatching(/^Your activation \d of 5/))
  expect(asked).toContainEqual(expect.stringMatching(/MP left\.$/))
  expectInOrder(done)
  await page.locator('.ju-planner').waitFor()
  await visitor.axe()
})

test('as the Barbarian, on a phone, in Italian: his markers are used up, and a year has gone by', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/?game=justinian')
  await page.getByRole('radio', { name: 'Barbaro' }).check()
  await page.getByRole('button', { name: /^Contro il computer/ }).click()
  const { asked, done } = await wholeTurn(page, {
    hint: 'Consiglio',
    carryOut: /^(Fai tutti i \d+ passi|Fallo)$/,
    nextYear: 'anno 532',
    done: /fatte (\d) su 5/,
  })
  expect(asked).toContainEqual(expect.stringMatching(/^Usa un segnalino: Scelta \d, Casuali \d\.$/))
  expectInOrder(done)
  await visitor.axe()
})

/** Of Italy in the second year: Totila stands beside an army of the Byzantine, and another comes from Dalmatia. */
const ITALY = {
  turn: 2,
  gold: 30,
  place: { illyricum: 'dalmatia', italia: 'picenum', hilderic: 'zeugitania', totila: 'flaminia' },
  own: { illyricum: 20, italia: 12, hilderic: 14, totila: 20 },
  magister: { illyricum: 'mundus', italia: 'bessas' },
  dead: { gelimer: true, tzazon: true, athalaric: true, witigis: true },
  detached: [{}, {}, { 'venetia-et-histria': 2 }],
  control: { 'venetia-et-histria': 'ostrogoths', flaminia: 'ostrogoths', zeugitania: 'vandals' },
  treasure: ['zeugitania', 'flaminia'],
  now: 'income',
}

function italy(more: object = {}): GameRecord {
  const chance = quickChance(1)
  const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
  const begins = justinian.encode(fromPosition({ ...ITALY, ...more }, unheard(chance)))
  return new Table(justinian, {}, 'turn', source, begins).record()
}

const viewOf = async (player: Player): Promise<View> => (await player.seen('byzantine')).view as unknown as View

/** What either wants to do in that turn, once each. */
const WISHES = [
  /^Pay the Army of Italy$/,
  /^Pay the Army of Illyricum$/,
  /SP to the Army of Illyricum/,
  /^Choose the Ostrogoths$/,
  /^March with Totila$/,
  /^Go to Picenum$/,
  /^Let them pass$/,
  /^Attack the Army of Italy$/,
  /^Stand and fight$/,
  /^March with the Army of Illyricum$/,
  /^Go to Venetia et Histria$/,
  /^Attack /,
] as const
/** The die may bring no recruits, and who could retreat before combat is asked whether he stands. */
const MAY_NOT_COME: ReadonlySet<RegExp> = new Set([WISHES[2], WISHES[8]])

/** What is answered to all else: as little as may be done. */
const LEAST = /^(Go on|Do nothing|Halt here|Let them pass|Stand and fight|Pay 0)/
const least = (choices: readonly string[]): string => choices.find((name) => LEAST.test(name)) ?? choices[0]

/** Chooses by key; what is left open is said as it stands, and of several places the first is taken. */
async function choose(player: Player, name: string): Promise<void> {
  if (!name.endsWith(' …')) return player.choose(name)
  const { page } = player
  const form = page.locator('.text-open:not([hidden]) form')
  const button = page.locator('.text-groups').getByRole('button', { name, exact: true }).first()
  if (!(await button.isVisible())) await page.getByRole('searchbox').fill(name)
  await button.press('Enter')
  await form.waitFor()
  const first = form.getByRole('radio').first()
  if (await first.count()) await first.press(' ')
  await player.does(() => form.locator('button[type=submit]').press('Enter'))
}

test('as text, by keyboard, both led by hand: pay, recruits, a march and a battle of either, and the next year', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const player = await Player.byText(visitor, page, BY_KEY)
  await goOnFrom(house(), visitor, italy())
  const asked = new Set<string>()
  let wishes: readonly RegExp[] = WISHES
  while ((await viewOf(player)).turn === 2) {
    const who = (await page.locator('.prompt-whose').textContent()) ?? ''
    asked.add(`${who}: ${await player.prompt.textContent()}`)
    const choices = await player.choices()
    const wish = wishes.find((one) => choices.some((name) => one.test(name)))
    await choose(player, choices.find((name) => wish?.test(name)) ?? least(choices))
    wishes = wishes.filter((one) => one !== wish)
    if (wish === WISHES[9]) await visitor.axe()
  }
  expect(wishes.filter((one) => !MAY_NOT_COME.has(one))).toEqual([])
  const all = [...asked].join('\n')
  for (const question of [
    /^Byzantine decides: Whom do you pay\? The treasury holds \d+ G\.$/m,
    /^Barbarian decides: Use a marker: 2 Choose and 3 Random are left\.$/m,
    /^Barbarian decides: Totila marches: \d MP left\.$/m,
    /^Byzantine decides: Totila comes in: does the Army of Italy intercept\?$/m,
    /^Byzantine decides: Your activation 1 of 5/m,
    /^Byzantine decides: The Army of Illyricum marches: \d MP left\.$/m,
  ])
    expect(all).toMatch(question)
  const log = await player.log('byzantine')
  const told = log.map(({ key }) => key)
  expect(told).toEqual(
    expect.arrayContaining(['paid', 'levied', 'chosen', 'sets-out', 'went', 'battle', 'turn-begins']),
  )
  // Recruits are as many as the die says.
  const roll = log.find(({ key }) => key === 'levied')?.params as { readonly roll: number }
  expect(told.includes('reinforced')).toBe(roll.roll > 0)
  await visitor.axe()
})

/** Whoever leads both on the map of a phone, by touch. */
class Commander extends Learner {
  readonly #player: Player

  constructor(player: Player) {
    const { page } = player
    const course = { steps: [], ground: '.ju-map-ground', centre: (at: string) => spotAt(at) ?? ([0, 0] as const) }
    super(page, course, 'it', (x, y) => page.touchscreen.tap(x, y))
    this.#player = player
  }

  button(action: object): Locator {
    return this.page.locator(`.ju-bar [data-do='${controlOf(action)}']`)
  }

  /** Presses the button of an action; what it binds to is read, and meant. */
  orders(action: object): Promise<void> {
    return this.#player.does(() => this.button(action).tap())
  }

  /** The same by a touch of the map. */
  points(at: string): Promise<void> {
    return this.#player.does(() => this.touch(at))
  }

  /** Goes on with whatever else is asked, as little as may be done, until it is this. */
  async goesOnUntil(question: RegExp): Promise<void> {
    const least = ['done', 'halt', 'idle', 'stand', 'letPass'].map((verb) => this.button({ do: verb }))
    const filling = this.page.locator('.ju-bar form button[type=submit]:not([aria-disabled])')
    const named = this.page.locator('.ju-bar .ju-do')
    while (!question.test((await this.#player.prompt.textContent()) ?? '')) {
      await filling.or(named).first().waitFor()
      const there = await Promise.all([...least, filling, named].map(async (one) => (await one.count()) > 0))
      const next = [...least, filling, named].find((_, i) => there[i])?.first()
      if (next) await this.#player.does(() => next.tap())
    }
  }
}

test('on a phone, in Italian, by touch of the map, both led by hand: pay, recruits, a march and a battle of either', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await goOnFrom(house(), visitor, italy())
  const player = new Player(visitor)
  const commander = new Commander(player)
  const asked = (question: RegExp): Promise<void> =>
    expect.poll(() => player.prompt.textContent(), { timeout: 30_000 }).toMatch(question)
  const planner = page.locator('.ju-planner')
  await planner.waitFor()
  await visitor.axe()
  await planner.getByText('Nel Tesoro restano').waitFor()
  expect(await planner.locator('[data-do="pay"]').textContent()).toMatch(/32 G/)
  await player.does(() => planner.locator('[data-do="pay"]').tap())
  // The die may bring no recruits.
  await asked(/^(Piazza le reclute|Costruisci flotte)/)
  if (/reclute/.test((await player.prompt.textContent()) ?? '')) {
    await commander.touch('dalmatia')
    const amount = page.locator('.ju-filling button[type=submit]')
    await amount
      .or(page.getByText('Costruisci flotte a 3 G l’una', { exact: false }))
      .first()
      .waitFor()
    if (await amount.isVisible()) await player.does(() => amount.tap())
  }
  await commander.goesOnUntil(/^Usa un segnalino: Scelta 2, Casuali 3\.$/)
  await visitor.axe()
  await commander.orders({ do: 'choose', power: 'ostrogoths' })
  await commander.orders({ do: 'idle' })
  await asked(/^Agiscono gli Ostrogoti/)
  await commander.points('flaminia')
  // However far the map was, whoever marches is seen near enough to touch a province.
  await asked(/^Totila marcia: restano \d MP\.$/)
  await expect.poll(() => page.locator('.viewport').getAttribute('data-zoom')).not.toBe('far')
  await commander.points('picenum')
  await asked(/^Entra Totila: l’Armata d’Italia intercetta\?$/)
  const intercepts = commander.button({ do: 'intercept' })
  await expect.poll(() => intercepts.textContent()).toMatch(/50%.*perdite medie \d,\d contro \d,\d SP/)
  await visitor.axe()
  await commander.orders({ do: 'letPass' })
  await commander.orders({ do: 'attack', army: 'italia' })
  await asked(/^L’Armata d’Italia è attaccata: resta, o si ritira/)
  await commander.orders({ do: 'stand' })
  await page.getByRole('heading', { name: 'Battaglia in Picenum' }).waitFor()
  await commander.goesOnUntil(/^La tua attivazione 1 di 5: cosa fai\?/)
  await commander.points('dalmatia')
  await asked(/^L’Armata dell’Illirico marcia: restano \d MP\.$/)
  await commander.points('venetia-et-histria')
  await asked(/^L’Armata dell’Illirico marcia: restano \d MP\.$/)
  await player.does(() => page.locator('.ju-bar [data-do^="attack"]').first().tap())
  const battles = async () => (await player.log('byzantine')).filter(({ key }) => key === 'battle').length
  await expect.poll(battles, { timeout: 10_000 }).toBe(2)
})

test('where the map is low the list of who sets out is folded until a hand opens it; from afar peoples have names', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.setViewportSize({ width: 1280, height: 720 })
  await goOnFrom(house(), visitor, italy({ now: 'activation of byzantine' }), 'barbarian:tiro')
  const fold = page.getByRole('button', { name: /Who sets out\?$/ })
  const march = page.locator(`.ju-bar [data-do='${controlOf({ do: 'march', army: 'illyricum' })}']`)
  await fold.waitFor()
  expect([await fold.getAttribute('aria-expanded'), await march.count()]).toEqual(['false', 0])
  await fold.click()
  await march.waitFor()
  // A panel of the dock does not lie on it.
  await page.getByRole('button', { name: 'Victory', exact: true }).click()
  await march.waitFor({ state: 'detached' })
  await visitor.axe()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('.viewport[data-zoom="far"]').waitFor()
  expect(await page.locator('.ju-map-people-afar').first().isVisible()).toBe(true)
})
