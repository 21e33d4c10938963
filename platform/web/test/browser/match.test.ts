import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'

const house = aHouse()

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true })

/** The panel beside the board where the players are, and where the game can be given up. */
const openTable = ({ page }: Visitor) =>
  page
    .getByRole('navigation')
    .getByRole('button', { name: /^Table/ })
    .click()

async function resign(visitor: Visitor): Promise<void> {
  await button(visitor, 'Resign').click()
  await visitor.page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
}

test('a match on one screen goes on with the seats exchanged, and ends with both games', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/new?game=julius-caesar&with=screen')
  await page.getByRole('radio', { name: /^Free deployment/ }).check()
  await page.getByRole('radio', { name: /^A match of two/ }).check()
  await visitor.axe()
  await visitor.shot('new-match')
  await button(visitor, 'Begin').click()
  await button(visitor, 'I am Caesar: show the board').click()
  await openTable(visitor)
  await resign(visitor)
  await page.getByText('The match stands Caesar 0, Pompeius 1.').first().waitFor()
  await visitor.shot('match-first-over')
  await page.getByRole('link', { name: 'Play the second game' }).first().click()
  await button(visitor, 'I am Caesar: show the board').click()
  await openTable(visitor)
  await page.getByText('Second game of a match of two.').waitFor()
  await page.getByText('The first: Caesar resigns.').waitFor()
  await visitor.axe()
  await resign(visitor)
  // Whoever was Caesar first is Pompeius now: each has won once.
  await page.getByText('The match ended Caesar 1, Pompeius 1. It is drawn.').first().waitFor()
  await visitor.shot('match-over')
})

test('two people play a match: the second game waits for both, and is told in either language', async () => {
  const caesar = await house().visitor()
  const pompeius = await house().visitor({ screen: 'phone', language: 'it' })
  await caesar.go('/new?with=friend')
  await caesar.page.getByRole('radio', { name: /^A match of two/ }).check()
  await button(caesar, 'Set up the table').click()
  const link = await caesar.page.getByRole('textbox', { name: 'Invitation' }).inputValue()
  await caesar.page.getByRole('link', { name: 'Go to the table' }).click()
  await caesar.page.getByText('First game of a match of two.').waitFor()
  await caesar.page.getByText('Historical set-up').waitFor()
  await caesar.shot('match-waiting-room')
  await pompeius.go(link)
  await button(pompeius, 'Siediti').click()
  await caesar.page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await openTable(caesar)
  await resign(caesar)

  const second = pompeius.page.getByRole('link', { name: 'Gioca la seconda partita' }).first()
  await second.waitFor()
  await pompeius.shot('match-second-it')
  await second.click()
  await pompeius.page.getByText('Chi se ne va prima che cominci la seconda partita perde l’incontro.').waitFor()
  await button(pompeius, 'Prendi il tuo posto').click()
  await caesar.page.getByRole('link', { name: 'Play the second game' }).first().click()
  await button(caesar, 'Take your seat').click()
  await caesar.page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  expect(await caesar.page.locator('.table-head, header').first().textContent()).toContain('Pompeius')
})
