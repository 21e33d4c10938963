import type { GameText } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { Texts } from './texts.ts'

type Sayings = Readonly<Record<string, (about: never) => string>>

/** Says what belongs to a key. The kernel carries keys and parameters untyped; the rules made them to match. */
function say(sayings: Sayings, key: string, about: object): string {
  if (!Object.hasOwn(sayings, key)) throw new Error(`there is no text for "${key}"`)
  return sayings[key](about as never)
}

/** A name, or the id itself where it has none. */
const named = (names: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(names, id) ? names[id] : id

export function gameText(t: Texts): GameText<Action> {
  return {
    title: t.title,
    summary: t.summary,
    seat: (id) => named(t.seats, id),
    option: (key, choice) => named(t.options[key] ?? {}, String(choice)),
    prompt: ({ key, params }) => say(t.prompts, key, params),
    happening: ({ key, params }) => say(t.happenings, key, params),
    refusal: ({ reason, params }) => say(t.refusals, reason, params),
    action: (action) => say(t.actions, action.do, action),
    outcome: ({ way, params }) => say(t.ways, way, params),
    way: (id) => named(t.shortWays, id),
  }
}
