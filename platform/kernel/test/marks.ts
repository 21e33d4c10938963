import { EVERYONE, type Game, includes, NOBODY, only, type Seat, type SeatSet } from '@iacta/kernel'

/**
 * A game to try undo on: all seats make and move marks of their own, unseen and as often as they like, until each says
 * that it is ready; then a die is cast, and seat after seat does the same alone and in the open. Twice.
 */
export type MarksAction = { do: 'mark'; n: number } | { do: 'ready' }

export interface MarksState {
  marks: number[][]
  ready: SeatSet
  /** Who marks alone; null while all do. */
  alone: Seat | null
  round: number
  dice: number[]
}

const SEATS = [0, 1, 2]
const ALL = SEATS.reduce((set, seat) => set | only(seat), NOBODY)

const waiting = (s: MarksState): SeatSet => (s.round === 2 ? NOBODY : s.alone === null ? ALL & ~s.ready : only(s.alone))

/** Plays as `marks` does, and counts how often. */
export interface Counted {
  readonly game: Game<MarksState, MarksAction, MarksState, object>
  plays: number
}

export function countedMarks(): Counted {
  const counted: Counted = {
    plays: 0,
    game: {
      id: 'marks',
      edition: 1,
      options: {},
      seats: () => ['one', 'two', 'three'],
      seated: () => ['one', 'two', 'three'],
      start: () => ({ marks: SEATS.map(() => []), ready: NOBODY, alone: null, round: 0, dice: [] }),
      waiting,
      actions: (s, seat) => (includes(waiting(s), seat) ? [{ do: 'mark', n: 0 }, { do: 'ready' }] : []),
      refusal: (s, seat) => (includes(waiting(s), seat) ? null : { reason: 'not-your-turn', clause: null, params: {} }),
      play(s, seat, action, play) {
        counted.plays++
        if (!includes(waiting(s), seat)) throw new Error(`seat ${seat} is not asked`)
        play.tell({ key: action.do, params: { seat, marks: s.marks[seat].length }, to: only(seat) })
        if (action.do === 'mark') s.marks[seat] = [...s.marks[seat].slice(-3), action.n]
        else if (s.alone === null) s.ready |= only(seat)
        else s.alone++
        if (s.alone === null && s.ready === ALL) {
          s.dice.push(play.chance.die(6))
          play.tell({ key: 'cast', params: { marks: s.marks }, to: EVERYONE })
          s.ready = NOBODY
          s.alone = 0
        } else if (s.alone === SEATS.length) {
          s.alone = null
          s.round++
        }
      },
      view: (s) => s,
      prompt: () => ({ key: 'mark', params: {} }),
      outcome: (s) => (s.round === 2 ? { winners: [], way: 'done', params: {} } : null),
      clone: (s) => ({ ...s, marks: s.marks.slice(), dice: s.dice.slice() }),
      imagine: ({ view }) => view,
      readAction: (json) => json as MarksAction,
      encode: (s) => structuredClone(s),
      decode: (json) => structuredClone(json) as MarksState,
      faults: () => [],
    },
  }
  return counted
}
