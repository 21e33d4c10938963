import { createServer, type Server, type Socket, connect as socketTo } from 'node:net'

/** One connection through the line, and what is held up on it. */
interface Call {
  readonly near: Socket
  readonly far: Socket
  isSilent: boolean
  readonly held: (() => void)[]
}

/**
 * A line to a port of this machine, with an address that stays its own for as long as the tests run, whoever is at its
 * other end. It can go silent as a network does: nothing comes through any more, and nobody is told.
 */
export class Line {
  readonly port: number
  readonly #server: Server
  readonly #calls = new Set<Call>()
  #to: number | null
  #isSilent = false
  #holdAfter: string | null = null
  /** Those who wait for something to be said into the silence. */
  readonly #waiting: (() => void)[] = []

  private constructor(server: Server, port: number, to: number | null) {
    this.#server = server
    this.port = port
    this.#to = to
    server.on('connection', (near) => this.#connect(near))
    server.unref()
  }

  static open(to: number | null): Promise<Line> {
    const server = createServer()
    return new Promise((opened, failed) => {
      server.once('error', failed)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        opened(new Line(server, typeof address === 'object' && address ? address.port : 0, to))
      })
    })
  }

  /** The same address by this line. */
  instead(url: string): string {
    const changed = new URL(url)
    changed.port = String(this.port)
    return changed.href
  }

  /** Leads to another port from now on; to none, and whoever calls is turned away. */
  to(port: number | null): void {
    this.#to = port
  }

  /** Nothing comes through any more, neither for those who are connected nor for who will be. */
  silence(): void {
    this.#isSilent = true
    this.silenceOpen()
  }

  /** The same for those who are connected now, and for nobody else. */
  silenceOpen(): void {
    for (const call of this.#calls) call.isSilent = true
  }

  /** Answers when somebody next says something that does not come through. */
  unheard(): Promise<void> {
    return new Promise((said) => this.#waiting.push(said))
  }

  /** What is asked with these words still comes through; what is answered to it does not, nor anything after it. */
  silenceAfter(words: string): void {
    this.#holdAfter = words
  }

  /** Everything comes through again, and what was held up too. */
  speak(): void {
    this.#isSilent = false
    this.#holdAfter = null
    for (const call of this.#calls) {
      call.isSilent = false
      for (const deliver of call.held.splice(0)) deliver()
    }
  }

  #connect(near: Socket): void {
    if (this.#to === null) {
      near.on('error', () => undefined)
      near.destroy()
      return
    }
    const far = socketTo(this.#to, '127.0.0.1')
    const call: Call = { near, far, isSilent: this.#isSilent, held: [] }
    this.#calls.add(call)
    const hangUp = (): void => {
      // Who hangs up in the silence is not heard either.
      if (call.isSilent) return void call.held.push(hangUp)
      this.#calls.delete(call)
      near.destroy()
      far.destroy()
    }
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      from.unref()
      from.on('error', hangUp)
      from.on('close', hangUp)
      from.on('data', (data) => {
        if (call.isSilent) this.#hold(call, () => into.write(data))
        else into.write(data)
        if (from === near && this.#holdAfter !== null && data.includes(this.#holdAfter)) this.silence()
      })
    }
  }

  #hold(call: Call, deliver: () => void): void {
    call.held.push(deliver)
    for (const said of this.#waiting.splice(0)) said()
  }

  /** Hangs up on everybody; the address may be another's from now on. */
  close(): void {
    this.#server.close()
    this.speak()
    for (const { near, far } of this.#calls) {
      near.destroy()
      far.destroy()
    }
  }
}
