import type { APIRequestContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'

const house = aHouse()

/** Somebody with a name; answers with how to ask the server as that person. */
async function citizen(name: string) {
  const visitor = await house().visitor()
  const { request } = visitor.context
  await post(request, '/guests', {})
  await post(request, '/accounts', { name, password: 'panem et circenses' })
  return { visitor, request }
}

async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`/api${path}`, { headers: { origin: house().url }, data })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

test('a rating of one game is provisional: beneath the ladder, with the person, and at the table', async () => {
  const [gaius, gnaeus] = [await citizen('Gaius'), await citizen('Gnaeus')]
  const seats = { caesar: 'me' }
  const spec = { game: 'julius-caesar', rated: true, visibility: 'public', seats }
  const { id } = await post(gaius.request, '/tables', spec)
  await post(gnaeus.request, `/tables/${id}/join`, {})
  const done = { caesar: 0, pompeius: 0 }
  const forGood = { caesar: 0, pompeius: 0 }
  while (Math.min(forGood.caesar, forGood.pompeius) < 10)
    for (const [seat, { request }] of [
      ['caesar', gaius],
      ['pompeius', gnaeus],
    ] as const) {
      const { scene } = await (await request.get(`/api/tables/${id}?seat=${seat}`)).json()
      if (scene.actions.length === 0) continue
      const action = scene.actions[Math.floor(Math.random() * scene.actions.length)]
      const after = await post(request, `/tables/${id}/actions`, { seat, action })
      done[seat]++
      if (!after.scene.canUndo) forGood[seat] = done[seat]
    }
  await post(gnaeus.request, `/tables/${id}/resignation`, { seat: 'pompeius' })

  const { page } = gaius.visitor
  await gaius.visitor.go('/ladder/julius-caesar')
  await page.getByText('Nobody has a place yet.').waitFor()
  await page.getByRole('heading', { name: 'Provisional' }).waitFor()
  await page.getByRole('link', { name: 'Gnaeus' }).waitFor()
  await gaius.visitor.axe()
  await gaius.visitor.shot('ladder-provisional')
  await gaius.visitor.go('/people/Gaius')
  await page.getByText('· provisional').waitFor()
  await gaius.visitor.go(`/table/${id}`)
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Table/ })
    .click()
  await page.getByText(/^1,662 ± 290 · provisional$/).waitFor()
  await gaius.visitor.shot('table-rated')

  const phone = await house().visitor({ screen: 'phone', language: 'it' })
  await phone.go('/ladder/julius-caesar')
  await phone.page.getByRole('heading', { name: 'Provvisori' }).waitFor()
  await phone.axe()
  await phone.shot('ladder-provisional-phone')
})
