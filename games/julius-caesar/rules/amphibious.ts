import { type AskingStep, become, enter, leave, only } from '@iacta/kernel'
import { type Action, blockIn, move, placeTo } from './action.ts'
import { blockId, colourOf, placeId, sideId, tellOfBlock } from './happenings.ts'
import { leaveBar, waitBar } from './movement.ts'
import { type Block, isSea, linkTo, type Place, SEA_WAYS_FROM, type Side } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import { type CrossingFrame, isFriendly, isOpen, type MovesFrame, put, type State } from './state.ts'

/** 6.3. Whether a land block may put to sea here: before all other moves, at a Move Point each. */
export function embarkBar(s: State, frame: MovesFrame, b: Block, sea: Place): Bar {
  const port = s.place[b]
  const way = linkTo(SEA_WAYS_FROM[port], sea)
  if (!way) return 'sea-not-touched'
  if (frame.god) return 'amphibious-not-by-event'
  if (frame.active.length > 0) return 'amphibious-first'
  if (frame.points === 0) return 'no-move-points'
  return leaveBar(s, b, way.border) ?? seaBar(s, frame.side, [], sea, port)
}

/** A sea on the way: Friendly, not crossed before, and leading somewhere. */
function seaBar(s: State, side: Side, crossed: readonly Place[], sea: Place, port: Place): Bar {
  if (!isFriendly(s, side, sea)) return 'sea-not-friendly'
  return canLand(s, side, [...crossed, sea], port) ? null : 'no-port-to-land'
}

/** 6.3. A port to land in: Friendly or Vacant, and not the one the block comes from. */
function landingBar(s: State, side: Side, port: Place, origin: Place): Bar {
  if (port === origin) return 'port-of-departure'
  return isOpen(s, side, port) ? null : 'port-not-open'
}

/** Whether some port can be reached from the last of these seas over Friendly seas not yet crossed. */
function canLand(s: State, side: Side, crossed: readonly Place[], origin: Place): boolean {
  return SEA_WAYS_FROM[crossed[crossed.length - 1]].some(({ to }) =>
    isSea[to]
      ? isFriendly(s, side, to) && !crossed.includes(to) && canLand(s, side, [...crossed, to], origin)
      : !landingBar(s, side, to, origin),
  )
}

export function embark(s: State, frame: MovesFrame, b: Block, sea: Place): void {
  s.moved[b] = 1
  become(s, { ...frame, points: frame.points - 1 })
  enter(s, { step: 'crossing', block: b, seas: [sea] })
}

function crossingBar(s: State, { block: b, seas }: CrossingFrame, to: Place): Bar {
  const side = s.side[b]
  const here = seas[seas.length - 1]
  if (seas.includes(to)) return 'sea-crossed-already'
  if (!linkTo(SEA_WAYS_FROM[here], to)) return isSea[to] ? 'seas-not-adjacent' : 'not-a-port-of-this-sea'
  return isSea[to] ? seaBar(s, side, seas, to, s.place[b]) : landingBar(s, side, to, s.place[b])
}

/** 6.3. A land block on the water goes from sea to adjacent sea and lands in a port of the last. */
export const crossing: AskingStep<State, CrossingFrame, Action> = {
  clause: 'JC-6.3a',
  asks: (s, frame) => only(s.side[frame.block]),

  actions: (s, frame) =>
    SEA_WAYS_FROM[frame.seas[frame.seas.length - 1]]
      .filter(({ to }) => !crossingBar(s, frame, to))
      .map(({ to }) => move(frame.block, to)),

  refusal(s, frame, _, action) {
    if (action.do !== 'move') return undefined
    const b = blockIn(action)
    const bar = b === frame.block ? crossingBar(s, frame, placeTo(action)) : waitBar(s, s.side[frame.block], b)
    return asRefusal(bar, { block: action.block, to: action.to })
  },

  play(s, frame, _, action, play) {
    if (action.do !== 'move') return
    const to = placeTo(action)
    if (isSea[to]) {
      become(s, { ...frame, seas: [...frame.seas, to] })
      return
    }
    leave(s)
    const command = s.stack[s.stack.length - 1] as MovesFrame
    become(s, { ...command, guarded: [...new Set([...command.guarded, ...frame.seas])] })
    tellOfBlock(play, 'shipped', s.side[frame.block], {
      block: blockId(frame.block),
      colour: colourOf(frame.block),
      from: placeId(s.place[frame.block]),
      to: placeId(to),
      seas: frame.seas.map(placeId),
    })
    put(s, frame.block, to)
  },

  prompt: (s, frame, seat) =>
    seat === s.side[frame.block]
      ? ask('crossing', { block: blockId(frame.block), at: placeId(frame.seas[frame.seas.length - 1]) })
      : ask('wait-moves', { side: sideId(s.side[frame.block]) }),
}
