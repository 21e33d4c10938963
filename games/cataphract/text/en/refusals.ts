import { isUnitId } from '../common.ts'
import type { RefusalParams, Sentences } from '../sentences.ts'
import { leader, unit } from './names.ts'

const unitOf = (p: RefusalParams): string => (p.unit && isUnitId(p.unit) ? unit(p.unit) : 'this unit')
const leaderOf = (p: RefusalParams): string => (p.leader ? leader(p.leader) : 'this leader')
/** A unit or a leader, whichever is spoken of. */
const who = (p: RefusalParams): string => (p.leader ? leader(p.leader) : unitOf(p))
const target = (p: RefusalParams): string => (p.at && isUnitId(p.at) ? unit(p.at) : 'the target')
const hex = (p: RefusalParams): string => p.to ?? (p.at && !isUnitId(p.at) ? p.at : 'that hex')
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const refusals: Sentences['refusals'] = {
  // Set-up
  'not-a-set-up-hex': (p) =>
    `${Capital(hex(p))} is no place for it, or not with that facing: the set-up says where it may stand.`,
  'not-a-catalaunian-hex': (p) =>
    `${Capital(hex(p))} is not among the hexes where the set-up of the Catalaunian Fields lets it stand.`,
  'not-a-taginae-hex': (p) => `${Capital(hex(p))} is no place for it at Taginae, or not with that facing.`,
  'hex-is-taken': (p) => `There is a unit in ${hex(p)} already.`,
  // Activation
  'not-lowest-initiative': (p) =>
    `It is not the turn of ${leaderOf(p)}: leaders act from the lowest initiative upwards.`,
  'leader-finished': (p) => `${Capital(leaderOf(p))} has finished for this turn and cannot be activated.`,
  'not-in-first-turn-dara': () =>
    'In the first Game Turn of Dara only Belisarius and the Persian leaders may be activated.',
  'not-in-first-turn-taginae': () =>
    'In the first Game Turn of Taginae only Narses, Totila and whoever is chosen for winning the challenge may be activated.',
  'not-in-first-turn-casilinum': () => 'In the first Game Turn of Casilinum only Narses and Buccelin may be activated.',
  'not-in-play': (p) => `${Capital(leaderOf(p))} is not on the map.`,
  'not-your-leader': (p) => `${Capital(leaderOf(p))} is not yours to command.`,
  'trump-needs-higher': (p) =>
    `${Capital(leaderOf(p))} has not the initiative to trump: it must be higher than that of the leader who is due.`,
  'counter-needs-equal': (p) =>
    `${Capital(leaderOf(p))} has too little initiative: to trump here he needs at least as much as the other.`,
  'one-trump': () => 'You have tried to trump this activation already.',
  'contingents-never-trump': (p) => `${Capital(leaderOf(p))} may not trump.`,
  'sangiban-never-trumps': () => 'Sangiban may not trump.',
  'freed-leader-first': () => 'A leader who has got free of an enemy ZOC must be activated before any other.',
  'not-in-elite-range': (p) => `${Capital(leaderOf(p))} was not in the overall commander’s range when the turn began.`,
  'must-do-something': () => 'Whoever has trumped must do something: give an order, rally, recover or launch a shock.',
  // Orders
  'no-orders-left': () => 'There are not enough Individual Orders left for that.',
  'not-in-range': (p) => `No clear path within command range leads to ${who(p)}.`,
  'not-your-unit': (p) => `${Capital(unitOf(p))} is not yours to command.`,
  'may-not-command': (p) => `This leader may not command ${unitOf(p)}.`,
  'ordered-already': (p) => `${Capital(unitOf(p))} has had its order in this Orders Phase.`,
  'leader-in-enemy-zone': () => 'In an enemy ZOC a leader gives no orders.',
  'lines-or-orders': () => 'An Orders Phase is for Individual Orders or for Line Commands, not for both.',
  'no-lines-left': () => 'This leader has no Line Command left.',
  'contingents-command-no-lines': () => 'Contingent commanders command no lines.',
  'not-entitled-to-lines': () => 'This leader has not won the right to command lines.',
  'rolled-already': () => 'There is nothing to roll for: the right to command lines is settled for this phase.',
  'not-in-that-line': (p) => `${Capital(unitOf(p))} does not belong to that line.`,
  'in-enemy-zone-no-lines': () => 'From an enemy ZOC nobody commands a line.',
  'only-the-commander-leads': (p) =>
    `${Capital(leaderOf(p))} cannot be moved in this way: only his overall commander orders other leaders.`,
  'led-already': (p) => `${Capital(leaderOf(p))} has been ordered to move in this phase already.`,
  'rides-with-his-own': (p) =>
    `${Capital(leaderOf(p))} may ride along only with a unit in his own hex that he himself has ordered, and only before it moves.`,
  'leader-has-ridden': (p) =>
    p.leader
      ? `${Capital(leaderOf(p))} has not enough movement points left in this phase.`
      : 'Whoever rides along has not enough movement points left for that, and stays with the unit.',
  'routed-take-no-orders': (p) => `${Capital(unitOf(p))} is in rout: it can only be rallied.`,
  'rallied-take-no-orders': (p) =>
    `${Capital(unitOf(p))} was rallied in this turn and takes no orders before the next.`,
  'only-the-commander-replaces': () => 'Only his overall commander replaces a leader.',
  'commander-not-replaced': () => 'An overall commander is not replaced.',
  'nobody-to-replace': (p) => `${Capital(leaderOf(p))} has not fallen, or somebody stands for him already.`,
  'no-replacement-left': () => 'There is no replacement left.',
  'nobody-to-command-there': () => 'A new leader comes in only with a unit that he may command.',
  // Recovery and rally
  'nothing-to-recover': (p) => `${Capital(unitOf(p))} has no hits that could be removed.`,
  'next-to-enemy': (p) => `${Capital(unitOf(p))} cannot recover next to an enemy.`,
  'not-in-the-open': (p) => `${Capital(unitOf(p))} cannot recover in woods or rough.`,
  'not-routed': (p) => `${Capital(unitOf(p))} is not in rout.`,
  'rally-next-to-enemy': (p) => `${Capital(unitOf(p))} cannot be rallied next to an enemy.`,
  'rally-not-in-the-open': (p) => `${Capital(unitOf(p))} cannot be rallied in woods or rough.`,
  'under-fire': (p) => `${Capital(unitOf(p))} is in range and sight of enemy missiles.`,
  'tried-already': (p) => `This leader has tried to rally ${unitOf(p)} in this turn already.`,
  // Movement
  'not-in-front': (p) => `${Capital(hex(p))} is not before it: a unit goes into one of its front hexes.`,
  'not-adjacent': (p) => `No single step leads to ${hex(p)}.`,
  'too-dear': () => 'There are not enough movement points left for that.',
  'too-dear-to-turn': () => 'There is no movement point left to turn with.',
  'too-dear-to-form': () => 'There is no movement point left to change formation with.',
  impassable: (p) => `${Capital(hex(p))} cannot be entered.`,
  'enemy-there': (p) => `There is an enemy in ${hex(p)}.`,
  'may-not-stop-there': () =>
    'No unit stops or turns where a friend stands: it goes on beyond him, or not there at all.',
  'must-stop': () => 'It has come into an enemy ZOC and must stop.',
  'held-in-zone': () =>
    'An enemy ZOC holds it: it gets out only straight ahead, into an empty hex, and only if it is faster than every enemy there.',
  'may-not-turn-in-zone': () => 'In an enemy ZOC it may not turn, or not so far.',
  'column-bars': () => 'No column passes through friends, and no friend through a column.',
  'no-columns': () => 'Only infantry of a disciplined army forms column, and not in this battle or not now.',
  'column-in-zone': () => 'In an enemy ZOC nobody changes formation.',
  'not-beside': () => 'On changing formation a unit turns by 30 degrees, to its left or its right.',
  'cannot-dismount': () => 'Only Cataphracts mount and dismount, and not in every battle.',
  'dismounting-is-a-move': () => 'To mount or dismount takes the whole move: nothing may be done before.',
  'too-near-to-dismount': () => 'Nobody mounts or dismounts with an enemy less than 5 hexes away.',
  'dismounting-under-fire': () => 'Nobody mounts or dismounts in range and sight of enemy missiles.',
  'only-to-mount': () => 'A Cataphract on foot has this order only to mount again.',
  'must-advance': () => 'Out of hand, it must go on straight at the enemy as far as it can.',
  'out-of-hand': () => 'This unit is out of hand: it runs at the enemy, and does nothing else.',
  'leader-needs-company': (p) =>
    `${Capital(hex(p))} is in an enemy ZOC: a leader goes there only with a friendly unit, or to one.`,
  'reluctant-units': () =>
    'Huns and Heruli enter no Vandal ZOC before the Vandals have lost something, and at least twice as much as the Byzantines.',
  'archers-hold': () =>
    'The Gothic archers do not move before there has been a shock, or one of them has been fired at.',
  // Missiles
  'no-missiles': () => 'This unit has nothing to shoot or throw.',
  'fired-already': () => 'This unit has fired in this Orders Phase.',
  'out-of-missiles': () => 'This unit is Missile No.',
  'out-of-range': (p) => `${Capital(target(p))} is out of range.`,
  'not-in-arc': (p) => `${Capital(target(p))} is not before the front or flanks of this unit.`,
  'no-line-of-sight': (p) => `There is no line of sight to ${target(p)}.`,
  'not-forward': () => 'On the move it fires only after a step that brought it nearer to the target.',
  'own-unit': (p) => `${Capital(p.leader ? leader(p.leader) : target(p))} is not an enemy on the map.`,
  'fired-to-stay': () => 'It has fired as a unit that stays, and may not leave its hex in this phase.',
  'no-fire-in-column': () => 'A column does not fire.',
  'fire-in-the-line-first': () => 'Units of a line fire after the enemy’s entry fire, when the whole line has moved.',
  'engaged-not-fired-at': (p) => `${Capital(target(p))} is engaged and cannot be fired at.`,
  'not-alone': () => 'Only a leader alone in his hex can be fired at.',
  'no-harassment': () => 'Only light cavalry with missiles may harass.',
  'harass-whole-move': () => 'Harassment takes the whole move: nothing may be done before.',
  'harass-distance': (p) => `${Capital(target(p))} is not within 4 hexes, or it is adjacent.`,
  'harass-in-zone': () => 'Nobody harasses from an enemy ZOC.',
  'harass-no-way': (p) =>
    `${p.to ? `By ${p.to} n` : 'N'}o open path leads to ${target(p)}, straight ahead and clear of units, enemy ZOCs and difficult ground.`,
  'not-towards-it': (p) => `${Capital(hex(p))} is not open, or no nearer to the horse that it runs after.`,
  'in-shield-wall': (p) => `${Capital(unitOf(p))} is in shield wall: it neither moves, turns, withdraws nor fires.`,
  'no-shield-wall': () => 'There is no shield wall here.',
  'whole-shield-wall': () => 'A shield wall opens as a whole: the line must hold all of its units.',
  // Artillery
  'artillery-mode': () => 'Artillery fires when it is set to fire, and moves when it is set to move.',
  'artillery-served': () => 'This piece has changed its mode, or has had its order, in this phase.',
  'artillery-fired-twice': () => 'This piece has fired as often as it may.',
  'not-artillery': () => 'That is not a piece of your artillery.',
  'piece-not-with-line': () => 'That piece does not stand with a unit of this line.',
  'artillery-never-shocks': () => 'Artillery does not shock.',
  // Battles
  'still-arriving': (p) => `${Capital(unitOf(p))} takes no orders before the whole column has arrived.`,
  'entry-taken': () => 'The column cannot come in there.',
  'one-type-a-phase': () => 'In one Orders Phase this leader commands one type of units only.',
  'mi-instead-of-all': () => 'All the Hun infantry is commanded in place of every other order of the phase.',
  'mi-keep-away': () => 'Hun MI that began the phase out of the leader’s range may not move next to an enemy.',
  'alans-do-not-recover': () => 'Alans do not recover hits.',
  'tribes-do-not-recover': () => 'The tribes do not recover hits.',
  'not-in-ambush': () => 'The ambush lies within 5 hexes of 1402, in column 19 or lower, facing east.',
  'no-facing': () => 'Artillery has no facing.',
  'garrison-stays': () => 'The garrison does not leave the walls.',
  'no-trench-between': () => 'There is no trench between them.',
  'keeps-its-place': () =>
    'The wedge is out of hand: its point goes first, and the others keep their places behind it.',
  'leads-the-wedge': () => 'Buccelin must be with a unit of the first three rows of the wedge.',
  'straight-on': () => 'In the wedge a unit goes straight ahead, into a front hex.',
  // Engaged
  'engaged-stays': (p) => `${Capital(unitOf(p))} is engaged: it neither moves, turns nor fires.`,
  'engaged-must-shock': () => 'Engaged units in range must shock, or break off, first.',
  'cannot-disengage': (p) => `${Capital(unitOf(p))} cannot break off there.`,
  // Withdrawal
  'not-away': (p) => `${Capital(hex(p))} is no further from the enemy.`,
  'into-zone': (p) => `${Capital(hex(p))} is in an enemy ZOC.`,
  'not-into-that-ground': (p) => `Nobody withdraws into the woods or water of ${hex(p)}.`,
  'withdraw-further': () => 'Whoever withdraws goes at least one hex first.',
  'feint-further': () => 'A feigned retreat goes at least 3 hexes.',
  'may-not-feign': (p) => `${Capital(unitOf(p))} cannot feign retreat here.`,
  'may-not-withdraw': (p) => `${Capital(unitOf(p))} cannot make an orderly withdrawal from that enemy.`,
  'no-line-withdrawal': () => 'The whole line withdraws only if each of its units can.',
  'line-needs-room': () => 'That would leave another unit of the line nowhere to go: all of it must withdraw.',
  'line-broken': () => 'One of the line has withdrawn by itself in this Orders Phase.',
  'no-parting-shot': (p) => `${Capital(unitOf(p))} has no shot at that enemy as it withdraws.`,
  'not-with-it': (p) => `${Capital(leaderOf(p))} is not going with it.`,
  'must-escape': () => 'A leader on his own has to get away from an enemy next to him.',
  'leader-not-away': (p) => `${Capital(hex(p))} is no further from the enemy who came.`,
  // Shock
  'not-in-a-fight': (p) => `${Capital(unitOf(p))} is in no fight yet: first say that it will shock.`,
  'nobody-to-shock': (p) => `${Capital(unitOf(p))} has no enemy in its ZOC, or nobody who lets it shock.`,
  'marked-already': (p) => `${Capital(unitOf(p))} will shock already.`,
  'cannot-shock': (p) => `${Capital(unitOf(p))} cannot shock.`,
  'has-decided': (p) => `${Capital(unitOf(p))} has moved in this phase, and said then whether it would shock.`,
  'not-in-its-zone': (p) => `That enemy is not in the ZOC of ${unitOf(p)}, or one of those in it would be left alone.`,
  'told-already': (p) => `It has been said whom ${unitOf(p)} attacks.`,
  'only-one-enemy': (p) => `${Capital(unitOf(p))} has only one enemy in its ZOC.`,
  'not-one-of-them': (p) => `${Capital(unitOf(p))} is not in this combat, or not on your side of it.`,
  'has-its-hit': (p) => `${Capital(unitOf(p))} has had its part of the odd hits, or is not in this combat.`,
  'not-foremost': (p) => `${Capital(unitOf(p))} is not among those who may be sent forward first.`,
  'not-vacated': (p) => `${Capital(hex(p))} was not emptied by this combat.`,
  // Rout
  'not-the-way': (p) => `A routed unit does not run to ${hex(p)}: there is a better way towards its edge.`,
  'has-fled': (p) => `${Capital(unitOf(p))} has run already, or is not in rout.`,
}
