import { asList, asObject, asOneOf, Fault, type JsonFields, type PlayContext, sound } from '@iacta/kernel'
import { LEADER_IDS, LIGHT_DROMON, SHIP_IDS } from '../data/fleets.ts'
import { HEADING_IDS, type HeadingId } from '../data/map.ts'
import { SEAT_IDS, type SeatId } from '../data/table.ts'
import { formSquadrons } from './command.ts'
import { faults } from './invariants.ts'
import { BOTH, HEX_IDS, leaderNamed, leaderSide, NO_LEADER, NO_SHIP, SHIPS, type Ship, shipNamed } from './printed.ts'
import { sequence } from './sequence.ts'
import { begin } from './ship.ts'
import { FATES, has, isOnMap, LEADER_FATES, layout, MARKS, OARS, type State, sideOf } from './state.ts'

/**
 * A position written by hand. Ships and leaders are a few words each, what is under way is a sentence:
 *
 *     { "turn": 2,
 *       "ships": { "goth-01": "2010 east marines 3 fatigue 2", "byz-04": "2007 west raked-port fire 1" },
 *       "leaders": { "baderic": "goth-01", "john": "lost" },
 *       "links": ["goth-01 byz-04"],
 *       "now": "ship goth-01" }
 *
 * Anything else is said as a state tells it (`stack`, `standing` …). A ship that is not named is not on the map. Where there is
 * a `play` to tell and draw for it, what is under way goes on until somebody is asked.
 */
export function fromPosition(json: unknown, play?: PlayContext): State {
  const { ships, leaders, links, now, ...rest } = asObject(json, 'a position')
  const said = {
    ...rest,
    ...(ships === undefined ? {} : shipsIn(asObject(ships, '"ships"'))),
    ...(leaders === undefined ? {} : leadersIn(asObject(leaders, '"leaders"'))),
    ...(links === undefined ? {} : { links: linksIn(asList(links, '"links"')) }),
  }
  const s = layout.written(said)
  if (now !== undefined) {
    if (s.turn === 0) s.turn = 1
    if (s.squadron.every((leader) => leader === NO_LEADER)) for (const side of BOTH) formSquadrons(s, side, [])
    begun(s, String(now))
  }
  sound(s, faults)
  if (now !== undefined && play) sequence.advance(s, play)
  return s
}

const COUNTED = ['marines', 'fatigue', 'fire', 'rammed', 'squadron'] as const
const isCounted = (word: string): word is (typeof COUNTED)[number] => COUNTED.some((one) => one === word)
const FLAGS = ['taken', 'prize'] as const
/** Everything that may be said of a ship; what is none of the others is a mark. */
const WORDS = [...HEADING_IDS, ...OARS, ...COUNTED, ...FLAGS, 'squadron', ...MARKS] as const

/** `hex heading`, or what has become of it; then whatever is true of the ship. */
function shipsIn(ships: JsonFields): JsonFields {
  const told: Record<string, Record<string, unknown>> = { heading: {}, oars: {}, marks: {}, bow: {}, fate: {} }
  for (const key of [...COUNTED, ...FLAGS]) told[key] = {}
  // Marines are told where there are any, and a new ship has all of them.
  for (const id of SHIP_IDS) told.marines[id] = LIGHT_DROMON.marines
  for (const [ship, words] of Object.entries(ships)) {
    const [place, ...more] = String(words).trim().split(/\s+/)
    asOneOf(ship, SHIP_IDS, 'each name in "ships"')
    if (FATES.some((fate) => fate === place)) told.fate[ship] = place
    else if (place !== 'nowhere') told.bow[ship] = place
    const marks: string[] = []
    for (let i = 0; i < more.length; i++) {
      const word = more[i]
      const heading = HEADING_IDS.indexOf(word as HeadingId)
      if (heading >= 0) told.heading[ship] = heading
      else if (word === 'squadron') told.squadron[ship] = more[++i]
      else if (isCounted(word)) told[word][ship] = Number(more[++i])
      else if (FLAGS.some((flag) => flag === word)) told[word][ship] = true
      else if (OARS.some((oars) => oars === word)) told.oars[ship] = word
      else marks.push(asOneOf(word, WORDS, `what is said of ${ship}`))
    }
    told.marks[ship] = marks
  }
  return told
}

/** The ship he is on, `away` or `lost`. */
function leadersIn(leaders: JsonFields): JsonFields {
  const told: Record<string, Record<string, unknown>> = { aboard: {}, leaderFate: {} }
  for (const [leader, word] of Object.entries(leaders)) {
    asOneOf(leader, LEADER_IDS, 'each name in "leaders"')
    const isFate = LEADER_FATES.some((fate) => fate === word)
    told[isFate ? 'leaderFate' : 'aboard'][leader] = word
  }
  return told
}

const linksIn = (links: readonly unknown[]): JsonFields[] =>
  links.map((pair) => {
    const [a, b] = String(pair)
      .split(' ')
      .map((id) => asOneOf(id, SHIP_IDS, 'each ship of "links"'))
      .sort((one, other) => shipNamed(one) - shipNamed(other))
    if (b === undefined || a === b) throw new Fault(`each of "links" names two ships, not "${String(pair)}"`)
    return { one: a, other: b }
  })

/** Enters the steps that a sentence says are under way. */
function begun(s: State, now: string): void {
  const [what, , who = ''] = now.split(' ')
  const side = SEAT_IDS.indexOf(who as SeatId)
  s.stack = [{ step: 'battle' }]
  if (now === 'turn begins') return
  if (now === 'turn ends') s.stack.push({ step: 'turn', at: AT.end })
  else if (what === 'squadrons' && side >= 0)
    s.stack.push({ step: 'turn', at: AT.detached }, { step: 'squadrons', next: side })
  else if (what === 'detached' && side >= 0)
    s.stack.push({ step: 'turn', at: AT.end }, { step: 'detached', next: side, passed: [false, false] })
  else if (what === 'squadron' && LEADER_IDS.some((id) => id === who)) enterSquadron(s, leaderNamed(who))
  else if (what === 'ship' && SHIP_IDS.includes(now.slice(5))) enterShip(s, shipNamed(now.slice(5)))
  else
    throw new Fault(
      `"now" must be "turn begins", "turn ends", "squadrons of <side>", "squadron of <leader>", "detached of <side>" or "ship <ship>", not "${now}"`,
    )
}

/** How far the outline of a turn has come when a phase of it is under way. */
const AT = { detached: 4, end: 5 } as const

function enterSquadron(s: State, leader: ReturnType<typeof leaderNamed>): void {
  s.led[leader] = true
  s.stack.push(
    { step: 'turn', at: AT.detached },
    { step: 'squadrons', next: 1 - leaderSide(leader) },
    { step: 'squadron', leader, shifted: false, begun: false },
  )
}

function enterShip(s: State, ship: Ship): void {
  if (!isOnMap(s, ship)) throw new Fault(`${SHIP_IDS[ship]} cannot be active: it is not on the map`)
  const leader = s.squadron[ship]
  if (leader === NO_LEADER)
    s.stack.push({ step: 'turn', at: AT.end }, { step: 'detached', next: 1 - sideOf(s, ship), passed: [false, false] })
  else {
    enterSquadron(s, leader)
    s.stack[s.stack.length - 1] = { step: 'squadron', leader, shifted: false, begun: true }
  }
  begin(s, ship, true)
}

/** Any moment in these words: ships, leaders and links as above, the rest as it is told. */
export function positionOf(s: State): JsonFields {
  const {
    bow: _bow,
    heading: _heading,
    marines: _marines,
    fatigue: _fatigue,
    oars: _oars,
    fire: _fire,
    rammed: _rammed,
    taken: _taken,
    prize: _prize,
    fate: _fate,
    marks: _marks,
    squadron: _squadron,
    links: _links,
    aboard: _aboard,
    leaderFate: _leaderFate,
    ...rest
  } = layout.encode(s)
  return {
    ...rest,
    ships: Object.fromEntries(SHIPS.map((ship) => [SHIP_IDS[ship], shipInWords(s, ship)])),
    leaders: Object.fromEntries(
      LEADER_IDS.flatMap((id, leader) => {
        const word = s.aboard[leader] === NO_SHIP ? s.leaderFate[leader] : SHIP_IDS[s.aboard[leader]]
        return word === 'in-play' ? [] : [[id, word]]
      }),
    ),
    links: s.links.map(({ one, other }) => `${SHIP_IDS[one]} ${SHIP_IDS[other]}`),
  }
}

function shipInWords(s: State, ship: Ship): string {
  const place = isOnMap(s, ship) ? HEX_IDS[s.bow[ship]] : s.fate[ship] === 'afloat' ? 'nowhere' : s.fate[ship]
  const counted = (word: string, value: number): string[] => (value > 0 ? [`${word} ${value}`] : [])
  return [
    place,
    HEADING_IDS[s.heading[ship]],
    ...(s.marines[ship] === LIGHT_DROMON.marines ? [] : [`marines ${s.marines[ship]}`]),
    ...counted('fatigue', s.fatigue[ship]),
    ...counted('fire', s.fire[ship]),
    ...counted('rammed', s.rammed[ship]),
    ...(s.oars[ship] === 'sound' ? [] : [s.oars[ship]]),
    ...(s.taken[ship] ? ['taken'] : []),
    ...(s.prize[ship] ? ['prize'] : []),
    ...MARKS.filter((mark) => has(s, ship, mark)),
    ...(s.squadron[ship] === NO_LEADER ? [] : [`squadron ${LEADER_IDS[s.squadron[ship]]}`]),
  ].join(' ')
}
