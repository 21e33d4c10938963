import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Language } from '@iacta/kernel'
import { launchChromium } from '@iacta/testing/chromium'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Visitor } from './harness.ts'

/** What an action leaves open, on a page of its own: no game of the house has it yet, and none of this is in the app. */

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const folder = mkdtempSync(join(tmpdir(), 'iacta-amounts-'))
let browser: Browser
let server: Server
let visitors: Visitor[] = []

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'amounts'),
    resolve: { conditions: ['iacta-source', 'module', 'browser', 'development|production'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    worker: { format: 'es' },
  })
  server = createServer((request, answer) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    answer.end(readFileSync(join(folder, path)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  browser = await launchChromium()
}, 600_000)

afterEach(async () => {
  const faults = visitors.flatMap((visitor) => visitor.faults)
  for (const { context } of visitors) await context.close()
  visitors = []
  expect(faults, 'what went wrong on the screens').toEqual([])
})

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function visit(language: Language = 'en', options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: language === 'it' ? 'it-IT' : 'en-GB', ...options })
  context.setDefaultTimeout(15_000)
  const visitor = new Visitor(context, await context.newPage())
  visitors.push(visitor)
  await visitor.go(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await visitor.page.getByRole('heading', { name: language === 'it' ? 'Trattati' : 'Treaties', level: 1 }).waitFor()
  return visitor
}

const done = (page: Page): Locator => page.locator('#done')
const isDone = (page: Page, action: object): Promise<void> =>
  expect.poll(() => done(page).textContent()).toBe(JSON.stringify(action))

describe('in the text view', () => {
  test('a deal is composed and an amount given by keys alone', async () => {
    const visitor = await visit()
    const { page } = visitor
    await page.getByRole('button', { name: /^Offer Alba: 0 to \d as(ses)? for 0 to 2 of peace/ }).focus()
    await page.keyboard.press('Enter')
    // What is to be said first is at hand: the terms, then the sum.
    const terms = page.getByRole('group', { name: 'Terms (choose up to 2)' })
    await expect.poll(() => terms.evaluate((group) => group.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => terms.getByRole('status').textContent()).toBe('1 of 2 chosen.')
    await visitor.axe()
    await page.getByRole('spinbutton', { name: 'Sum' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: 'Offer Alba: 1 as for peace' }).waitFor()
    await page.keyboard.press('Enter')
    await isDone(page, { do: 'offer', to: 'alba', terms: ['peace'], sum: 1 })
    // The next choice is at hand.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.text-groups') !== null)).toBe(true)
  })

  test('what lies beyond the limits is said aloud, and not done', async () => {
    const { page } = await visit('it')
    await page.getByRole('button', { name: /^Offri a Alba/ }).click()
    const sum = page.getByRole('spinbutton', { name: 'Somma' })
    expect(
      await sum.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toMatch(/^da 0 a \d ass[ei]$/)
    await sum.fill('999')
    await page.keyboard.press('Enter')
    const status = page.getByRole('group', { name: 'Somma' }).getByRole('status')
    await expect.poll(() => status.textContent()).toMatch(/^Solo da 0 a \d ass[ei]\.$/)
    await expect.poll(() => sum.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('number')
    expect(await done(page).textContent()).toBe('')
    await sum.fill('0')
    await page.getByRole('button', { name: 'Offri a Alba: 0 assi per nulla' }).click()
    await isDone(page, { do: 'offer', to: 'alba', terms: [], sum: 0 })
  })

  test('Escape folds it again, and the button has the focus', async () => {
    const { page } = await visit()
    const button = page.getByRole('button', { name: /^Offer Alba/ }).first()
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('.text-open form').count()).toBe(0)
  })
})

describe('the controls of the board kit', () => {
  const chosen = async (page: Page): Promise<unknown> =>
    JSON.parse((await page.locator('#chosen').textContent()) ?? 'null')

  test('take a number by steps, by sliding and by typing, and tell what remains', async () => {
    const { page } = await visit()
    const ransom = page.getByRole('group', { name: 'Ransom' })
    const status = ransom.getByRole('status')
    const less = ransom.getByRole('button', { name: 'Ransom: less' })
    await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
    await less.click({ force: true })
    await expect.poll(() => chosen(page)).toEqual([5, null, []])
    await ransom.getByRole('button', { name: 'Ransom: more' }).click()
    await expect.poll(() => chosen(page)).toEqual([8, null, []])
    await expect.poll(() => status.textContent()).toBe('12 left')
    await ransom.getByRole('slider').focus()
    await page.keyboard.press('End')
    await expect.poll(() => chosen(page)).toEqual([17, null, []])
    await ransom.getByRole('spinbutton').fill('11')
    await expect.poll(() => chosen(page)).toEqual([11, null, []])
    await ransom.getByRole('spinbutton').fill('12')
    await expect.poll(() => chosen(page)).toEqual([null, null, []])
    await expect.poll(() => status.textContent()).toBe('Only 5 to 17 in steps of 3.')
  })

  test('take one of a few, and no more of several than may be', async () => {
    const { page } = await visit()
    await page.getByRole('radio', { name: 'lucius' }).check()
    const claims = page.getByRole('group', { name: 'Claims (choose 1 to 2)' })
    await claims.getByRole('checkbox', { name: 'hostage' }).check()
    await claims.getByRole('checkbox', { name: 'peace' }).check()
    await expect.poll(() => chosen(page)).toEqual([5, 'lucius', ['peace', 'hostage']])
    await expect.poll(() => claims.getByRole('checkbox', { name: 'passage' }).isDisabled()).toBe(true)
    await claims.getByRole('checkbox', { name: 'peace' }).uncheck()
    await expect.poll(() => claims.getByRole('checkbox', { name: 'passage' }).isDisabled()).toBe(false)
  })

  test.each([
    ['light', 'desktop', { width: 1200, height: 900 }],
    ['dark', 'phone', { width: 360, height: 780 }],
  ] as const)('are there for everybody: %s, %s', async (colorScheme, name, viewport) => {
    const visitor = await visit('it', { colorScheme, viewport, hasTouch: name === 'phone' })
    const { page } = visitor
    await page.getByRole('button', { name: /^Offri a Alba/ }).click()
    await page.locator('#kit .amount-typed').fill('99')
    await visitor.axe()
    await visitor.shot(`amounts-${name}`)
    const sizes = await page
      .locator('.amount-step, .amount-slider, .amount-typed, .choice-list label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
