import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { sitDown } from './player.ts'

const house = aHouse()

const FILE = fileURLToPath(
  new URL('../../../../games/julius-caesar/test/golden/ten-points.year-2.caesar.record.json', import.meta.url),
)
const total = JSON.parse(readFileSync(FILE, 'utf8')).actions.length

/** A finished game, brought here as a file. */
async function finishedGame(visitor: Visitor): Promise<void> {
  await visitor.go('/tables')
  await visitor.page.locator('input[type=file]').setInputFiles(FILE)
  await visitor.page.waitForURL(/\/table\/here-/)
}

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true })

test('a finished game tells how it went; a turning point shows the board as it stood then', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await finishedGame(visitor)
  await page.getByRole('region', { name: 'The game is over', exact: true }).waitFor()
  await tab(page, 'How it went').click()
  const panel = page.getByRole('region', { name: 'How it went', exact: true })
  await panel.getByRole('img', { name: /how likely Caesar was to win/ }).waitFor({ timeout: 120_000 })
  const points = panel.getByRole('listitem').getByRole('button')
  expect(await points.count()).toBe(8)
  const words = await points.allTextContents()
  for (const point of words)
    expect(point).toMatch(/^(Caesar|Pompeius) \d+ → \d+ %(the decision (cost|gained)|luck (gave|took)) \d+ %/)
  await visitor.axe()
  await visitor.shot('course')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.axe()
  await visitor.shot('course-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  const shown = page.getByRole('region', { name: /^Looking back: action \d+ of/ })
  const momentOf = async (): Promise<number> => Number(/action (\d+) of/.exec((await shown.textContent()) ?? '')?.[1])
  await points.nth(3).focus()
  await page.keyboard.press('Enter')
  await shown.waitFor()
  const fourth = await momentOf()
  expect(await points.nth(3).getAttribute('aria-current')).toBe('step')
  // The board is where the list says it is.
  const [, turn] = /Year 1, turn (\d)\. /.exec(words[3]) ?? []
  await page.getByRole('img', { name: `Turn ${turn} of 5` }).waitFor()
  await page.getByText('705 AUC').waitFor()
  await visitor.shot('course-point')
  await points.nth(7).click()
  await expect.poll(momentOf).toBeGreaterThan(fourth)
  expect(await panel.locator('[aria-current]').count()).toBe(1)

  // A click on the chart shows the moment beneath it.
  const chart = panel.getByRole('img')
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
  await chart.click({ position: { x: width - 1, y: height / 2 } })
  await expect.poll(momentOf).toBe(total)

  // It is not worked out twice.
  await tab(page, 'Log').click()
  await tab(page, 'How it went').click()
  expect(await panel.getByRole('img').count()).toBe(1)
})

test('on a phone and in Italian: a turning point shows the board', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await finishedGame(visitor)
  await page.getByRole('region', { name: 'La partita è finita', exact: true }).waitFor()
  await visitor.shot('course-phone-tabs')
  await tab(page, 'Com’è andata').tap()
  const panel = page.getByRole('region', { name: 'Com’è andata', exact: true })
  await panel.getByRole('progressbar').waitFor()
  await panel.getByRole('img', { name: /probabilità di vittoria di Cesare/ }).waitFor({ timeout: 120_000 })
  await visitor.axe()
  await visitor.shot('course-phone-it')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const point = panel.getByRole('listitem').getByRole('button').nth(4)
  expect(await point.textContent()).toMatch(/^(Cesare|Pompeo) \d+ → \d+ %la (decisione|sorte) .+Anno \d, turno \d\. /)
  await point.tap()
  await page.getByRole('region', { name: /^Rivedi: azione \d+ di/ }).waitFor()
  await panel.waitFor({ state: 'hidden' })
  await visitor.shot('course-phone-point-it')
})

test('a game at the server that was given up tells how it went; what fails can be tried again', async () => {
  const { caesar, first } = await sitDown(house())
  expect(await tab(caesar.page, 'How it went').count()).toBe(0)
  await tab(caesar.page, 'Table').click()
  await caesar.page.getByRole('button', { name: 'Resign', exact: true }).click()
  await caesar.page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
  await tab(caesar.page, 'How it went').click()
  const panel = caesar.page.getByRole('region', { name: 'How it went', exact: true })
  await panel.getByRole('img').waitFor({ timeout: 60_000 })
  const resigned = [expect.stringMatching(/→ 100 %.*Caesar resigns\.$/)]
  expect(await panel.getByRole('listitem').allTextContents()).toEqual(resigned)
  await first.shot('course-resigned')

  const phone = await house().visitor({ screen: 'phone', language: 'it', as: first })
  const { page } = phone
  phone.expects(/\/record/, /ERR_FAILED/)
  await page.route('**/record', (route) => route.abort())
  await phone.go(`/table/${caesar.table}`)
  await tab(page, 'Com’è andata').tap()
  const again = page.getByRole('region', { name: 'Com’è andata', exact: true })
  await again.getByText('Non si può dire com’è andata questa partita. Il server non è raggiungibile.').waitFor()
  await phone.shot('course-phone-failed')
  await page.unroute('**/record')
  await again.getByRole('button', { name: 'Riprova' }).tap()
  await again.getByRole('listitem').getByText('Cesare abbandona.').waitFor({ timeout: 60_000 })
  await phone.shot('course-phone-server')
})
