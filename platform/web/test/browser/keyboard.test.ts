import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { hintOf, Player, pointedMarch } from './player.ts'

const house = aHouse()

test('the keyboard alone goes from the home page to a move on the map, and always sees where it is', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).waitFor()
  await tabTo(page, /^Against the computer/)
  await visitor.shot('keyboard-home')
  await page.keyboard.press('Enter')
  const player = new Player(visitor)
  await player.yourMove.waitFor()
  await tabTo(page, /^\d moves?, \d lev/)
  await visitor.shot('keyboard-table')
  // Once to raise the card, once more to lay it aside.
  await page.keyboard.press('Enter')
  await player.does(() => page.keyboard.press('Enter'))
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)
  // What had the focus is gone: it is among the cards that are asked for now.
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('.card-row')?.tagName ?? '')
  await expect.poll(focused).toBe('SECTION')

  // All keys are listed, and the focus comes back from the list.
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard' })
  await list.getByText('To the next place where something can be done').waitFor()
  await visitor.shot('keyboard-list')
  await visitor.axe()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('SECTION')

  // A plain card, so that there is something to move.
  await page.locator('.jc-in-hand.is-able[data-card^="cmd"]').last().focus()
  await page.keyboard.press('Enter')
  await player.does(() => page.keyboard.press('Enter'))
  await expect.poll(() => player.prompt.textContent(), { timeout: 90_000 }).toMatch(/^Move your Groups/)
  await page.keyboard.press('n')
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-grab'))).toBe(true)
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  await page.keyboard.press('n')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).not.toBe(first)
  await page.keyboard.press('Shift+N')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(first)
  // Points are left over: the key says so first.
  await page.keyboard.press('d')
  await page.getByText(/^\d Move Points? left, and/).waitFor()
  await visitor.shot('points-left')
  await visitor.axe()
  await page.keyboard.press('Escape')
  await expect.poll(() => player.commit.count()).toBe(0)
  expect(await player.prompt.textContent()).toMatch(/^Move your Groups/)
  // A march that is advised is an arrow on the map, its target ringed.
  const advised = await hintOf(player, /→/)
  const { to } = await pointedMarch(page)
  await visitor.shot('hinted-march')
  expect(advised.toLowerCase().replaceAll(' ', '-')).toContain(to)
  await visitor.go('/keyboard')
  await page.getByRole('heading', { name: 'Keyboard', level: 1 }).waitFor()
  await visitor.axe()
})

/** Presses Tab until what has the focus is called so; and there it can be seen that it has it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: one } = document
      if (!one || one === document.body) return null
      const { x, y, width, height } = one.getBoundingClientRect()
      return { name: one.getAttribute('aria-label') ?? one.textContent ?? '', box: { x, y, width, height } }
    })
    if (!focused || !name.test(focused.name.trim())) continue
    const { x, y, width, height } = focused.box
    const clip = { x: Math.max(0, x - 8), y: Math.max(0, y - 8), width: width + 16, height: height + 16 }
    const withFocus = await page.screenshot({ clip })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const without = await page.screenshot({ clip })
    expect(withFocus.equals(without), `the focus on "${focused.name}" cannot be seen`).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    return
  }
  throw new Error(`Tab never came to ${name}`)
}
