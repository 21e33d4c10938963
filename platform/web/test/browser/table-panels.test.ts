import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { sitDown, sitDownByLink } from './player.ts'

const house = aHouse()

test('beside the board two people talk, read the rules, and end the game; every die can be verified', async () => {
  const { caesar, pompeius, first, second } = await sitDownByLink(house())
  const panel = (name: string) =>
    caesar.page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) })
  for (const name of ['Table', 'Rules', 'Settings', 'Chat']) {
    await panel(name).click()
    await caesar.page.waitForLoadState('networkidle')
    await first.axe()
    await first.shot(`panel-${name.toLowerCase()}`)
  }
  const saying = caesar.page.getByRole('textbox', { name: 'Say something' })
  await saying.fill('Ave, Pompei!')
  await saying.press('Enter')
  await pompeius.page.getByRole('navigation').getByRole('button', { name: /^Chat/ }).click()
  await pompeius.page.getByText('Ave, Pompei!').waitFor()

  await panel('Table').click()
  await caesar.page.getByRole('button', { name: 'Resign', exact: true }).click()
  await caesar.page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
  const over = pompeius.page.getByRole('region', { name: 'The game is over', exact: true })
  await over.waitFor()
  const status = pompeius.page.locator('.text-status')
  await expect.poll(() => status.textContent()).toContain('The game is over: Caesar resigns.')
  expect(await status.textContent()).not.toContain('To act')
  await pompeius.page.getByRole('main').getByRole('heading', { name: 'Caesar resigns.' }).waitFor()
  await second.axe()
  await second.shot('game-over')
  // Both browsers remember the seal from before the first move, and what they put in themselves.
  await pompeius.page
    .getByRole('navigation')
    .getByRole('button', { name: /^Table/ })
    .click()
  for (const { page } of [caesar, pompeius])
    await page
      .getByText(
        'The dice are those that were sealed: they follow from the seal this browser remembered, and from its own part.',
      )
      .waitFor()
  await second.shot('dice-held')
  await caesar.page.getByRole('button', { name: 'Verify the dice' }).click()
  await caesar.page.getByText(/^All is well\. Every one of the \d+ draws/).waitFor()
})

/** A name nobody has yet, in a second try neither. */
let people = 0

test('a guest takes a name and keeps the table; at another device one signs in and finds it', async () => {
  const { caesar, first } = await sitDown(house())
  const { table } = caesar
  const name = `Marcus Caelius ${++people}`
  await first.go('/account')
  const form = caesar.page.getByRole('form', { name: 'Create an account' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByLabel('Password').fill('in vino veritas')
  await form.getByRole('button', { name: 'Create the account' }).click()
  await caesar.page.getByRole('heading', { level: 1, name }).waitFor()
  await first.axe()
  await first.shot('account')

  const elsewhere = await house().visitor()
  await elsewhere.go('/account')
  const signIn = elsewhere.page.getByRole('form', { name: 'Sign in' })
  await signIn.getByRole('textbox', { name: 'Name' }).fill(name)
  await signIn.getByLabel('Password').fill('in vino veritas')
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.page.getByRole('heading', { level: 1, name }).waitFor()
  await elsewhere.go('/tables')
  await elsewhere.page.locator(`a[href^="/table/${table}"]`).first().waitFor()
  await elsewhere.go(`/people/${encodeURIComponent(name)}`)
  await elsewhere.page.getByRole('heading', { level: 1, name }).waitFor()
  await elsewhere.axe()
})
