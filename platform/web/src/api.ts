import type { Language } from '@iacta/kernel'
import { signal } from '@preact/signals'
import { Trouble } from './table/link.ts'

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
    throw new Trouble('offline', 'The server cannot be reached.')
  }
  const json = await answer.json().catch(() => null)
  if (answer.ok) return json as T
  const { code = 'offline', message = 'The server cannot be reached.', refusal = null } = json?.error ?? {}
  // Somebody has decided so since we asked who we are: the page should say until when, and why.
  if (code === 'muted' || code === 'suspended') void whoAmI().catch(() => undefined)
  throw new Trouble(code, message, refusal)
}

export interface Person {
  readonly id: string
  /** Null for a guest. */
  readonly name: string | null
  readonly language: Language | null
  /** The vacation that was asked for last: coming, lasting or over. */
  readonly vacationFrom: number | null
  readonly vacationUntil: number | null
  /** Since when there is an account; null for guests. */
  readonly since: number | null
  readonly standing: Standing
}

/** What somebody may not do for a while. */
export interface Restriction {
  /** Null: until further notice. */
  readonly until: number | null
  readonly reason: string
}

export interface Standing {
  readonly operator: boolean
  readonly muted: Restriction | null
  readonly suspended: Restriction | null
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
