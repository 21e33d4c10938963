import type { ClauseId } from '../../data/ledger.ts'

/** Chapters 7 and 8: facing and zones of control, missiles. */
export const missiles = {
  'CA-7.11a':
    'A combat unit that is not in column points to a corner of its hex. It has two hexes in front, two on its flanks and two behind, and moves into front hexes only.',
  'CA-7.12a': 'To turn by one vertex costs 1 MP.',
  'CA-7.13a': 'On difficult ground each vertex costs 1 cohesion hit as well.',
  'CA-7.14a':
    'When an enemy unit comes next to it, by an advance after combat too, a unit that is not in the ZOC of another enemy may turn by one vertex, once in an Orders Phase. It costs no points, but on difficult ground the hit of 7.13. Not for units that are routed, in column, engaged or in shield wall.',
  'CA-7.14b':
    'Infantry then rolls: it takes as many hits as the roll exceeds its TQ, and 1 even if it does not. Cavalry does not roll.',
  'CA-7.14c': 'Having turned, and rolled if it must, a unit may still use entry fire.',
  'CA-7.21a': 'A ZOC covers the front hexes of a combat unit. Routed units and leaders have none.',
  'CA-7.22a': 'It does not reach into a hex where that unit could not move.',
  'CA-7.23a': 'A unit that enters an enemy ZOC stops, and does not turn any more in that move.',
  'CA-7.23b':
    'A combat unit that begins in one gets out only by an order to move, straight into an empty front hex without turning, and only if it is faster, by MA, than each enemy who holds it.',
  'CA-7.23c':
    'For an overall commander one Individual Order to himself is enough; any other leader takes two of his commander’s.',
  'CA-7.24a':
    'From one enemy ZOC a unit may go straight into another, and stops there. To leave that of a missile unit draws retire fire (see 8.22).',
  'CA-7.25a': 'A unit that begins the segment in an enemy ZOC does not turn, except in one case.',
  'CA-7.25b':
    'The case: ordered to move, in the ZOC of a single enemy, with no enemy unit in its own ZOC, and staying in its hex for the segment. Then it may spend up to half its MA, rounded up, on turning.',
  'CA-7.26a': 'Where ZOCs of both sides overlap, both hold.',
  'CA-7.31a':
    'Heavy units – HC with or without Cataphracts, LN, HI and MI, marked with a plus – that moved next to an enemy in this segment must shock all enemy units in their ZOC.',
  'CA-7.31b': 'Light ones – LC and LI – that moved next to an enemy may do so.',
  'CA-7.31c':
    'A turn in the hex is not moving next to anybody. The unit need not shock; it may by 7.33, without a check, and for the size ratio it has not moved.',
  'CA-7.32a':
    'The must-check marker is placed the moment the unit comes next to the enemy, before he can react by fire. For light units it is decided when they end their move, and that is final.',
  'CA-7.32b': 'If at designation there is no enemy unit left in its ZOC, the marker is taken off.',
  'CA-7.33a':
    'Those ordered to fire and no more, and those who merely stand in range of the active leader and are his to command, may volunteer to shock everybody in their ZOC. Their marker is the one without a check.',
  'CA-7.34a': 'Routed units and columns cannot shock.',
  'CA-8.0a':
    'Missiles fly while units move; shock has a segment of its own. A missile unit may take part in both in one Orders Phase.',
  'CA-8.11a':
    'A missile unit under orders fires once in an Orders Phase: before, during or after its move, or in place of it. It costs no movement points.',
  'CA-8.11b':
    'A unit that moves fires before it sets out, or else directly after a step that brought it nearer to its target.',
  'CA-8.11c':
    'Who fires first and means to move takes the modifier for moving. Who fired without it may not leave the hex afterwards in that phase.',
  'CA-8.12a':
    'There is fire by order, in reaction, by harassment and dispersal, by mounted archers in orderly withdrawal, and out of a feigned retreat.',
  'CA-8.13a':
    'A unit fires at one unit, in range and in sight through its front or flank hexes. Units never add up their fire.',
  'CA-8.13b':
    'Where a rule asks whether somebody is in range and sight of an enemy missile unit, that unit’s arc of fire counts, and one with Missile No does not count.',
  'CA-8.14a':
    'Sight goes from centre to centre. Woods and combat units in between block it, unless they are lower than both ends; the two hexes themselves never do, and leaders alone do not.',
  'CA-8.14b': 'Ground higher than both, be it only a corner of a hex on the line, blocks it.',
  'CA-8.14c': 'A line along the side of two hexes, one of which would block it, is blocked.',
  'CA-8.14d': 'An adjacent hex within the arc can always be fired at.',
  'CA-8.14e':
    'Archers (B or C) shoot over a combat unit that is nearer to them than to the target. Half way is not nearer.',
  'CA-8.15a':
    'Roll a die. If the modified roll is not above the strength of the weapon at that range, the target takes 1 cohesion hit at once; on a modified 0 or 1 it takes 2 where the chart has a star.',
  'CA-8.15b': '+1 if the target is in woods.',
  'CA-8.15c':
    '+1 if the unit that fires has moved in this phase, or will. Not for throwing axes, not for javelins on foot, and not for a turn in the hex.',
  'CA-8.15d': '+1 if the target is HI.',
  'CA-8.15e': 'In its place, +3 if bows (B or C) shoot at HI from the next hex, through its front.',
  'CA-8.15f': 'Unless something else is said, modifiers add up. Some battles have more of them.',
  'CA-8.16a':
    'A target on lower ground can be reached 1 hex further than the chart says, 2 from the walls of Dara. That far, only a modified 0 or less hits, and for no more than 1 hit.',
  'CA-8.17a':
    'Bows (B and C) are Missile Low once the die shows a 9, javelins once it shows a 6 to 9, both before modifiers. A unit with Missile Low has one fire left.',
  'CA-8.17b': 'Axes are thrown once; then it is Missile No.',
  'CA-8.17c': 'A unit that fires with Missile Low becomes Missile No, and fires no more.',
  'CA-8.18a':
    'In the Reload segment a unit in good order gets all its missiles back, if it is in no enemy ZOC and not in range and sight of an enemy missile unit that has some left.',
  'CA-8.19a':
    'If a hex with leaders is fired at and the die shows a 0, hit or not, their player rolls for each of them. A second 0 strikes home: one more roll, above personal combat, kills him; else he is wounded, and dies if he was wounded before.',
  'CA-8.19b': 'A leader alone in a hex within range may be fired at.',
  'CA-8.21a':
    'Entry fire: a missile unit may fire at an enemy that enters its ZOC, by an advance after combat too, at range 1 and before anything else is moved or fired. The effect is immediate.',
  'CA-8.21b':
    'Against a line on the move, entry fire waits until all of it has moved, and comes before any fire of that line. Each unit that reacts may pick only one of those who entered its ZOC. Harassment and dispersal is not affected by this.',
  'CA-8.21c': 'A unit that turned in reaction has entry fire if the enemy who made it turn is then in its ZOC.',
  'CA-8.22a':
    'Retire fire: whoever steps out of the ZOC of a missile unit that reaches 2 hexes or more may be fired at by it, always as at range 2, and suffers the effect before he goes.',
  'CA-8.22b': 'Units in their first rout move do not draw it.',
  'CA-8.23a': 'Return fire: an inactive unit that was fired at may answer the firer, once that fire is resolved.',
  'CA-8.23b': 'Not against a unit at which it has already used entry fire.',
  'CA-8.23c': 'Not at a firer outside its ZOC, as long as there is an enemy in it.',
  'CA-8.24a':
    'Reaction fire takes no order, only missiles, and there may be any amount of it. For withdrawals 6.56 sets a limit.',
  'CA-8.24b':
    'The Shock segment knows it only against an advance after combat and in the waves of a wedge; the Rout and Reload Phase does not know it.',
  'CA-8.31a':
    'LC with missiles of any kind may harass any unit under any order that lets it move. It is a move, for the modifier too, and takes the whole MA.',
  'CA-8.32a': 'It must be within 4 hexes of the target, not next to it, in no enemy ZOC, and must see it.',
  'CA-8.32b':
    'There has to be a path from its hex to one beside the target, always on into a front hex and without turning. Combat units bar it, and so do enemy ZOCs, except in hexes next to the target.',
  'CA-8.32c':
    'Difficult hexes bar it, and so does a hexside that is closed to the unit or would disorder it. A stream does not.',
  'CA-8.33a': 'The fire is resolved as at range 1 and with +1 for moving. The LC does not leave its hex.',
  'CA-8.33b':
    'The target may turn in reaction (see 7.14); and it, or any of its friends, may use entry fire if the path touches a hex beside them and in their arc. All of that fire is simultaneous.',
  'CA-8.33c': 'No other fire answers harassment and dispersal: the target has no return fire besides.',
  'CA-8.34a':
    'Impetuosity: infantry that is hit in this way rolls against its printed TQ. Above it, the unit turns to the LC and goes 1 hex towards it, by a hex of its player’s choice if two are as good. If it cannot, it stays.',
  'CA-8.34b':
    'That step is not of its own will: no order and no points, no Moved side, no hit for a second move, no shock marker. Only the ground takes its toll.',
  'CA-8.35a':
    'Those who may feign can join it to harassment of cavalry, after all the fire. The LC stays where it is and turns; the target makes its reaction roll (see 6.74); if it must pursue, it follows the path to within two hexes, and 6.73 takes its course.',
} as const satisfies { readonly [Id in ClauseId]?: string }
