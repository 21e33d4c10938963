import type { ClauseId } from '../../data/ledger.ts'

/** Chapter 5: activation, orders, momentum, trumps, elite initiative. */
export const activation = {
  'CA-5.11a': 'A Game Turn finds all leaders inactive, and every one of them gets his chance to act.',
  'CA-5.12a': 'They act from the lowest initiative upwards.',
  'CA-5.12b':
    'Where both sides have leaders of one initiative, each rolls, again if equal. The higher begins, and the players take turns among those leaders as long as both have some left.',
  'CA-5.12c': 'Of several leaders of his own with the same initiative a player picks whom he likes.',
  'CA-5.13a': 'Nobody is activated twice in a turn. Momentum and elite initiative are the exceptions.',
  'CA-5.14a':
    'Three Orders Phases in a turn are the most for any leader: one, and two more by momentum, without a break between. An elite phase is one of the three, though what follows it comes later (see 5.52).',
  'CA-5.15a': 'A leader has finished when his Orders Phase is over and he will not, or may not, roll for momentum.',
  'CA-5.15b': 'A leader has finished when an enemy trumps him.',
  'CA-5.15c': 'A leader has finished when he fails to trump or fails his momentum roll.',
  'CA-5.15d': 'A leader has finished when his player passes with him.',
  'CA-5.21a':
    'Once active, a leader either orders units one by one, as many as his initiative, or commands lines, as many as his number of them. He may stop before that, or give none.',
  'CA-5.22a': 'An Individual Order moves one unit, which may fire at some point of its move if it can.',
  'CA-5.22b': 'An Individual Order lets one missile unit fire from where it stands.',
  'CA-5.22c': 'An Individual Order takes cohesion hits off one unit.',
  'CA-5.22d': 'An Individual Order tries to rally one routed unit.',
  'CA-5.22e': 'An Individual Order of the overall commander brings in a leader for one who fell.',
  'CA-5.23a':
    'Under a Line Command every unit of the line does as its player wishes: it moves, fires, does both, or stands.',
  'CA-5.23b': 'If the line has no bows, such a command may end in an Uncontrolled Advance.',
  'CA-5.24a':
    'In one Orders Phase a combat unit is ordered to move or fire once; in the course of a turn as often as there are phases. Leaders have no such limit.',
  'CA-5.25a': 'Shock is not paid for with orders, and neither is reaction fire.',
  'CA-5.26a':
    'A leader who is in an enemy ZOC, or comes into one during his Orders Phase, gives no orders, unless he is the overall commander. But units within his range may still be named for shock, and his charisma counts.',
  'CA-5.26b':
    'The ZOC alone does not finish him. He has finished if 5.15 says so, or once somebody has shocked by his range.',
  'CA-5.26c':
    'If he is free of the ZOC later in the turn, his player has to activate him before any other leader. He gets no momentum.',
  'CA-5.26d':
    'When it is his turn he launches shocks or waits. If he is still waiting when everybody else has finished, so has he.',
  'CA-5.27a': 'When a leader has given what orders he wishes, the shocks of that phase are fought out.',
  'CA-5.28a': 'With the last shock the Orders Phase is over: momentum for that leader, or another activation.',
  'CA-5.28b': 'When all leaders of both sides have finished, it is time for rout and reload.',
  'CA-5.31a': 'Only the leader whose Orders Phase has just ended may roll for momentum.',
  'CA-5.31b':
    'There is none for a leader in an enemy ZOC, overall commanders included, nor for one who was activated on getting free of one (see 5.26).',
  'CA-5.31c': 'There is none for a leader who was trumped, or skipped by a trump.',
  'CA-5.31d': 'There is none for contingent commanders, nor for anybody who has finished.',
  'CA-5.32a': 'A roll up to his initiative gives the leader another Orders Phase; a higher one finishes him.',
  'CA-5.33a': 'If the momentum die shows a 9, another is rolled at once: the die roll of doom.',
  'CA-5.33b': 'Doom 0 or 1: command is paralysed. That player’s leaders have all finished; the enemy’s go on as usual.',
  'CA-5.33c': 'Doom 2 to 8: the leader who rolled has finished, and that is all.',
  'CA-5.33d': 'Doom 9: the leaders of both sides have finished, and the Rout and Reload Phase begins.',
  'CA-5.34a':
    'Momentum cannot be claimed for somebody who finished earlier. Whoever opened the turn with the elite phase may claim it when he is activated again.',
  'CA-5.41a':
    'A player who is due to activate his lowest leader may try to bring in another, inactive and of higher initiative, by rolling no more than that one’s initiative.',
  'CA-5.41b':
    'If he does it, the higher leader is active now. If he fails, the one who was due is active, and the one who tried has finished.',
  'CA-5.41c': 'Contingent commanders never try it.',
  'CA-5.42a':
    'A trump that succeeded may be trumped: the other player tries it with one inactive leader whose initiative is at least the trumping leader’s, and must roll no more than that leader’s initiative.',
  'CA-5.42b':
    'If it works, his leader is active at once and the trumped one has finished. If it does not, the first trump stands and the leader who tried has finished.',
  'CA-5.42c':
    'A momentum roll that succeeded may be trumped in the same way: success takes the Orders Phase over and finishes the leader who had the momentum, failure finishes the one who tried.',
  'CA-5.42d': 'After the orders of whoever trumped, leaders are activated in the usual order again.',
  'CA-5.42e':
    'To have trumped is no bar to momentum. After his phase he may roll like anybody, unless 5.31 forbids it.',
  'CA-5.43a': 'For each activation either side has a single attempt to trump.',
  'CA-5.44a': 'He who fails to trump has finished, and so has he whom an enemy trumped.',
  'CA-5.44b':
    'A trump that succeeds skips all inactive leaders of both sides whose initiative is lower than the trumping leader’s. They still get their activation, but no momentum in this turn.',
  'CA-5.45a':
    'A leader who has trumped must do something: an order, a rally, a recovery, or a shock launched by his range.',
  'CA-5.46a':
    'From an enemy ZOC one may trump too. But if nothing follows that 5.45 would count, the trump is void: he who was due takes his turn, and it skips or finishes nobody.',
  'CA-5.51a':
    'If a player’s overall commander is elite, he may open every Game Turn with one Orders Phase before anybody else acts.',
  'CA-5.51b':
    'It goes to the overall commander or to any other leader of his who is in his command range as the turn begins; initiative and rank, even that of a contingent commander, do not matter.',
  'CA-5.51c': 'In the first Game Turn it may go to any leader, wherever he stands.',
  'CA-5.52a':
    'Momentum does not extend the elite phase. Afterwards that leader is inactive, not finished, and his ordinary activation is still to come.',
  'CA-5.52b':
    'It is one of his three phases (see 5.14): later in the turn he has his ordinary one, and may add a single one by momentum.',
} as const satisfies { readonly [Id in ClauseId]?: string }
