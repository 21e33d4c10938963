import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FollowedScene, followed, tellsOfGame, type Update } from '@iacta/wire'
import { WebSocket } from 'ws'
import { type RunningServer, readConfig, type Surroundings, serve } from '../src/index.ts'

/** What a password takes where passwords are not what is tested: hardly anything. */
export const LIGHT = { N: 1024, r: 8, p: 1 }

/** A server of its own on a fresh embedded database (or the given one), closed and removed by `stop`. */
export class TestServer {
  readonly running: RunningServer
  readonly folder: string

  private constructor(running: RunningServer, folder: string) {
    this.running = running
    this.folder = folder
  }

  static async start(env: Record<string, string> = {}, around: Surroundings = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'iacta-test-'))
    // Without the web app, whether it is built or not.
    const usual = {
      PORT: '0',
      IACTA_DATA: folder,
      IACTA_APP: join(folder, 'no-app'),
      IACTA_LOG: 'silent',
      // How quick the disk of a busy machine is, is not what is tested.
      IACTA_STORE_PATIENCE: '60',
    }
    const running = await serve(readConfig({ ...usual, ...env }), { passwordCost: LIGHT, ...around })
    return new TestServer(running, folder)
  }

  get url(): string {
    return this.running.address
  }

  async stop(): Promise<void> {
    await this.running.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Somebody with a browser. */
  client(): Client {
    return new Client(this.url)
  }

  /** Somebody who is already a guest. */
  async guest(): Promise<Client> {
    const client = this.client()
    await client.post('/guests', {})
    return client
  }
}

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  readonly body: any
  readonly headers: Headers
}

/** A browser's side of the API: keeps the cookie, sends its origin. */
export class Client {
  readonly url: string
  cookie: string | null = null
  origin: string
  token: string | null = null
  /** Where a proxy says this comes from. */
  address: string | null = null

  constructor(url: string) {
    this.url = url
    this.origin = url
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(path.startsWith('http') ? path : `${this.url}/api${path}`, {
      method,
      headers: {
        ...(method === 'GET' || this.token ? {} : { origin: this.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie && !this.token ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.address ? { 'x-forwarded-for': this.address } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')
    if (cookie) this.cookie = cookie.split(';')[0]
    const text = await response.text()
    let json: unknown = text
    try {
      json = JSON.parse(text)
    } catch {
      // Some answers are pages.
    }
    return { status: response.status, body: json, headers: response.headers }
  }

  get = (path: string): Promise<Reply> => this.request('GET', path)
  post = (path: string, body: unknown): Promise<Reply> => this.request('POST', path, body)
  put = (path: string, body: unknown): Promise<Reply> => this.request('PUT', path, body)
  patch = (path: string, body: unknown): Promise<Reply> => this.request('PATCH', path, body)
  delete = (path: string, body?: unknown): Promise<Reply> => this.request('DELETE', path, body)

  /** The answer's body, or a failure that says what was answered instead. */
  async ok(reply: Promise<Reply>) {
    const { status, body } = await reply
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return body
  }

  socket(): Promise<Socket> {
    return Socket.open(this)
  }
}

/** A socket that keeps what it hears. */
export class Socket {
  readonly #socket: WebSocket
  /** All that came; where it tells of a game, with the `scene` that it made of the one before. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of many shapes
  readonly heard: any[] = []
  #next = 1
  readonly #waiting: (() => void)[] = []
  /** By the number it was asked with: the table that is watched. */
  readonly #watched = new Map<number, string>()
  readonly #scenes = new Map<string, FollowedScene>()

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString())
      const scene = this.#sceneAfter(message)
      this.heard.push(scene ? { ...message, scene } : message)
      for (const wake of this.#waiting.splice(0)) wake()
    })
    socket.on('close', () => {
      for (const wake of this.#waiting.splice(0)) wake()
    })
  }

  static open(client: Client): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${client.url.replace('http', 'ws')}/api/socket`, {
        headers: {
          ...(client.token ? { authorization: `Bearer ${client.token}` } : { origin: client.origin }),
          ...(client.cookie && !client.token ? { cookie: client.cookie } : {}),
          ...(client.address ? { 'x-forwarded-for': client.address } : {}),
        },
      })
      const opened = new Socket(socket)
      socket.once('open', () => resolve(opened))
      socket.once('error', reject)
    })
  }

  #sceneAfter({ table, answer, update }: { table?: string; answer?: number; update?: Update }): FollowedScene | null {
    const where = table ?? this.#watched.get(answer ?? 0) ?? ''
    if (!update || !tellsOfGame(update)) return null
    // Who watches anew has heard nothing before.
    const scene = followed(table === undefined ? null : (this.#scenes.get(where) ?? null), update)
    if (!scene) throw new Error('told of changes to what was not seen')
    this.#scenes.set(where, scene)
    return scene
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Asks and waits for the answer. */
  async ask(message: { readonly table?: string; readonly [field: string]: unknown }) {
    const id = this.#next++
    if (message.do === 'watch') this.#watched.set(id, message.table ?? '')
    this.send({ id, ...message })
    return this.until((heard) => heard.answer === id)
  }

  /** The first message, past or future, that this is true of. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of many shapes
  async until(isIt: (message: any) => boolean): Promise<any> {
    for (;;) {
      const found = this.heard.find(isIt)
      if (found !== undefined) return found
      if (!this.isOpen) throw new Error('the socket was closed')
      await new Promise<void>((wake) => this.#waiting.push(wake))
    }
  }

  close(): void {
    this.#socket.close()
  }

  closed(): Promise<number> {
    return new Promise((resolve) => this.#socket.once('close', (code) => resolve(code)))
  }
}
