import { expect, test } from 'vitest'
import { lesson } from '../../../../games/nero/board/lesson.ts'
import { aHouse } from './harness.ts'

const house = aHouse()
const { steps } = lesson

test('the guided first game of Nero is played to its end by its own words, and a real one follows', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.addInitScript("localStorage.setItem('iacta.presentation', 'text')")
  await visitor.go('/learn/nero')
  await page.getByRole('region', { name: steps[0].title.en }).waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Go on' }).click()
  for (const [i, { title }] of steps.slice(1, -1).entries()) {
    await page.getByRole('heading', { name: title.en, exact: true }).waitFor()
    await page.getByText(`Step ${i + 2} of ${steps.length}`).waitFor()
    await page.getByRole('button', { name: 'Show me how, and go on' }).click()
  }
  await page.getByRole('heading', { name: steps[steps.length - 1].title.en, exact: true }).waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Play against the computer' }).click()
  await page.waitForURL(/\/table\//)
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
})

test('on the map it is done as in a real game: by cards, stacks and provinces', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/nero')
  const reached = (step: number) => page.getByRole('heading', { name: steps[step - 1].title.en, exact: true }).waitFor()
  const spot = (place: string) => page.locator(`.ne-spot[data-place="${place}"]`)
  /** A place is touched when it is lit: when what was done before has been done, and the rules have said how far one may go. */
  const touch = async (place: string) => {
    await expect.poll(() => spot(place).getAttribute('class')).toContain('is-lit')
    await spot(place).press('Enter')
    await surely(place)
  }
  /** What cannot be taken back is explained first. */
  const surely = async (place: string) => {
    const commit = page.locator('.explained .button.main')
    await expect
      .poll(async () => (await commit.count()) > 0 || !(await spot(place).getAttribute('class'))?.includes('is-lit'))
      .toBe(true)
    if ((await commit.count()) > 0) await commit.click()
  }
  /** A card with one use is touched once to look at it, and once more to use it. */
  const use = async (id: string) => {
    await card(id)
    await page.locator('.explained .button.main').waitFor()
    await card(id)
  }
  const card = (id: string) => page.locator(`.ne-in-hand[data-card="${id}"]`).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fewer = async (times: number) => {
    for (let i = 0; i < times; i++) await press('One legion fewer')
  }
  await press('Go on')
  await reached(2)

  // A wrong card is answered with the hint, and nothing is done.
  await card('senate-influence-5')
  await press('For movement')
  await page.getByText(steps[1].hint.en).waitFor()
  await card('revolt-achaea')
  await press('For movement')
  await touch('hispania')
  await reached(3)
  await fewer(4)
  await touch('gallia-lugdunensis')
  await reached(4)
  await press('Halt')
  await reached(5)
  await fewer(1)
  await press('General')
  await touch('gallia-narbonensis')
  await reached(6)

  // What the rules forbid says why: the army is held until it has leave.
  await spot('italia-north').press('Enter')
  await page.getByRole('link', { name: /5\.5c/ }).waitFor()
  await page.keyboard.press('Escape')
  await press('Ask leave to pass')
  await reached(7)
  await touch('italia-north')
  await reached(8)
  await press('Attack Otho')
  await reached(9)
  await visitor.shot('learn-nero-battle')
  await use('galley-fleet-1')
  await press('Ready')
  await reached(10)
  const battle = page.getByRole('region', { name: 'Battle in Northern Italy' })
  await battle.getByText('Galba wins').waitFor()
  await visitor.shot('learn-nero-won')
  await battle.getByRole('button', { name: 'Go on' }).click()
  await press('Halt')
  await press('End the hand')
  await reached(11)
  await visitor.axe()
  await page.getByRole('button', { name: /^Answer with Bad Weather/ }).click()
  await page.locator('.explained .button.main').click()
  await reached(12)
  await press('Pass until…')
  await press('Pass for this hand')
  await reached(13)
  await card('assassination-1')
  await press('For movement')
  await touch('italia-north')
  await press('General')
  await fewer(4)
  await touch('roma')
  await reached(14)
  await press('Stand for Emperor')
  await page.getByText('4 of 5').first().waitFor()
  await visitor.shot('learn-nero-four-of-five')
  await use('senate-influence-5')
  await reached(15)
  await press('Count the points')
  await page.getByText(steps[14].hint.en).waitFor()
  await use('praetorian-guard-4')
  await reached(16)
  await press('Count the points')
  await reached(17)
  await card('traitor-2')
  await press('Discard')
  await press('End the hand')
  await reached(18)
})

test('it is there on a phone, in Italian, with its card beneath the board', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/learn/nero')
  const step = page.getByRole('region', { name: steps[0].title.it })
  await step.waitFor()
  const board = page.getByRole('region', { name: 'La mappa della lezione' })
  const [stepBox, boardBox] = [await step.boundingBox(), await board.boundingBox()]
  expect(stepBox && boardBox && stepBox.y >= boardBox.y + boardBox.height - 1).toBe(true)
  expect(boardBox?.height).toBeGreaterThan(300)
  await visitor.axe()
  await page.getByRole('button', { name: 'Prosegui' }).tap()
  await page.getByRole('heading', { name: steps[1].title.it }).waitFor()
  await page.locator('.ne-in-hand[data-card="revolt-achaea"]').tap()
  await page.getByRole('button', { name: 'Per il movimento' }).tap()
  await visitor.shot('learn-nero-phone-it')
  await page.locator('g[data-place="hispania"]').tap()
  await page.getByRole('heading', { name: steps[2].title.it }).waitFor()
})
