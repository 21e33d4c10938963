import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player, playOn } from './player.ts'

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
  while (!((await page.locator('.status').textContent()) ?? '').includes('706')) {
    await player.yourMove.waitFor()
    const [name] = (await player.choices()).filter((choice) => /^(End |Halt|Pass)/.test(choice))
    const list = page.locator('.text-groups')
    const button = name
      ? list.getByRole('button', { name, exact: true })
      : list.getByRole('listitem').getByRole('button')
    await button.first().focus()
    await player.does(() => page.keyboard.press('Enter'))
    if (steps++ === 2) await expect.poll(() => spoken.textContent()).not.toBe('')
  }
  expect(steps).toBeGreaterThan(15)
  await visitor.axe()
})

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
  await page.getByRole('link', { name: /6\.1/ }).waitFor()
  await visitor.axe()
})
