import { type ActionIn, actionsOf, amount, byScenario, named, verb, word } from '@iacta/kernel'
import { MOST_BID } from '../data/table.ts'
import { FACTS, type Facts, type Hex, type Leader, SCENARIO_IDS, type ScenarioId, type Unit } from './printed.ts'
import { STANDING, type State } from './state.ts'

/** Everything a player can do. Small values, one for each decision. */
function verbsOf({ hexIds, unitIds, leaderIds }: Facts) {
  const HEX = named<string, Hex>(hexIds)
  const UNIT = named<string, Unit>(unitIds)
  const LEADER = named<string, Leader>(leaderIds)
  const FACING = amount(0, 5)
  const WAY = word(['left', 'right'])
  return {
    // At any time, for all to see
    stand: verb('order', word(STANDING)),
    recall: verb('order', word(STANDING)),
    // Before the battle
    bid: verb('points', amount(0, MOST_BID)),
    side: verb('named', word(['first', 'second'])),
    /** Puts the unit or leader whose turn it is somewhere. */
    place: verb('at', HEX, 'facing', FACING),
    /** Puts all that is left where it usually stands. */
    usual: verb(),
    // Leaders (5.0)
    activate: verb('leader', LEADER),
    pass: verb('leader', LEADER),
    /** In an enemy's zone: for a chance to get free of it (5.26). */
    wait: verb('leader', LEADER),
    trump: verb('leader', LEADER),
    decline: verb(),
    /** Rolls for the right to command lines (4.33). */
    roll: verb(),
    /** Rolls for another Orders Phase (5.3). */
    momentum: verb(),
    // Orders (5.22, 5.23)
    order: verb('unit', UNIT),
    /** A line of the command table, with one unit of it; infantry side by side or one behind the other (4.32), or the
     *  wedge (CASI-07). */
    line: verb('line', amount(1, 6), 'unit', UNIT, 'as', word(['rank', 'file', 'wedge'])),
    recover: verb('unit', UNIT),
    rally: verb('unit', UNIT),
    lead: verb('leader', LEADER),
    replace: verb('leader', LEADER, 'at', HEX),
    /** How a rallied unit faces, or one that got off its horses or on them (10.27, 11.1). */
    face: verb('facing', FACING),
    done: verb(),
    // Under way (6.0, 7.1)
    step: verb('to', HEX),
    turn: verb('by', WAY),
    /** A unit that has not moved says whether it will, which makes it aim worse (8.11). */
    fire: verb('at', UNIT, 'after', word(['stay', 'move'])),
    /** Forms column or line, and halts (6.41); gets off the horses or on them (11.1). */
    form: verb('facing', FACING),
    mount: verb(),
    /** At a hex where leaders are alone (8.19). */
    snipe: verb('leader', LEADER, 'after', word(['stay', 'move'])),
    /** Fire of a unit that is not under way: of a line that has moved, or of artillery (8.21, 11.65). */
    loose: verb('unit', UNIT, 'at', UNIT),
    /** Harassment and dispersal (8.31). */
    harass: verb('at', UNIT),
    /** Forms a shield wall, or leaves it (11.71, 11.74). */
    shield: verb(),
    lower: verb(),
    /** Turns artillery from firing to moving or back (11.62). */
    serve: verb('unit', UNIT),
    halt: verb(),
    /** A light unit that came next to an enemy says whether it will shock (7.32). */
    charge: verb(),
    hold: verb(),
    // Reactions (6.5, 7.14, 8.2)
    withdraw: verb(),
    /** With the whole line of horse (6.58). */
    fallback: verb(),
    /** Feigned retreat (6.7). */
    feign: verb(),
    /** Which of several feigns first (6.75). */
    decoy: verb('unit', UNIT),
    /** A leader stays behind when his unit withdraws or routs (4.62, 10.25). */
    part: verb('leader', LEADER),
    // Shock (9.0)
    shock: verb('unit', UNIT),
    assault: verb('unit', UNIT, 'on', UNIT),
    join: verb('unit', UNIT),
    /** Across a trench (DARA-22). */
    storm: verb('unit', UNIT, 'on', UNIT),
    /** An engaged unit gets away (10.32). */
    retire: verb('unit', UNIT, 'to', HEX),
    /** Reinforcements come by a hex (TRIC-09). */
    arrive: verb('at', HEX),
    count: verb('unit', UNIT),
    advance: verb('to', HEX),
    // Rout (10.2)
    rout: verb('unit', UNIT),
    flee: verb('to', HEX),
  }
}

export type Action = ActionIn<ReturnType<typeof verbsOf>>
export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>

const vocabulary = byScenario(SCENARIO_IDS, (id) => actionsOf(verbsOf(FACTS.of(id))))

/** The makers of actions at this table. */
export const actionsAt = (s: State): ReturnType<typeof vocabulary.at>['make'] => vocabulary.at(s.scenario).make
export const readAction = (json: unknown, { scenario }: { readonly scenario: ScenarioId }): Action =>
  vocabulary.of(scenario).read(json)
export const FIELDS = vocabulary.at(0).carries
export const ACTION_NAMES = Object.keys(FIELDS) as readonly Action['do'][]

/** The numbers behind an action's names. */
export const unitIn = (s: State, action: { readonly unit: string }): Unit => FACTS.at(s.scenario).unit(action.unit)
export const unitNamed = (s: State, id: string): Unit => FACTS.at(s.scenario).unit(id)
export const leaderIn = (s: State, action: { readonly leader: string }): Leader =>
  FACTS.at(s.scenario).leader(action.leader)
export const hexTo = (s: State, action: { readonly to: string }): Hex => FACTS.at(s.scenario).hex(action.to)
export const hexAt = (s: State, action: { readonly at: string }): Hex => FACTS.at(s.scenario).hex(action.at)
