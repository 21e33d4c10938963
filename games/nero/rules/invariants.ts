import { CARDS_PER_HAND, LEGIONS_PER_PLAYER, MOST_EMPERORS, MOST_INDEPENDENTS } from '../data/constants.ts'
import { CARD_IDS, GERMANY, NOWHERE, PLACE_IDS, ROME } from './printed.ts'
import {
  allLegionsOf,
  DONE,
  emperors,
  FRESH,
  INDEPENDENT,
  legionsOf,
  MARKED,
  MARKED_DONE,
  markedOf,
  running,
  type State,
  seatsOf,
  standing,
} from './state.ts'

/** What could never be, whatever was played: one sentence for each fault found. */
export function faults(s: State): string[] {
  return [...legionFaults(s), ...commanderFaults(s), ...cardFaults(s), ...handFaults(s)]
}

const isSetUp = (s: State): boolean => s.commander.every((p) => p !== NOWHERE)

function legionFaults(s: State): string[] {
  const found: string[] = []
  if (s.legions.some((count) => count < 0)) found.push('there is less than no legion somewhere')
  let all = allLegionsOf(s, INDEPENDENT)
  if (all > MOST_INDEPENDENTS) found.push(`there are ${all} independent legions`)
  for (const seat of seatsOf(s)) all += allLegionsOf(s, seat)
  // 2.2, 6.6: none comes, none goes.
  if (isSetUp(s) && all !== s.players * LEGIONS_PER_PLAYER) found.push(`there are ${all} legions on the map`)
  for (let owner = 0; owner <= INDEPENDENT; owner++)
    if (legionsOf(s, owner, ROME) > 0) found.push('a legion stands in Rome')
  for (const p of GERMANY) if (markedOf(s, INDEPENDENT, p) > 0) found.push('an independent legion carries a marker')
  return found
}

function commanderFaults(s: State): string[] {
  const found: string[] = []
  const reigning = emperors(s).length
  if (reigning > MOST_EMPERORS) found.push(`there are ${reigning} Emperors`)
  const homes = s.home.filter((z) => z >= 0)
  if (new Set(homes).size !== homes.length) found.push('two players have the same home')
  return found
}

function cardFaults(s: State): string[] {
  const found: string[] = []
  const seen = new Set<number>()
  for (const c of [...s.hands.flat(), ...s.discards.flat(), ...s.spent]) {
    if (seen.has(c)) found.push(`${CARD_IDS[c]} is in two places`)
    seen.add(c)
  }
  for (const hand of s.hands)
    if (hand.some((c, i) => i > 0 && hand[i - 1] > c)) found.push('a hand of cards is not in order')
  return found
}

function handFaults(s: State): string[] {
  const found: string[] = []
  if (s.cardsPlayed > CARDS_PER_HAND) found.push(`${s.cardsPlayed} cards were played in one hand`)
  if (s.points < 0) found.push('more movement points were spent than there were')
  if (s.tribes !== NOWHERE && !GERMANY.includes(s.tribes)) found.push(`the tribes are in ${PLACE_IDS[s.tribes]}`)
  const moving = running(s)
  found.push(...garrisonFaults(s))
  if (moving && standing(s, s.active, moving.at, DONE) < moving.legions) found.push('a stack has legions it has not')
  if (moving?.commander && s.commander[s.active] !== moving.at) found.push('a stack has a commander who is elsewhere')
  return found
}

/** 12.0. A garrison is of legions that are there; a stack has none but where the marker lies. */
function garrisonFaults(s: State): string[] {
  const moving = running(s)
  const ofStack = moving?.garrison ?? 0
  const isThere = ([FRESH, DONE, MARKED, MARKED_DONE] as const).every((how) => {
    const most = s.tribes === NOWHERE ? 0 : standing(s, s.active, s.tribes, how)
    return s.garrison[how] >= 0 && s.garrison[how] <= most
  })
  const isOfStack =
    ofStack === 0 || (moving?.at === s.tribes && ofStack <= moving.legions && ofStack <= s.garrison[DONE])
  return isThere && isOfStack && ofStack >= 0 ? [] : ['the garrison under the Germanic marker is not there']
}
