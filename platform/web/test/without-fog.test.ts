import { expect, test } from 'vitest'
import { withoutEchoes, withoutFog } from '../src/table/without-fog.ts'

const moved = (block: string | null, to = 'roma') => ({ key: 'moved', params: { side: 'caesar', block, to } })

test('of what was told to some in full and to others in part the full line stays', () => {
  const battle = { key: 'battle-begins', params: { at: 'roma' } }
  const full = [moved('legio-10'), battle, moved('legio-13', 'ravenna')]
  expect(withoutEchoes([full[0], moved(null), battle, moved(null, 'ravenna'), full[2]])).toEqual(full)
})

test('what differs in more than what is hidden are two things', () => {
  const two = [moved('legio-10'), moved(null, 'ravenna'), moved('legio-13', 'ravenna')]
  expect(withoutEchoes(two)).toEqual([two[0], two[2]])
  expect(withoutEchoes([moved('legio-10'), moved('legio-13')])).toHaveLength(2)
})

test('the views of all seats become one', () => {
  const moment = {
    at: 1,
    total: 2,
    heard: 3,
    seat: 'all',
    view: 'what anybody sees',
    prompt: { key: 'over', params: {} },
    outcome: null,
    happenings: [moved('legio-10'), moved(null)],
    views: { caesar: 'his', pompeius: 'the other' },
  }
  const open = (views: Readonly<Record<string, unknown>>) => Object.values(views).join(' and ')
  expect(withoutFog(moment, open)).toMatchObject({ view: 'his and the other', happenings: [moved('legio-10')] })
})
