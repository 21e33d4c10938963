import type { Message, Room } from '@iacta/wire'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { api, person } from '../api.ts'
import { type TableLink, type TableSummary, Trouble } from './link.ts'
import { RemoteTable } from './remote.ts'
import { theSocket } from './socket.ts'

export type { Message, Room }

/** Rooms in the order of their tabs. */
export const ROOMS = ['players', 'private', 'spectators'] as const satisfies readonly Room[]

export interface Muted {
  readonly id: string
  readonly name: string
}

/** As much as is kept of what was read and who was muted. */
const REMEMBERED = 200

function remembered<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise
  } catch {
    return otherwise
  }
}

function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // It is forgotten with the page.
  }
}

/** The last message read, by table and room. */
const READ = 'iacta.read'
const MUTED = 'iacta.muted'

/** Whom this browser has muted: the server does not tell. */
export const muted = signal<readonly Muted[]>(remembered(MUTED, []))

/** What is said in one room of a table. */
export class RoomTalk {
  readonly messages = signal<readonly Message[]>([])
  /** It cannot be heard: while the game runs the spectators are not for players, nor for everybody. */
  readonly isClosed = signal(false)
  readonly trouble = signal<Trouble | null>(null)
  readonly #readTo: Signal<number>
  readonly #key: string
  readonly #path: string
  #wasAsked = false
  #isLoading = false
  #again = false

  constructor(table: string, room: Room) {
    this.#key = `${table} ${room}`
    this.#path = `/tables/${table}/messages?room=${room}`
    this.#readTo = signal(remembered<Record<string, number>>(READ, {})[this.#key] ?? 0)
  }

  /** How many messages of others nobody has seen here yet. */
  readonly unread = computed(
    () =>
      this.messages.value.filter(({ id, personId }) => id > this.#readTo.value && personId !== person.value?.id).length,
  )

  /** Whether it was ever asked for, and may be heard. */
  get isHeard(): boolean {
    return this.#wasAsked && !this.isClosed.value
  }

  async load(): Promise<void> {
    this.#wasAsked = true
    if (this.#isLoading) {
      this.#again = true
      return
    }
    this.#isLoading = true
    try {
      const { messages } = await api<{ messages: readonly Message[] }>('GET', this.#path)
      this.messages.value = messages
      this.isClosed.value = false
      this.trouble.value = null
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      if (error.code === 'forbidden') this.isClosed.value = true
      else this.trouble.value = error
    } finally {
      this.#isLoading = false
      if (this.#again) {
        this.#again = false
        void this.load()
      }
    }
  }

  add(message: Message): void {
    if (!this.messages.value.some(({ id }) => id === message.id))
      this.messages.value = [...this.messages.value, message]
  }

  /** Everything here has been seen. */
  markRead(): void {
    const last = this.messages.value.at(-1)?.id ?? 0
    if (last <= this.#readTo.value) return
    this.#readTo.value = last
    const { [this.#key]: _, ...others } = remembered<Record<string, number>>(READ, {})
    remember(READ, Object.fromEntries([...Object.entries(others), [this.#key, last]].slice(-REMEMBERED)))
  }
}

/** Where there are more than two, who plays may talk to some of the others alone. */
export const hasPrivateTalk = (summary: TableSummary | null): boolean =>
  summary !== null && summary.mine.length > 0 && summary.seats.length > 2

/** Until the game is over the spectators are heard by accounts older than the table, and by nobody who plays. */
export function hearsSpectators(summary: TableSummary | null): boolean {
  if (summary === null || summary.status === 'over') return summary !== null
  const since = person.value?.since ?? null
  return summary.mine.length === 0 && since !== null && since < summary.createdAt
}

/** The talk at a table: it is heard as long as the table is open, whether or not it is in sight. */
export class Conversation {
  readonly rooms: Readonly<Record<Room, RoomTalk>>
  readonly #link: RemoteTable

  constructor(link: RemoteTable) {
    this.#link = link
    this.rooms = {
      players: new RoomTalk(link.id, 'players'),
      private: new RoomTalk(link.id, 'private'),
      spectators: new RoomTalk(link.id, 'spectators'),
    }
    const isKnown = computed(() => link.summary.value !== null)
    const hearsAll = computed(() => hearsSpectators(link.summary.value))
    effect(() => {
      void link.talk.players.value
      if (isKnown.value) void this.rooms.players.load()
    })
    const isPrivate = computed(() => hasPrivateTalk(link.summary.value))
    effect(() => {
      void link.talk.private.value
      if (isPrivate.value) void this.rooms.private.load()
    })
    effect(() => {
      void link.talk.spectators.value
      if (hearsAll.value) void this.rooms.spectators.load()
      else this.rooms.spectators.isClosed.value = true
    })
  }

  readonly unread = computed(() => ROOMS.reduce((sum, room) => sum + this.rooms[room].unread.value, 0))

  /** Says something in a room; in private, to these seats. */
  async say(room: Room, to: readonly string[], text: string): Promise<void> {
    const whom = room === 'private' ? { to } : {}
    const { message } = await theSocket().ask({ do: 'say', table: this.#link.id, room, ...whom, text })
    this.rooms[room].add(message)
  }

  async report(message: Message, reason: string): Promise<void> {
    await api('POST', `/tables/${this.#link.id}/reports`, { message: message.id, reason })
  }

  /** No longer hears somebody, or hears him again. */
  async mute(who: Muted, on: boolean): Promise<void> {
    await api('PUT', `/mutes/${who.id}`, { on })
    const others = muted.value.filter(({ id }) => id !== who.id)
    muted.value = on ? [...others, who].slice(-REMEMBERED) : others
    remember(MUTED, muted.value)
    for (const room of ROOMS) if (this.rooms[room].isHeard) void this.rooms[room].load()
  }
}

const conversations = new WeakMap<RemoteTable, Conversation>()

export function conversationAt(link: RemoteTable): Conversation {
  let conversation = conversations.get(link)
  if (!conversation) {
    conversation = new Conversation(link)
    conversations.set(link, conversation)
  }
  return conversation
}

const NONE = signal(0)

/** How many messages nobody has read: for the mark on the panel's tab. Tables in this browser have no talk. */
export const unreadAt = (link: TableLink): ReadonlySignal<number> =>
  link instanceof RemoteTable ? conversationAt(link).unread : NONE
