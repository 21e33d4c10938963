import { juliusCaesar } from '@iacta/julius-caesar'
import {
  type Chance,
  EVERYONE,
  type GameBrain,
  type GamePackage,
  type Handover,
  type Hands,
  handsAfter,
  NOBODYS,
  nextScreen,
  quickChance,
  type Screen,
  spokenUp,
} from '@iacta/kernel'
import { nero } from '@iacta/nero'
import { describe, expect, test } from 'vitest'
import { type Engine, WorkerTable } from '../src/local/worker-table.ts'

type Act = { readonly do: string; readonly [field: string]: unknown }

/** To leave undone what was put to all. */
const FORGOES: readonly string[] = ['pass', 'end-regroup', 'end-disbanding']

/** A table on one screen, played by the computer's judgement without thinking ahead: how often does it change hands? */
class SharedScreen {
  readonly live: WorkerTable
  readonly #brain: GameBrain<unknown, unknown, unknown>
  readonly #chance: Chance
  hands: Hands = NOBODYS
  curtains = 0
  questions = 0
  readonly done: { readonly seat: string; readonly action: Act }[] = []

  constructor(pack: GamePackage, seats: readonly string[], seed: number) {
    this.#chance = quickChance(seed)
    this.#brain = pack.brain
    const engine: Engine = { game: pack.game, chance: quickChance(seed + 100) }
    const mine = Object.fromEntries(seats.map((seat) => [seat, 'me' as const]))
    const options = seats.length > 2 ? { players: seats.length } : {}
    this.live = WorkerTable.begin(engine, { id: 'here', options, seats: mine, origin: null, record: null })
  }

  get isOver(): boolean {
    return this.live.kept.outcome !== null
  }

  handover(): Handover {
    const handover = this.live.handover()
    if (!handover) throw new Error('nobody shares this screen')
    return handover
  }

  screen(): Screen {
    const handover = this.handover()
    const screen = nextScreen(handover, this.hands)
    this.hands = handsAfter(this.hands, screen, handover)
    return screen
  }

  /** What somebody would do, by what he knows. */
  #plan(seat: string): Act {
    const number = this.live.kept.seats.findIndex((row) => row.seat === seat)
    const { scene, happenings } = this.live.scene(seat, 0)
    const known = { seat: number, view: scene.view, heard: happenings.map((told) => ({ ...told, to: EVERYONE })) }
    const [action] = this.#brain.plan(this.#brain.worlds(known)(this.#chance), number, this.#chance, 0)
    return action as Act
  }

  /** Whatever the screen asks for next. */
  goOn(): void {
    const screen = this.screen()
    if (screen.shows === 'curtain') {
      this.curtains++
      this.hands = { ...this.hands, holder: screen.seat }
      return
    }
    if (screen.shows === 'question') {
      this.questions++
      const speaker = screen.seats.find((seat) => !FORGOES.includes(this.#plan(seat).do))
      if (speaker === undefined) this.live.passAll()
      else {
        this.live.speakUp(speaker)
        this.hands = spokenUp(this.hands, speaker, this.handover().number)
      }
      return
    }
    const { decides } = this.handover()
    const seat = screen.from ?? decides?.seat ?? ''
    const { scene } = this.live.scene(screen.from, 0)
    const action = this.#plan(seat)
    // What is listed on this screen is what may be done.
    expect(scene.actions).toContainEqual(action)
    this.done.push({ seat, action })
    this.live.act(seat, action, decides && screen.from === null ? decides.sequence : scene.sequence)
  }
}

describe('one screen for several', () => {
  test('in Nero changes hands about twice in a hand', () => {
    const table = new SharedScreen(nero as GamePackage, ['galba', 'otho', 'vitellius', 'vespasian'], 1)
    while (!table.isOver) table.goOn()
    const hands = table.done.filter(({ action }) => action.do === 'end').length
    expect(hands).toBeGreaterThan(40)
    expect(table.questions).toBeGreaterThan(hands / 2)
    expect(table.curtains / hands).toBeLessThan(2.5)
  })

  test('in Julius Caesar changes hands as often as secret cards and moves need, and never for a battle', () => {
    let [turns, curtains, inBattle] = [0, 0, 0]
    for (const seed of [1, 2, 3]) {
      const table = new SharedScreen(juliusCaesar as GamePackage, ['caesar', 'pompeius'], seed)
      while (!table.isOver) {
        if (table.screen().shows === 'curtain' && table.handover().decides) inBattle++
        table.goOn()
      }
      turns += table.done.filter(({ action }) => action.do === 'play').length / 2
      curtains += table.curtains
    }
    expect(turns).toBeGreaterThan(20)
    expect(inBattle).toBe(0)
    // Two choose a card, and then two move, of whom one may have just chosen: three times, and once more in Winter.
    expect(curtains / turns).toBeLessThan(4)
  })
})
