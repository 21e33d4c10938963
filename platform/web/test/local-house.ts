import { type Chance, quickChance } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { IDBFactory } from 'fake-indexeddb'
import { expect } from 'vitest'
import type { GameEngine } from '../src/board/index.ts'
import { Authority, type OtherTabs } from '../src/local/authority.ts'
import type { Thinking } from '../src/local/computer.ts'
import { SearchHelpers } from '../src/local/search-helpers.ts'
import { LocalStore } from '../src/local/store.ts'
import { LocalTable, type Opening } from '../src/local/table.ts'
import * as bots from '../src/local/thinking.ts'
import { attend, Correspondence, type Port } from '../src/local/worker-messages.ts'
import type { Scene, TableLink } from '../src/table/link.ts'

/** The dice fall the same way in every run, and differently in every tab. */
let seeds = 0

/** It thinks alone. */
const nobody = new SearchHelpers(0, () => {
  throw new Error('nobody was to be hired')
})

/** A browser with tabs: what they keep in common, and what they tell each other. */
export class Browser {
  readonly disk = new IDBFactory()
  readonly #tabs = new Set<Tab>()

  open({
    disk = () => this.disk,
    engine = engineNamed,
    opening,
    thinking = thinkingFor,
    deaf = false,
  }: Partial<TabOptions> = {}): Tab {
    const tab: Tab = new Tab({ disk, engine, opening, thinking, deaf }, (table) => {
      for (const other of this.#tabs) if (other !== tab) setTimeout(() => other.hear(table))
    })
    this.#tabs.add(tab)
    return tab
  }
}

interface TabOptions {
  readonly disk: () => IDBFactory
  readonly engine: (id: string) => Promise<GameEngine>
  readonly opening?: (id: string) => Promise<GameEngine>
  readonly thinking: (id: string) => Promise<Thinking>
  /** It does not hear of what other tabs do. */
  readonly deaf: boolean
}

/** A page and its worker; what they say to each other is cloned, as between threads. */
export class Tab {
  readonly house: Correspondence
  /** Everything that ever came into the page. */
  readonly received: unknown[] = []
  readonly #page: MessagePort
  readonly #tables: LocalTable[] = []
  #heard: (table: string) => void = () => undefined
  readonly #deaf: boolean

  constructor({ disk, engine, opening, thinking, deaf }: TabOptions, changed: (table: string) => void) {
    const { port1, port2 } = new MessageChannel()
    this.#page = port1
    this.#deaf = deaf
    const tabs: OtherTabs = {
      changed,
      listen: (heard) => {
        this.#heard = heard
      },
    }
    const store = new LocalStore(disk)
    const authority = new Authority({
      store,
      engine,
      opening: opening ?? engine,
      thinking,
      tabs,
      helpers: async () => nobody,
      chance: quickChance(++seeds),
    })
    attend(authority, port2 as unknown as Port)
    this.house = new Correspondence(port1 as unknown as Port)
    const { onmessage } = port1
    port1.onmessage = (event) => {
      this.received.push(event.data)
      onmessage?.call(port1, event)
    }
  }

  hear(table: string): void {
    if (!this.#deaf) this.#heard(table)
  }

  async table(id: string, opening: Opening = {}): Promise<LocalTable> {
    const table = new LocalTable(id, () => this.house, { pace: 0, ...opening })
    this.#tables.push(table)
    await until(() => table.line.value !== 'opening')
    return table
  }

  /** As when somebody closes it, whatever it is doing. */
  kill(): void {
    this.#heard = () => undefined
    this.#page.close()
  }

  close(): void {
    for (const table of this.#tables) table.close()
    this.#page.close()
  }
}

export async function engineNamed(id: string): Promise<GameEngine> {
  const game = gameNamed(id)
  if (!game) throw new Error(`no game ${id}`)
  return game.engine()
}

export async function thinkingFor(id: string): Promise<Thinking> {
  const game = gameNamed(id)
  if (!game) throw new Error(`no game ${id}`)
  return { brain: await game.brain(), bots }
}

/** Waits for something that is sure to come. */
export async function until(isSo: () => boolean, what = 'it'): Promise<void> {
  const late = Date.now() + 90_000
  while (!isSo()) {
    if (Date.now() > late) throw new Error(`${what} never came`)
    await new Promise((next) => setTimeout(next, 1))
  }
}

/** Plays for the seats that are ours, at random, until it is over or `enough` says so. */
export async function playOn(table: LocalTable, seed: number, enough: () => boolean = () => false): Promise<void> {
  const chance: Chance = quickChance(seed)
  while (!table.summary.value?.outcome && !enough()) {
    const asked = askedOf(table)
    if (asked !== null && table.scene.value?.seat !== asked) table.lookFrom(asked)
    await until(() => (table.scene.value?.actions.length ?? 0) > 0 || table.summary.value?.outcome !== null, 'a turn')
    const legal = table.scene.value?.actions ?? []
    if (legal.length > 0) await table.act([legal[chance.pick(legal.length)]])
  }
}

export function sceneOf(table: TableLink): Scene {
  if (!table.scene.value) throw new Error('nothing is seen')
  return table.scene.value
}

export async function from(table: LocalTable, seat: string | null): Promise<Scene> {
  table.lookFrom(seat)
  await until(() => table.scene.value?.seat === seat)
  return sceneOf(table)
}

/** Whose turn it is, of the seats that are ours. */
export const askedOf = (table: LocalTable): string | null =>
  table.summary.value?.seats.find(({ asked, kind }) => asked && kind === 'person')?.seat ?? null

/** A trouble of that kind, for `toEqual`. */
export const troubleOf = (code: string) => expect.objectContaining({ code })

export const HOT_SEAT = { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'me' } } as const
export const SOLO = { game: 'julius-caesar', seats: { caesar: 'me', pompeius: 'bot' } } as const

/** A disk on which nothing more can be written while it is full. */
export function fullDisk(browser: Browser) {
  let isFull = false
  const disk = () => {
    const open = (...given: Parameters<IDBFactory['open']>) => {
      const request = browser.disk.open(...given)
      request.addEventListener('success', () => {
        const database = request.result
        const { transaction } = database
        database.transaction = function (this: IDBDatabase, ...asked: Parameters<typeof transaction>) {
          const begun = transaction.apply(database, asked)
          if (isFull && asked[1] === 'readwrite') {
            Object.defineProperty(begun, 'error', { value: new DOMException('No room.', 'QuotaExceededError') })
            const put = (): void => begun.abort()
            const { objectStore } = begun
            begun.objectStore = (name) => Object.assign(objectStore.call(begun, name), { put })
          }
          return begun
        }
      })
      return request
    }
    return new Proxy(browser.disk, {
      get: (target, key) => (key === 'open' ? open : Reflect.get(target, key)),
    })
  }
  return {
    disk,
    fill: () => {
      isFull = true
    },
    free: () => {
      isFull = false
    },
  }
}
