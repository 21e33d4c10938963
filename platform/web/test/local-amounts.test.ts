import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { treaties } from '../../kernel/test/treaties.ts'
import { Browser, from, sceneOf, type Tab, troubleOf } from './local-house.ts'

let tab: Tab | null = null
afterEach(() => tab?.close())

test('at a table in this browser an amount is given within its limits, and refused beyond them', async () => {
  tab = new Browser().open({ engine: async () => ({ game: treaties }) })
  const seats = { roma: 'me', alba: 'me', veii: 'me' } as const
  const table = await tab.table(
    await tab.house.call('create', { game: 'treaties', options: { scenario: 'open' }, seats }),
  )
  await from(table, 'roma')
  const [offer] = sceneOf(table).actions as { readonly sum: { readonly to: number } }[]
  expect(offer).toMatchObject({ do: 'offer', to: 'alba', terms: { least: 0, most: 2 }, sum: { from: 0 } })
  const beyond = { ...offer, terms: ['peace'], sum: offer.sum.to + 1 }
  const refusal = await table.why(beyond)
  expect(refusal).toMatchObject({ reason: 'beyond-limits', clause: 'TR-1', params: { field: 'sum', ...offer.sum } })
  await expect(table.act([beyond])).rejects.toEqual(expect.objectContaining({ code: 'refused', refusal }))
  await expect(table.act([offer])).rejects.toEqual(troubleOf('bad-request'))
  await table.act([{ ...offer, terms: ['peace'], sum: offer.sum.to }])
  await from(table, 'alba')
  expect(sceneOf(table).actions[0]).toEqual({ do: 'accept', from: 'roma' })
})
