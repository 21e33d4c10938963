import { enrol } from '@iacta/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { treatiesPackage } from '../../kernel/test/treaties-package.ts'
import { type Client, TestServer } from './harness.ts'

let server: TestServer
let dismiss: () => void
beforeAll(async () => {
  dismiss = enrol(treatiesPackage)
  server = await TestServer.start()
})
afterAll(async () => {
  await server.stop()
  dismiss()
})

const CITIES = ['roma', 'alba', 'veii'] as const
type City = (typeof CITIES)[number]

/** Three guests with secrets from each other. */
async function threeCities(): Promise<{ at: Record<City, Client>; path: string }> {
  const [roma, alba, veii] = [await server.guest(), await server.guest(), await server.guest()]
  const options = { scenario: 'secret' }
  const { id } = await roma.ok(roma.post('/tables', { game: 'treaties', options, seats: { roma: 'me' } }))
  await alba.ok(alba.post(`/tables/${id}/join`, { seat: 'alba' }))
  await veii.ok(veii.post(`/tables/${id}/join`, { seat: 'veii' }))
  return { at: { roma, alba, veii }, path: `/tables/${id}` }
}

describe('over the API an action that leaves something open', () => {
  test('is listed with its limits, taken within them, and refused beyond', async () => {
    const { at, path } = await threeCities()
    const { scene } = await at.roma.ok(at.roma.get(`${path}?seat=roma`))
    const [offer] = scene.actions
    expect(offer).toMatchObject({ do: 'offer', to: 'alba', terms: { least: 0, most: 2 }, sum: { from: 0 } })
    const act = (action: object) => at.roma.post(`${path}/actions`, { seat: 'roma', action })
    const beyond = { ...offer, terms: ['peace'], sum: offer.sum.to + 1 }
    expect((await act(beyond)).body.error).toMatchObject({
      code: 'refused',
      message: expect.stringMatching(/^Sum: only 0 to \d as(ses)?\.$/),
      refusal: { reason: 'beyond-limits', clause: 'TR-1', params: { field: 'sum', ...offer.sum } },
    })
    const why = await at.roma.ok(at.roma.post(`${path}/why`, { seat: 'roma', action: beyond }))
    expect(why.refusal.text.it).toMatch(/^Somma: solo da 0 a \d ass[ei]\.$/)
    expect((await act(offer)).status).toBe(400)
    expect((await act({ ...offer, terms: ['peace'], sum: offer.sum.to })).status).toBe(200)
  })

  test('may be a secret deal, of which the third hears nothing', async () => {
    const { at, path } = await threeCities()
    const seenBy = (city: City) => at[city].ok(at[city].get(`${path}?seat=${city}`))
    const before = await seenBy('veii')
    const deal = { do: 'offer', to: 'alba', terms: ['peace'], sum: 1 }
    await at.roma.ok(at.roma.post(`${path}/actions`, { seat: 'roma', action: deal }))
    expect((await seenBy('alba')).scene.actions[0]).toEqual({ do: 'accept', from: 'roma' })
    await at.alba.ok(at.alba.post(`${path}/actions`, { seat: 'alba', action: { do: 'accept', from: 'roma' } }))
    expect(await seenBy('veii')).toEqual(before)
    expect((await seenBy('alba')).scene.heard).toBe(before.scene.heard + 2)
  })
})
