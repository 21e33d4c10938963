import { expect, test } from 'vitest'
import { spotAt } from '../../../../games/justinian/board/layout.ts'
import { lesson } from '../../../../games/justinian/board/lesson.ts'
import type { Action } from '../../../../games/justinian/rules/action.ts'
import { controlOf } from '../../src/board/pointers.ts'
import { aHouse } from './harness.ts'
import { Learner } from './learner.ts'
import { Player } from './player.ts'

const house = aHouse()
const { steps } = lesson
const course = { steps, ground: '.ju-map-ground', centre: (at: string) => spotAt(at) ?? ([0, 0] as const) }

/** Whoever takes Justinian's part: pays, recruits, intercepts and marches. */
class Emperor extends Learner {
  /** Presses the button of an action; one that cannot be taken back is then meant, where it asks. */
  async orders(action: Action): Promise<void> {
    await this.page.locator(`.ju-bar [data-do='${controlOf(action)}']`).click()
  }

  /** Slides a number, and confirms. */
  async amount(n: number): Promise<void> {
    await this.page.locator('.ju-filling input[type=range]').fill(String(n))
    await this.page.locator('.ju-filling button[type=submit]').click()
  }

  /** Pays three armies: the bill stands there before it is paid. */
  async pay(names: readonly RegExp[], bill: RegExp): Promise<void> {
    const planner = this.page.locator('.ju-planner')
    await planner.waitFor()
    for (const none of await planner.locator('legend button:last-child').all()) await none.click()
    for (const name of names) await planner.getByRole('checkbox', { name }).check()
    const pays = planner.locator('[data-do="pay"]')
    expect(await pays.textContent()).toMatch(bill)
    await pays.click()
    await planner.locator('[data-do="done"]').click()
  }

  /** Recruits for Illyricum, a ship for Constantinople. */
  async recruit(): Promise<void> {
    await this.reached(3)
    await this.touch('dalmatia')
    await this.amount(6)
    await this.page.locator('.ju-bar').getByText('3 G').first().waitFor({ state: 'hidden' })
    await this.touch('europa')
    await this.amount(1)
    await this.reached(4)
  }
}

test('by mouse: pay, recruits, an interception and a battle with their odds, a march, and what is won', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/justinian')
  await visitor.axe()
  const emperor = new Emperor(page, course, 'en', (x, y) => page.mouse.click(x, y))
  await page.getByRole('button', { name: 'Victory', exact: true }).click()
  await page.locator('.ju-victory').getByText('Zeugitania').waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Victory', exact: true }).click()
  await emperor.press('Go on')
  await emperor.pay([/East/, /Illyricum/, /Africa/], /44 G/)
  await emperor.recruit()
  await emperor.press('Go on')
  const intercept = page.locator(`.ju-bar [data-do='${controlOf({ do: 'intercept' })}']`)
  await expect.poll(() => intercept.textContent()).toMatch(/90.?%.*Win \d+/)
  await visitor.axe()
  await intercept.click()
  await emperor.reached(6)
  await emperor.orders({ do: 'march', army: 'illyricum' })
  await emperor.reached(7)
  await emperor.touch('venetia-et-histria')
  await emperor.reached(8)
  await emperor.orders({ do: 'attackAll' })
  await emperor.reached(9)
  await emperor.orders({ do: 'clear' })
  await page.locator(".ju-bar [data-do*='drop']").click()
  await emperor.amount(2)
  await emperor.orders({ do: 'halt' })
  await emperor.reached(10)
  await emperor.amount(3)
  await emperor.orders({ do: 'join', army: 'illyricum' })
  await emperor.reached(11)
})

test('on a phone, in Italian, by touch: pay, recruits, and who sets out', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/learn/justinian')
  const emperor = new Emperor(page, course, 'it', (x, y) => page.touchscreen.tap(x, y))
  await emperor.press('Prosegui')
  await visitor.axe()
  await emperor.pay([/Oriente/, /Illirico/, /Africa/], /44 G/)
  await emperor.recruit()
  await emperor.press('Prosegui')
  await visitor.axe()
  await emperor.orders({ do: 'intercept' })
  await emperor.reached(6)
})

test('by keyboard alone: whom to pay, how many recruits, and where', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/justinian')
  await page.getByRole('button', { name: 'Go on', exact: true }).press('Enter')
  const planner = page.locator('.ju-planner')
  await planner.waitFor()
  for (const none of await planner.locator('legend button:last-child').all()) await none.press('Enter')
  for (const name of [/East/, /Illyricum/, /Africa/]) await planner.getByRole('checkbox', { name }).press(' ')
  await planner.locator('[data-do="pay"]').press('Enter')
  await planner.locator('[data-do="done"]').press('Enter')
  await page.getByRole('heading', { name: steps[2].title.en, exact: true }).waitFor()
  await page.locator('.ju-spot[data-place="dalmatia"]').press('Enter')
  await page.locator('.ju-filling input[type=number], .ju-filling input:not([type=range])').first().fill('6')
  await page.locator('.ju-filling button[type=submit]').press('Enter')
  await page.locator('.ju-spot[data-place="europa"]').press('Enter')
  await page.locator('.ju-filling button[type=submit]').press('Enter')
  await page.getByRole('heading', { name: steps[3].title.en, exact: true }).waitFor()
})

test('as text against the computer: what a hint advises, and what is needed in words', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/?game=justinian')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  await visitor.axe()
  await page.getByRole('heading', { name: 'What the Byzantine needs' }).waitFor()
  for (let i = 0; i < 3; i++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await player.does(() =>
      page
        .getByRole('button', { name: /^(Do all \d+ steps|Do it)$/ })
        .first()
        .click(),
    )
    await player.yourMove.waitFor()
  }
})
