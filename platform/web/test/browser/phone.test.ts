import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { Player } from './player.ts'

const house = aHouse()

test('on a phone, by touch and in Italian: from the home page to a move on the map', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Contro il computer/ }).tap()
  const mine = page.getByRole('region', { name: 'Tocca a te', exact: true })
  await mine.waitFor()
  await visitor.shot('table-phone-it')
  await visitor.axe()
  const player = new Player(visitor)
  const hand = page.getByRole('region', { name: 'La tua mano' })
  await hand.getByRole('button').first().tap()
  await page.getByText(/^Messa da parte, per quest’Anno è fuori gioco/).waitFor()
  await visitor.shot('card-explained-phone-it')
  await visitor.axe()
  await player.does(() => page.getByRole('button', { name: /^Scarta / }).tap())
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turno 1/)
  await hand.getByRole('button').first().tap()
  await player.does(() => page.getByRole('button', { name: /^Gioca / }).tap())
  // Nothing is wider than the screen, and everything that is touched is large enough for a finger.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

/** How far two cities are from each other on the screen: names keep their size there, the way between them grows. */
const apart = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [roma, alexandria] = ['roma', 'alexandria'].map((id) =>
      document.querySelector(`[data-place="${id}"]`)?.getBoundingClientRect(),
    )
    return roma && alexandria ? Math.hypot(roma.x - alexandria.x, roma.y - alexandria.y) : 0
  })

type Point = readonly [x: number, y: number]

/** Fingers on the glass: told where they are, or that there are none. */
async function fingersOf({ context, page }: Visitor) {
  const devtools = await context.newCDPSession(page)
  let down = 0
  return (...points: readonly Point[]): Promise<unknown> => {
    const type = points.length === 0 ? 'touchEnd' : points.length > down ? 'touchStart' : 'touchMove'
    down = points.length
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  }
}

const pageZoom = (page: Page): Promise<number | undefined> => page.evaluate(() => visualViewport?.scale)

async function atTheTable(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).tap()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await page.getByRole('main').getByText('Roma', { exact: true }).waitFor()
}

test('two fingers zoom the map', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await atTheTable(visitor)
  const before = await apart(page)
  const touch = await fingersOf(visitor)
  for (let reach = 30; reach <= 120; reach += 10) await touch([195 - reach, 350], [195 + reach, 350])
  await touch()
  await expect.poll(() => apart(page)).toBeGreaterThan(before * 1.5)
  expect(await pageZoom(page)).toBe(1)
  await visitor.shot('table-phone-zoomed')
})

test('two taps on the open sea bring the map nearer, and only the map', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await atTheTable(visitor)
  const sea = await page.locator('[data-place="mare-internum"]').boundingBox()
  if (!sea) throw new Error('there is no sea')
  const middle: Point = [sea.x + sea.width / 2, sea.y + sea.height / 2]
  const before = await apart(page)
  const touch = await fingersOf(visitor)
  const gestures: (readonly Point[])[] = [[middle], [], [middle], []]
  // All at once: they are too quick to be waited for one by one.
  await Promise.all(gestures.map((points) => touch(...points)))
  await expect.poll(() => apart(page)).toBeGreaterThan(before * 1.9)
  expect(await pageZoom(page)).toBe(1)
})

test('two fingers of which one lies on a stack zoom the map, and take no block along', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await atTheTable(visitor)
  const player = new Player(visitor)
  const hand = page.getByRole('region', { name: 'Your hand' })
  for (const [asked, deed] of [
    ['Discard one', /^Discard \d/],
    ['Turn 1', /^Play \d/],
  ] as const) {
    await expect.poll(() => player.prompt.textContent()).toContain(asked)
    // No event: whoever plays a plain card moves.
    const plain = hand.getByRole('button', { name: /^\d moves?, / })
    await plain.last().tap()
    await player.does(() => page.getByRole('button', { name: deed }).tap())
  }
  await page.getByText(/^Move your Groups/).waitFor()
  const asked = await player.prompt.textContent()
  const stack = await page.locator('[data-grab] .jc-frame').first().boundingBox()
  if (!stack) throw new Error('there is no stack')
  const [x, y] = [stack.x + stack.width / 2, stack.y + stack.height / 2]
  const before = await apart(page)
  const touch = await fingersOf(visitor)
  await touch([x, y])
  for (let reach = 0; reach <= 60; reach += 6) await touch([x - reach, y], [x + 30 + reach, y])
  await touch()
  await expect.poll(() => apart(page)).toBeGreaterThan(before * 1.5)
  expect(await player.prompt.textContent()).toBe(asked)
})

test('held sideways the map has the screen, and a finger that stays on a stack enlarges it without touching it', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await page.setViewportSize({ width: 844, height: 390 })
  await atTheTable(visitor)
  const map = await page.locator('.viewport').boundingBox()
  expect(map?.height).toBeGreaterThanOrEqual(300)
  expect(map?.width).toBeGreaterThanOrEqual(700)
  const hand = await page.getByRole('region', { name: 'Your hand' }).boundingBox()
  expect(hand && hand.y + hand.height).toBeLessThanOrEqual(390)
  await visitor.axe()
  const asked = await new Player(visitor).prompt.textContent()
  const stack = await page.locator('[data-place="roma"] .jc-hit').boundingBox()
  if (!stack) throw new Error('there is no Rome')
  const touch = await fingersOf(visitor)
  await touch([stack.x + stack.width / 2, stack.y + stack.height / 2])
  await expect.poll(() => page.locator('.magnifier').textContent()).toMatch(/^Roma/)
  await touch()
  await expect.poll(() => page.locator('.magnifier').isVisible()).toBe(false)
  expect(await new Player(visitor).prompt.textContent()).toBe(asked)
  expect(await page.locator('.jc-tray').count()).toBe(0)
})
