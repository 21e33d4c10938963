import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { Player, playOn } from './player.ts'

const house = aHouse()

const LEVELS = ['Tiro', 'Miles', 'Centurio', 'Legatus'] as const

/** From the first page to a table against a level of the computer's. */
async function sitDownAgainst(visitor: Visitor, level: string): Promise<Player> {
  const player = await Player.byText(visitor)
  await visitor.go('/')
  await visitor.page.getByRole('radio', { name: level, exact: true }).check()
  await visitor.page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  return player
}

/** In place of what the computer thinks with. */
async function putInMind({ page }: Visitor, decideAside: string): Promise<void> {
  const body = `
    export const levelNamed = (id) => ({ id })
    export class Opponent { decideAside(known) { return ${decideAside} } }`
  await page.route(/\/assets\/thinking-[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

test('the computer’s level is chosen at a click, told in a sentence, remembered, and shown where it sits', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/')
  const level = (name: string) => page.getByRole('radio', { name, exact: true })
  // Whoever comes for the first time meets the recruit.
  expect(await level('Tiro').isChecked()).toBe(true)
  await page.getByText('A recruit: sensible, but hasty.').waitFor()
  await level('Centurio').check()
  await page.getByText('He thinks for up to a second').waitFor()
  // The side is chosen apart from it.
  await page.getByRole('radio', { name: 'Pompeius', exact: true }).check()
  expect(await level('Centurio').isChecked()).toBe(true)
  await visitor.axe()
  await page.reload()
  await level('Centurio').waitFor()
  expect(await level('Centurio').isChecked()).toBe(true)

  const player = await sitDownAgainst(visitor, 'Centurio')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByText(/Computer \(Centurio, (bold|patient|grasping)\)/).waitFor()
  const { table } = player
  await visitor.go('/tables')
  await page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/table/${table}"]`) })
    .getByText(/computer \(Centurio, (bold|patient|grasping)\)/)
    .waitFor()

  await visitor.go('/new')
  await page.getByText('As the centurion, but he may take five seconds.').waitFor()
  await page.getByRole('radio', { name: /^Legatus/ }).check()
  await page.getByText('Any of the three, as it comes.').waitFor()
  await page.getByRole('radio', { name: 'grasping' }).check()
  await page.getByText('He goes for whatever counts.').waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await player.yourMove.waitFor()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByText('Computer (Legatus, grasping)').waitFor()
})

test.each(LEVELS)('%s opens a game and answers, as far as the second turn', async (level) => {
  const visitor = await house().visitor()
  const player = await sitDownAgainst(visitor, level)
  const { page } = visitor
  await playOn([player], async () => (await page.getByRole('img', { name: 'Turn 2 of 5' }).count()) > 0)
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect.poll(() => page.locator('.prompt-saying').textContent()).toMatch(/^Pompeius: \p{Lu}.+\.$/u)
})

test('a hint says what to do and what for, and can be followed or left', async () => {
  const visitor = await house().visitor()
  const player = await sitDownAgainst(visitor, 'Tiro')
  const { page } = visitor
  const says = page.locator('.prompt-saying')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await expect
    .poll(() => says.textContent())
    .toMatch(/^The computer would consider: Discard .+\. The other five are of more use to you\./)
  await visitor.axe()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await says.getByRole('button').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const advised = await says.getByRole('strong').textContent()
  expect(await player.choices()).toContain(advised)
  await player.does(() => page.getByRole('button', { name: 'Do it', exact: true }).click())
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)
  // What was said of the last choice is not said of this one.
  expect(await says.textContent()).toBe('')
})

test('at a table on the server the browser itself gives the hint, and the server the reasons, in Italian too', async () => {
  const visitor = await house().visitor({ language: 'it' })
  const { page } = visitor
  await visitor.go('/')
  const headers = { origin: house().url }
  await page.request.post('/api/guests', { headers, data: {} })
  const seats = { caesar: 'me', pompeius: 'bot' }
  const made = await page.request.post('/api/tables', { headers, data: { game: 'julius-caesar', seats } })
  const { id } = await made.json()
  await visitor.go(`/table/${id}`)
  await page.getByRole('button', { name: 'Consiglio', exact: true }).click()
  await expect
    .poll(() => page.locator('.prompt-saying').textContent())
    .toMatch(/^Il computer farebbe così: Scarta .+\. Le altre cinque ti servono di più\./)
  await page.getByRole('button', { name: 'Fallo', exact: true }).click()
  await expect.poll(() => page.locator('.prompt-asked').textContent()).toMatch(/^Turno 1/)
  // And the server says why its computer did what it did.
  await page.getByRole('button', { name: 'Perché?', exact: true }).click()
  await expect
    .poll(() => page.locator('.prompt-saying').textContent())
    .toBe('Pompeo: Tiene le cinque carte che può usare meglio.')
})

test('a reload while the computer thinks loses nothing', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await putInMind(visitor, 'new Promise(() => {})')
  const player = await sitDownAgainst(visitor, 'Legatus')
  const { table } = player
  await player.choose((await player.choices())[0])
  await page.getByRole('region', { name: 'The computer is thinking' }).waitFor()
  // The table can be read meanwhile.
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.unrouteAll()
  await page.reload()
  await player.yourMove.waitFor()
  expect(player.table).toBe(table)
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)
})

test('a computer that sees no hope resigns, and the table says so', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await putInMind(visitor, 'Promise.resolve({ resign: true })')
  await sitDownAgainst(visitor, 'Centurio')
  await page.getByRole('region', { name: 'The game is over', exact: true }).waitFor()
  await page.getByText('Pompeius resigns.').first().waitFor()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  // The sides are changed, and the level is the same.
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByText(/Computer \(Centurio, (bold|patient|grasping)\)/).waitFor()
})
