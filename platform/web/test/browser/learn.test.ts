import { expect, test } from 'vitest'
import { lesson } from '../../../../games/julius-caesar/board/lesson.ts'
import { aHouse } from './harness.ts'

const house = aHouse()
const total = lesson.steps.length

test('the guided first game is played to its end by its own words, and a real one follows', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await page.addInitScript("localStorage.setItem('iacta.presentation', 'text')")
  await visitor.go('/learn/julius-caesar')
  const card = page.getByRole('region', { name: lesson.steps[0].title.en })
  await card.waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Go on' }).click()

  // A wrong card is answered with the hint, and nothing is done.
  await page.getByRole('heading', { name: lesson.steps[1].title.en }).waitFor()
  await page.getByRole('button', { name: /^Play 2\/1/ }).click()
  await page.getByText(lesson.steps[1].hint.en).waitFor()
  await page.getByRole('button', { name: /^Play 3\/2/ }).click()
  await page.getByRole('heading', { name: lesson.steps[2].title.en }).waitFor()

  // Back, again, and forward by being shown.
  await page.getByRole('button', { name: 'Back to the step before' }).click()
  await page.getByRole('heading', { name: lesson.steps[1].title.en }).waitFor()
  for (let step = 1; step < total - 1; step++) {
    await page.getByRole('heading', { name: lesson.steps[step].title.en, exact: true }).waitFor()
    await page.getByText(`Step ${step + 1} of ${total}`).waitFor()
    await page.getByRole('button', { name: 'Show me how, and go on' }).click()
  }
  await page.getByRole('heading', { name: lesson.steps[total - 1].title.en }).waitFor()
  await visitor.axe()
  await page.getByRole('button', { name: 'Play against the computer' }).click()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
})

test('it is there on a phone, in Italian, with its card beneath the board', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/learn/julius-caesar')
  const card = page.getByRole('region', { name: lesson.steps[0].title.it })
  await card.waitFor()
  const board = page.getByRole('region', { name: 'La mappa della lezione' })
  const [cardBox, boardBox] = [await card.boundingBox(), await board.boundingBox()]
  expect(cardBox && boardBox && cardBox.y >= boardBox.y + boardBox.height - 1).toBe(true)
  expect(boardBox?.height).toBeGreaterThan(300)
  await visitor.shot('learn-phone-it')
  await visitor.axe()
  await page.getByRole('button', { name: 'Prosegui' }).tap()
  await page.getByRole('heading', { name: lesson.steps[1].title.it }).waitFor()
  await visitor.shot('learn-phone-it-2')
})

test('on the map it is done as in a real game: by cards, stacks and places', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  await visitor.go('/learn/julius-caesar')
  const reached = (step: number) =>
    page.getByRole('heading', { name: lesson.steps[step - 1].title.en, exact: true }).waitFor()
  const spot = (place: string) => page.locator(`[data-place="${place}"]`)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: '3 moves, 2 levies' }).click()
  await page.getByRole('button', { name: 'Play 3/2' }).click()
  await reached(3)
  await spot('lugdunum').press('Enter')
  const stack = page.getByRole('region', { name: 'Lugdunum' })
  await stack.getByRole('button', { name: /^Legio XVI,/ }).click()
  await stack.getByRole('button', { name: /^Equitatus 1,/ }).click()
  await spot('genua').press('Enter')
  await reached(4)
  await visitor.axe()
  await spot('lugdunum').press('Enter')
  await spot('massilia').press('Enter')
  await spot('genua').press('Enter')
  await reached(5)
  for (const from of ['ravenna', 'genua']) {
    await spot(from).press('Enter')
    await spot('roma').press('Enter')
  }
  await reached(6)
  await page.getByRole('button', { name: 'End moves' }).click()
  // Points are left over: that is said once.
  const left = page.getByText(/Move Points? left, and/)
  const attack = page.getByRole('button', { name: 'Main Attack on Roma from Ravenna' })
  await left.or(attack).first().waitFor()
  if ((await left.count()) > 0) await page.getByRole('button', { name: 'End moves' }).click()
  await page.getByRole('button', { name: 'Main Attack on Roma from Ravenna' }).click()
  await reached(7)
  await visitor.shot('learn-attack')
})
