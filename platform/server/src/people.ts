import { Fault } from '@iacta/kernel'
import { type Kysely, type Selectable, sql } from 'kysely'
import { conflict, forbidden, notFound, notSignedIn, Problem } from './problem.ts'
import { hashOf, hashPassword, isPassword, newId, newToken, sign, unsign } from './secrets.ts'
import type { PeopleTable, Schema } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Somebody who is here: a guest until there is a name. */
export interface Person {
  readonly id: string
  readonly name: string | null
  readonly language: string | null
  readonly vacationUntil: number | null
  /** Since when there is an account; null for guests. */
  readonly since: number | null
}

/** A person, and how he proved to be that person. */
export interface Visitor {
  readonly person: Person
  readonly sessionId: string
  readonly kind: 'session' | 'token'
}

export const VACATION_DAYS_A_YEAR = 30
const DAY = 86_400_000
/** A session that was not seen for so long is over. */
const SESSION_LIFE = 180 * DAY
/** How often `seen_at` is written at most. */
const SEEN_EVERY = 60 * 60_000
/** How long a session that was ended in another process may still seem good in this one. */
export const REMEMBERED_FOR = 5000

/** Whether somebody's session is among those that were ended. */
type Ended = (visitor: Visitor) => boolean

/** Guests, accounts, sessions and tokens. */
export class People {
  readonly #store: Store
  #key = ''
  /** Sessions by token hash: a moment's memory, so that a busy socket does not ask the database each time. */
  readonly #known = new Map<string, { visitor: Visitor; until: number }>()
  /** Raised by every change, so that what was read before it is not remembered after it. */
  #changes = 0
  readonly #signedOut = new Set<(isOver: Ended) => void>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Reads the key cookies are signed with, or makes it on the first start. */
  async open(): Promise<void> {
    await this.#store.db
      .insertInto('settings')
      .values({ key: 'cookie-key', value: newToken() })
      .onConflict((c) => c.column('key').doNothing())
      .execute()
    const { value } = await this.#store.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'cookie-key')
      .executeTakeFirstOrThrow()
    this.#key = value
  }

  async newGuest(label: string, now: number): Promise<{ person: Person; cookie: string }> {
    const id = newId()
    await this.#store.db
      .insertInto('people')
      .values({
        id,
        name: null,
        name_key: null,
        password: null,
        language: null,
        vacation_until: null,
        vacation_days: VACATION_DAYS_A_YEAR,
        vacation_year: new Date(now).getUTCFullYear(),
        created_at: now,
        deleted_at: null,
      })
      .execute()
    return { person: await this.person(id), cookie: await this.#newSession(id, 'session', label, now) }
  }

  /** Calls back, before anybody is answered, whenever sessions are ended in this process. */
  onSignedOut(heard: (isOver: Ended) => void): void {
    this.#signedOut.add(heard)
  }

  /** Which of these sessions still hold. */
  async areSignedIn(sessionIds: readonly string[]): Promise<Set<string>> {
    const held = new Set<string>()
    for (let i = 0; i < sessionIds.length; i += 500) {
      const rows = await this.#store.db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', sessionIds.slice(i, i + 500))
        .execute()
      for (const { id } of rows) held.add(id)
    }
    return held
  }

  #forget(): void {
    this.#changes++
    this.#known.clear()
  }

  #ended(isOver: Ended): void {
    this.#forget()
    for (const heard of this.#signedOut) heard(isOver)
  }

  /**
   * A guest takes a name and a password, and keeps all tables. Whatever else was this guest until now, a token say, is not
   * this account: there is one new session, and nothing of before.
   */
  async becomeAccount(
    visitor: Visitor,
    name: string,
    password: string,
    now: number,
  ): Promise<{ person: Person; cookie: string }> {
    mustBeHere(visitor)
    if (visitor.person.name !== null) throw conflict('has-name', 'You already have an account.')
    const taken = await this.#store.db
      .selectFrom('people')
      .select('id')
      .where('name_key', '=', keyOf(name))
      .executeTakeFirst()
    if (taken) throw conflict('name-taken', `The name ${name} is taken.`)
    const hash = await hashPassword(password)
    let cookie: string
    try {
      cookie = await this.#store.db.transaction().execute(async (t) => {
        // Asked twice at once, or by somebody who is gone: the first answer stands.
        const { numUpdatedRows } = await t
          .updateTable('people')
          .set({ name, name_key: keyOf(name), password: hash, created_at: now })
          .where('id', '=', visitor.person.id)
          .where('name', 'is', null)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) throw conflict('has-name', 'You already have an account.')
        return this.#renewed(t, visitor, now)
      })
    } catch (error) {
      if (error instanceof Problem) throw error
      if (/unique|duplicate/i.test((error as Error).message)) throw conflict('name-taken', `The name ${name} is taken.`)
      throw error
    }
    this.#ended(isAnotherOf(visitor))
    return { person: await this.person(visitor.person.id), cookie }
  }

  async signIn(
    name: string,
    password: string,
    label: string,
    now: number,
  ): Promise<{ person: Person; cookie: string }> {
    const row = await this.#store.db
      .selectFrom('people')
      .select(['id', 'password'])
      .where('name_key', '=', keyOf(name))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    // The same work whether the name exists or not, so that time does not tell.
    const right = await isPassword(password, row?.password ?? (await DECOY))
    if (!row || !right) throw new Problem(401, 'wrong-password', 'The name or the password is wrong.')
    return { person: await this.person(row.id), cookie: await this.#newSession(row.id, 'session', label, now) }
  }

  /** Answers with the cookie of a new session, which is the only one left. */
  async changePassword(visitor: Visitor, old: string, fresh: string, now: number): Promise<string> {
    mustBeHere(visitor)
    const row = await this.#store.db
      .selectFrom('people')
      .select('password')
      .where('id', '=', visitor.person.id)
      .executeTakeFirst()
    if (!row?.password || !(await isPassword(old, row.password)))
      throw new Problem(401, 'wrong-password', 'The old password is wrong.')
    const password = await hashPassword(fresh)
    const cookie = await this.#store.db.transaction().execute(async (t) => {
      await t.updateTable('people').set({ password }).where('id', '=', visitor.person.id).execute()
      // Whoever else is signed in as this person has to prove it again.
      return this.#renewed(t, visitor, now)
    })
    this.#ended(isAnotherOf(visitor))
    return cookie
  }

  /** A new session in place of this one and all others of the person's, programs' tokens too. Answers with its cookie. */
  async #renewed(t: Kysely<Schema>, { person, sessionId }: Visitor, now: number): Promise<string> {
    const before = await t.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst()
    // Another process may have ended it a moment ago.
    if (!before) throw notSignedIn()
    await t.deleteFrom('sessions').where('person_id', '=', person.id).execute()
    const token = newToken()
    await t
      .insertInto('sessions')
      .values({ ...before, id: newId(), token_hash: hashOf(token), created_at: now, seen_at: now })
      .execute()
    return sign(token, this.#key)
  }

  /** A session that was renewed is over: whoever still listens with it has to come again. */
  isOver(sessionId: string): void {
    this.#ended((visitor) => visitor.sessionId === sessionId)
  }

  /** A bearer token for a program; it is shown this once. */
  async newApiToken(visitor: Visitor, label: string, now: number): Promise<{ id: string; token: string }> {
    mustBeHere(visitor)
    // Another process may have ended this session a moment ago: what outlives it must not be made from memory.
    if (!(await this.areSignedIn([visitor.sessionId])).has(visitor.sessionId)) throw notSignedIn()
    const token = `iacta_${newToken()}`
    const id = newId()
    await this.#store.db
      .insertInto('sessions')
      .values({
        id,
        token_hash: hashOf(token),
        person_id: visitor.person.id,
        kind: 'token',
        label,
        created_at: now,
        seen_at: now,
      })
      .execute()
    return { id, token }
  }

  async #newSession(personId: string, kind: 'session' | 'token', label: string, now: number): Promise<string> {
    const token = newToken()
    await this.#store.db
      .insertInto('sessions')
      .values({
        id: newId(),
        token_hash: hashOf(token),
        person_id: personId,
        kind,
        label,
        created_at: now,
        seen_at: now,
      })
      .execute()
    return sign(token, this.#key)
  }

  /** Who comes with this cookie or bearer token; nobody for one that is forged, revoked or too old. */
  async visitor(
    proof: { cookie?: string | undefined; bearer?: string | undefined },
    now: number,
  ): Promise<Visitor | null> {
    const token = proof.bearer ?? (proof.cookie === undefined ? null : unsign(proof.cookie, this.#key))
    if (token === null || token.length > 200) return null
    const hash = hashOf(token)
    const known = this.#known.get(hash)
    const kind = proof.bearer === undefined ? 'session' : 'token'
    if (known && known.until > now && known.visitor.kind === kind) return known.visitor
    const changes = this.#changes
    const row = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select([
        'sessions.id as sessionId',
        'sessions.kind',
        'sessions.seen_at',
        'people.id',
        'people.name',
        'people.language',
        'people.vacation_until',
        'people.created_at',
      ])
      .where('token_hash', '=', hash)
      .where('people.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!row || row.kind !== kind) return null
    if (row.kind === 'session' && now - row.seen_at > SESSION_LIFE) return null
    if (now - row.seen_at > SEEN_EVERY)
      await this.#store.db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.sessionId).execute()
    const visitor: Visitor = {
      sessionId: row.sessionId,
      kind: row.kind,
      person: personOf(row),
    }
    if (this.#known.size > 20_000) this.#known.clear()
    if (changes === this.#changes) this.#known.set(hash, { visitor, until: now + REMEMBERED_FOR })
    return visitor
  }

  async sessions(visitor: Visitor, kind: 'session' | 'token') {
    const rows = await this.#store.db
      .selectFrom('sessions')
      .select(['id', 'label', 'created_at', 'seen_at'])
      .where('person_id', '=', visitor.person.id)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      label: row.label,
      createdAt: row.created_at,
      seenAt: row.seen_at,
      current: row.id === visitor.sessionId,
    }))
  }

  /** Ends a session or a token of one's own; a token can end nothing but itself. */
  async revoke(visitor: Visitor, kind: 'session' | 'token', sessionId: string): Promise<void> {
    if (sessionId !== visitor.sessionId) mustBeHere(visitor)
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('kind', '=', kind)
      .where('person_id', '=', visitor.person.id)
      .executeTakeFirst()
    if (Number(numDeletedRows) === 0) throw notFound(kind)
    this.#ended((other) => other.sessionId === sessionId)
  }

  async setLanguage(visitor: Visitor, language: string | null): Promise<Person> {
    await this.#store.db.updateTable('people').set({ language }).where('id', '=', visitor.person.id).execute()
    this.#forget()
    return this.person(visitor.person.id)
  }

  /** Takes days of vacation from this year's allowance, from now on; deadlines rest meanwhile. */
  async takeVacation(visitor: Visitor, days: number, now: number): Promise<Person> {
    const row = await this.#store.db
      .selectFrom('people')
      .select(['vacation_days', 'vacation_year', 'vacation_until'])
      .where('id', '=', visitor.person.id)
      .executeTakeFirstOrThrow()
    const year = new Date(now).getUTCFullYear()
    const left = row.vacation_year === year ? row.vacation_days : VACATION_DAYS_A_YEAR
    if (days > left) throw conflict('no-vacation-left', `You have ${left} days of vacation left this year.`)
    const from = Math.max(now, row.vacation_until ?? 0)
    const { numUpdatedRows } = await this.#store.db
      .updateTable('people')
      .set({ vacation_until: from + days * DAY, vacation_days: left - days, vacation_year: year })
      .where('id', '=', visitor.person.id)
      // Asked twice at once: the same days are not given twice.
      .where('vacation_days', '=', row.vacation_days)
      .where('vacation_year', '=', row.vacation_year)
      .where(sql`coalesce(vacation_until, 0)`, '=', row.vacation_until ?? 0)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) throw conflict('stale', 'Your vacation was changed in the meantime: look again.')
    this.#forget()
    return this.person(visitor.person.id)
  }

  /** The person goes, the records stay: seats keep their games, without a name. */
  async remove(visitor: Visitor, now: number, before: () => Promise<void>): Promise<void> {
    mustBeHere(visitor)
    await before()
    const id = visitor.person.id
    await this.#store.db.transaction().execute(async (t) => {
      await t
        .updateTable('people')
        .set({ name: null, name_key: null, password: null, language: null, deleted_at: now })
        .where('id', '=', id)
        .execute()
      await t.deleteFrom('sessions').where('person_id', '=', id).execute()
      await t.deleteFrom('channels').where('person_id', '=', id).execute()
      await t.deleteFrom('notices').where('person_id', '=', id).execute()
      await t.deleteFrom('notes').where('person_id', '=', id).execute()
      await t.deleteFrom('mutes').where('person_id', '=', id).execute()
      await t.deleteFrom('ratings').where('person_id', '=', id).execute()
      await t.updateTable('messages').set({ text: '' }).where('person_id', '=', id).execute()
      await t.updateTable('whispers').set({ text: '' }).where('person_id', '=', id).execute()
    })
    this.#ended(({ person }) => person.id === id)
  }

  async person(id: string): Promise<Person> {
    const row = await this.#store.db
      .selectFrom('people')
      .select(['id', 'name', 'language', 'vacation_until', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Fault('there is no such person')
    return personOf(row)
  }
}

const personOf = (
  row: Pick<Selectable<PeopleTable>, 'id' | 'name' | 'language' | 'vacation_until' | 'created_at'>,
): Person => ({
  id: row.id,
  name: row.name,
  language: row.language,
  vacationUntil: row.vacation_until,
  since: row.name === null ? null : row.created_at,
})

/** Whether somebody is the same person by another session: the one he asks with is over when he is answered. */
const isAnotherOf =
  ({ person, sessionId }: Visitor): Ended =>
  (other) =>
    other.person.id === person.id && other.sessionId !== sessionId

/** Names that differ only in case or in how they are written are one: ß and SS, ς and σ, ﬁ and fi. */
export const keyOf = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')

/** What decides about the account itself is for the person, not for a program that was given a token. */
function mustBeHere(visitor: Visitor): void {
  if (visitor.kind === 'token') throw forbidden('A token cannot do that; sign in for it.')
}

const DECOY = hashPassword(newToken())
