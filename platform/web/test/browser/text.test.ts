import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player, playOn, soon } from './player.ts'

const house = aHouse()

test('a whole year is played as text, by keys alone, and everything is spoken', async () => {
  const visitor = await house().visitor()
  const player = new Player(visitor)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).focus()
  await page.keyboard.press('Enter')
  await player.yourMove.waitFor()
  await page.getByRole('button', { name: 'As text' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Discard one of your six cards/ }).waitFor()
  await visitor.shot('text-view')
  await visitor.axe()

  // The first choice is one Tab away from the prompt, and after each choice the next is at hand.
  const spoken = page.locator('.text-view [aria-live]')
  let steps = 0
  while (!(await player.isPastYear1())) {
    if (!(await player.isAsked())) {
      await page.getByRole('region', { name: /^(Your move|The game is over)$/ }).waitFor({ timeout: 90_000 })
      continue
    }
    const choices = await player.choices()
    await player.does(() => byKeys(page, soon(choices)))
    if (steps++ === 2) await expect.poll(() => spoken.textContent()).not.toBe('')
  }
  expect(steps).toBeGreaterThan(6)
  await visitor.axe()
})

/** Chooses from the list with keys: by its name where the list is long, else by going there. */
async function byKeys(page: Page, name: string): Promise<void> {
  const find = page.getByRole('searchbox')
  if ((await find.count()) > 0) {
    await find.focus()
    await page.keyboard.type(name.replace('→', ' '))
    // To the first that fits.
    await page.keyboard.press('Enter')
  } else await page.locator('.text-groups').getByRole('button', { name, exact: true }).first().focus()
  await page.keyboard.press('Enter')
}

test('what is not among the choices can be asked about: why not?', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  const isMoving = async (): Promise<boolean> => /^Move your Groups/.test((await player.prompt.textContent()) ?? '')
  await playOn([player], isMoving)
  await page.getByRole('searchbox').fill('Legio XIII Tarraco')
  await page.getByRole('heading', { name: 'Why not?' }).waitFor()
  await page.getByRole('button', { name: /Legio XIII → Tarraco/ }).click()
  await page.getByRole('link', { name: /\d\.\d/ }).waitFor()
  await visitor.axe()
})
