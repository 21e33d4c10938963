import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { seatTwo } from './player.ts'

const house = aHouse()

/** Caesar at a wide screen in English, Pompeius on a phone in Italian, at a table whose rules have changed. */
async function sitDown(): Promise<{ readonly caesar: Visitor; readonly pompeius: Visitor; readonly table: string }> {
  const caesar = await house().visitor()
  const pompeius = await house().visitor({ screen: 'phone', language: 'it' })
  const clock = { kind: 'deadline', seconds: 86_400 }
  const table = await seatTwo(house(), caesar, pompeius, { clock })
  await caesar.page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await house().changeRules(table)
  await caesar.page.reload()
  await pompeius.page.reload()
  return { caesar, pompeius, table }
}

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a table of another edition says why it rests, and can be ended and kept', async () => {
  const { caesar, pompeius } = await sitDown()
  await caesar.page.getByRole('heading', { name: 'This game is suspended' }).waitFor()
  await pompeius.page.getByRole('heading', { name: 'Questa partita è sospesa' }).waitFor()
  expect(await caesar.page.getByRole('timer').count()).toBe(0)
  await button(caesar, 'Offer to call it off').waitFor()
  expect(await button(caesar, /What if/).count()).toBe(0)
  expect(await button(caesar, 'Undo').count()).toBe(0)
  for (const [visitor, name] of [
    [caesar, 'other-edition-desktop'],
    [pompeius, 'other-edition-phone'],
  ] as const) {
    await visitor.axe()
    await visitor.shot(name)
  }
  await button(caesar, 'Offer to call it off').click()
  await pompeius.page.getByRole('button', { name: 'Accetta', exact: true }).click()
  await caesar.page.getByText('Its result stands and its record can be saved').waitFor()
  const saved = caesar.page.waitForEvent('download')
  await button(caesar, 'Save the game as a file').click()
  expect((await saved).suggestedFilename()).toMatch(/^julius-caesar-.*\.json$/)
  await caesar.shot('other-edition-over-desktop')
})

test('in the list it says so too', async () => {
  const { pompeius } = await sitDown()
  await pompeius.go('/')
  await pompeius.page.getByText('Sospesa: le sue regole sono di un’altra edizione').first().scrollIntoViewIfNeeded()
  await pompeius.axe()
  await pompeius.shot('other-edition-list-phone')
})
