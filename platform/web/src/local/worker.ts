import type { SettledOptions } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import type { BrowserGame, GameEngine } from '../board/index.ts'
import { Trouble } from '../table/link.ts'
import { Authority, type OtherTabs } from './authority.ts'
import type { Thinking } from './computer.ts'
import type { CourseAsk, CourseNews } from './course-analysis.ts'
import type { DiceAsk } from './dice.ts'
import type { Helper, Order } from './search-helpers.ts'
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

/** A part of a game, fetched when it is needed. */
async function part<T>(id: string, fetch: (game: BrowserGame) => Promise<T>): Promise<T> {
  const game = gameNamed(id)
  if (!game) throw new Trouble('not-found', `There is no game "${id}" here.`)
  try {
    return await fetch(game)
  } catch {
    throw new Trouble(
      'offline',
      'The rules of this game are not in this browser yet, and the server cannot be reached.',
    )
  }
}

const engine = (id: string): Promise<GameEngine> => part(id, (game) => game.engine())
const opening = (id: string, options: SettledOptions): Promise<GameEngine> =>
  part(id, (game) => (game.opening ?? game.engine)(options))

const thinking = (id: string): Promise<Thinking> =>
  part(id, async (game) => {
    const [brain, bots] = await Promise.all([game.brain(), import('./thinking.ts')])
    return { brain, bots }
  })

/** Looks back at a finished game instead: in a worker of its own, so that no table has to wait for it. */
function lookBackWhenAsked(): void {
  const tell = (news: CourseNews): void => self.postMessage(news)
  self.onmessage = ({ data }) => {
    const ask = data as CourseAsk
    Promise.all([part(ask.record.game, async (game) => game), import('./course-analysis.ts')])
      .then(([game, { lookBack }]) => lookBack(game, ask, tell))
      .catch((error: unknown) => tell({ failed: String(error) }))
  }
}

/** Draws the dice of a finished game again instead, in a worker of its own. */
function checkDiceWhenAsked(): void {
  self.onmessage = ({ data }) => {
    const ask = data as DiceAsk
    Promise.all([part(ask.record.game, async (game) => game), import('./dice.ts')])
      .then(([game, { checkDice }]) => checkDice(game, ask))
      .then((verdict) => self.postMessage({ verdict }))
      .catch((error: unknown) => self.postMessage({ failed: String(error) }))
  }
}

/** Thinks along with another worker, which tells it about what. */
function helpWhenAsked(): void {
  const helping = import('./helper.ts').then(
    ({ Helping }) =>
      new Helping(
        (id) => part(id, async (game) => game),
        (found) => self.postMessage(found),
      ),
  )
  self.onmessage = ({ data }) => void helping.then((helper) => helper.hear(data as Order))
}

const HELPER = 'helper'

const helpers = async () => {
  const { helpersFor, SearchHelpers } = await import('./search-helpers.ts')
  return new SearchHelpers(
    helpersFor(navigator.hardwareConcurrency),
    () => new Worker(self.location.href, { type: 'module', name: HELPER }) as Helper,
  )
}

if (self.name === 'course') lookBackWhenAsked()
else if (self.name === 'dice') checkDiceWhenAsked()
else if (self.name === HELPER) helpWhenAsked()
else
  attend(new Authority({ store: new LocalStore(), engine, opening, thinking, tabs, helpers }), self as unknown as Port)
