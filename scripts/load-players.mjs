/**
 * Who plays when a server is put under load (load.mjs): companies who play one random legal game after the other, whatever
 * game it is, and count what was acknowledged and is not there.
 *
 * They play in a world: `table` is what tables are made of, `seats` who sits at them; `api(method, path, body, cookie)` asks
 * the server; `open(cookie)` makes a socket; `isStopped()` says when nobody acts any more; `followed(scene, update)` is what
 * a scene becomes; `choose(actions)` chooses one; `gap` is how long somebody thinks, in milliseconds; `acknowledged(took, sequence)` and
 * `lost(count)` are told.
 */

/** One player, who acts at random whenever his table asks for it. */
class Player {
  constructor(world, match, seat, cookie) {
    this.world = world
    this.match = match
    this.seat = seat
    this.cookie = cookie
    /** The table this player is at, and the last action there that was acknowledged. */
    this.game = { table: null, last: 0, watched: null }
    this.scene = null
    this.actions = []
    /** What was sent and not yet answered: it belongs to its own game, even if that is over by now. */
    this.sent = null
    this.asked = 0
  }

  async open() {
    this.socket = await this.world.open(this.cookie)
    this.socket.on('message', (data) => this.hear(JSON.parse(data.toString())))
  }

  watch() {
    const { table } = this.match
    if (this.game.table) this.say({ id: 0, do: 'unwatch', table: this.game.table })
    this.game = { table, last: 0, watched: ++this.asked }
    this.scene = null
    this.say({ id: this.game.watched, do: 'watch', table, seat: this.seat })
  }

  say(message) {
    this.socket.send(JSON.stringify(message))
  }

  hear(message) {
    // The first sight of a table comes as the answer to watching it, the others by its name.
    const { table, watched } = this.game
    if (message.update && (message.table === table || message.answer === watched)) this.see(message.update)
    if (this.sent && message.answer === this.sent.id) this.answered(message)
    if (this.world.isStopped() || this.sent || this.actions.length === 0) return
    if (this.world.gap > 0) setTimeout(() => this.act(), this.world.gap * Math.random() * 2)
    else this.act()
  }

  see(update) {
    const isOver = update.summary?.status === 'over'
    if (update.happenings) {
      this.scene = this.world.followed(this.scene, update)
      this.actions = this.scene.actions
    }
    if (isOver) this.actions = []
    if (isOver) this.match.again()
  }

  answered(message) {
    const { game, at } = this.sent
    this.sent = null
    if (message.ok) {
      game.last = Math.max(game.last, message.sequence)
      this.world.acknowledged(performance.now() - at, message.sequence)
    } else if (!['stale', 'not-running'].includes(message.error.code)) throw new Error(JSON.stringify(message.error))
  }

  act() {
    if (this.world.isStopped() || this.sent || this.actions.length === 0) return
    const action = this.world.choose(this.actions)
    this.actions = []
    this.sent = { id: ++this.asked, game: this.game, at: performance.now() }
    const { table } = this.game
    this.say({ id: this.sent.id, do: 'act', table, seat: this.seat, answering: this.scene.sequence, action })
  }
}

/** Players who play one game after the other. */
export class Match {
  constructor(world) {
    this.world = world
  }

  async open() {
    const { api, seats } = this.world
    const cookies = await Promise.all(seats.map(async () => (await api('POST', '/guests', {})).cookie))
    this.players = seats.map((seat, i) => new Player(this.world, this, seat, cookies[i]))
    await Promise.all(this.players.map((player) => player.open()))
    await this.sitDown()
  }

  async sitDown() {
    const { api, table } = this.world
    const [host, ...others] = this.players
    const { json } = await api('POST', '/tables', { ...table, seats: { [host.seat]: 'me' } }, host.cookie)
    for (const { seat, cookie } of others) await api('POST', `/tables/${json.id}/join`, { seat }, cookie)
    this.table = json.id
  }

  begin() {
    for (const player of this.players) player.watch()
  }

  again() {
    this.next ??= this.count()
      .then(() => this.sitDown())
      .then(() => {
        this.next = null
        if (!this.world.isStopped()) this.begin()
      })
  }

  /** Whatever was acknowledged must be there, at the table where it was. */
  async count() {
    for (const { seat, cookie, game } of this.players) {
      if (!game.table) continue
      const { table, last } = game
      const { json } = await this.world.api('GET', `/tables/${table}?seat=${seat}`, null, cookie)
      this.world.lost(Math.max(0, last - json.scene.sequence))
    }
  }

  close() {
    for (const { socket } of this.players) socket.close()
  }
}
