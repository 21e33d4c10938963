import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { Player } from './player.ts'

const house = aHouse()

test('on a phone, by touch and in Italian: from the home page to a move on the map', async () => {
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Contro il computer/ }).tap()
  const mine = page.getByRole('region', { name: 'Tocca a te', exact: true })
  await mine.waitFor()
  await visitor.shot('table-phone-it')
  await visitor.axe()
  const player = new Player(visitor)
  await player.does(() =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Scarta/ })
      .first()
      .tap(),
  )
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turno 1/)
  await player.does(() =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Gioca/ })
      .first()
      .tap(),
  )
  // Nothing is wider than the screen, and everything that is touched is large enough for a finger.
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('two fingers zoom the map', async () => {
  const visitor = await house().visitor({ screen: 'phone' })
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).tap()
  await page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  const map = page.getByRole('main').locator('svg').first()
  await map.waitFor()
  const size = async (): Promise<number> =>
    page.evaluate(() => {
      const named = [...document.querySelectorAll('main svg text')].find((text) => text.textContent === 'Roma')
      return named?.getBoundingClientRect().width ?? 0
    })
  const before = await size()
  const devtools = await visitor.context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 195 - apart, y: 350, id: 1 },
              { x: 195 + apart, y: 350, id: 2 },
            ],
    })
  await touch('touchStart', 30)
  for (let apart = 40; apart <= 120; apart += 10) await touch('touchMove', apart)
  await touch('touchEnd', 120)
  await expect.poll(size).toBeGreaterThan(before * 1.5)
  await visitor.shot('table-phone-zoomed')
})
