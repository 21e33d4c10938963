import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Guesses } from './guesses.ts'
import { Limits } from './limits.ts'
import { keyOf } from './names.ts'
import type { Channels } from './notices/channels.ts'
import { languageOf } from './notices/texts.ts'
import { checkPassword } from './passwords.ts'
import type { People, Visitor } from './people.ts'
import { conflict, Problem } from './problem.ts'
import { newReset } from './resets.ts'
import { hashOf } from './secrets.ts'
import type { Schema } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** A link in a mail is good for so long. */
export const MAILED_FOR = 30 * 60_000
export const CODES = 10

/** Letters and digits that nobody takes for each other; a code has sixteen, 80 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const SIGNS_IN_A_CODE = 16

/** What somebody proves with that the account is his: the link of a mail or of an operator, or a code of his own. */
export type Key = { readonly token: string } | { readonly name: string; readonly code: string }

export interface RecoveryParts {
  readonly store: Store
  readonly people: People
  readonly channels: Channels
  readonly now: () => number
  /** Sends the mail; rejects if it cannot be. */
  mail(to: string, language: 'en' | 'it', token: string): Promise<unknown>
  fault(error: unknown): void
}

/** Ways back for somebody who has forgotten the password. */
export class Recovery {
  readonly #parts: RecoveryParts
  readonly #guesses: Guesses
  /** Mails to one address, whoever asks for them. */
  readonly #mails: Limits
  readonly #sending = new Set<Promise<void>>()

  constructor(parts: RecoveryParts) {
    this.#parts = parts
    this.#guesses = new Guesses(parts.store, parts.now)
    this.#mails = new Limits(3, 1 / 3600, parts.now)
  }

  /** What a person has set up. */
  async ways({ person }: Visitor): Promise<{ codesLeft: number; mails: string[] }> {
    const { store, channels } = this.#parts
    const { count } = await store.db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow()
    const mails = (await channels.list(person.id)).filter(({ recovers, confirmed }) => recovers && confirmed)
    return { codesLeft: Number(count), mails: mails.map(({ where }) => where) }
  }

  /** New codes instead of those of before; they are shown this once. */
  async newCodes(visitor: Visitor, password: string): Promise<string[]> {
    const { store, people } = this.#parts
    mustHaveName(visitor)
    await people.mustKnowPassword(visitor, password)
    const codes = Array.from({ length: CODES }, newCode)
    await store.db.transaction().execute(async (t) => {
      await t.deleteFrom('recovery_codes').where('person_id', '=', visitor.person.id).execute()
      await t
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ code_hash: hashOf(plainCode(code)), person_id: visitor.person.id })))
        .execute()
    })
    return codes
  }

  /** From now on (once it is confirmed) a mail address gets its person back in. That takes the password. */
  async addMail(visitor: Visitor, address: string, password: string, from: { address: string; origin: string }) {
    mustHaveName(visitor)
    await this.#parts.people.mustKnowPassword(visitor, password)
    return this.#parts.channels.addForRecovery(visitor.person, address, from)
  }

  /**
   * Sends a link to choose a new password to whoever has this name or mail address. It is done after the answer, so
   * that neither the answer nor its time tells whether there is anybody.
   */
  askByMail(who: string): void {
    const sending = this.#sendLinks(who.trim()).catch((error: unknown) => this.#parts.fault(error))
    this.#sending.add(sending)
    void sending.then(() => this.#sending.delete(sending))
  }

  async #sendLinks(who: string): Promise<void> {
    const { store, now, mail } = this.#parts
    let query = store.db
      .selectFrom('channels')
      .innerJoin('people', 'people.id', 'channels.person_id')
      .select(['people.id', 'people.language', 'channels.target'])
      .where('channels.kind', '=', 'mail')
      .where('channels.recovers', '=', 1)
      .where('channels.confirm_hash', 'is', null)
      .where('people.password', 'is not', null)
    query = who.includes('@')
      ? query.where(({ fn }) => fn<string>('lower', ['channels.target']), '=', who.toLowerCase())
      : query.where('people.name_key', '=', keyOf(who))
    for (const { id, language, target } of await query.limit(5).execute()) {
      if (!this.#mayMail(target)) continue
      const token = await newReset(store.db, id, now() + MAILED_FOR)
      await mail(target, languageOf(language), token)
    }
  }

  #mayMail(target: string): boolean {
    try {
      this.#mails.spend(target.toLowerCase(), 1)
      return true
    } catch {
      return false
    }
  }

  /**
   * Sets a new password for whoever proves to be its person, and ends every session and token there is. The proof is
   * good once. Answers with the person's id.
   */
  async reset(key: Key, password: string): Promise<string> {
    const { store, people } = this.#parts
    const personId = 'token' in key ? await this.#byToken(key.token) : await this.#byCode(key.name, key.code)
    const { name } = await people.person(personId)
    checkPassword(password, name ?? '')
    const hash = await this.#parts.people.passwords.hash(password)
    await store.db.transaction().execute(async (t) => {
      if (!(await this.#use(t, key, personId))) throw expired()
      await t.updateTable('people').set({ password: hash }).where('id', '=', personId).execute()
      await t.deleteFrom('sessions').where('person_id', '=', personId).execute()
      await t.deleteFrom('resets').where('person_id', '=', personId).execute()
    })
    people.signedOut(personId)
    return personId
  }

  async #byToken(token: string): Promise<string> {
    const { store, now } = this.#parts
    const row = await store.db
      .selectFrom('resets')
      .innerJoin('people', 'people.id', 'resets.person_id')
      .select('people.id')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now())
      .where('people.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw expired()
    return row.id
  }

  async #byCode(name: string, code: string): Promise<string> {
    const row = await this.#guesses.attempt(
      `code of ${keyOf(name)}`,
      () =>
        this.#parts.store.db
          .selectFrom('recovery_codes')
          .innerJoin('people', 'people.id', 'recovery_codes.person_id')
          .select('people.id')
          .where('code_hash', '=', hashOf(plainCode(code)))
          .where('people.name_key', '=', keyOf(name))
          .where('people.deleted_at', 'is', null)
          .executeTakeFirst(),
      (found) => found !== undefined,
    )
    if (!row) throw new Problem(401, 'wrong-code', 'The name or the code is wrong, or the code was used.')
    return row.id
  }

  /** Uses up the proof; false if somebody was quicker. */
  async #use(t: Kysely<Schema>, key: Key, personId: string): Promise<boolean> {
    const used =
      'token' in key
        ? t.deleteFrom('resets').where('token_hash', '=', hashOf(key.token))
        : t.deleteFrom('recovery_codes').where('code_hash', '=', hashOf(plainCode(key.code)))
    return Number((await used.where('person_id', '=', personId).executeTakeFirst()).numDeletedRows) > 0
  }

  /** Finishes what is being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#sending)
  }
}

const expired = (): Problem => conflict('reset-expired', 'This link has expired or was used. Ask for another.')

function mustHaveName({ person }: Visitor): void {
  if (person.name === null) throw conflict('no-account', 'A guest has no password to forget. Take a name first.')
}

function newCode(): string {
  const signs = Array.from({ length: SIGNS_IN_A_CODE }, () => SIGNS[randomInt(SIGNS.length)])
  return signs.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** A code as it is compared, however it was written down. */
const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
