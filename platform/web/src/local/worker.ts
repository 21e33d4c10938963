import { gameNamed } from '@iacta/registry/browser'
import { Trouble } from '../table/link.ts'
import { Authority, type OtherTabs } from './authority.ts'
import { attend, type Port } from './post.ts'
import { LocalStore } from './store.ts'

/** Where the authority for this browser's tables lives: apart from the page, which sees only what it is told. */

const channel = new BroadcastChannel('iacta tables')

const tabs: OtherTabs = {
  changed: (table) => channel.postMessage(table),
  listen: (heard) => {
    channel.onmessage = ({ data }) => heard(String(data))
  },
}

async function engine(id: string) {
  const game = gameNamed(id)
  if (!game) throw new Trouble('not-found', `There is no game "${id}" here.`)
  try {
    return await game.engine()
  } catch {
    throw new Trouble(
      'offline',
      'The rules of this game are not in this browser yet, and the server cannot be reached.',
    )
  }
}

attend(new Authority({ store: new LocalStore(), engine, tabs }), self as unknown as Port)
