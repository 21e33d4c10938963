import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'

const house = aHouse()

/** Asks the server as the person who sits at this browser. */
async function ask(visitor: Visitor, path: string, body: object) {
  return visitor.page.evaluate(
    async ([to, what]) => {
      const reply = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      })
      return reply.json()
    },
    [path, body] as const,
  )
}

const SEATS = ['galba', 'otho', 'vitellius', 'vespasian']

test('at a table of four one chooses whom one talks to; the others see nothing of it', async () => {
  const [galba, otho, vitellius, vespasian] = await Promise.all([
    house().visitor(),
    house().visitor({ screen: 'phone', language: 'it' }),
    house().visitor(),
    house().visitor(),
  ])
  const all = [galba, otho, vitellius, vespasian]
  for (const visitor of all) {
    await visitor.go('/')
    await ask(visitor, '/guests', {})
  }
  await ask(otho, '/accounts', { name: 'Marcus Salvius', password: 'in vino veritas' })
  const { id } = await ask(galba, '/tables', { game: 'nero', seats: { galba: 'me' } })
  for (const [i, visitor] of all.entries()) if (i > 0) await ask(visitor, `/tables/${id}/join`, { seat: SEATS[i] })
  for (const visitor of [galba, otho, vitellius]) await visitor.go(`/table/${id}`)

  await galba.page.getByRole('navigation').getByRole('button', { name: /^Chat/ }).click()
  await galba.page.getByRole('tab', { name: 'Private' }).click()
  const say = galba.page.getByRole('textbox', { name: /^Say something/ })
  await say.fill('Let us share Gaul.')
  await say.press('Enter')
  await galba.page.getByText('Choose who shall hear it.').waitFor()
  await galba.page.getByRole('checkbox', { name: /Otho/ }).check()
  await galba.page.getByRole('textbox', { name: 'Say something to Otho' }).press('Enter')
  const said = galba.page.locator('.talk-message')
  await said.getByText('Let us share Gaul.').waitFor()
  expect(await said.textContent()).toContain('to Otho')
  await galba.axe()
  await galba.shot('talk-private')

  await otho.page.getByRole('navigation').getByRole('button', { name: /^Chat/ }).click()
  await otho.page.getByRole('tab', { name: /^In privato/ }).click()
  await otho.page.getByText('Let us share Gaul.').waitFor()
  expect(await otho.page.locator('.talk-message').textContent()).toContain('a te')
  // Whoever answers talks to who spoke to him.
  const reply = otho.page.getByRole('textbox', { name: 'Scrivi qualcosa a Galba' })
  await reply.fill('Volentieri.')
  await reply.press('Enter')
  await otho.page.locator('.talk-message.mine').getByText('Volentieri.').waitFor()
  await otho.axe()
  await otho.shot('talk-private-phone')
  await galba.page.getByText('Volentieri.').waitFor()
  expect(await galba.page.locator('.talk-message').last().textContent()).toContain('Marcus Salvius')

  await vitellius.page.getByRole('navigation').getByRole('button', { name: 'Chat', exact: true }).click()
  await vitellius.page.getByRole('tab', { name: 'Private', exact: true }).click()
  await vitellius.page.getByText('Only those you choose can read').waitFor()
  expect(await vitellius.page.locator('.talk-message').count()).toBe(0)
})

test('at a table of two there is nobody to talk behind the back of', async () => {
  const caesar = await house().visitor()
  await caesar.go('/')
  await ask(caesar, '/guests', {})
  const { id } = await ask(caesar, '/tables', { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'bot' } })
  await caesar.go(`/table/${id}`)
  await caesar.page.getByRole('navigation').getByRole('button', { name: /^Chat/ }).click()
  await caesar.page.getByRole('tab', { name: 'Players' }).waitFor()
  expect(await caesar.page.getByRole('tab').allTextContents()).toEqual(['Players', 'Spectators', 'My notes'])
})
