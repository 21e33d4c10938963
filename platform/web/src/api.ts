import type { Person, Problem } from '@iacta/wire'
import { signal } from '@preact/signals'
import { troubleOf } from './table/link.ts'

export type { Person, Restriction, Standing } from '@iacta/wire'

/** Asks the server over HTTP. Rejects with a `Trouble`: the server's own, or `offline` when it cannot be reached. */
export async function api<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  } catch {
    throw troubleOf()
  }
  const json = await answer.json().catch(() => null)
  if (answer.ok) return json as T
  const trouble = troubleOf((json as { error?: Problem } | null)?.error)
  // Somebody has decided so since we asked who we are: the page should say until when, and why.
  if (trouble.code === 'muted' || trouble.code === 'suspended') void whoAmI().catch(() => undefined)
  throw trouble
}

/** Who the server takes us for; undefined until it was asked, null for nobody yet. */
export const person = signal<Person | null | undefined>(undefined)

/** Asks who we are. Nobody has to: a stranger may look around. */
export async function whoAmI(): Promise<Person | null> {
  const me = await api<{ person: Person | null }>('GET', '/me')
  person.value = me.person
  return me.person
}

let becoming: Promise<Person> | null = null

/** Makes sure that the server knows us, as a guest if need be: nobody has to sign up to play. */
export function beSomebody(): Promise<Person> {
  if (person.value) return Promise.resolve(person.value)
  becoming ??= (async () => (await whoAmI()) ?? (await api<{ person: Person }>('POST', '/guests', {})).person)()
    .then((somebody) => {
      person.value = somebody
      return somebody
    })
    .finally(() => {
      becoming = null
    })
  return becoming
}
