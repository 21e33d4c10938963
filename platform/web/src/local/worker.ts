import type { SettledOptions } from '@iacta/kernel'
import type { GameEngine } from '../board/index.ts'
import { Authority, type OtherTabs } from './authority.ts'
import type { Thinking } from './computer.ts'
import { part } from './game-part.ts'
import { LocalStore } from './store.ts'
import { attend, type Port } from './worker-messages.ts'

/** Where the authority for this browser's tables lives: apart from the page, which sees only what it is told. */

const channel = new BroadcastChannel('iacta tables')

const tabs: OtherTabs = {
  changed: (table) => channel.postMessage(table),
  listen: (heard) => {
    channel.onmessage = ({ data }) => heard(String(data))
  },
}

const engine = (id: string): Promise<GameEngine> => part(id, (game) => game.engine())
const opening = (id: string, options: SettledOptions): Promise<GameEngine> =>
  part(id, (game) => (game.opening ?? game.engine)(options))

const thinking = (id: string): Promise<Thinking> =>
  part(id, async (game) => {
    const [brain, bots] = await Promise.all([game.brain(), import('./thinking.ts')])
    return { brain, bots }
  })

const helpers = async () => (await import('./search-helpers.ts')).helpersHere()

/** A worker of another name does something else instead, so that no table has to wait for it; what that takes it fetches. */
if (self.name !== 'tables') {
  const errands = import('./errands.ts')
  self.onmessage = ({ data }) => void errands.then(({ run }) => run(self.name, data))
} else
  attend(new Authority({ store: new LocalStore(), engine, opening, thinking, tabs, helpers }), self as unknown as Port)
