import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player, playOn } from './player.ts'

const house = aHouse()

test('with the network cut a game against the computer goes on, a reload included, and a new one begins', async () => {
  const visitor = await house().visitor({ isKept: true })
  const player = await Player.byText(visitor)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).waitFor()
  // The app has put itself aside when its service worker is ready.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  const { table } = player
  await visitor.cut()
  await player.choose((await player.choices())[0])
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)

  await page.reload()
  await player.yourMove.waitFor()
  expect(player.table).toBe(table)
  await playOn([player], async () => (await page.getByRole('img', { name: 'Turn 2 of 5' }).count()) > 0)
  await visitor.shot('offline-table')

  await page.goto('/')
  await page.getByText('The server cannot be reached at the moment.').waitFor()
  await visitor.shot('offline-home')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  expect(player.table).not.toBe(table)
  // The rules are here too.
  await page.goto('/rules/julius-caesar')
  await page.getByRole('heading', { level: 1 }).waitFor()
})
