import type { ClauseId } from '../../data/ledger.ts'

/** Chapters 2 to 4: the pieces, the course of a turn, the leaders. */
export const command = {
  'CA-2.1a':
    'Every battle has its map of hexes. Utus River and the Catalaunian Fields fill a sheet each; the other battlefields, and Sena Gallica, take half a sheet.',
  'CA-2.21a':
    'Three figures describe a combat unit: Size, Troop Quality (TQ) and Movement Allowance (MA). A letter tells what it can shoot or throw: B a bow, C a composite bow, J javelins, F throwing axes.',
  'CA-2.21b':
    'The back of a counter has the same figures as its front and means one thing only: the unit has moved in this Game Turn. A cheiroballistra is different: front for firing, back for moving (see 11.62).',
  'CA-2.22a':
    'The Type of a unit is HC, LN, LC, HI, MI, LI or artillery. Some have a Class besides, as the Cataphracts among the HC. Charts go by Type, and by Class where they say so.',
  'CA-2.24a':
    'A leader’s counter bears his name and rank, command range, initiative, the number of his Line Commands (C for a contingent commander), charisma and personal combat; an overall commander has a strategy rating too, some have the mark of the elite, and some may command certain units only.',
  'CA-2.25a':
    'What has happened to a unit is always marked: cohesion hits, moved, routed, rallied, Missile Low or No, fired, column, engaged, shield wall, uncontrolled, the two kinds of shock marker, the mode and the fires of a cheiroballistra. A leader is inactive, active or finished, and may be wounded or barred from momentum.',
  'CA-2.3a': 'There is one die with ten faces, from 0 to 9. A 0 is nothing, the lowest roll, and not a ten.',
  'CA-2.4a': 'There is never more than one active leader.',
  'CA-2.4b':
    'Inactive means: his turn has not come yet, and it may still come. Finished means: as a rule, no more activation for him until the next Game Turn.',
  'CA-2.6a':
    'A battle may go on for any number of Game Turns. They are counted only where a rule of the battle asks which turn it is.',
  'CA-3.0a':
    'A Game Turn: a leader is activated (A), gives his orders (B), and may go on by momentum (C), else the next is activated; and so on until all have finished. The Rout and Reload Phase (D) and the Withdrawal Phase (E) end it.',
  'CA-3.0b':
    'A. Whoever owns the leader of lowest initiative among those still to act, or an uncontrolled line, activates him or it. This is the moment to roll for Line Commands, and to trump where no momentum is involved.',
  'CA-3.0c':
    'B. First units move and fire, then they shock. The enemy’s orderly withdrawals, reaction turns and reaction fire interrupt the first of these two segments.',
  'CA-3.0d':
    'Shock goes through six steps: who attacks whom; the charge with its TQ checks; losses among leaders; superiority and column; the result; collapse and rout.',
  'CA-3.0e':
    'C. The leader whose phase has just ended may roll for momentum. If he gets it, the enemy may try to trump it; if not, play is back at A.',
  'CA-3.0f':
    'D. Rallied markers go; routed units run; missile units reload; all counters of units that moved and leaders that finished are turned back, and Fired markers are taken off.',
  'CA-3.0g':
    'E. Both players add up their rout points to see whether an army withdraws. If none does, the next Game Turn begins.',
  'CA-3.0h':
    'What comes first in a turn: at Tricameron the reinforcements, their roll and their march; elite phases; in the first turn the activation that a champion has won; uncontrolled lines; and then leaders, by initiative.',
  'CA-4.0a':
    'Without an order from a leader no combat unit moves or fires, except those that advance uncontrolled (see 11.31).',
  'CA-4.0b':
    'A unit may shock if it was ordered in this Orders Phase, if it stands within the active leader’s command range, or if it advances uncontrolled.',
  'CA-4.1a': 'The command range is the number of hexes over which a leader makes himself felt.',
  'CA-4.1b':
    'Initiative says when a leader acts, how many Individual Orders he has in an Orders Phase, and what he must not exceed when he rolls for momentum or to trump.',
  'CA-4.1c':
    'The Line Command number says how many lines a leader may order in an Orders Phase in place of single units. With a C there, he never orders any.',
  'CA-4.1d':
    'A strategy rating is the overall commander’s alone: his subordinates win the right to command lines by rolling no more than that.',
  'CA-4.1e':
    'Charisma is added to, or taken from, the die of a shock in which the leader’s own stack fights; and it is the highest roll that rallies a routed unit.',
  'CA-4.1f': 'Personal combat tells a wound from a death when a leader is hit.',
  'CA-4.1g':
    'All leaders have 9 movement points in an Orders Phase, though no counter says so. They pay what cavalry pays, and terrain never disorders them.',
  'CA-4.21a':
    'Individual Orders reach friendly units within the command range. Count hexes, not movement points, along a path that nothing obstructs, with the unit’s hex and without the leader’s; facing is of no account.',
  'CA-4.21b':
    'What obstructs the path: a hex with an enemy unit, an empty hex in an enemy ZOC, and ground or a hexside that a leader could not pass.',
  'CA-4.21c':
    'A friendly combat unit cancels enemy ZOCs in its hex for this purpose. A leader by himself cancels nothing.',
  'CA-4.21d': 'The range is taken at the moment of each order, so a leader who has moved reaches others.',
  'CA-4.21e':
    'Wherever else a range counts, it is traced in this way: a subordinate in reach of his commander, the elite phase, shocks without an order, and the double range of lines.',
  'CA-4.22a':
    'In an Orders Phase a leader has as many Individual Orders as his initiative is at that moment; he need not use them all.',
  'CA-4.22b': 'When he has no orders left and no further phase to hope for, he is turned to Finished.',
  'CA-4.23a': 'A leader may spend one of his Individual Orders to move himself.',
  'CA-4.23b':
    'With a unit that shares his hex and has his Individual Order he may ride along for nothing, if he stays with it all the way. The points of that ride come off his 9.',
  'CA-4.24a':
    'In an enemy ZOC a leader has no orders to give, not even to himself, and only Individual Orders of his overall commander bring him out. The overall commander himself goes on giving Individual Orders there.',
  'CA-4.25a': 'A finished leader orders nothing more; an overall commander may still order him to move.',
  'CA-4.31a':
    'A leader who is entitled to it may order a whole line at once in place of single units. The battle’s own table says which units make up a line.',
  'CA-4.31b': 'Which units belong to the line is settled at the moment of the command.',
  'CA-4.31c':
    'Belisarius, and nobody else, may order two lines in one Orders Phase. He may ride with each of them, for 9 movement points in all.',
  'CA-4.32a':
    'Infantry in line: units that the table lists together, joined in one chain, all of it side by side (each on a flank of the next) or all of it one behind the other (front against rear), never some of both. So nobody has more than one neighbour of the line on either flank, or more than one before and one behind.',
  'CA-4.32b':
    'Cavalry in line: units that the table lists together, each next to another of the chain or with a single hex between. How they face does not matter.',
  'CA-4.32c':
    'In that gap there must be no enemy unit, and no friend who could not belong to the line. Where two hexes lie between, one such free hex is enough.',
  'CA-4.32d':
    'Nobody in the line may be further from the leader than twice his command range, traced in the same way as for Individual Orders.',
  'CA-4.32e': 'A line need not remain one while it moves, and those who could take part may be left where they are.',
  'CA-4.33a': 'From an enemy ZOC nobody commands a line, the overall commander included.',
  'CA-4.33b': 'An overall commander commands lines in any of his Orders Phases, and does not roll for it.',
  'CA-4.33c':
    'A subordinate who is in his overall commander’s range when he is activated may roll in his first Orders Phase. Up to the strategy rating he may command lines; beyond it he has Individual Orders only.',
  'CA-4.33d':
    'Out of that range a subordinate who rolls needs a 0. Anything else finishes him for the Game Turn before he has given an order.',
  'CA-4.33e':
    'The right, once won, serves him in the momentum phases of the same activation as well. He may always leave it unused.',
  'CA-4.33f': 'A momentum phase is too late to roll for it.',
  'CA-4.33g':
    'A leader who is limited to certain peoples or types means nothing to all the others: no order, no line, no leave to shock.',
  'CA-4.33h': 'Contingent commanders have no Line Commands.',
  'CA-4.33i':
    'Nobody has to roll. A subordinate who would rather not, in range or out of it, simply gives Individual Orders.',
  'CA-4.33j':
    'An elite phase counts as a first Orders Phase here. What is won in it holds for that phase, and in his ordinary activation later in the turn the subordinate rolls again.',
  'CA-4.34a':
    'Whoever commands a line may move himself as part of the command, up to his 9 points and without an order, with the line or away from it.',
  'CA-4.34b': 'In a phase of Line Commands a leader rallies nobody, removes no hits and gives no Individual Order.',
  'CA-4.4a': 'An overall commander leaves an enemy ZOC by one Individual Order to himself.',
  'CA-4.4b':
    'He may order each of the other leaders in his range to move, once in an Orders Phase. It costs one Individual Order, or two if that leader begins in an enemy ZOC.',
  'CA-4.4c': 'With an Individual Order he may put another in the place of a leader who was eliminated.',
  'CA-4.4d':
    'If he commands a line, he can in that phase neither order himself out of a ZOC, nor move other leaders, nor replace any.',
  'CA-4.5a':
    'A contingent commander’s Individual Orders are for the units named on his counter or in the battle, and for no others.',
  'CA-4.5b': 'He commands no lines, never trumps, and has no momentum.',
  'CA-4.61a':
    'Into an enemy ZOC a leader goes only with a friendly combat unit, or where one already stands; and there he stops.',
  'CA-4.61b': 'Out of it he comes only by order of the overall commander, who may order himself.',
  'CA-4.62a':
    'When an enemy combat unit comes next to a leader, however it does so, and he is not yet in an enemy ZOC, his player may move him away at once: 1 to 3 hexes, each further from that unit than the one before, through hexes where he could move. It takes no points and no order.',
  'CA-4.62b': 'It makes no difference whether he is alone or with a friendly unit.',
  'CA-4.62c': 'A leader on his own who stays, or cannot get away, when an enemy unit comes next to him is eliminated.',
  'CA-4.62d': 'If the unit he is with makes an orderly withdrawal, he may go along.',
  'CA-4.62e':
    'Leaders may withdraw in the Shock segment as well, for example before an advance after combat. Whoever is with a pursuing unit (see 6.73) stays with it.',
  'CA-4.62f':
    'If his unit routs, a leader may run with it (see 10.25). Left behind next to an enemy, or with his unit destroyed there, he may get away by 1 to 3 hexes even from a ZOC; if he does not, or cannot, he is eliminated.',
  'CA-4.62g':
    'A lone leader who is in an enemy ZOC already has no withdrawal: an enemy unit that comes next to him, or into his hex, eliminates him.',
  'CA-4.63a':
    'Any leader who was killed, save the overall commander, may be replaced by an Individual Order of that commander, who need not be in range of anything.',
  'CA-4.63b':
    'The new man appears in a hex with a unit that he may command. He is finished for that turn: no orders and no shocks of his before the next.',
  'CA-4.63c': 'There are only so many replacements. When they are used up, nobody else comes.',
  'CA-4.63d':
    'A contingent commander who was eliminated comes back himself, by the same order and as often as need be.',
  'CA-4.63e': 'For an overall commander who was killed there is no replacement: the army fights on without one.',
  'CA-4.63f':
    'Without him all subordinates count as out of his range, nobody is replaced any more, and an undisciplined army makes its checks against an initiative of 0.',
} as const satisfies { readonly [Id in ClauseId]?: string }
