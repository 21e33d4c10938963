import type { PlayContext } from '@iacta/kernel'
import { CLEOPATRA_NEW_SIDE_STEPS } from '../data/constants.ts'
import { blockId, placeId, sideId, tell } from './happenings.ts'
import { type Block, CLEOPATRA, enemyOf, HOME_SIDE, isLeader } from './printed.ts'
import { changeSide, FALLEN, NO_BORDER, type State, TROPHY, takeOff } from './state.ts'

/** 7.4, 3.11. Takes one step from a block; one that has none left is eliminated. */
export function loseStep(s: State, b: Block, play: PlayContext): void {
  s.steps[b]--
  if (s.steps[b] === 0) eliminate(s, b, play)
}

/** 7.5, EV-jupiter. To the pool of the colour it bears, face up; a leader to the enemy's trophies; Cleopatra to the other side. */
export function eliminate(s: State, b: Block, play: PlayContext): void {
  const at = placeId(s.place[b])
  const side = s.side[b]
  if (b === CLEOPATRA) {
    // 7.52
    changeSide(s, b, enemyOf(side))
    s.steps[b] = CLEOPATRA_NEW_SIDE_STEPS
    s.entry[b] = NO_BORDER
    tell(play, 'cleopatra-changes-side', { side: sideId(s.side[b]), at })
    return
  }
  tell(play, 'eliminated', { side: sideId(side), block: blockId(b), at })
  takeOff(s, b, isLeader[b] ? TROPHY : FALLEN)
  // 7.51
  if (isLeader[b]) tell(play, 'trophy', { side: sideId(enemyOf(HOME_SIDE[b])), block: blockId(b) })
}
