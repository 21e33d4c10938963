import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { Player, playOn, sitDown } from './player.ts'

const house = aHouse()

/** Caesar before his own board, on a server that can be kept from answering, when it is his to move blocks. */
async function aboutToMove(): Promise<{
  visitor: Visitor
  caesar: Player
  answers: { hold(): void; release(): void }
}> {
  const { caesar, pompeius, first } = await sitDown(house())
  const isMoving = async (): Promise<boolean> => {
    const { view, actions } = await caesar.seen('caesar')
    return view.steps.at(-1)?.step === 'moves' && actions.length > 0
  }
  await playOn([caesar, pompeius], isMoving)
  const visitor = await house().visitor({ as: first })
  let held: (() => void)[] | null = null
  await visitor.context.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => server.send(message))
    server.onMessage((message) => {
      if (held) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  await visitor.go(`/table/${caesar.table}`)
  const answers = {
    hold() {
      held = []
    },
    release() {
      for (const send of held ?? []) send()
      held = null
    },
  }
  const player = new Player(visitor)
  await player.yourMove.waitFor()
  return { visitor, caesar: player, answers }
}

test('blocks go two cities in one gesture, by a way that is shown, before the server has answered', async () => {
  const { visitor, caesar, answers } = await aboutToMove()
  const { page } = visitor
  await page.locator('.jc-spot[data-place="genua"]').focus()
  await page.keyboard.press('Enter')
  const further = page.locator('.jc-spot.is-further')
  await further.first().focus()
  const to = await further.first().getAttribute('data-place')
  expect(await further.first().getAttribute('aria-label')).toMatch(/^Go to \w+ by \w+, \d Move Points?/)
  await page.locator('.jc-route').first().waitFor()
  await visitor.shot('reach-route')
  await visitor.axe()
  const before = await caesar.seen('caesar')
  answers.hold()
  await page.keyboard.press('Enter')
  await page.locator('.table-board.is-foreseen').waitFor()
  await expect.poll(() => page.locator(`.jc-spot[data-place="${to}"][data-lit]`).count()).toBe(0)
  await visitor.shot('reach-foreseen')
  answers.release()
  await expect.poll(() => page.locator('.table-board.is-foreseen').count()).toBe(0)
  const after = await caesar.seen('caesar')
  expect(after.sequence).toBeGreaterThan(before.sequence)
  const standingThere = ({ view }: typeof after): number =>
    Object.values(view.blocks).filter(({ at }) => at === to).length
  expect(standingThere(after)).toBeGreaterThan(standingThere(before))
  // All of it was one gesture.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await caesar.seen('caesar')).view).toEqual(before.view)
})
