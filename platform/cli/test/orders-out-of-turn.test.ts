import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { levelNamed } from '@iacta/bots'
import type { GamePackage } from '@iacta/kernel'
import { expect, test, vi } from 'vitest'
import { pickets } from '../../kernel/test/pickets.ts'
import { picketsPackage } from '../../kernel/test/pickets-package.ts'
import { answerTo } from '../src/lab-question.ts'
import { TerminalGame } from '../src/play.ts'

const pack = picketsPackage as GamePackage
const WHITE = 1
const settings = { save: undefined, minutes: null, manner: null }

/** What the terminal shows to White, who says this. */
async function said(lines: readonly string[], language: 'en' | 'it' = 'en'): Promise<string> {
  let shown = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += text
    return true
  })
  try {
    const input = createInterface({ input: Readable.from(lines.map((line) => `${line}\n`)), terminal: false })
    await new TerminalGame(pack, {}, WHITE, levelNamed('miles'), language, input, settings).run()
  } finally {
    write.mockRestore()
  }
  return shown
}

test('the terminal lists the orders of a game that has any, and gives them', async () => {
  const shown = await said(['o', 'o 7', 'o 1', 'q', 'q'])
  expect(shown).toContain('u undo, o orders, m map')
  expect(
    shown.match(/You may order at any time \("o" and the number\)\. Everybody hears of it\.\n {4}1 hold/g),
  ).toHaveLength(2)
  // Red ran two squares before White was asked; once White holds he runs on by himself, as far as he may.
  expect(shown).toMatch(/· stepped red 2\n\nanswer red/)
  expect(shown).toMatch(
    /· holds white\n.*· stepped red 3\n.*· stepped red 4\n.*· stepped red 5\n.*· stepped red 6\n\nmarch/,
  )
  expect(await said(['o', 'q', 'q'], 'it')).toContain('Puoi ordinare in qualsiasi momento')
})

test('the lab lists orders, and does them for seats that are not asked', () => {
  const start = pickets.start({}, { chance: { die: () => 1, pick: () => 0 }, tell() {}, seal() {} })
  const asked = { state: pickets.encode(start), seat: 'white', actions: [{ do: 'hold' }] }
  const { answer, refused } = answerTo(pack, 'en', asked)
  expect(refused).toBe(false)
  expect(answer).toMatchObject({
    legal: [],
    orders: [{ do: 'recall' }],
    waiting: ['red'],
    view: { holding: 1 << WHITE },
  })
  const again = answerTo(pack, 'en', { ...asked, actions: [{ do: 'recall' }], answer: ['refusal', 'orders'] })
  expect(again.answer).toMatchObject({
    refusal: { reason: 'ordered-already', clause: 'PIX-4' },
    orders: [{ do: 'hold' }],
  })
})
