import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player, playOn } from './player.ts'

const house = aHouse()

test('a game is looked back at: scrubbed, stepped through, by the log and by a link', async () => {
  const visitor = await house().visitor()
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  await playOn([player], async () => (await page.getByRole('img', { name: 'Turn 3 of 5' }).count()) > 0)
  await page.getByRole('button', { name: 'As a board' }).click()

  const bar = page.getByRole('region', { name: 'Replay' })
  const scrub = bar.getByRole('slider', { name: 'Moment of the game' })
  // On a laptop the log is folded until somebody wants it.
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const log = page.getByRole('region', { name: 'Log of the game' })
  await log.getByRole('button', { name: 'Show the board as it stood here: Year 1, turn 2.' }).click()
  await scrub.waitFor()
  const total = Number(await scrub.getAttribute('max'))
  expect(total).toBeGreaterThan(10)
  await scrub.fill('5')
  await expect.poll(() => bar.textContent()).toContain(`Action 5 of ${total}`)
  await visitor.shot('replay')
  await visitor.axe()
  await bar.getByRole('button', { name: 'One action on' }).click()
  await expect.poll(() => bar.textContent()).toContain(`Action 6 of ${total}`)
  await bar.getByRole('button', { name: 'To the beginning' }).click()
  await expect.poll(() => bar.textContent()).toContain('The beginning')
  // While looking back there is nothing to do.
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .count(),
  ).toBe(0)
  await bar.getByRole('button', { name: 'Back to now' }).click()
  await player.yourMove.waitFor()

  await visitor.go(`/table/${player.table}?at=4`)
  await expect.poll(() => bar.textContent()).toContain(`Action 4 of ${total}`)
})

test.each(['here', 'server'] as const)('when a game %s is over it can be seen without fog', async (where) => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/')
  const player = new Player(visitor)
  if (where === 'here') await page.getByRole('button', { name: /^Against the computer/ }).click()
  else {
    await page.request.post('/api/guests', { headers: { origin: house().url }, data: {} })
    const seats = { caesar: 'me', pompeius: 'bot' }
    const table = { game: 'julius-caesar', seats }
    const { id } = await (
      await page.request.post('/api/tables', { headers: { origin: house().url }, data: table })
    ).json()
    await visitor.go(`/table/${id}`)
  }
  await player.yourMove.waitFor()
  const viewer = page.getByRole('combobox', { name: 'Seen by' })
  expect(await viewer.count()).toBe(0)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await page.getByRole('button', { name: 'Resign', exact: true }).click()
  await page.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('region', { name: 'The game is over', exact: true }).waitFor()

  // Of the enemy one sees backs, until the fog lifts: what they were, and what both sides hold.
  const neapolis = page.getByRole('main').getByRole('button', { name: /^Neapolis: / })
  expect(await neapolis.getAttribute('aria-label')).toBe('Neapolis: 3 blocks of Pompeius')
  await viewer.selectOption({ label: 'Without fog: everything open' })
  await expect.poll(() => neapolis.getAttribute('aria-label')).toMatch(/^Neapolis: .*strength/)
  expect(await page.locator('.jc-on-map[data-back]').count()).toBe(0)
  await expect.poll(() => page.getByRole('img', { name: /^\d cards in hand: / }).count()).toBe(2)
  await visitor.axe()
  await visitor.shot(`without-fog-${where}`)
})
