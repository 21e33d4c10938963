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
  const hand = page.getByRole('region', { name: 'La tua mano' })
  await hand.getByRole('button').first().tap()
  await player.does(() => page.getByRole('button', { name: 'Scarta', exact: true }).tap())
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turno 1/)
  await hand.getByRole('button').first().tap()
  await player.does(() => page.getByRole('button', { name: 'Gioca', exact: true }).tap())
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
  await page.getByRole('main').getByText('Roma', { exact: true }).waitFor()
  // Names keep their size on the screen; what grows is the way from one to the other.
  const apart = (): Promise<number> =>
    page.evaluate(() => {
      const [roma, alexandria] = ['roma', 'alexandria'].map((id) =>
        document.querySelector(`[data-place="${id}"]`)?.getBoundingClientRect(),
      )
      return roma && alexandria ? Math.hypot(roma.x - alexandria.x, roma.y - alexandria.y) : 0
    })
  const before = await apart()
  const devtools = await visitor.context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 195 - reach, y: 350, id: 1 },
              { x: 195 + reach, y: 350, id: 2 },
            ],
    })
  await touch('touchStart', 30)
  for (let reach = 40; reach <= 120; reach += 10) await touch('touchMove', reach)
  await touch('touchEnd', 120)
  await expect.poll(apart).toBeGreaterThan(before * 1.5)
  await visitor.shot('table-phone-zoomed')
})
