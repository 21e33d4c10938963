import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { type Pair, type Player, playOn, sitDown, soon } from './player.ts'

const house = aHouse()

/** Pompeius has the second command of a turn: what he begins is fought at once. */
async function isMoving({ pompeius, second }: Pair): Promise<boolean> {
  if (!(await pompeius.isAsked()) || !/^Move your Groups/.test((await pompeius.prompt.textContent()) ?? ''))
    return false
  const answer = await second.page.request.get(`/api/tables/${pompeius.table}`)
  return (await answer.json()).scene.view.player1 === 'caesar'
}

/** A march and a levy, sealed together when the turn passes. */
async function marchesAndLevies(pompeius: Player, march = /→/): Promise<void> {
  const goes = async (wanted: RegExp): Promise<void> => {
    await pompeius.choose((await pompeius.choices()).find((name) => wanted.test(name)) ?? 'no such choice')
  }
  await goes(march)
  const choices = await pompeius.choices()
  if (choices.includes('Halt here')) await pompeius.choose('Halt here')
  await pompeius.choose('End moves')
  await goes(/^(Levy|Strengthen)/)
  await pompeius.choose('End levies')
}

test('what the enemy did is played back, seen again and stays marked; who comes back is told what he missed', async () => {
  const pair = await sitDown(house())
  const { caesar, pompeius, first } = pair
  const { page } = caesar
  await playOn([caesar, pompeius], () => isMoving(pair), soon)

  // Chosen as anybody would: motion, the board, and a step at a time.
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'On', exact: true }).check()
  await page.getByRole('radio', { name: 'Step by step', exact: true }).check()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.getByRole('button', { name: 'As a board', exact: true }).click()
  await page.locator('.jc-stacks').waitFor()

  const film = page.getByRole('region', { name: 'What the others did' })
  const told = (words: RegExp) => page.locator('.log-lines').getByText(words)
  const MARCHED = /of Pompeius (marches|sails|goes) /
  const LEVIED = /Pompeius (levies|strengthens) a block/
  const marches = await told(MARCHED).count()
  const levies = await told(LEVIED).count()
  // Straight into a city of Caesar's: the battle waits until the march was seen.
  const battle = page.locator('.jc-battle')
  await marchesAndLevies(pompeius, /→ Narbo$/)
  await film.getByText(/^Pompeius: \d of \d$/).waitFor()
  await expect.poll(() => told(MARCHED).count()).toBeGreaterThan(marches)
  expect(await battle.count()).toBe(0)
  expect(await told(LEVIED).count()).toBe(levies)
  const trace = page.locator('.jc-trace.jc-of-pompeius')
  await trace.first().waitFor({ state: 'attached' })
  await first.axe()

  // Until the last step nobody is asked anything; then the table is as it is.
  const next = film.getByRole('button', { name: 'Next', exact: true })
  while ((await film.count()) > 0) await next.click({ timeout: 2000 }).catch(() => undefined)
  await expect.poll(() => told(LEVIED).count()).toBeGreaterThan(levies)
  expect(await trace.count()).toBeGreaterThan(0)
  await battle.waitFor()

  const again = page.getByRole('button', { name: 'Show again', exact: true })
  await again.click()
  await film.waitFor()
  await page.keyboard.press('Escape')
  await film.waitFor({ state: 'detached' })
  expect(await trace.count()).toBeGreaterThan(0)
  expect(await again.count()).toBe(1)

  // It can be seen again until he acts. He goes away, and the next turn is played without him looking on.
  await page.getByRole('button', { name: 'As text', exact: true }).click()
  let hasActed = false
  await playOn(
    [caesar, pompeius],
    () => isMoving(pair),
    soon,
    async (player) => {
      if (player !== caesar || hasActed) return
      hasActed = true
      await expect.poll(() => again.count()).toBe(0)
    },
  )
  expect(hasActed).toBe(true)
  const address = page.url()
  await first.go('/')
  await marchesAndLevies(pompeius)
  await page.goto(address)
  const note = page.getByRole('region', { name: 'Since you were here' })
  await note.getByText(/1 march, 1 levy/).waitFor()
  await first.axe()
  await page.getByRole('button', { name: 'As a board', exact: true }).click()
  await note.getByRole('button', { name: 'Play it back' }).click()
  await film.waitFor()
  await film.getByRole('button', { name: /^(Skip|To my move)$/ }).click()
  await film.waitFor({ state: 'detached' })
  expect(await note.count()).toBe(0)
})
