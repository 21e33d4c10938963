import { describe, expect, test } from 'vitest'
import { aHouse, type VisitOptions } from './harness.ts'

const house = aHouse()

const PAGES = [
  '/',
  '/new',
  '/new?with=friend',
  '/tables',
  '/rules',
  '/rules/julius-caesar#JC-6.13a',
  '/learn',
  '/learn/julius-caesar',
  '/rules/nero',
  '/learn/nero',
  '/ladder',
  '/ladder/julius-caesar',
  '/account',
  '/recover',
  '/recover#a-token',
  '/moderation',
  '/settings',
  '/about',
  '/nowhere',
]

const LOOKS: readonly (readonly [name: string, options: VisitOptions])[] = [
  ['wide, in English', {}],
  ['on a phone, in Italian', { screen: 'phone', language: 'it' }],
]

describe.each(LOOKS)('every page, %s', (name, options) => {
  test('is there, has one heading, fits the screen, and has no serious fault for axe', async () => {
    const visitor = await house().visitor(options)
    const { page } = visitor
    for (const [i, path] of PAGES.entries()) {
      await visitor.go(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.locator('.waiting').count(), { message: path }).toBe(0)
      // Light and dark in turn: the colours are what axe looks at most.
      await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' })
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect(await page.title(), path).toContain('Iacta')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
      await visitor.axe()
      const file = path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z\d]+/gi, '-')
      await visitor.shot(`page-${file}-${name.includes('phone') ? 'phone-it' : 'wide'}`)
    }
  })
})
