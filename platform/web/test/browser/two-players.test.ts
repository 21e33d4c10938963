import { expect, test } from 'vitest'
import { expectFog, expectSilence, listen } from './fog.ts'
import { aHouse } from './harness.ts'
import { playOn, sitDownByLink, soon } from './player.ts'

const house = aHouse()

test('two browsers play a year, and neither ever holds what is hidden from it', async () => {
  const pair = await sitDownByLink(house())
  const { caesar, pompeius } = pair
  // From the first frame on: what was told is compared at the end with what may be known.
  const frames = { caesar: listen(caesar), pompeius: listen(pompeius) }
  await Promise.all([caesar.page.reload(), pompeius.page.reload()])
  await Promise.all([caesar.yourMove.waitFor(), pompeius.yourMove.waitFor()])

  let actions = 0
  let hidden = 0
  const battles = new Set<string>()
  await playOn(
    [caesar, pompeius],
    () => caesar.isPastYear1(),
    (choices) => lively(choices, actions++),
    async (player) => {
      const prompt = await player.prompt.textContent()
      const [, battle] = /^Battle of ([\p{L} ]+), /u.exec(prompt ?? '') ?? []
      if (battle) battles.add(battle)
      if (actions % 6 === 0) hidden += await expectFog(pair)
    },
  )
  hidden += await expectFog(pair)
  expect(hidden).toBeGreaterThan(50)
  expect(battles.size).toBeGreaterThan(0)
  await expectSilence('caesar', pair, frames.caesar)
  await expectSilence('pompeius', pair, frames.pompeius)
})

/** A year with marches, attacks and levies in it, but not every one there is. */
function lively(choices: readonly string[], n: number): string {
  const attack = choices.find((name) => /^Legio (V|VI|VII|IX|X) → (Tarraco|Narbo)$/.test(name))
  if (attack) return attack
  const bold = choices.filter((name) => /→|^Levy|^Strengthen|^Fire|^Play|^Hit|^Retreat/.test(name))
  return bold.length > 0 && n % 5 !== 0 ? bold[(n * 7) % bold.length] : soon(choices)
}
