import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'

const house = aHouse()

/** Julius Caesar's options as the app is built with them. */
const OPTIONS = /\{scenario:\{choices:\[[^\]]*historical[^\]]*\]\}\}/
/** The same with a range that only one scenario has, and with a long list. */
const MORE = `{
  scenario: { choices: ['historical', 'free'] },
  bid: { cases: [{ when: { scenario: ['free'] }, from: 0, to: 21, by: 2, usual: 10 }] },
  month: { choices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
}`

/** No game of the house has such options yet: this app believes that one has. */
async function withMoreOptions({ page }: Visitor): Promise<void> {
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    expect(body).toMatch(OPTIONS)
    await route.fulfill({ response, body: body.replace(OPTIONS, MORE) })
  })
}

test('options come and go with what they depend on, and a range is typed or stepped through', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await withMoreOptions(visitor)
  await visitor.go('/new?game=julius-caesar&with=screen')
  const bid = page.getByRole('spinbutton', { name: 'bid' })
  const [less, more] = ['less', 'more'].map((step) => page.getByRole('button', { name: `bid: ${step}` }))
  const scenario = (name: RegExp) => page.getByRole('radio', { name }).check()
  await page.getByRole('combobox', { name: 'month' }).selectOption('7')
  expect(await bid.count()).toBe(0)

  await scenario(/^Free deployment/)
  expect(await bid.inputValue()).toBe('10')
  await more.click()
  expect(await bid.inputValue()).toBe('12')
  await bid.press('ArrowUp')
  expect(await bid.inputValue()).toBe('14')
  // What is no number of the range is not taken.
  await bid.fill('13')
  expect(await bid.getAttribute('aria-invalid')).toBe('true')
  await bid.blur()
  expect(await bid.inputValue()).toBe('14')
  await bid.fill('20')
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true')
  await less.click()
  expect(await bid.inputValue()).toBe('18')
  await bid.scrollIntoViewIfNeeded()
  await visitor.axe()
  await visitor.shot('options-range')

  await scenario(/^Historical set-up/)
  expect(await bid.count()).toBe(0)
  // What was chosen comes back with it.
  await scenario(/^Free deployment/)
  expect(await bid.inputValue()).toBe('18')
})
