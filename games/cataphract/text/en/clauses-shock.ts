import type { ClauseId } from '../../data/ledger.ts'

/** Chapters 9 and 10: shock, and what comes of it. */
export const shock = {
  'CA-9.1a': 'All shocks of a leader are fought out before momentum is rolled for or another leader acts.',
  'CA-9.1b':
    'Each step is done for everybody who is in shock before the next begins. Fights that touch no others may be taken by themselves.',
  'CA-9.11a': 'Only units with a shock marker attack. Those without a check get theirs now.',
  'CA-9.12a':
    'Such a unit has to attack every enemy unit in its ZOC, save those that a friend attacks in this segment.',
  'CA-9.12b': 'In a Shock segment a unit attacks once at most, and is attacked once at most.',
  'CA-9.12c':
    'One unit may attack several, and several may attack one, as long as all defenders of a combat are in the ZOC of all its attackers. Nobody splits his attack.',
  'CA-9.12d': 'Where several fight on a side, their sizes are added.',
  'CA-9.13a':
    'The charge: attackers with a must-check marker and those they attack roll. Whatever a roll exceeds the unit’s TQ by, it takes in hits.',
  'CA-9.13b':
    'Attackers without a check do not roll, nor do defenders who face nobody else. A defender who faces both kinds rolls.',
  'CA-9.13c': 'Against none but routed defenders the attackers do not roll. The routed do, with their TQ of 1.',
  'CA-9.13d': 'All these checks are simultaneous.',
  'CA-9.13e':
    'Defenders with as many hits as TQ rout on the spot; those already in rout are gone. Their attacker then takes the hex and may turn by one vertex, unless another enemy unit is in its ZOC or has it in his.',
  'CA-9.13f': 'Attackers who have as many hits as TQ rout in the same way, and defenders stay where they are.',
  'CA-9.13g': 'If that would leave nobody on either side, 10.15 says who routs.',
  'CA-9.13h': 'A combat goes on only with at least one attacker and one defender.',
  'CA-9.14a':
    'For every leader in a stack that fights, roll: a 0 wounds him, or kills him if another die beats his personal combat.',
  'CA-9.14b':
    'A dead leader is removed. A wounded one has 1 less, but not below 0, in command range, initiative, strategy, charisma and personal combat; lines and movement stay as they were. Wounded again, he dies.',
  'CA-9.14c': 'When the phase that is going on has ended, a wounded leader has finished for this Game Turn.',
  'CA-9.15a':
    'The clash chart gives the column to begin with: by attacker’s type, defender’s type, and whether he is met in front, flank or rear.',
  'CA-9.15b':
    'Where several defend, the defender says which of his units counts; where several attack, the attacker does.',
  'CA-9.15c':
    'Front, flank or rear is seen from those two: in which hex of the chosen defender the chosen attacker stands. One attacker on the flank is enough, if it is the one he picks.',
  'CA-9.16a':
    'Position: an attack through a flank or rear hex, between the two units chosen before, makes the attacker superior (AS).',
  'CA-9.16b':
    'It does not if the attacking unit is itself in the ZOC of an enemy who stands in one of its flank or rear hexes.',
  'CA-9.16c':
    'Weapons: where position decides nothing, look down the attacker’s column of the superiority chart, for AS, DS or neither.',
  'CA-9.16d':
    'Sizes are compared and brought to n-1 or 1-n. Each step beyond 1-1 is a shift of one column: right for a larger attacker, left for a larger defender.',
  'CA-9.16e':
    'If an attacker moved to fight, the ratio is rounded his way: 5-4 becomes 2-1, 4-5 is 1-1, 2-5 is 1-2, 11-5 is 3-1.',
  'CA-9.16f': 'If none of them moved, it is rounded the defender’s way: 5-4 becomes 1-1, 4-5 is 1-2, 11-5 is 2-1.',
  'CA-9.16g':
    'To the base column come the shifts for size and ground. Then roll, add the charisma of one attacking leader in the combat and take off that of one defending leader, as each player chooses.',
  'CA-9.16h':
    'The charisma of a leader killed in 9.14 works against his own side. A wounded one counts with what he has left.',
  'CA-9.16i': 'Above 9 the roll counts as 9, below 0 as 0.',
  'CA-9.16j': 'The result is in cohesion hits: the attacker’s first, the defender’s in brackets.',
  'CA-9.16k': 'AS doubles the hits of the defender, DS triples those of the attacker.',
  'CA-9.16l':
    'Where LC, or LI with bows, attack HI or MI – the chosen units decide – the defender’s hits are halved and rounded down, after any doubling. Not if he is routed.',
  'CA-9.16m': 'Among several units hits are shared out by 10.13.',
  'CA-9.17a':
    'Collapse, first: whoever has as many hits as TQ routs. If that would be everybody, 10.15 decides; if both sides have such units, the defender’s go first.',
  'CA-9.17b':
    'Second: every unit of the combat that is then one hit short of its TQ, and in an enemy ZOC, rolls. Up to TQ it loses 1 hit; above, it routs.',
  'CA-9.17c':
    'Third: whoever has to advance now advances. By the optional rule this is also when engaged markers come, stay or go.',
  'CA-9.21a':
    'Attackers, and leaders with them, must advance into hexes that shock has emptied by rout or elimination (see 9.13 and 9.17). It takes no order.',
  'CA-9.21b': 'Into a hex emptied in the charge they do not go if they are in the ZOC of another enemy.',
  'CA-9.21c':
    'The ground costs its hits. Where these would rout the unit, it advances all the same, does not rout, and is left with TQ minus 1.',
  'CA-9.21d': 'An advance is one hex. It does not count as a move: no Moved side, no hit.',
  'CA-9.22a': 'Having advanced, a unit may turn by one vertex, in an enemy ZOC too.',
  'CA-9.23a':
    'More attackers than hexes: the one that gave superiority goes, else the one of highest TQ, and its player chooses between equals. More hexes than attackers: he chooses the hexes.',
  'CA-9.24a': 'Nobody withdraws before an advance; but the enemy may turn (see 7.14) and use entry fire.',
  'CA-9.24b': 'A hex that missiles have emptied is not advanced into.',
  'CA-10.11a':
    'A TQ check is a die against the unit’s TQ as it stands: what is printed, +2 while an undisciplined army holds its nerve, -2 in column, -1 after Lent, and 1 for a routed unit. The printed figure alone counts for impetuosity, hits after a rally, rout points and ferocity.',
  'CA-10.12a': 'Hits add up. They do not weaken a unit; they only bring it nearer to rout.',
  'CA-10.13a':
    'Hits of a shock are spread evenly. What is left over goes first to the unit that decided superiority, then to the one that gave the column, then where its player likes; even if it routs by that.',
  'CA-10.14a':
    'A unit whose hits reach its TQ, from whatever cause, routs at once, except where shock (see 9.13 and 9.17) or an advance (see 9.21) has it otherwise.',
  'CA-10.15a':
    'When a combat would rout everybody in it on both sides, the attacker first adds what hits an advance would cost him.',
  'CA-10.15b':
    'The side that has the unit furthest beyond its TQ routs, all of it. The others stay, with TQ minus 1 in hits; if they are the attackers, they advance.',
  'CA-10.15c':
    'If both are as far beyond, the defender routs, and the attackers advance with TQ minus 1. A defender who comes out of it stays where he is.',
  'CA-10.15d':
    'If even one unit of either side is below its TQ, this does not apply: all who have reached theirs rout.',
  'CA-10.16a':
    'An Individual Order removes 2 hits from a unit on open ground, not next to an enemy, and not in range and sight of an enemy missile unit (harassment included) that has missiles and is not engaged.',
  'CA-10.16b': 'If nothing but such fire from further off stands in the way, it removes 1. In woods or rough, none.',
  'CA-10.16c': 'No unit loses more than 2 hits by this in an Orders Phase.',
  'CA-10.16d':
    'Not for routed units, nor for those rallied in this turn. Who recovers does not move or fire in that phase, and who has moved or fired does not recover.',
  'CA-10.21a': 'A unit that routs turns and runs 2 hexes the shortest open way to its own side’s retreat edge.',
  'CA-10.21b':
    'What closes a way: hexes with enemies, ground or hexsides that cannot be passed, and enemy ZOCs where no friend stands.',
  'CA-10.21c':
    'Among the open hexes that lead nearer to the edge it takes an empty one outside enemy ZOCs, however bad the ground; else one with a friend outside them; else one with a friend inside. Its player chooses between equals. A friend’s hex on the way is taken before an empty one that leads no nearer.',
  'CA-10.21d':
    'If both hexes towards the edge are closed, its player turns the unit vertex by vertex, in one direction, until it can go. If it never can, it is eliminated.',
  'CA-10.21e': 'Then it is marked as routed, and its hits are taken off.',
  'CA-10.21f':
    'These first 2 hexes are run whatever the ground, without points and without hits. The unit ends facing the way it went.',
  'CA-10.22a':
    'In the Rout segment all routed units run their full printed MA in the same manner, whether they have moved or not. Ground costs points; they leave ZOCs freely, but enter none where no friend stands.',
  'CA-10.22b': 'The side that the battle names first runs first. Each player takes his units in the order he likes.',
  'CA-10.23a':
    'A unit that leaves the map, for whatever reason, or cannot complete its rout for enemies, ZOCs or closed ground, is eliminated and counts against its army.',
  'CA-10.24a': 'Routed units run through friends but never stop with them (see 6.65).',
  'CA-10.25a': 'A leader may go with a unit that routs. Nothing else happens to him.',
  'CA-10.26a': 'Rout makes TQ 1 and leaves all other values alone.',
  'CA-10.26b': 'Missile infantry in rout is Missile No. Mounted units keep what they have.',
  'CA-10.26c': 'A routed unit obeys no order but to rally, and does not fire.',
  'CA-10.26d': 'Ground costs no hits in rout.',
  'CA-10.26e': 'A single cohesion hit eliminates a routed unit.',
  'CA-10.27a':
    'Leaders may try to rally units in rout, save on difficult ground, next to an enemy, or where an enemy with missiles left has them in range and sight (harassment included).',
  'CA-10.27b': 'Any one leader tries once in a Game Turn with the same unit. Another may try after him.',
  'CA-10.27c': 'A roll up to his charisma rallies the unit; above it, the unit is eliminated.',
  'CA-10.27d': 'Rallied infantry has half its printed TQ in hits, cavalry a third, both rounded down.',
  'CA-10.27e':
    'It may turn as it likes when it rallies, and then takes no orders until the next Game Turn. Missile infantry is Missile No.',
  'CA-10.27f':
    'What needs no order it may do: defend, turn in reaction, fire in reaction if it has missiles, and be named for shock by 7.33.',
  'CA-10.31a': 'Optional: units that remain in contact after shock are engaged.',
  'CA-10.31b':
    'Engaged units neither move nor turn, neither fire nor are fired at. If they can shock and are in range of the active leader who might command them, they must, without a check.',
  'CA-10.32a':
    'Engaged cavalry and LI may go back one hex in place of that, if all they are engaged with have a lower MA: facing as before, into an empty hex they could enter, in no enemy ZOC, and not next to anybody they are engaged with. Who cannot must shock.',
  'CA-10.33a':
    'The marker goes with elimination, advance or rout; and as soon as no engaged enemy is left in front of the unit, nor any that has it in front of him.',
} as const satisfies { readonly [Id in ClauseId]?: string }
