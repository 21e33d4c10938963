import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lesson } from '../../../../games/sena-gallica/board/lesson.ts'
import { placeOf } from '../../../../games/sena-gallica/board/reading.ts'
import { GEOMETRY } from '../../../../games/sena-gallica/board/sea.ts'
import type { Action } from '../../../../games/sena-gallica/rules/action.ts'
import { controlOf } from '../../src/board/pointers.ts'
import { aHouse } from './harness.ts'
import { Learner } from './learner.ts'
import { Player, soon } from './player.ts'

const house = aHouse()
const { steps } = lesson
const course = { steps, ground: '.sg-ground', centre: (hex: string) => GEOMETRY.centre(placeOf(hex)) }

/** Somebody who takes John's ships against the Goths: a course, a ram, a boarding and a fire. */
class Navarch extends Learner {
  /** Presses the button of an action; one that cannot be taken back is then meant. */
  async orders(action: Action, isBinding = false): Promise<void> {
    await this.page.locator(`.battle-bar [data-do='${controlOf(action)}']`).click()
    if (isBinding) await this.mean()
  }

  /** Activates the flagship, and rows up to the Goth's side by one touch: the course is shown before. */
  async row(on: string): Promise<void> {
    await this.press(on)
    await this.reached(2)
    await this.touch('2606')
    await this.held.waitFor()
    // All of it can be read and pressed as it is.
    expect(await this.held.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(1)
    await this.isApart('.viewport-buttons', "[data-counter='byz-09']", "[data-counter='byz-10']")
    await expect.poll(() => this.page.locator('.sg-reach-maximum').count()).toBeGreaterThan(0)
    await this.orders({ do: 'activate', ship: 'byz-09' })
    await this.orders({ do: 'speed', at: 'maximum' })
    await this.reached(3)
    await this.touch('2611')
    await this.reached(4)
  }

  /** Rests on a hex with the mouse, wherever the map lies by now. */
  async pointAt(hex: string): Promise<void> {
    const { x, y } = await this.resting(hex)
    await this.page.mouse.move(x, y - 3)
    await this.page.mouse.move(x, y)
    await this.page.locator('.battle-magnified').waitFor()
  }

  /** Nothing hides what it is about. */
  async isApart(what: string, ...others: string[]): Promise<void> {
    const boxOf = async (part: string) => {
      const box = await this.page.locator(part).first().boundingBox()
      if (!box) throw new Error(`${part} is not shown`)
      return box
    }
    const one = await boxOf(what)
    for (const other of others) {
      const { x, y, width, height } = await boxOf(other)
      const isApart = x + width <= one.x || one.x + one.width <= x || y + height <= one.y || one.y + one.height <= y
      expect([other, isApart]).toEqual([other, true])
    }
  }

  /** From where, and with what odds, before it is done. */
  async ram(told: RegExp): Promise<void> {
    const ram = this.page.locator(`.battle-bar [data-do='${controlOf({ do: 'ram' })}']`)
    await expect.poll(() => ram.textContent()).toMatch(told)
    await this.orders({ do: 'ram' }, true)
    await this.reached(5)
    await this.orders({ do: 'backOff' })
    await this.orders({ do: 'finish' }, true)
    await this.reached(6)
  }
}

/** Ships that lie outside the map's window, or under its buttons. */
const unseen = (page: Page): Promise<number> =>
  page.locator('.sg-ship').evaluateAll((ships) => {
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect()
    const [seen, buttons] = [boxOf('.viewport'), boxOf('.viewport-buttons')]
    if (!seen || !buttons) return ships.length
    return ships
      .map((ship) => ship.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) =>
          left < seen.left ||
          right > seen.right ||
          top < seen.top ||
          bottom > seen.bottom ||
          (right > buttons.left && bottom > buttons.top && left < buttons.right && top < buttons.bottom),
      ).length
  })

test('by mouse: a course, a ram with its odds, a boarding, a prize, and a shot at who passes', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/sena-gallica')
  await visitor.axe()
  const navarch = new Navarch(page, course, 'en', (x, y) => page.mouse.click(x, y))
  await navarch.row('Go on')
  await navarch.pointAt('2611')
  await navarch.isApart('.battle-magnified', '.battle-bar', "[data-counter='byz-09']")
  await navarch.ram(/\d+ ?%/)
  await navarch.orders({ do: 'grapple', at: 'goth-09' }, true)
  await navarch.reached(7)
  await navarch.orders({ do: 'board', at: 'goth-09' }, true)
  await navarch.reached(8)
  await navarch.orders({ do: 'man', ship: 'byz-10' })
  await navarch.orders({ do: 'done' })
  await navarch.reached(9)
  await visitor.axe()
  await navarch.press('Go on')
  await navarch.reached(10)
  await navarch.orders({ do: 'shoot', ship: 'byz-09' }, true)
  await navarch.reached(11)
})

test('on a phone, in Italian, by touch: a course and a ram', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/learn/sena-gallica')
  const navarch = new Navarch(page, course, 'it', (x, y) => page.touchscreen.tap(x, y))
  await navarch.row('Prosegui')
  await visitor.axe()
  await navarch.ram(/giardinetto.*\d+ ?%/)
})

test('on a phone the first look at a battle shows all ships of both fleets', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await visitor.go('/?game=sena-gallica')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await expect.poll(() => page.locator('.sg-ship').count()).toBe(33)
  await expect.poll(() => unseen(page), { timeout: 10_000 }).toBe(0)
})

test('at a low desk too', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.setViewportSize({ width: 1366, height: 768 })
  await visitor.go('/?game=sena-gallica')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await expect.poll(() => page.locator('.sg-ship').count()).toBe(33)
  await expect.poll(() => unseen(page), { timeout: 10_000 }).toBe(0)
})

test('by keyboard alone a ship is found, activated and rowed up to the enemy', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/sena-gallica')
  await page.getByRole('button', { name: 'Go on', exact: true }).press('Enter')
  await page.getByRole('heading', { name: steps[1].title.en, exact: true }).waitFor()
  const map = page.locator('.battle-map .grid-cursor')
  const says = () => page.locator('.battle-map [aria-live]').textContent()
  await map.focus()
  for (let i = 0; i < 12 && !(await says())?.includes('Byzantine dromon 9'); i++) await page.keyboard.press('Home')
  expect(await says()).toContain('Byzantine dromon 9')
  await page.keyboard.press('Enter')
  await page.locator('.battle-held').waitFor()
  await page.getByRole('button', { name: 'Activate Byzantine dromon 9', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Maximum', exact: true }).press('Enter')
  await page.getByRole('heading', { name: steps[2].title.en, exact: true }).waitFor()
  await map.focus()
  for (let i = 0; i < 12 && !(await says())?.includes('hex 2611'); i++) await page.keyboard.press('ArrowLeft')
  expect(await says()).toContain('hex 2611')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: steps[3].title.en, exact: true }).waitFor()
})

test('as text against the computer: what a hint advises, then ship after ship, while it answers', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/?game=sena-gallica')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await player.does(() =>
    page
      .getByRole('button', { name: /^(Do all \d+ steps|Do it)$/ })
      .first()
      .click(),
  )
  for (let i = 0; i < 12; i++) {
    await player.yourMove.waitFor()
    await player.choose(soon(await player.choices()))
  }
  await player.yourMove.waitFor()
  await page
    .getByText(/Goths: \d+ points?; 40 and twice the enemy’s/)
    .first()
    .waitFor()
})
