import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player } from './player.ts'

const house = aHouse()

test('on one screen a curtain falls between the hands, and hides everything', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^On this screen/ }).click()

  const caesar = page.getByRole('button', { name: 'I am Caesar: show the board' })
  const pompeius = page.getByRole('button', { name: 'I am Pompeius: show the board' })
  await caesar.waitFor()
  await visitor.shot('curtain')
  await visitor.axe()
  // The one button there is has the focus: the keyboard alone is enough.
  await expect.poll(() => caesar.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')

  await player.yourMove.waitFor()
  await page.getByRole('heading', { name: /^Discard one of your six cards/ }).waitFor()
  const caesarsHand = await player.choices()
  expect(caesarsHand).toHaveLength(6)
  expect(await namesIn(page.locator('body'))).toContain('Legio XIII')
  await player.choose(caesarsHand[0])

  // Between the hands nothing of either is on the page: not in sight, and not out of it.
  await pompeius.waitFor()
  const html = await page.locator('html').innerHTML()
  for (const secret of ['Legio', 'legio-', ...caesarsHand]) expect(html).not.toContain(secret)
  await pompeius.click()
  await player.yourMove.waitFor()
  const names = await namesIn(page.locator('body'))
  expect(names).toContain('Legio XXXIX')
  expect(names).not.toContain('Legio XIII')
  // The hand that has the screen goes on as long as it is asked.
  await player.choose((await player.choices())[0])
  await page.getByRole('heading', { name: /^Turn 1: choose a card/ }).waitFor()
  await player.choose((await player.choices())[0])
  await caesar.click()
  await page.getByRole('heading', { name: /^Turn 1: choose a card/ }).waitFor()
  expect(await namesIn(page.locator('body'))).not.toContain('Legio XXXIX')
})

test('a reload lets the curtain fall again: nobody knows who is looking', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^On this screen/ }).click()
  await page.getByRole('button', { name: 'I am Caesar: show the board' }).click()
  await player.yourMove.waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'I am Caesar: show the board' }).waitFor()
  expect(await page.locator('html').innerHTML()).not.toContain('Legio')
})

async function namesIn(place: { textContent(): Promise<string | null> }): Promise<string[]> {
  return [...((await place.textContent()) ?? '').matchAll(/Legio [IVXL]+\b/g)].map(([name]) => name)
}

test('in a game that hides nothing whoever decides before all can be told what to do', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/?game=justinian')
  await page.getByRole('button', { name: /^On this screen/ }).click()
  await page.getByRole('region', { name: 'Byzantine decides', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const carryOut = page.getByRole('button', { name: /^(Do all \d+ steps|Do it)$/ }).last()
  await carryOut.waitFor()
  await visitor.axe()
  const asked = page.locator('.prompt-asked')
  expect(await asked.textContent()).toBe('Put each of your armies where it begins.')
  await carryOut.click()
  // All of the plan is done: something else is asked.
  await expect.poll(() => asked.textContent(), { timeout: 30_000 }).not.toBe('Put each of your armies where it begins.')
})
