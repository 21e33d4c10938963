import type { Selectable } from 'kysely'
import type { People } from './people.ts'
import type { PeopleTable } from './store/schema.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './tables/tables.ts'

/** So many people are seen to at a time. */
const AT_ONCE = 20

export interface ChoreParts {
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly now: () => number
  fault(error: unknown): void
}

type Due = Pick<Selectable<PeopleTable>, 'id' | 'chore' | 'suspended_until'>

/**
 * What follows at the tables from a decision about a person, wherever it was made: by an operator in this process or
 * another, or by the `iacta` command beside the server. Doing it twice does no harm, so it is only crossed out once it
 * is done.
 */
export class Chores {
  readonly #parts: ChoreParts

  constructor(parts: ChoreParts) {
    this.#parts = parts
  }

  /** Does what is due. What fails is told, and tried again the next time. */
  async doDue(): Promise<void> {
    const { store, fault } = this.#parts
    const due = await store.db
      .selectFrom('people')
      .select(['id', 'chore', 'suspended_until'])
      .where('chore', 'is not', null)
      .limit(AT_ONCE)
      .execute()
    for (const chore of due) await this.#do(chore).catch(fault)
  }

  async #do({ id, chore, suspended_until }: Due): Promise<void> {
    const { store, people, tables, now } = this.#parts
    // Who may not play waits for nobody, and nobody waits at a table with him.
    if (suspended_until !== null) {
      people.signedOut(id)
      await tables.lobby.leaveAll(await people.person(id))
    }
    if (chore === 'delete') await people.remove(id, now())
    await tables.renamed(id)
    await store.db
      .updateTable('people')
      .set({ chore: null })
      .where('id', '=', id)
      .where('chore', '=', chore)
      // Decided otherwise meanwhile: then there is more to do.
      .where('suspended_until', suspended_until === null ? 'is' : '=', suspended_until)
      .execute()
  }
}
