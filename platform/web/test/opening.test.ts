import { LANGUAGES, quickChance, readOptions, SPECTATOR, seatsIn, Table, textAt } from '@iacta/kernel'
import { GAMES } from '@iacta/registry/browser'
import { expect, test } from 'vitest'

/** A new table is shown by the rules and the words of its opening alone: nothing else has come when it is. */

const FIRST_TABLES = 60

const openings = GAMES.flatMap(({ opening, ...face }) => (opening ? [{ ...face, opening }] : []))
const scenarios = openings.flatMap((face) => {
  const spec = face.options.scenario
  return spec && 'choices' in spec
    ? spec.choices.map((scenario) => ({ id: face.id, scenario: String(scenario), face }))
    : []
})

/** Where nothing is settled before the battle comes first: what the others need besides would be here by then. */
test.each(scenarios)(
  '$id, $scenario: the first question of a new table is asked, and said in both languages',
  async ({ scenario, face }) => {
    const options = readOptions(face.options, { scenario })
    const { game } = await face.opening(options)
    for (const language of LANGUAGES) {
      const text = textAt(await face.text(language), options, {})
      for (let seed = 1; seed <= FIRST_TABLES; seed++) {
        const chance = quickChance(seed)
        const source = { of: () => chance, commitment: null, contributions: [], secret: () => null }
        const table = new Table(game, options, 'opening', source)
        const asked = seatsIn(table.asked())
        expect(asked.length).toBeGreaterThan(0)
        const said = [
          ...[...asked, SPECTATOR].map((seat) => text.prompt(table.prompt(seat))),
          ...table.moment(SPECTATOR, 0).happenings.map((line) => text.happening(line)),
          ...asked.flatMap((seat) => table.actions(seat).map((action) => text.action(action as never))),
        ]
        expect(said.filter((sentence) => sentence.length < 4)).toEqual([])
      }
    }
  },
)

/** A reason that some rule gives after the opening, by game. */
const LATER_REASON: Readonly<Record<string, string>> = { cataphract: 'not-in-range', justinian: 'army-limit' }

test.each(openings)('$id: whatever else it says comes later, and stands for itself until then', async (face) => {
  for (const language of LANGUAGES) {
    const [first, whole] = [await face.text(language), await face.wholeText(language)]
    // Where there is more to come.
    if (!whole) continue
    const refusal = { reason: LATER_REASON[face.id], clause: 'XX-1.1a', params: {} }
    expect(first.refusal(refusal)).toBe('…')
    expect(whole.refusal(refusal)).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('Cataphract tells what the battles are about once all words have come', async () => {
  const face = openings.find(({ id }) => id === 'cataphract')
  for (const language of LANGUAGES)
    expect((await face?.wholeText(language))?.optionAbout('scenario', 'tricameron')).toMatch(/533/)
})
