import { expect, test } from 'vitest'
import { FIELDS, placeOf } from '../../../../games/cataphract/board/field.ts'
import { lesson } from '../../../../games/cataphract/board/lesson.ts'
import { aHouse } from './harness.ts'
import { Learner } from './learner.ts'
import { Player, soon } from './player.ts'

const house = aHouse()
const { steps } = lesson
const centre = (hex: string) => FIELDS.of('tricameron').geometry.centre(placeOf('tricameron', hex))
const course = { steps, ground: '.ca-ground', centre }

/** A whole phase with fire, shock and reactions. */
class Commander extends Learner {
  /** Sends a unit over the stream, and lets it shoot. */
  async march(on: string): Promise<void> {
    await this.press(on)
    await this.reached(2)
    // Who he is and how far he may go, before anything is done.
    await this.touch('4912')
    await this.held.waitFor()
    await expect.poll(() => this.page.locator('.overlay-reach').count()).toBeGreaterThan(0)
    await this.touch('4712')
    await this.reached(3)
    await this.touch('4512')
    await this.mean()
    await this.reached(4)
  }

  /** Rides up to the enemy. */
  async approach(): Promise<void> {
    await this.touch('4612')
    await this.mean()
    await this.reached(5)
  }

  /** Fights, and stays where it has advanced to. */
  async charge(): Promise<void> {
    await this.press('On to shock')
    await this.mean()
    await this.reached(6)
    await this.press('Halt')
    await this.reached(7)
  }

  /** Commands a line, and drags it over the stream as one: where each would stand is shown before it is let go. */
  async sendLine(): Promise<void> {
    await this.touch('4912')
    await this.held.getByRole('button', { name: 'Command line 1 with Thracian Cat 1', exact: true }).click()
    await this.page.getByRole('button', { name: 'The line as one (4)', exact: true }).waitFor()
    const [from, to] = [await this.resting('4912'), await this.resting('4812')]
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move(to.x, to.y, { steps: 4 })
    await expect.poll(() => this.page.locator('.ca-line .counter').count()).toBe(4)
    await this.page.getByText('All 4 go, no hits', { exact: true }).waitFor()
    await this.page.mouse.up()
  }

  async react(): Promise<void> {
    await this.reached(9)
    await this.press('Turn left')
    // An answer draws dice, and stands.
    const commit = this.page.locator('.explained .button.main')
    const target = this.page.locator('.overlay-able')
    await expect.poll(async () => (await commit.count()) + (await target.count())).toBeGreaterThan(0)
    if ((await commit.count()) > 0) await commit.click()
    await expect.poll(() => this.page.getByRole('button', { name: 'Turn left', exact: true }).count()).toBe(0)
    await this.touch('4612')
    await this.mean()
    await this.reached(10)
  }
}

test('by mouse: an order, the bow, a charge and a rout; then the enemy comes, and is met and shot at', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/cataphract')
  await visitor.axe()
  const learner = new Commander(page, course, 'en', (x, y) => page.mouse.click(x, y))
  await learner.march('Go on')
  await learner.approach()
  await learner.charge()
  // Near enough to read the numbers of hexes, without a hand having moved the map.
  await expect.poll(() => page.locator('.viewport').getAttribute('data-zoom')).toBe('near')
  await learner.sendLine()
  await learner.reached(8)
  await learner.press('Go on')
  await learner.react()
  await visitor.axe()
})

test('on a phone, in Italian, by touch: an order, a march, a shot, and up to the enemy', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/learn/cataphract')
  const learner = new Commander(page, course, 'it', (x, y) => page.touchscreen.tap(x, y))
  await learner.march('Prosegui')
  await visitor.axe()
  await learner.approach()
})

test('by keyboard alone a unit is found, ordered and sent over the stream', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/cataphract')
  await page.getByRole('button', { name: 'Go on', exact: true }).press('Enter')
  await page.getByRole('heading', { name: steps[1].title.en, exact: true }).waitFor()
  const map = page.locator('.battle-map .grid-cursor')
  const says = () => page.locator('.battle-map [aria-live]').textContent()
  await map.focus()
  for (let i = 0; i < 12 && !(await says())?.includes('Thracian Cat 1'); i++) await page.keyboard.press('Home')
  expect(await says()).toContain('Thracian Cat 1')
  await page.keyboard.press('Enter')
  await page.locator('.battle-held').waitFor()
  for (let i = 0; i < 4 && !(await says())?.includes('hex 4712'); i++) await page.keyboard.press('ArrowLeft')
  expect(await says()).toContain('hex 4712')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: steps[2].title.en, exact: true }).waitFor()
})

test('as text against the computer: a whole plan by one press, then a leader’s phase, until the others have had theirs', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  await visitor.go('/?game=cataphract')
  await visitor.page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  await visitor.axe()
  // A plan of several steps is one press.
  const { page } = visitor
  const all = page.getByRole('button', { name: /^Do all \d+ steps$/ })
  const one = page.getByRole('button', { name: 'Do it', exact: true })
  for (;;) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await one.waitFor()
    const isPlan = (await all.count()) > 0
    await player.does(() => (isPlan ? all : one).click())
    if (isPlan) break
    await player.yourMove.waitFor()
  }
  for (let i = 0; i < 12; i++) {
    await player.yourMove.waitFor()
    await player.choose(soon(await player.choices()))
  }
  await player.yourMove.waitFor()
  await page.getByText(/Byzantines: \d+ of 35 rout points/).waitFor()
})

test('on one screen, as text: a turn of both armies to its end, without a curtain, each called by its army', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const player = await Player.byText(visitor)
  await visitor.go('/?game=cataphract')
  // Seats are called by their armies before anything is set up.
  await page.getByRole('radio', { name: 'Vandals', exact: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: /^On this screen/ }).click()
  const decides = page.getByRole('region', { name: /^(First|Second) player \((Byzantines|Vandals)\) decides$/ })
  const seen = new Set<string>()
  const isOver = async (): Promise<boolean> => (await page.getByText('Turn 2', { exact: true }).count()) > 0
  for (let i = 0; i < 60 && !(await isOver()); i++) {
    seen.add((await decides.getAttribute('aria-label')) ?? '')
    await player.choose(soon(await player.choices()))
  }
  await page.getByText('Turn 2', { exact: true }).first().waitFor()
  expect(seen).toEqual(new Set(['First player (Byzantines) decides', 'Second player (Vandals) decides']))
})
