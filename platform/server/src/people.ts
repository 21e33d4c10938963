import { Fault, type Language } from '@iacta/kernel'
import type { Person, Session } from '@iacta/wire'
import { type Kysely, type Selectable, sql } from 'kysely'
import { Guesses } from './guesses.ts'
import { checkName, keyOf, lookOf } from './names.ts'
import { checkPassword, Passwords } from './passwords.ts'
import { conflict, forbidden, notFound, notSignedIn, Problem } from './problem.ts'
import { forgetPerson } from './removal.ts'
import { hashOf, newId, newToken, sign, unsign } from './secrets.ts'
import { mustNotBeSuspended, STANDING_COLUMNS, standingOf } from './standing.ts'
import type { PeopleTable, Schema } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { bookVacation, cutVacation, VACATION_DAYS_A_YEAR } from './vacations.ts'

/** A person, and how he proved to be that person. */
export interface Visitor {
  readonly person: Person
  readonly sessionId: string
  readonly kind: 'session' | 'token'
  /** Since when the session is known by a cookie that no other host can set; null for one of before, 0 for always. */
  readonly boundAt: number | null
}

/** What somebody brings to prove who he is. `old`: the cookie has the name that any host of the domain can set. */
export interface Proof {
  readonly cookie?: string | undefined
  readonly bearer?: string | undefined
  readonly old?: boolean
}

/** Somebody who signed in: a cookie to be known by, and one that says so much to the next who guesses at the account. */
export interface SignedIn {
  readonly person: Person
  readonly cookie: string
  readonly device: string
}

/** Where somebody signs in: what the browser calls itself, and the cookie of an earlier time. */
export interface Device {
  readonly label: string
  readonly known?: string | undefined
  /** Whether its cookies are bound to this host. */
  readonly isBound: boolean
}

const DAY = 86_400_000
/** A session that was not seen for so long is over. */
const SESSION_LIFE = 180 * DAY
/** How often `seen_at` is written at most. */
const SEEN_EVERY = 60 * 60_000
/** How long a session that was ended in another process may still seem good in this one. */
export const REMEMBERED_FOR = 5000
/** How long the cookie of before is still taken after a better one was given: what is under way still comes with it. */
const OLD_COOKIE_GRACE = 60_000
/** PostgreSQL's lock for whoever takes a name. */
const NAMES_LOCK = 7051950

/** Whether somebody's session is among those that were ended. */
type Ended = (visitor: Visitor) => boolean

/** Guests, accounts, sessions and tokens. */
export class People {
  readonly passwords: Passwords
  readonly #store: Store
  readonly #now: () => number
  readonly #guesses: Guesses
  #key = ''
  /** Sessions by token hash: a moment's memory, so that a busy socket does not ask the database each time. */
  readonly #known = new Map<string, { visitor: Visitor; until: number }>()
  /** Raised by every change, so that what was read before it is not remembered after it. */
  #changes = 0
  readonly #signedOut = new Set<(isOver: Ended) => void>()

  constructor(store: Store, now: () => number = Date.now, passwords = new Passwords()) {
    this.passwords = passwords
    this.#store = store
    this.#now = now
    this.#guesses = new Guesses(store, now)
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
    await this.#noteLooks()
  }

  /** Names of before there were looks, or from a backup of that time. */
  async #noteLooks(): Promise<void> {
    const { db } = this.#store
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('name', 'is not', null)
      .where('name_look', 'is', null)
      .execute()
    for (const { id, name } of rows)
      await db
        .updateTable('people')
        .set({ name_look: lookOf(name ?? '') })
        .where('id', '=', id)
        .where('name', '=', name)
        .execute()
  }

  async newGuest(label: string, now: number, isBound = false): Promise<{ person: Person; cookie: string }> {
    const id = newId()
    await this.#store.db
      .insertInto('people')
      .values({
        id,
        name: null,
        name_key: null,
        password: null,
        language: null,
        vacation_from: null,
        vacation_until: null,
        vacation_days: VACATION_DAYS_A_YEAR,
        vacation_year: new Date(now).getUTCFullYear(),
        created_at: now,
        deleted_at: null,
      })
      .execute()
    return { person: await this.person(id), cookie: await this.#newSession(id, { label, isBound }, now) }
  }

  /** Calls back, before anybody is answered, whenever sessions are ended in this process. */
  onSignedOut(heard: (isOver: Ended) => void): void {
    this.#signedOut.add(heard)
  }

  /** Which of these sessions still hold, and are those of somebody who may play. */
  async areSignedIn(sessionIds: readonly string[]): Promise<Set<string>> {
    const held = new Set<string>()
    for (let i = 0; i < sessionIds.length; i += 500) {
      const rows = await this.#store.db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .select('sessions.id')
        .where('sessions.id', 'in', sessionIds.slice(i, i + 500))
        .where((where) =>
          where.or([where('people.suspended_until', 'is', null), where('people.suspended_until', '<=', this.#now())]),
        )
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
    checkName(name)
    checkPassword(password, name)
    await mustBeFree(this.#store.db, name)
    const hash = await this.passwords.hash(password)
    let cookie: string
    try {
      cookie = await this.#takeName(visitor, name, hash, now)
    } catch (error) {
      if (error instanceof Problem) throw error
      if (/unique|duplicate/i.test((error as Error).message)) throw nameTaken(name)
      throw error
    }
    this.#ended(isAnotherOf(visitor))
    return { person: await this.person(visitor.person.id), cookie }
  }

  /** Gives somebody a name that no other has, or looks like, whoever else takes one at the same moment; and a new session. */
  #takeName(visitor: Visitor, name: string, password: string, now: number): Promise<string> {
    const { db, engine } = this.#store
    return db.transaction().execute(async (t) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(NAMES_LOCK)})`.execute(t)
      await mustBeFree(t, name)
      // Asked twice at once, or by somebody who is gone: the first answer stands.
      const { numUpdatedRows } = await t
        .updateTable('people')
        .set({
          name,
          name_key: keyOf(name),
          name_look: lookOf(name),
          ...NO_NICKNAME,
          password,
          was_account: 1,
          created_at: now,
        })
        .where('id', '=', visitor.person.id)
        .where('name', 'is', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw conflict('has-name', 'You already have an account.')
      // Whoever has the name is not taken for a guest who called himself so.
      await t.updateTable('people').set(NO_NICKNAME).where('nickname_look', '=', lookOf(name)).execute()
      return this.#renewed(t, visitor, now)
    })
  }

  /** What a guest is called from now on: nobody else's name or nickname, nor one that looks like it. */
  async setNickname(visitor: Visitor, nickname: string | null): Promise<Person> {
    mustBeHere(visitor)
    const { id, name } = visitor.person
    if (name !== null) throw conflict('has-name', 'You already have a name.')
    if (nickname !== null) checkName(nickname)
    const { db, engine } = this.#store
    await db.transaction().execute(async (t) => {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(NAMES_LOCK)})`.execute(t)
      if (nickname !== null) {
        await mustBeFree(t, nickname)
        await mustBeNobodysNickname(t, nickname, id)
      }
      const called = nickname === null ? NO_NICKNAME : { nickname, nickname_look: lookOf(nickname) }
      await t.updateTable('people').set(called).where('id', '=', id).where('name', 'is', null).execute()
    })
    this.#forget()
    return this.person(id)
  }

  async signIn(name: string, password: string, device: Device, now: number): Promise<SignedIn> {
    const row = await this.#store.db
      .selectFrom('people')
      .select(['id', 'password'])
      .where('name_key', '=', keyOf(name))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    // Whoever was here before does not wait for what others have guessed elsewhere.
    const known = row && device.known !== undefined ? this.#deviceOf(device.known, row.id) : null
    const verdict = await this.#guesses.attempt(
      known === null ? `account ${keyOf(name)}` : `device ${known}`,
      // The same work whether the name exists or not, so that time does not tell.
      () => this.passwords.judge(password, row?.password ?? null),
      (found) => found !== 'wrong',
    )
    if (!row || verdict === 'wrong') throw wrongPassword('The name or the password is wrong.')
    if (verdict === 'weak') await this.#keepAnew(row.id, row.password, password)
    const person = await this.person(row.id)
    mustNotBeSuspended(person.standing)
    return this.welcome(person, { ...device, known: known === null ? undefined : device.known }, now)
  }

  /** Lets in somebody who has proved who he is. */
  async welcome(person: Person, { known, ...device }: Device, now: number): Promise<SignedIn> {
    return {
      person,
      cookie: await this.#newSession(person.id, device, now),
      device: known ?? sign(`${person.id}.${newToken()}`, this.#key),
    }
  }

  /** The device that was once signed in to this account with, by its cookie; null if it was not. */
  #deviceOf(cookie: string, personId: string): string | null {
    const [id, device] = unsign(cookie, this.#key)?.split('.') ?? []
    return id === personId && device !== undefined ? device : null
  }

  /** A password that was kept as they were kept once is kept as they are now, unless it was changed meanwhile. */
  async #keepAnew(id: string, before: string | null, password: string): Promise<void> {
    await this.#store.db
      .updateTable('people')
      .set({ password: await this.passwords.hash(password) })
      .where('id', '=', id)
      .where('password', '=', before)
      .execute()
  }

  /** Makes sure that whoever decides about an account knows its password; a guest has none. */
  async mustKnowPassword(visitor: Visitor, password: string | undefined): Promise<void> {
    mustBeHere(visitor)
    const { id } = visitor.person
    const row = await this.#store.db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirst()
    if (row?.password === null && visitor.person.name === null) return
    const verdict = await this.#guesses.attempt(
      `own password of ${id}`,
      () => this.passwords.judge(password ?? '', row?.password ?? null),
      (found) => found !== 'wrong',
    )
    if (verdict === 'wrong') throw wrongPassword('The password is wrong.')
  }

  /** Answers with the cookie of a new session, which is the only one left. */
  async changePassword(visitor: Visitor, old: string, fresh: string, now: number): Promise<string> {
    mustBeHere(visitor)
    if (visitor.person.name === null) throw wrongPassword('A guest has no password.')
    await this.mustKnowPassword(visitor, old)
    checkPassword(fresh, visitor.person.name)
    const password = await this.passwords.hash(fresh)
    const cookie = await this.#store.db.transaction().execute(async (t) => {
      await t.updateTable('people').set({ password }).where('id', '=', visitor.person.id).execute()
      await t.deleteFrom('resets').where('person_id', '=', visitor.person.id).execute()
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

  async #newSession(personId: string, { label, isBound }: Device, now: number): Promise<string> {
    const token = newToken()
    await this.#store.db
      .insertInto('sessions')
      .values({
        id: newId(),
        token_hash: hashOf(token),
        person_id: personId,
        kind: 'session',
        label,
        created_at: now,
        seen_at: now,
        bound_at: isBound ? 0 : null,
      })
      .execute()
    return sign(token, this.#key)
  }

  /** From now on the session is known by a cookie that no other host can set, and soon by no other. */
  async bind(visitor: Visitor, now: number): Promise<void> {
    await this.#store.db
      .updateTable('sessions')
      .set({ bound_at: now })
      .where('id', '=', visitor.sessionId)
      .where('bound_at', 'is', null)
      .execute()
    this.#forget()
  }

  /** Who comes with this cookie or bearer token; nobody for one that is forged, revoked or too old. */
  async visitor(proof: Proof, now: number): Promise<Visitor | null> {
    const visitor = await this.#visitor(proof, now)
    const isTooOld = proof.old && visitor?.boundAt !== null && now - (visitor?.boundAt ?? 0) > OLD_COOKIE_GRACE
    return isTooOld ? null : visitor
  }

  async #visitor(proof: Proof, now: number): Promise<Visitor | null> {
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
        'sessions.bound_at',
        'people.id',
        'people.name',
        'people.nickname',
        'people.language',
        'people.vacation_from',
        'people.vacation_until',
        'people.created_at',
        ...STANDING_COLUMNS,
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
      boundAt: row.bound_at,
      person: personOf(row, now),
    }
    if (this.#known.size > 20_000) this.#known.clear()
    if (changes === this.#changes) this.#known.set(hash, { visitor, until: now + REMEMBERED_FOR })
    return visitor
  }

  async sessions(visitor: Visitor, kind: 'session' | 'token'): Promise<Session[]> {
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

  async setLanguage(visitor: Visitor, language: Language | null): Promise<Person> {
    await this.#store.db.updateTable('people').set({ language }).where('id', '=', visitor.person.id).execute()
    this.#forget()
    return this.person(visitor.person.id)
  }

  /** Takes days of vacation: see `bookVacation`. */
  async takeVacation(visitor: Visitor, days: number, now: number): Promise<Person> {
    await bookVacation(this.#store.db, visitor.person.id, days, now)
    this.#forget()
    return this.person(visitor.person.id)
  }

  /** Ends the vacation that lasts, or calls off the one to come. */
  async endVacation(personId: string, now: number): Promise<Person> {
    if (await cutVacation(this.#store.db, personId, now)) this.#forget()
    return this.person(personId)
  }

  /** The person goes, the records stay: seats keep their games, without a name. */
  async remove(personId: string, now: number): Promise<void> {
    await this.#store.db.transaction().execute(async (t) => {
      await forgetPerson(t, personId)
      await t
        .updateTable('people')
        .set({
          name: null,
          name_key: null,
          name_look: null,
          ...NO_NICKNAME,
          password: null,
          language: null,
          operator: 0,
          mute_reason: null,
          suspension_reason: null,
          deleted_at: now,
        })
        .where('id', '=', personId)
        .execute()
    })
    this.signedOut(personId)
  }

  /** A guest goes who is not coming back. */
  async forgetGuest(personId: string): Promise<void> {
    await this.#store.db.transaction().execute(async (t) => {
      // Whoever takes a name at this moment is no guest any more.
      const { numDeletedRows } = await t
        .deleteFrom('people')
        .where('id', '=', personId)
        .where('was_account', '=', 0)
        .executeTakeFirst()
      if (Number(numDeletedRows) > 0) await forgetPerson(t, personId)
    })
    this.signedOut(personId)
  }

  /** Sessions that are over anyway, some at a time; answers how many. */
  async forgetOldSessions(now: number, some: number): Promise<number> {
    const rows = await this.#store.db
      .selectFrom('sessions')
      .select('id')
      .where('kind', '=', 'session')
      .where('seen_at', '<', now - SESSION_LIFE)
      .limit(some)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await this.#store.db.deleteFrom('sessions').where('id', 'in', ids).execute()
    return ids.length
  }

  /** Something about people was changed elsewhere: whoever comes next is looked up again. */
  readAgain(): void {
    this.#forget()
  }

  /** A person's sessions have ended, or may do less than before: nothing of them is remembered, and sockets close. */
  signedOut(personId: string): void {
    this.#ended(({ person }) => person.id === personId)
  }

  async person(id: string): Promise<Person> {
    const row = await this.#store.db
      .selectFrom('people')
      .select([...PERSON_COLUMNS, ...STANDING_COLUMNS])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Fault('there is no such person')
    return personOf(row, this.#now())
  }
}

const NO_NICKNAME = { nickname: null, nickname_look: null } as const

const PERSON_COLUMNS = ['id', 'name', 'nickname', 'language', 'vacation_from', 'vacation_until', 'created_at'] as const

const personOf = (
  row: Pick<Selectable<PeopleTable>, (typeof PERSON_COLUMNS)[number]> & Parameters<typeof standingOf>[0],
  now: number,
): Person => ({
  id: row.id,
  name: row.name,
  nickname: row.nickname,
  language: row.language,
  vacationFrom: row.vacation_from,
  vacationUntil: row.vacation_until,
  standing: standingOf(row, now),
  since: row.name === null ? null : row.created_at,
})

/** Whether somebody is the same person by another session: the one he asks with is over when he is answered. */
const isAnotherOf =
  ({ person, sessionId }: Visitor): Ended =>
  (other) =>
    other.person.id === person.id && other.sessionId !== sessionId

/** Nobody has this name, nor one that looks like it. */
async function mustBeFree(db: Kysely<Schema>, name: string): Promise<void> {
  const others = await db
    .selectFrom('people')
    .select('name_key')
    .where((where) => where.or([where('name_key', '=', keyOf(name)), where('name_look', '=', lookOf(name))]))
    .execute()
  if (others.some(({ name_key }) => name_key === keyOf(name))) throw nameTaken(name)
  if (others.length > 0) throw conflict('name-alike', `The name ${name} looks like one that somebody else has.`)
}

async function mustBeNobodysNickname(db: Kysely<Schema>, nickname: string, but: string): Promise<void> {
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('nickname_look', '=', lookOf(nickname))
    .where('id', '!=', but)
    .executeTakeFirst()
  if (other) throw conflict('name-alike', `The name ${nickname} looks like one that somebody else has.`)
}

const nameTaken = (name: string): Problem => conflict('name-taken', `The name ${name} is taken.`)
const wrongPassword = (message: string): Problem => new Problem(401, 'wrong-password', message)

/** What decides about the account itself is for the person, not for a program that was given a token. */
export function mustBeHere(visitor: Visitor): void {
  if (visitor.kind === 'token') throw forbidden('A token cannot do that; sign in for it.')
}
