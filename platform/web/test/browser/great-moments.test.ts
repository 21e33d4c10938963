import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Happening, readRecord, replay } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse, type VisitOptions } from './harness.ts'
import { Player, sitDown } from './player.ts'

const house = aHouse()

/** A finished game taken back to just before something was told, brought here as a file and played on to that by list. */
async function playedTo(
  game: string,
  file: string,
  isWanted: (told: readonly Happening[]) => boolean,
  options: VisitOptions = {},
) {
  const pack = gameNamed(game)
  const golden = new URL(`../../../../games/${game}/test/golden/${file}.record.json`, import.meta.url)
  const json = JSON.parse(readFileSync(golden, 'utf8'))
  const [from, to] = shortestWay(
    json.actions,
    [...replay(pack.game, readRecord(json))].filter(({ happenings }) => isWanted(happenings)).map(({ at }) => at),
  )
  const cut = join(house().folder, `${file}-${from}.json`)
  writeFileSync(cut, JSON.stringify({ ...json, actions: json.actions.slice(0, from), outcome: null }))

  const visitor = await house().visitor(options)
  const player = await Player.byText(visitor)
  await visitor.page.addInitScript("localStorage.setItem('iacta.curtain', 'off')")
  await visitor.go('/tables')
  await visitor.page.locator('input[type=file]').setInputFiles(cut)
  await visitor.page.waitForURL(/\/table\/here-/)
  rmSync(cut)
  for (const { action } of json.actions.slice(from, to))
    await player.choose(pack.text[options.language ?? 'en'].action(action))
  return { visitor, page: visitor.page }
}

interface Done {
  readonly seat: string
  readonly action: unknown
  readonly draws?: readonly number[]
}

/** What one seat did by itself before one of these moments, nothing of it drawn: from which action to which, the fewest. */
function shortestWay(actions: readonly Done[], moments: readonly number[]): readonly [from: number, to: number] {
  const ways = moments.flatMap((to) => {
    let from = to - 1
    while (from > 0 && actions[from - 1].seat === actions[to - 1].seat) from--
    const isDrawn = actions.slice(from, to - 1).some(({ draws = [] }) => draws.length > 0)
    return isDrawn ? [] : [[from, to] as const]
  })
  const [shortest] = ways.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))
  if (!shortest) throw new Error('there is no such moment')
  return shortest
}

const told = (key: string) => (happenings: readonly Happening[]) => happenings.some((line) => line.key === key)
const panelNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** On any of these screens a panel can be read, and what it offers to do is in sight. */
async function fitsOnEveryScreen({ page, shot }: { page: Page; shot(name: string): Promise<void> }, panel: Locator) {
  const before = page.viewportSize()
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    const inSight = () =>
      panel.evaluate((it) => {
        const [board, ...parts] = [it.closest('main'), it, ...it.querySelectorAll('button')].map((one) =>
          one?.getBoundingClientRect(),
        )
        const { left = 0, right = 0, top = 0, bottom = 0 } = board ?? {}
        const isRead = (it.querySelector('.great-body')?.clientHeight ?? 0) >= 140
        return (
          isRead &&
          parts.every(
            (box) => box && box.left >= left && box.right <= right + 1 && box.top >= top && box.bottom <= bottom + 1,
          )
        )
      })
    await expect.poll(inSight, { message: `at ${width}x${height}` }).toBe(true)
    await shot(`${width}x${height}`)
  }
  if (before) await page.setViewportSize(before)
}

const SCREENS = [
  [1280, 720],
  [390, 844],
  [844, 390],
] as const

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true })

test('a game won by the rules ends in a panel with the ranking; it folds to a strip, which is there on return', async () => {
  const { visitor, page } = await playedTo('nero', 'points', told('game-over'))
  const panel = panelNamed(page, 'Vitellius wins')
  await panel.waitFor()
  // Whoever plays by keyboard is taken there.
  await expect.poll(() => panel.evaluate((it) => it === document.activeElement)).toBe(true)
  await tab(page, 'As a board').click()
  const rows = await panel.getByRole('row').allTextContents()
  expect(rows).toHaveLength(4)
  expect(rows[1]).toMatch(/^Vitellius.*9$/)
  await visitor.axe()
  await visitor.shot('end-nero')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.axe()
  await visitor.shot('end-nero-dark')
  await fitsOnEveryScreen({ page, shot: (size) => visitor.shot(`end-nero-${size}`) }, panel)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  const strip = page.getByRole('button', { name: 'Show: Vitellius wins' })
  await strip.click()
  await panel.getByRole('button', { name: 'How it went' }).click()
  await page.getByRole('region', { name: 'How it went', exact: true }).waitFor()
  await page.reload()
  await strip.waitFor()
  expect(await panel.count()).toBe(0)
})

test('Winter is a panel of its own on a phone, in Italian; the log keeps it open; Escape puts it away', async () => {
  const isMiddle = (happenings: readonly Happening[]): boolean =>
    told('victory-check')(happenings) && !told('game-over')(happenings)
  const { visitor, page } = await playedTo('julius-caesar', 'most-points.year-5.pompeius', isMiddle, {
    screen: 'phone',
    language: 'it',
  })
  await tab(page, 'Come mappa').tap()
  const panel = panelNamed(page, 'Inverno')
  await panel.waitFor()
  expect(await panel.getByRole('row').allTextContents()).toEqual([
    expect.stringMatching(/Città.*Leader.*Punti/),
    expect.stringMatching(/^Cesare\d+/),
    expect.stringMatching(/^Pompeo\d+/),
  ])
  await visitor.axe()
  await visitor.shot('winter-phone-it')
  await fitsOnEveryScreen({ page, shot: (size) => visitor.shot(`winter-${size}`) }, panel)
  await panel.getByRole('button', { name: 'Mappa' }).tap()
  await page.getByRole('button', { name: 'Mostra: Inverno' }).tap()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await tab(page, 'Cronaca').tap()
  const winter = page.locator('.log-fold').filter({ hasText: 'inverno dell’Anno' }).last()
  expect(await winter.getAttribute('aria-expanded')).toBe('true')
  // Its lines bear the emblem of whose they are.
  expect(await page.locator('.log-line .log-whose svg').count()).toBeGreaterThan(0)
})

test('who gives up sees that he has lost, the other that he has won; a rematch is one touch away', async () => {
  const { caesar, pompeius, first } = await sitDown(house())
  await tab(caesar.page, 'Table').click()
  await caesar.page.getByRole('button', { name: 'Resign', exact: true }).click()
  await caesar.page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
  for (const [{ page }, says] of [
    [caesar, 'You have lost'],
    [pompeius, 'You have won'],
  ] as const) {
    await panelNamed(page, 'Pompeius wins').getByText(says).waitFor()
    await panelNamed(page, 'Pompeius wins').getByText('Caesar resigns.').first().waitFor()
  }
  await first.axe()
  await first.shot('end-resigned-text')
  await panelNamed(pompeius.page, 'Pompeius wins').getByRole('button', { name: 'Rematch', exact: true }).click()
  await pompeius.page.getByRole('heading', { name: 'The table is waiting for players' }).waitFor()
})
