import type { Answer, Answers, News, Question } from '@iacta/wire'
import { signal } from '@preact/signals'
import { type Trouble, troubleOf } from './link.ts'

interface PendingAnswer {
  resolve(answer: never): void
  reject(trouble: Trouble): void
}

const FIRST_RETRY = 500
const LAST_RETRY = 15_000
/** An answer that takes longer than this will not come: the line is dead without saying so. */
const PATIENCE = 15_000
const PULSE = 25_000

/** The one line to the server. It is opened when somebody listens, and opened again whenever it breaks. */
export class Socket {
  readonly isOpen = signal(false)
  #socket: WebSocket | null = null
  #next = 1
  #retry = FIRST_RETRY
  #again: ReturnType<typeof setTimeout> | null = null
  readonly #asked = new Map<number, PendingAnswer>()
  readonly #listeners = new Set<Listener>()

  constructor() {
    addEventListener('online', () => this.#openNow())
    // A line that is cut says nothing of it for a while; whether it really is shows when it is tried again.
    addEventListener('offline', () => this.#drop())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#openNow()
    })
    setInterval(() => {
      if (this.isOpen.value) this.ask({ do: 'ping' }).catch(() => undefined)
    }, PULSE)
  }

  /** Hears of everything from now on; `opened` is called whenever the line is (again) there. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.isOpen.value) listener.opened()
    else this.#openNow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#hangUp()
    }
  }

  /** Asks, and answers with what the server says; rejects with a `Trouble`, `offline` if the line breaks first. */
  ask<Kind extends Question['do']>(question: Question & { readonly do: Kind }): Promise<Answers[Kind]> {
    const socket = this.#socket
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(troubleOf())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => socket.close(), PATIENCE)
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late)
          settle(value)
        }
      this.#asked.set(id, { resolve: settled(resolve), reject: settled(reject) })
      socket.send(JSON.stringify({ id, ...question }))
    })
  }

  #openNow(): void {
    if (this.#again) clearTimeout(this.#again)
    this.#again = null
    if (this.#socket || this.#listeners.size === 0) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#retry = FIRST_RETRY
      this.isOpen.value = true
      for (const listener of this.#listeners) listener.opened()
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))))
    socket.addEventListener('close', () => this.#closed(socket))
  }

  #hear(message: News | Answer): void {
    if (!('answer' in message)) {
      for (const listener of this.#listeners) listener.heard(message)
      return
    }
    const asked = this.#asked.get(message.answer ?? 0)
    this.#asked.delete(message.answer ?? 0)
    if (message.ok) asked?.resolve(message as never)
    else asked?.reject(troubleOf(message.error))
  }

  #closed(socket: WebSocket): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.isOpen.value = false
    for (const { reject } of this.#asked.values()) reject(troubleOf())
    this.#asked.clear()
    for (const listener of this.#listeners) listener.lost()
    if (this.#listeners.size === 0) return
    // Not all at the same moment after a restart.
    this.#again = setTimeout(() => this.#openNow(), this.#retry * (0.5 + Math.random()))
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY)
  }

  /** Does not wait until the line says that it is gone. */
  #drop(): void {
    const socket = this.#socket
    if (!socket) return
    this.#closed(socket)
    socket.close()
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    this.isOpen.value = false
    socket?.close()
  }
}

interface Listener {
  opened(): void
  heard(news: News): void
  lost(): void
}

let socket: Socket | null = null

/** The page's socket: one for all tables it shows. */
export const theSocket = (): Socket => (socket ??= new Socket())
