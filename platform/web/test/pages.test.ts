import { PAGE, tablePage } from '@iacta/wire'
import { beforeAll, describe, expect, test, vi } from 'vitest'

/** The router reads where it is when it is loaded. */
let router: typeof import('../src/router.ts')
beforeAll(async () => {
  vi.stubGlobal('location', { href: 'http://iacta.example/' })
  vi.stubGlobal('history', { pushState: () => undefined })
  vi.stubGlobal('scrollTo', () => undefined)
  router = await import('../src/router.ts')
})

describe('where a server sends people', () => {
  test.each(['q8Zr', 'here-4711', 'a b/c'])('the table %s is found by the router', (id) => {
    router.go(tablePage(id))
    expect(router.match(PAGE.table)).toEqual({ id })
    expect(router.match('/tables')).toBeNull()
  })

  test('so is the page on which a password is set anew', () => {
    router.go(`${PAGE.recover}#secret`)
    expect(router.match(PAGE.recover)).toEqual({})
  })
})
