import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, type Fields, type FieldsDifference, fieldsDifference } from '../src/index.ts'
import { fields } from './values.ts'

const document = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')

/** The block of this name in the document. */
function block(language: string, name: string): string {
  const found = new RegExp(`\`\`\`${language} ${name}\\n([^]*?)\\n\`\`\``).exec(document)
  if (!found) throw new Error(`docs/api.md has no ${name}`)
  return found[1]
}

const scene: Fields = JSON.parse(block('json', 'scene'))
const changes: FieldsDifference = JSON.parse(block('json', 'changes'))
const after: Fields = JSON.parse(block('json', 'after'))
const changed: (before: unknown, change: unknown) => unknown = new Function(`${block('js', 'apply')}\nreturn changed`)()

test('the changes of the worked example make of its scene what the document says', () => {
  expect(changedFields(scene, changes)).toEqual(after)
  expect(changed(scene, changes)).toEqual(after)
})

test('they are those that a server would send, whose game hands out the same action as the same object', () => {
  const known = new Map((scene.actions as object[]).map((action) => [JSON.stringify(action), action]))
  const actions = (after.actions as object[]).map((action) => known.get(JSON.stringify(action)) ?? action)
  expect(fieldsDifference(scene, { ...after, actions })).toEqual(changes)
})

test('the function in the document does what ours does', () => {
  fc.assert(
    fc.property(fields, fields, (before, now) => {
      const difference = fieldsDifference(before, now)
      expect(difference ? changed(before, JSON.parse(JSON.stringify(difference))) : before).toEqual(now)
    }),
  )
})
