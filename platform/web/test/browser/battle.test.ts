import { expect, test } from 'vitest'
import { aHouse } from './harness.ts'
import { type Pair, playOn, sitDown, soon } from './player.ts'

const house = aHouse()

/** Caesar goes for the nearest enemy until there is a battle. */
async function toBattle({ caesar, pompeius }: Pair): Promise<void> {
  const inBattle = async (): Promise<boolean> =>
    /^Battle of/.test((await caesar.prompt.textContent()) ?? '') ||
    /^Battle of/.test((await pompeius.prompt.textContent()) ?? '')
  await playOn([caesar, pompeius], inBattle, (choices, player) => {
    const attack = choices.find((name) => /^Legio (VII|IX|X) → Tarraco$/.test(name))
    const strong = choices.find((name) => /^Play [34]\//.test(name))
    return (player === caesar ? (attack ?? strong) : undefined) ?? soon(choices)
  })
}

test('a reload in the middle of a battle comes back to the very same moment', async () => {
  const pair = await sitDown(house())
  await toBattle(pair)
  const { caesar, pompeius } = pair
  await expect.poll(async () => (await caesar.isAsked()) || (await pompeius.isAsked())).toBe(true)
  const asked = (await caesar.isAsked()) ? caesar : pompeius
  const [prompt, choices] = [await asked.prompt.textContent(), await asked.choices()]
  await Promise.all([caesar.page.reload(), pompeius.page.reload()])
  await asked.yourMove.waitFor()
  expect(await asked.prompt.textContent()).toBe(prompt)
  expect(await asked.choices()).toEqual(choices)

  // And by a line that breaks and comes again, without a reload.
  const [window, other] = asked === caesar ? [pair.first, pompeius] : [pair.second, caesar]
  const broken = asked.page.getByText('The connection is broken; trying again …')
  await window.cut()
  await broken.waitFor()
  await window.mend()
  await broken.waitFor({ state: 'detached', timeout: 90_000 })
  const fire = choices.find((name) => name.startsWith('Fire')) ?? choices[0]
  await asked.choose(fire)
  await expect.poll(() => other.page.locator('.text-latest').textContent()).toMatch(/fires|hit/)
})
