import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'

/** A whole turn of Justinian against the computer, from the set-up to the next year, for either side, as hints advise. */

const house = aHouse()

interface Wording {
  readonly hint: string
  readonly carryOut: RegExp
  readonly nextYear: string
  /** What the header says of the activations: how many of the Byzantine's are done. */
  readonly done: RegExp
}

interface Turn {
  /** The questions, as they were put. */
  readonly asked: readonly string[]
  /** The Byzantine's activations that were seen to be done, in order. */
  readonly done: readonly number[]
}

async function wholeTurn(page: Page, words: Wording): Promise<Turn> {
  const asked: string[] = []
  const done: number[] = []
  const year = page.locator('.ju-status').getByText(words.nextYear, { exact: true })
  const hint = page.getByRole('button', { name: words.hint, exact: true })
  const carryOut = page.getByRole('button', { name: words.carryOut }).last()
  for (;;) {
    await hint.or(year).first().waitFor()
    if (await year.isVisible()) return { asked, done }
    const so = words.done.exec((await labelOf(page.locator('.ju-activations'))) ?? '')
    if (so && done.at(-1) !== Number(so[1])) done.push(Number(so[1]))
    asked.push((await page.locator('.prompt-asked').textContent()) ?? '')
    await hint.click()
    await carryOut.click()
    await carryOut.waitFor({ state: 'detached' })
  }
}

const labelOf = async (of: Locator): Promise<string | null> =>
  (await of.count()) ? of.getAttribute('aria-label') : null

/** From the first activation on, none is done twice, and none is left out that asked for a decision. */
function expectInOrder(done: readonly number[]): void {
  expect(done.length).toBeGreaterThan(2)
  expect(done).toEqual([...new Set(done)].sort((a, b) => a - b))
  expect(done.at(-1)).toBeLessThanOrEqual(5)
}

test('as the Byzantine, at a desk: armies set up, five activations, and the next year’s pay', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/?game=justinian')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  const { asked, done } = await wholeTurn(page, {
    hint: 'Hint',
    carryOut: /^(Do all \d+ steps|Do it)$/,
    nextYear: 'AD 532',
    done: /(\d) of 5 done/,
  })
  expect(asked[0]).toBe('Put each of your armies where it begins.')
  expect(asked).toContainEqual(expect.stringMatching(/^Your activation \d of 5/))
  expect(asked).toContainEqual(expect.stringMatching(/MP left\.$/))
  expectInOrder(done)
  await page.locator('.ju-planner').waitFor()
  await visitor.axe()
})

test('as the Barbarian, on a phone, in Italian: his markers are used up, and a year has gone by', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/?game=justinian')
  await page.getByRole('radio', { name: 'Barbaro' }).check()
  await page.getByRole('button', { name: /^Contro il computer/ }).click()
  const { asked, done } = await wholeTurn(page, {
    hint: 'Consiglio',
    carryOut: /^(Fai tutti i \d+ passi|Fallo)$/,
    nextYear: 'anno 532',
    done: /fatte (\d) su 5/,
  })
  expect(asked).toContainEqual(expect.stringMatching(/^Usa un segnalino: Scelta \d, Casuali \d\.$/))
  expectInOrder(done)
  await visitor.axe()
})
