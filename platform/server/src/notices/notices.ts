import type { Config } from '../config.ts'
import type { Log } from '../service.ts'
import type { Store } from '../store/store.ts'

/** How long a notice waits, so that several moves make one. */
const BATCHED_FOR = 60_000

/** "Your move", by whatever channels a person has set up. */
export class Notices {
  readonly #store: Store

  constructor(store: Store, _config: Config, _log: Log) {
    this.#store = store
  }

  /** Notes that a person is asked at a table; it is sent later, with whatever else there is by then. */
  async yourMove(personId: string, tableId: string): Promise<void> {
    const channel = await this.#store.db
      .selectFrom('channels')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (!channel) return
    await this.#store.db
      .insertInto('notices')
      .values({ person_id: personId, table_id: tableId, due_at: Date.now() + BATCHED_FOR, attempts: 0 })
      .onConflict((c) => c.columns(['person_id', 'table_id']).doNothing())
      .execute()
  }

  async sendDue(_now: number): Promise<void> {}
}
