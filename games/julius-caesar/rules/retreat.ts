import { includes, type PlayContext, within } from '@iacta/kernel'
import { ROAD_LIMIT } from '../data/constants.ts'
import type { ClauseId } from '../data/ledger.ts'
import { blockId, placeId, sideId, tell } from './happenings.ts'
import { waysOf } from './movement.ts'
import {
  type Block,
  isNavis,
  isPort,
  isSea,
  linkTo,
  type Place,
  ROAD_COUNT,
  type Road,
  SEA_WAYS_FROM,
} from './printed.ts'
import { type Bar, citing, type Reason } from './reasons.ts'
import {
  type BattleFrame,
  type Contest,
  contestAt,
  isFriendly,
  isOpen,
  isVacant,
  NO_BORDER,
  put,
  type State,
} from './state.ts'

/** 7.6. Whether a block may retreat there: by road or strait, or for a Navis over a sea border. */
export function retreatBar(s: State, frame: BattleFrame, b: Block, to: Place): Bar {
  const contest = contestAt(s, frame.place) as Contest
  const link = linkTo(waysOf(b, frame.place), to)
  if (!link) return isNavis[b] ? (isSea[frame.place] ? 'navis-one-space' : 'navis-retreat-ways') : 'not-adjacent'
  if (!isOpen(s, s.side[b], to)) return 'retreat-not-open'
  const attacks = contest.attacker === s.side[b]
  const friendly = isFriendly(s, s.side[b], to)
  const came = contest.borders.includes(link.border)
  return isNavis[b]
    ? navisBar(to, attacks, friendly, came)
    : (roadBar(attacks, friendly, came) ?? limitBar(s, link as Road))
}

/** Why a block may not retreat there, under the clause of its role and of the kind of battle it is in. */
export function citedRetreatBar(s: State, frame: BattleFrame, b: Block, to: Place): Bar {
  const bar = retreatBar(s, frame, b, to)
  const clause = typeof bar === 'string' && retreatClause(s, frame, b, to, bar)
  return clause ? citing(bar as Reason, clause) : bar
}

function retreatClause(s: State, frame: BattleFrame, b: Block, to: Place, bar: Reason): ClauseId | null {
  const contest = contestAt(s, frame.place) as Contest
  const role = contest.attacker !== s.side[b] ? 'defender' : isVulcans(s) ? 'cleopatra' : 'attacker'
  switch (bar) {
    case 'not-adjacent':
      if (isSea[to]) return 'JC-4.1a'
      if (role === 'attacker') return isVacant(s, to) ? 'JC-7.62b' : 'JC-7.62a'
      return role === 'defender' ? 'JC-7.63a' : 'JC-7.52j'
    case 'retreat-road-not-used':
      return hasExchanged(contest) ? 'JC-7.31k' : role === 'cleopatra' ? 'JC-7.52j' : 'JC-7.62b'
    case 'navis-border-not-used':
      return hasExchanged(contest) ? 'JC-7.31k' : isSea[frame.place] ? 'JC-7.82b' : 'JC-7.82e'
    case 'retreat-road-of-attacker':
      return hasExchanged(contest) ? 'JC-7.31l' : 'JC-7.63b'
    case 'navis-border-of-attacker':
      return hasExchanged(contest) ? 'JC-7.31l' : isSea[frame.place] ? 'JC-7.82c' : 'JC-7.82e'
    default:
      return null
  }
}

/** 7.31: after an exchange of roles the Attacker has borders, those of his Reserves, but no Main Attack. */
const hasExchanged = ({ main, borders }: Contest): boolean => main === NO_BORDER && borders.length > 0

/** 7.52: the battle that Cleopatra begins when Vulcan wins her over is fought before the Battle Phase. */
const isVulcans = (s: State): boolean => within(s, 'battles') === null

/** 7.62, 7.63. The Attacker to Friendly cities, or back the way he came; the Defender never the way the Attacker came. */
function roadBar(attacks: boolean, friendly: boolean, came: boolean): Bar {
  if (attacks) return friendly || came ? null : 'retreat-road-not-used'
  return came ? 'retreat-road-of-attacker' : null
}

/** 7.61. Fresh limits every Round; one block over a strait. */
function limitBar(s: State, road: Road): Bar {
  if (s.roads[road.border] < ROAD_LIMIT.retreat[road.road]) return null
  return road.road === 'strait' ? 'retreat-strait-full' : 'retreat-road-full'
}

/** 7.82. Friendly waters are always open; Vacant ones to the Attacker where he came from, to the Defender elsewhere. */
function navisBar(to: Place, attacks: boolean, friendly: boolean, came: boolean): Bar {
  if (friendly) return null
  if (attacks) return came ? null : 'navis-border-not-used'
  if (!isSea[to]) return 'navis-not-to-vacant-port'
  return came ? 'navis-border-of-attacker' : null
}

/** 7.64. A land block over one Friendly sea to a Friendly port of that sea, one a Round for each side. */
export function sailBar(s: State, frame: BattleFrame, b: Block, to: Place): Bar {
  const side = s.side[b]
  if (isNavis[b]) return 'land-blocks-sail'
  if (!isPort[frame.place]) return 'sail-from-port-only'
  if (includes(frame.sailed, side)) return 'sail-used'
  if (to === frame.place || !isPort[to] || !isFriendly(s, side, to)) return 'sail-port-not-friendly'
  const reaches = SEA_WAYS_FROM[frame.place].some(
    ({ to: sea }) => isFriendly(s, side, sea) && linkTo(SEA_WAYS_FROM[sea], to) !== undefined,
  )
  if (reaches) return null
  const touches = SEA_WAYS_FROM[frame.place].some(({ to: sea }) => linkTo(SEA_WAYS_FROM[sea], to) !== undefined)
  return touches ? 'sail-sea-not-friendly' : OVER_SEVERAL_SEAS
}

const OVER_SEVERAL_SEAS = citing('sail-sea-not-friendly', 'JC-7.64c')

export const retreatsOf = (s: State, frame: BattleFrame, b: Block): Place[] =>
  waysOf(b, frame.place).flatMap(({ to }) => (retreatBar(s, frame, b, to) ? [] : [to]))

export function sailsOf(s: State, frame: BattleFrame, b: Block): Place[] {
  const side = s.side[b]
  if (isNavis[b] || !isPort[frame.place] || includes(frame.sailed, side)) return []
  const ports = new Set<Place>()
  for (const { to: sea } of SEA_WAYS_FROM[frame.place])
    if (isFriendly(s, side, sea)) for (const { to } of SEA_WAYS_FROM[sea]) if (!sailBar(s, frame, b, to)) ports.add(to)
  return [...ports].sort((a, c) => a - c)
}

export function retreatTo(s: State, b: Block, to: Place, play: PlayContext): void {
  const border = linkTo(waysOf(b, s.place[b]), to)?.border
  if (border !== undefined && border < ROAD_COUNT) s.roads[border]++
  withdraw(s, b, to, false, play)
}

export const sailTo = (s: State, b: Block, to: Place, play: PlayContext): void => withdraw(s, b, to, true, play)

function withdraw(s: State, b: Block, to: Place, bySea: boolean, play: PlayContext): void {
  const from = placeId(s.place[b])
  tell(play, 'retreated', { side: sideId(s.side[b]), block: blockId(b), from, to: placeId(to), bySea })
  s.acted[b] = 0
  put(s, b, to)
}
