import type { ClauseId } from '../../data/ledger.ts'

/** Chapter 6: movement, columns, withdrawals, stacking, feigned retreats. */
export const movement = {
  'CA-6.11a': 'An order lets a unit move up to its printed MA. It may do with less, unless it advances uncontrolled.',
  'CA-6.12a': 'In a Game Turn a unit may move any number of times, in an Orders Phase once.',
  'CA-6.13a':
    'After its first move of a turn a unit is turned to Moved. It still has all of its MA, but every further move in that turn costs it 1 cohesion hit.',
  'CA-6.13b':
    'Advances after combat, orderly withdrawals and moves that nobody chose do not cost that hit; an Uncontrolled Advance does.',
  'CA-6.13c': 'For this a turn in the hex is a move. Firing by itself is not.',
  'CA-6.14a':
    'A leader may move as often as he likes, an order each time, but for no more than 9 points in an Orders Phase. To have used them does not finish him, and he may still get out of an enemy’s way (see 4.62).',
  'CA-6.14b': 'A leader may withdraw before any combat unit, be it ever so fast.',
  'CA-6.15a': 'A leader faces nowhere and pays for no turns.',
  'CA-6.21a':
    'The chart says what each hex costs in movement points. Climbing a level, crossing water or the trench, and turning come on top.',
  'CA-6.22a':
    'Bad ground, whether entered or turned in, and changes of level cost many types cohesion hits. They are taken on the spot, and add up.',
  'CA-6.22b': 'Leaders take none of them.',
  'CA-6.22c':
    'If a unit’s hits reach its TQ on the move, it routs there and then, and its move is over. Only an advance after combat is spared this (see 9.21).',
  'CA-6.24a': 'Where a hex shows two kinds of ground, the larger part decides: 1503 at Callinicum is open.',
  'CA-6.25a': 'A unit that cannot pay the whole price of a hex does not enter it.',
  'CA-6.25b': 'Closed hexes, like the walls of Dara, cannot be entered at all.',
  'CA-6.26a': 'Ground may shift the column of a shock, and woods give some cover against missiles.',
  'CA-6.27a': 'Woods and rough are difficult ground. Everything else is open.',
  'CA-6.31a': 'A unit goes from hex to neighbouring hex, and is done with its move before another begins.',
  'CA-6.32a': 'The only way is forward, into a front hex. To go elsewhere a unit has to turn first.',
  'CA-6.41a':
    'Infantry of a disciplined army that is ordered to move, and not in an enemy ZOC, may form column or leave it at the end of its move for 1 MP, if that is left.',
  'CA-6.41b': 'Only a unit that was in column when the Orders Phase began moves as a column.',
  'CA-6.42a': 'In column a unit has 1 more MA and takes no hits from streams and slopes, up or down.',
  'CA-6.43a': 'A column faces a hexside; its only front hex is the one straight ahead.',
  'CA-6.43b':
    'The counter is turned when the column is formed. When it is left, the unit turns by 30 degrees to the vertex on its left or right, as its player likes.',
  'CA-6.43c': 'That gives a column one front hex, one behind it and four on its flanks. Its ZOC is the front hex.',
  'CA-6.44a':
    'It moves straight ahead, or into one of the two hexes beside that, turning towards it for nothing, in points and in hits. Anything else is a turn to be paid for.',
  'CA-6.44b':
    'Turning to any other hex costs a column 1 MP for each hexside, and on difficult ground 1 hit for each as well.',
  'CA-6.45a': 'As long as it is in column, a unit’s TQ is lower by 2.',
  'CA-6.45b': 'A column neither shocks nor fires. It may be moved, and have hits removed.',
  'CA-6.45c':
    'If one of the defenders is in column, the attacker is superior, whatever position and weapons would say.',
  'CA-6.46a':
    'A column that was shocked is no column any more when the Orders Phase ends: it takes 1 hit and turns by 30 degrees to a vertex, to the side its player likes.',
  'CA-6.47a': 'A column makes no orderly withdrawal and no reaction turn.',
  'CA-6.47b':
    'It does not pass through friends, and no friend passes through it of his own will. Routed units may, with what the stacking chart then says.',
  'CA-6.51a':
    'While the enemy moves and fires, a unit outside his ZOCs may withdraw from an enemy of lower MA that comes within 2 hexes of it, or sets out from there.',
  'CA-6.51b':
    'It has as many movement points as the two MAs differ by, and each hex it enters must be further from that enemy than the one it leaves.',
  'CA-6.51c':
    'Now or never: the enemy’s move is interrupted for it. Who declines has lost the chance against that unit until its move is over.',
  'CA-6.51d': 'Routed units and columns do not withdraw.',
  'CA-6.51e': 'The distance is enough. It does not matter where the enemy is heading.',
  'CA-6.52a':
    'The unit backs off: it keeps its facing for nothing, and pays for the ground in points and hits as usual. At the end it may turn, at the usual price.',
  'CA-6.52b': 'Infantry takes 1 hit once it has withdrawn.',
  'CA-6.52c': 'If the enemy came from its flank or rear, a unit takes 1 hit before it withdraws; infantry takes both.',
  'CA-6.52d':
    'It is an approach from the rear only if the enemy is next to rear hexes and no others. Where it touches flank and rear it came from the flank, and where it touches the front, from the front. An enemy that is adjacent comes from the hex it stands in.',
  'CA-6.53a': 'If its hits reach its TQ, a withdrawing unit routs at once.',
  'CA-6.54a':
    'A unit may withdraw again and again, each time at the price of 6.52. No order is spent and no MA used up; the same goes for leaders.',
  'CA-6.55a':
    'A withdrawal never leads into an enemy ZOC, woods, marsh, river, or a hex closed to the unit. Stacking has its usual effects.',
  'CA-6.56a':
    'Cavalry with B or C may shoot at the enemy it withdraws from, before it leaves, always as at range 2 and with +1 for moving. It needs arrows, and a line of sight through its front or flanks; and it does so once in an Orders Phase for each enemy unit that drives it off.',
  'CA-6.57a':
    'In the Shock segment there are no withdrawals but those of leaders. The enemy that was interrupted goes on with its move.',
  'CA-6.58a':
    'When an enemy comes within 2 hexes of a unit in a cavalry line, the whole line may withdraw as one. Then all of them go, by at least a hex, and each within its own difference of MA.',
  'CA-6.58b': 'If one of them has withdrawn by itself in this Orders Phase, the line can no longer do it together.',
  'CA-6.58c':
    'It is all or none: each unit must be allowed to withdraw from that enemy by 6.51, and have a hex to go to.',
  'CA-6.61a': 'A hex holds one combat unit, and any number of leaders and markers.',
  'CA-6.62a': 'A hex with an enemy combat unit can never be entered, and never be passed.',
  'CA-6.63a':
    'The stacking chart tells what it means to pass through friends. Unless it says otherwise, it concerns both the unit that moves and the one that stands; never leaders.',
  'CA-6.63b': 'A routed unit is eliminated as soon as another comes into its hex, for whatever reason.',
  'CA-6.64a':
    'A hex with nothing but leaders in it costs a unit nothing more. A leader pays 1 MP more to join a combat unit.',
  'CA-6.65a':
    'The LN and LC of Heruli and Massagetae, and the LC of Huns and Visigoths, slip through friends: the one that stands takes 1 hit if it rolls above its TQ, the one that moves takes none.',
  'CA-6.65b': 'Any other unit in good order that passes through a friend costs both 1 hit. Nobody may stop there.',
  'CA-6.65c':
    'A routed unit that runs through friends takes no harm. A routed one in its way is eliminated; any other takes as many hits as its roll exceeds its TQ, and at least 1.',
  'CA-6.65d':
    'If a rout would end on a friend, the unit runs one hex further and passes through him as above. Should that hex be occupied, closed or in an enemy ZOC, it is eliminated; and a friend who stands in it suffers too, as if it had stopped there.',
  'CA-6.71a':
    'The feigned retreat is for the LC of Huns and Visigoths, against enemy cavalry, fast or slow. The Massagetae who serve Byzantium do not know it.',
  'CA-6.72a':
    'It is never compulsory. In defence it answers cavalry that comes, or sets out, within 2 hexes; in attack it goes with harassment and dispersal.',
  'CA-6.72b':
    'It is no use in an enemy ZOC, nor against somebody whom a friendly ZOC covers, nor to answer harassment and dispersal.',
  'CA-6.73a':
    'The unit says so, and falls back 3 to 5 hexes, away from the enemy and facing where it goes, without points or hits. If enemy units or their ZOCs bar the way it cannot. Stacking counts.',
  'CA-6.73b':
    'An enemy that fails its reaction roll must follow the same way, however far it has moved, until one empty hex is left between the two. It ignores ZOCs, but a unit in its way stops it.',
  'CA-6.73c':
    'Neither retreat nor pursuit draws reaction fire, and the pursuer fires at nobody but the unit it pursues.',
  'CA-6.73d':
    'If the pursuer gets so near, one empty hex between them, the feigning player rolls. Up to its TQ his unit wheels about for nothing, and either fires from where it is, or comes next to the pursuer and fires or shocks.',
  'CA-6.73e': 'Against a unit that turns on it the pursuer has no reaction fire, and no return fire.',
  'CA-6.73f': 'If the roll is above TQ, the pursuer may come up at once and fire, or shock, from behind.',
  'CA-6.73g':
    'Such a shock is fought there and then, with a must-check marker on the attacker, by the steps from 9.13 to 9.17.',
  'CA-6.73h': 'Retreat and pursuit cost neither of them points or hits.',
  'CA-6.73i': 'After that the pursuer has done moving for this Orders Phase, whatever came of it.',
  'CA-6.73j':
    'A pursuer that cannot get within two hexes stops where its way is barred. Nobody rolls, fires or shocks, and it has done moving for this Orders Phase.',
  'CA-6.74a':
    'The unit that provoked the feint rolls against the reaction value its battle gives it, with 1 off the die for a leader in its stack. Above the value it must pursue; else it stays, or goes on as it meant to.',
  'CA-6.74b': 'If it had no line of sight to where the feint began, there is no roll and no pursuit.',
  'CA-6.74c':
    'A target of harassment and dispersal with no leader near who could command it, that is, none in range, does not roll: it pursues.',
  'CA-6.75a':
    'Feints come one at a time, each to its end. The defender chooses the order, and may go on until the enemy has to pursue or nobody is left to try.',
  'CA-6.76a': 'A unit may feign any number of times in a turn, but never over the edge of the map.',
} as const satisfies { readonly [Id in ClauseId]?: string }
