import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player } from './player.ts'

const house = aHouse()

test('from a stranger’s first look to the first card against the computer it is two clicks, and one to the next', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await visitor.shot('home')
  await visitor.axe()
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  const player = new Player(visitor)
  await player.yourMove.waitFor()
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Discard one of your six cards/)
  await visitor.shot('table-first-move')
  await visitor.axe()
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first()
  // Whoever clicks twice out of habit has discarded, and not played what came there.
  await player.does(() => card.dblclick({ delay: 300 }))
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1: choose a card/)
  await player.does(() => card.click())
  await expect.poll(() => player.prompt.textContent()).not.toMatch(/^Turn 1: choose a card/)
})

test('the house greets in the language of the browser, and changes it at a click', async () => {
  const visitor = await house().visitor({ language: 'it' })
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Contro il computer/ }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('it')
  await visitor.shot('home-it')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: /^Against the computer/ }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  // It is remembered.
  await page.reload()
  await page.getByRole('button', { name: /^Against the computer/ }).waitFor()
})

test('a game begun here is on the home page when one comes back', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  const player = new Player(visitor)
  await player.yourMove.waitFor()
  const { table } = player
  await visitor.go('/')
  await page.getByRole('heading', { name: 'Your tables' }).waitFor()
  await page.locator(`a[href^="/table/${table}"]`).first().click()
  await player.yourMove.waitFor()
  expect(player.table).toBe(table)
})

test('the game that was chosen is there when one comes back; a link may name another, for once', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const choice = page.getByRole('combobox', { name: 'Game' })
  await visitor.go('/')
  expect(await choice.inputValue()).toBe('julius-caesar')
  await choice.selectOption('nero')
  await page.getByRole('radio', { name: 'Galba' }).waitFor()
  await page.reload()
  expect(await choice.inputValue()).toBe('nero')
  await visitor.go('/?game=julius-caesar')
  expect(await choice.inputValue()).toBe('julius-caesar')
  await choice.selectOption('nero')
  expect(await choice.inputValue()).toBe('nero')
  await visitor.go('/?game=chess')
  expect(await choice.inputValue()).toBe('nero')
  await visitor.go('/?game=julius-caesar')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await new Player(visitor).yourMove.waitFor()
  await visitor.go('/')
  expect(await choice.inputValue()).toBe('julius-caesar')
})
