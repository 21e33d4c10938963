import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '@iacta/testing/chromium'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Kit } from '../kit/gallery.tsx'
import { Visitor } from './harness.ts'

/** The board kit in a real browser, on a page of its own: no game knows it, and it is no part of the app. */

declare const kit: Kit

const configFile = join(import.meta.dirname, '../kit/vite.config.ts')
const outDir = mkdtempSync(join(tmpdir(), 'iacta-kit-'))
let browser: Browser
let server: PreviewServer
const visitors: Visitor[] = []

beforeAll(async () => {
  await build({ configFile, logLevel: 'warn', build: { outDir } })
  server = await preview({ configFile, build: { outDir } })
  browser = await launchChromium()
}, 600_000)

afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.faults, 'what went wrong on the screen').toEqual([])
    await visitor.context.close()
  }
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(outDir, { recursive: true, force: true })
})

const DESKTOP = { viewport: { width: 1440, height: 900 } } as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const

async function visit(options: BrowserContextOptions = DESKTOP): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const visitor = new Visitor(context, await context.newPage())
  visitors.push(visitor)
  await visitor.page.goto(server.resolvedUrls?.local[0] ?? '')
  await visitor.page.locator('.kit-stage .viewport[data-zoom]').waitFor()
  return visitor
}

const pixel = (page: Page, name: string) => page.evaluate((hex) => kit.pixel(hex), name)
const touched = (page: Page) => page.locator('.kit-touched')
const places = (page: Page) => page.evaluate(() => kit.places())
const stage = (page: Page) => page.locator('.kit-stage')
const cursor = (page: Page) => page.getByRole('application', { name: 'Battlefield' })
const counter = (page: Page, id: string) => stage(page).locator(`.counters [data-counter="${id}"]`)
const spoken = (page: Page) => stage(page).locator('[aria-live]')

test('fifteen hundred hexes are a few paths, and each is found under the pointer', async () => {
  const { page } = await visit()
  expect(await stage(page).locator('.ground *').count()).toBeLessThan(100)
  expect(await stage(page).locator('svg [role="button"], svg button').count()).toBe(0)
  for (const hex of ['2525', '1724', '3715']) {
    const [x, y] = await pixel(page, hex)
    await page.mouse.click(x, y)
    await expect.poll(() => touched(page).textContent()).toContain(hex)
  }
  // Near the corner between three hexes, and after the map was brought nearer.
  await stage(page).getByRole('button', { name: 'Nearer' }).click()
  await expect.poll(() => stage(page).locator('.viewport').getAttribute('class')).not.toContain('is-moving')
  const [[ax, ay], [bx, by]] = [await pixel(page, '2525'), await pixel(page, '2625')]
  await page.mouse.click(ax + (bx - ax) * 0.47, ay + (by - ay) * 0.47)
  await expect.poll(() => touched(page).textContent()).toContain('2525')
  await page.mouse.click(ax + (bx - ax) * 0.53, ay + (by - ay) * 0.53)
  await expect.poll(() => touched(page).textContent()).toContain('2625')
})

test('one cursor walks the map by keyboard, says where it is, and touches', async () => {
  const { page } = await visit()
  const [x, y] = await pixel(page, '2525')
  await page.mouse.click(x, y)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'q']) await page.keyboard.press(key)
  await expect.poll(() => spoken(page).textContent()).toBe('2624, clear, level 0')
  await page.keyboard.press('Enter')
  await expect.poll(() => touched(page).textContent()).toBe('2624, clear, level 0')
  await page.keyboard.press('Home')
  await expect.poll(() => spoken(page).textContent()).toContain('west-0-0')
  const before = await spoken(page).textContent()
  await page.keyboard.press('End')
  await expect.poll(() => spoken(page).textContent()).not.toBe(before)
  // What it comes to is in the window, however far away it was.
  const hex = (await spoken(page).textContent())?.slice(0, 4) ?? ''
  await expect
    .poll(async () => {
      const [px, py] = await pixel(page, hex)
      return px > 0 && px < 1440 && py > 0 && py < 900
    })
    .toBe(true)
  expect(await stage(page).locator('[tabindex="0"]').count()).toBe(2)
})

test('a cursor that was nowhere begins at the first piece, and the map does not jump', async () => {
  const { page } = await visit()
  const before = await pixel(page, '2020')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => spoken(page).textContent()).toContain('2010, clear')
  await expect.poll(() => stage(page).locator('.viewport').getAttribute('class')).not.toContain('is-moving')
  const [[ax, ay], [bx, by]] = [before, await pixel(page, '2020')]
  // Its first piece lies above the window: no more than that is moved.
  expect(Math.abs(bx - ax)).toBeLessThan(2)
  expect(by - ay).toBeLessThan(400)
})

test('a whole wing is dragged at once, and lands as it stood', async () => {
  const { page } = await visit()
  await page.evaluate(() => kit.select(50))
  const before = await places(page)
  const [[ax, ay], [bx, by]] = [await pixel(page, before['west-0-14']), await pixel(page, '2425')]
  await page.mouse.move(ax, ay)
  await page.mouse.down()
  await page.mouse.move(ax + 30, ay, { steps: 3 })
  await page.mouse.move(bx, by, { steps: 10 })
  await expect.poll(() => page.locator('.counter-ghost .counter').count()).toBe(50)
  expect(await stage(page).locator('.counters .is-lifted').count()).toBe(50)
  await page.mouse.up()
  await expect.poll(async () => (await places(page))['west-0-14']).toBe('2425')
  const after = await places(page)
  expect(after['west-0-0']).toBe('2411')
  expect(after['west-2-1']).toBe('2612')
  expect(after['east-0-0']).toBe(before['east-0-0'])
  await expect.poll(() => page.locator('.counter-ghost').isHidden()).toBe(true)
})

test('a drag that is broken off leaves everything where it was', async () => {
  const { page } = await visit()
  const before = await places(page)
  const [x, y] = await pixel(page, before['west-0-14'])
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 3 })
  await page.locator('.counter-ghost .counter').waitFor()
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })))
  await expect.poll(() => page.locator('.counter-ghost').isHidden()).toBe(true)
  expect(await places(page)).toEqual(before)
  await page.mouse.up()
})

test('a stack fans out under a resting mouse, and each of it can be touched', async () => {
  const { page } = await visit()
  const [x, y] = await pixel(page, '2022')
  await page.mouse.move(x - 200, y)
  await page.mouse.move(x, y, { steps: 4 })
  await stage(page).locator('.counter-fan').waitFor()
  for (const id of ['leader-1', 'leader-2', 'west-0-12']) {
    await counter(page, id).click()
    await expect.poll(() => touched(page).textContent()).toContain(`level 0, ${id}`)
  }
  await page.mouse.move(x + 300, y + 200, { steps: 4 })
  await expect.poll(() => stage(page).locator('.counter-fan').count()).toBe(0)
})

test('the keyboard goes through a stack, and Escape closes it', async () => {
  const { page } = await visit()
  const [x, y] = await pixel(page, '2522')
  await page.mouse.click(x, y)
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press(' ')
  await expect.poll(() => spoken(page).textContent()).toBe('2022, clear, level 0, leader-2')
  await page.keyboard.press(' ')
  await page.keyboard.press('Enter')
  await expect.poll(() => touched(page).textContent()).toBe('2022, clear, level 0, leader-1')
  expect(await stage(page).locator('.counter-fan').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => stage(page).locator('.counter-fan').count()).toBe(0)
})

test('on a phone a finger fans out a stack, large enough to touch, then one of it is meant', async () => {
  const visitor = await visit(PHONE)
  const { page } = visitor
  const [x, y] = await pixel(page, '2022')
  await page.touchscreen.tap(x, y)
  await stage(page).locator('.counter-fan').waitFor()
  const box = await counter(page, 'leader-1').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(24)
  await counter(page, 'leader-1').tap()
  await expect.poll(() => touched(page).textContent()).toContain('leader-1')
  await visitor.axe()
  await visitor.shot('kit-phone')
})

test('dice tumble, land by themselves or when touched, and the table shows where', async () => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'no-preference' })
  const table = page.getByRole('table', { name: 'Shock combat' })
  await expect.poll(() => table.locator('[aria-current]').textContent()).toBe('2(1)')
  // They are in the air for as long as the clock stands still.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Throw' }).click()
  await page.locator('.dice.is-tumbling').first().waitFor()
  expect(await table.locator('[aria-current]').count()).toBe(0)
  await page.locator('.kit-dice').dispatchEvent('pointerdown')
  await expect.poll(() => page.locator('.dice.is-tumbling').count()).toBe(0)
  expect(await page.locator('.die').evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')))).toEqual([
    '6',
    '2',
    '3',
    '0',
    '7',
  ])
  expect(await table.getByRole('columnheader', { name: /the column of this combat/ }).textContent()).toContain('11')
})

test('on a phone the column that was reached is in sight', async () => {
  const { page } = await visit(PHONE)
  const column = await page.getByRole('columnheader', { name: /the column of this combat/ }).boundingBox()
  expect(column?.x ?? 0).toBeGreaterThan(60)
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThan(390)
})

test('cards keep to their row, and arrows go from one to the next', async () => {
  const { page } = await visit(PHONE)
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('button')
  const row = await page.getByRole('region', { name: 'Cards' }).boundingBox()
  const last = await cards.last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 1)
  await cards.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await cards.nth(1).getAttribute('aria-pressed')).toBe('true')
})

test.each(['light', 'dark'] as const)('in the %s nothing is hard to read or to reach', async (colorScheme) => {
  const visitor = await visit({ ...DESKTOP, colorScheme })
  const { page } = visitor
  await visitor.shot(`kit-${colorScheme}`)
  const [x, y] = await pixel(page, '2222')
  await page.mouse.click(x, y)
  await visitor.axe()
  await visitor.shot(`kit-${colorScheme}-chosen`)
})

test('squares are walked and touched as hexes are', async () => {
  const { page } = await visit()
  await page.getByRole('application', { name: 'Field of squares' }).focus()
  for (const key of ['ArrowUp', 'ArrowRight', 'c']) await page.keyboard.press(key)
  await expect.poll(() => page.locator('.kit-field [aria-live]').textContent()).toBe('F7')
  await page.keyboard.press('Enter')
  await expect.poll(() => touched(page).textContent()).toBe('F7')
  expect(await cursor(page).count()).toBe(1)
})
