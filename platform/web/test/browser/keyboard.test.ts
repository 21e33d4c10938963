import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player } from './player.ts'

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
  await tabTo(page, /^Discard/)
  await visitor.shot('keyboard-table')
  await player.does(() => page.keyboard.press('Enter'))
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)
})

/** Presses Tab until what has the focus is called so. The focus is always to be seen. */
async function tabTo(page: import('playwright-core').Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return null
      const box = activeElement.getBoundingClientRect()
      const { outlineStyle, boxShadow } = getComputedStyle(activeElement)
      return {
        name: activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '',
        isSeen: box.width > 0 && box.height > 0 && (outlineStyle !== 'none' || boxShadow !== 'none'),
      }
    })
    if (!focused) continue
    expect(focused.isSeen, `the focus on "${focused.name}"`).toBe(true)
    if (name.test(focused.name.trim())) return
  }
  throw new Error(`Tab never came to ${name}`)
}
