import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player, sitDown } from './player.ts'

const house = aHouse()
const DAY = 86_400_000

test('the server goes down and comes back: players see it, and lose nothing', async () => {
  const { caesar, pompeius, first, second } = await sitDown(house())
  const [card] = await caesar.choices()
  await caesar.choose(card)
  first.expectsAway()
  second.expectsAway()
  await house().stopServer()
  const broken = pompeius.page.getByText('The connection is broken; trying again …')
  await broken.waitFor()
  await caesar.page.getByText('The connection is broken; trying again …').waitFor()
  await first.shot('connection-broken')
  await house().startServer()
  await broken.waitFor({ state: 'detached', timeout: 30_000 })
  await pompeius.choose((await pompeius.choices())[0])
  await expect.poll(() => caesar.prompt.textContent(), { timeout: 30_000 }).toMatch(/^Turn 1: choose a card/)
  const { view } = await caesar.seen('caesar')
  expect(view.hand).toHaveLength(5)
  expect(view.discard).not.toBeNull()
})

test('what is done while the network is away is done when it is back, once', async () => {
  const { caesar, pompeius, first } = await sitDown(house())
  const before = await caesar.seen('caesar')
  const [card] = await caesar.choices()
  await first.cut()
  const broken = caesar.page.getByText('The connection is broken; trying again …')
  await broken.waitFor()
  await caesar.page.locator('.text-groups').getByRole('button', { name: card, exact: true }).first().click()
  await first.shot('network-cut')
  // Meanwhile the other side goes on.
  await pompeius.choose((await pompeius.choices())[0])
  await first.mend()
  await broken.waitFor({ state: 'detached', timeout: 30_000 })
  await expect.poll(() => caesar.prompt.textContent(), { timeout: 30_000 }).toMatch(/^Turn 1/)
  const after = await caesar.seen('caesar')
  expect(after.view.hand).toHaveLength(5)
  expect(before.view.hand.filter((id) => !after.view.hand.includes(id))).toEqual([after.view.discard])
})

test('two tabs on one seat show the same, and a stale one is put right', async () => {
  const { caesar, pompeius, first } = await sitDown(house())
  const tab = await Player.byText(first, await first.context.newPage())
  await tab.page.goto(`/table/${caesar.table}`)
  await tab.yourMove.waitFor()
  const cards = await caesar.choices()
  expect(await tab.choices()).toEqual(cards)
  // Both at once, with different cards: one of them counts, and both show that one.
  first.expects(/409/)
  const press = (player: Player, n: number): Promise<void> =>
    player.page.evaluate((at) => document.querySelectorAll<HTMLElement>('.text-groups li button')[at].click(), n)
  await Promise.all([press(caesar, 0), press(tab, 1)])
  await expect.poll(async () => (await caesar.seen('caesar')).actions.length).toBe(0)
  await pompeius.choose((await pompeius.choices())[0])
  await expect.poll(() => caesar.prompt.textContent()).toMatch(/^Turn 1/)
  await expect.poll(() => tab.prompt.textContent()).toMatch(/^Turn 1/)
  expect((await caesar.seen('caesar')).view.hand).toHaveLength(5)
  expect(await tab.choices()).toEqual(await caesar.choices())
})

test('the same person at another device goes on where the first one was', async () => {
  const { caesar, first } = await sitDown(house())
  const phone = await house().visitor({ as: first, screen: 'phone' })
  const again = await Player.byText(phone)
  await phone.go(`/table/${caesar.table}`)
  await again.yourMove.waitFor()
  await again.choose((await again.choices())[0])
  await expect.poll(() => caesar.isAsked()).toBe(false)
})

test('an invitation is good once, and not for ever', async () => {
  const host = await house().visitor()
  await host.go('/')
  await host.page.getByRole('button', { name: /^With a friend/ }).click()
  const link = await host.page.getByRole('textbox', { name: 'Invitation' }).inputValue()
  const late = await house().visitor()
  late.expects(/409/)
  house().later(20 * DAY)
  await late.go(link)
  await late.page.getByRole('button', { name: 'Sit down' }).click()
  await late.page.getByText('This invitation has expired, or somebody has used it.').waitFor()
  await late.shot('invitation-expired')
  await late.axe()

  const used = await sitDown(house())
  const third = await house().visitor()
  third.expects(/409/)
  await third.go(`/invite/${used.caesar.table}?seat=pompeius&game=julius-caesar#not-an-invitation`)
  await third.page.getByRole('button', { name: 'Sit down' }).click()
  await third.page.getByText('This invitation has expired, or somebody has used it.').waitFor()
})

test('a table that is not there says so', async () => {
  const visitor = await house().visitor()
  visitor.expects(/404/)
  await visitor.go('/table/nosuchtable')
  await visitor.page.getByRole('heading', { name: 'This table is not there, or not for you.' }).waitFor()
  await visitor.go('/table/here-nosuch22')
  await visitor.page.getByRole('heading', { name: 'This table is not there, or not for you.' }).waitFor()
})
