import { type AskingStep, leave, only } from '@iacta/kernel'
import { ROAD_LIMIT } from '../data/constants.ts'
import { type Action, blockIn, END_REGROUP, placeTo, regroup as regroupAction } from './action.ts'
import { blockId, colourOf, placeId, sideId, tellOfBlock } from './happenings.ts'
import { waysOf } from './movement.ts'
import { type Block, isNavis, isSea, linkTo, type Place, ROAD_COUNT, type Road, type Side } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing } from './reasons.ts'
import { blocksAt, type Frame, isOpen, put, type State } from './state.ts'

type Regroup = Extract<Frame, { step: 'regroup' }>

/** 7.7, 7.83. Each block of the winner may go one space, to places Friendly or Vacant, or stay. */
export const regroup: AskingStep<State, Regroup, Action> = {
  clause: 'JC-7.7a',
  asks: (_, frame) => only(frame.side),

  actions(s, frame) {
    const list: Action[] = [END_REGROUP]
    for (const b of blocksAt(s, frame.place, frame.side))
      for (const { to } of waysOf(b, frame.place)) if (!regroupBar(s, frame, b, to)) list.push(regroupAction(b, to))
    return list
  },

  refusal(s, frame, _, action) {
    if (action.do === 'end-regroup') return null
    if (action.do !== 'regroup') return undefined
    const bar = regroupBar(s, frame, blockIn(action), placeTo(action))
    return asRefusal(bar, { block: action.block, at: placeId(frame.place), to: action.to })
  },

  play(s, frame, _, action, play) {
    if (action.do === 'end-regroup') leave(s)
    if (action.do !== 'regroup') return
    const b = blockIn(action)
    const to = placeTo(action)
    const border = linkTo(waysOf(b, frame.place), to)?.border
    if (border !== undefined && border < ROAD_COUNT) s.roads[border]++
    tellOfBlock(play, 'regrouped', frame.side, {
      block: blockId(b),
      colour: colourOf(b),
      from: placeId(frame.place),
      to: placeId(to),
    })
    put(s, b, to)
  },

  prompt: (_, frame, seat) => {
    const params = { at: placeId(frame.place), side: sideId(frame.side) }
    return ask(seat === frame.side ? 'regroup' : 'wait-regroup', params)
  },
}

/** 7.83: what Navis may do after a battle at sea, and after one in a port. */
const NAVIS_NOT_THERE = {
  sea: citing('not-there-to-regroup', 'JC-7.83a'),
  port: citing('not-there-to-regroup', 'JC-7.83b'),
}
const FROM_A_PORT = citing('navis-regroup-ways', 'JC-7.83b')

function regroupBar(s: State, { side, place }: Omit<Regroup, 'step'>, b: Block, to: Place): Bar {
  if (s.side[b] !== side) return 'not-a-winner'
  if (s.place[b] !== place) return isNavis[b] ? NAVIS_NOT_THERE[isSea[place] ? 'sea' : 'port'] : 'not-there-to-regroup'
  const link = linkTo(waysOf(b, place), to)
  if (!link && isNavis[b]) return isSea[place] ? 'navis-regroup-ways' : FROM_A_PORT
  if (!link) return isSea[to] ? 'regroup-by-sea' : 'regroup-not-adjacent'
  if (!isOpen(s, side, to)) return 'regroup-not-open'
  if (isNavis[b]) return null
  return s.roads[link.border] < ROAD_LIMIT.regroup[(link as Road).road] ? null : 'regroup-road-full'
}

/** Whether the winner has anywhere to go. */
export const canRegroup = (s: State, side: Side, place: Place): boolean =>
  blocksAt(s, place, side).some((b) => waysOf(b, place).some(({ to }) => !regroupBar(s, { side, place }, b, to)))
