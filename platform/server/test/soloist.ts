import type { Client, Reply } from './harness.ts'

/** What both seats saw. */
export type Scenes = Awaited<ReturnType<Soloist['look']>>

/** Somebody who plays both sides of a table. */
export class Soloist {
  readonly table: string
  readonly #client: Client
  readonly #seats = ['caesar', 'pompeius']

  private constructor(client: Client, table: string) {
    this.#client = client
    this.table = table
  }

  static async sitDown(client: Client): Promise<Soloist> {
    await client.ok(client.post('/guests', {}))
    return Soloist.anotherTable(client)
  }

  /** The same for somebody who is here already. */
  static async anotherTable(client: Client): Promise<Soloist> {
    const seats = { caesar: 'me', pompeius: 'me' }
    const { id } = await client.ok(client.post('/tables', { game: 'julius-caesar', seats }))
    return new Soloist(client, id)
  }

  /** What comes of looking from one seat. */
  glance(): Promise<Reply> {
    return this.#client.get(`/tables/${this.table}?seat=${this.#seats[0]}`)
  }

  /** Everything both seats see. */
  async look() {
    const scenes = []
    for (const seat of this.#seats)
      scenes.push((await this.#client.ok(this.#client.get(`/tables/${this.table}?seat=${seat}`))).scene)
    return scenes
  }

  /** Does the last thing that may be done; answers with what was answered. */
  async act(): Promise<Reply> {
    return this.actOn(await this.look())
  }

  /** The same for somebody who has looked before. */
  actOn(scenes: Scenes): Promise<Reply> {
    const at = scenes.findIndex(({ actions }) => actions.length > 0)
    const { sequence, actions } = scenes[at]
    return this.#client.post(`/tables/${this.table}/actions`, {
      seat: this.#seats[at],
      answering: sequence,
      action: actions[actions.length - 1],
    })
  }

  /** Acts until the answer is another than before. */
  async actUntil(status: number): Promise<Reply> {
    for (let i = 0; i < 3000; i++) {
      const reply = await this.act()
      if (reply.status === status) return reply
    }
    throw new Error(`there was never an answer of ${status}`)
  }
}
