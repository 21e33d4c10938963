import { capital, levyCityOf } from '../common.ts'
import type { RefusalParams, Sentences } from '../sentences.ts'
import { block, card, coloured, colours, Does, does, noun, Place, place } from './names.ts'

type About = Pick<RefusalParams, 'block'>

const Block = (p: About): string => capital(block(p.block))
const is = (p: About): string => Does(noun(p.block), 'is', 'are')
/** The same of a block that is perhaps not the hearer's, who may have one of that name. */
const whoseIs = (p: About): string => Does(coloured(p.block), 'is', 'are')
const has = (p: About): string => Does(noun(p.block), 'has', 'have')
const cannot = (p: About): string => Does(noun(p.block), 'cannot', 'cannot')

export const refusals: Sentences['refusals'] = {
  // Set-up
  'not-deployed': (p) =>
    `${Block(p)} and ${block(p.with)} must both be on the map: free deployment takes nothing from the Levy Pool.`,
  'same-block': () => 'A block cannot be exchanged with itself.',
  'same-city': (p) => `${Block(p)} and ${block(p.with)} stand in the same city: there is nothing to exchange.`,
  'navis-inland': (p) => `${Block(p)} and ${block(p.with)} cannot be exchanged: a Navis must be placed in a port.`,
  'other-sides-block': () => 'You can exchange only blocks of your own side.',

  // Cards
  'not-in-hand': (p) => `You do not hold the card ${card(p.card)}.`,
  'apollo-first-turn': () => 'Apollo has no card to copy on the first turn of a Year.',

  // Movement
  'not-under-command': (p) => `${whoseIs(p)} not under your command.`,
  'not-on-map': (p) => `${is(p)} not on the map.`,
  'already-moved': (p) => `${has(p)} already moved this turn.`,
  'no-move-points': (p) => `You have no Move Point left to move ${block(p.block)}.`,
  'one-group-only': (p) => `This Event moves a single Group, and ${does(noun(p.block), 'is', 'are')} not part of it.`,
  'land-blocks-only': (p) => `This Event moves land blocks only, so ${block(p.block)} cannot move.`,
  'navis-only': (p) => `Neptune moves Navis only, so ${block(p.block)} cannot move.`,
  'no-road': (p) =>
    `No road or strait leads directly from where ${does(noun(p.block), 'stands', 'stand')} to ${place(p.to)}.`,
  'no-sea-way': (p) => `No sea border leads from where ${does(noun(p.block), 'is', 'are')} now to ${place(p.to)}.`,
  'not-from-port-to-port': (p) =>
    `Navis cannot go directly from port to port: ${block(p.block)} must put to sea before entering ${place(p.to)}.`,
  'back-to-start': (p) =>
    `${Place(p.to)} is where the move of ${block(p.block)} begins: it may neither end there nor pass through it.`,
  'too-far': (p) => `${Place(p.to)} is too far: the move of ${block(p.block)} ends here.`,
  'too-far-to-attack': (p) =>
    `${has(p)} come too far to attack ${place(p.to)}: an attack goes a single space, or two with Mercury.`,
  'too-far-to-reinforce': (p) =>
    `${has(p)} come too far to reinforce ${place(p.to)}: that is done from an adjacent place.`,
  'navis-too-far-to-attack': (p) =>
    `${has(p)} come too far to attack ${place(p.to)}: a Navis attacks by moving a single space.`,
  'navis-too-far-to-reinforce': (p) =>
    `${has(p)} come too far to reinforce ${place(p.to)}: a Navis does that by moving a single space.`,
  'road-full-major': (p) =>
    `The major road to ${place(p.to)} can take no more of your blocks this turn: its limit is four, or six to attack with Pluto.`,
  'road-full-minor': (p) =>
    `The minor road to ${place(p.to)} can take no more of your blocks this turn: its limit is two, or three to attack with Pluto.`,
  'strait-full': (p) => `Two of your land blocks have already used the strait to ${place(p.to)} this turn.`,
  'strait-full-attacking': (p) =>
    `To attack ${place(p.to)} across the strait you may send only one land block over it this turn, or two with Pluto.`,
  pinned: (p) =>
    `${is(p)} pinned in ${place(p.from)}: as many defending blocks must stay as there are in the Main Attack.`,
  'border-used-by-enemy': (p) =>
    `The enemy came into the battle from ${place(p.to)}, so ${block(p.block)} cannot go out that way.`,
  'sea-must-be-guarded': (p) =>
    `${Block(p)} must stay: an amphibious move has crossed this sea, so your last Navis may not leave it.`,
  'amphibious-not-by-event': (p) => `${cannot(p)} put to sea: this Event allows no amphibious moves.`,
  'amphibious-first': (p) => `${cannot(p)} put to sea any more: amphibious moves come before all other moves.`,
  'sea-not-touched': (p) => `${is(p)} not in a port on ${place(p.to)}.`,
  'land-then-sea': (p) => `${has(p)} marched by land, and a block does not move by land and by sea in the same turn.`,
  'sea-not-friendly': (p) => `${cannot(p)} cross ${place(p.to)}, which is not Friendly to you.`,
  'seas-not-adjacent': (p) =>
    `${Place(p.to)} is not adjacent to the sea that ${does(noun(p.block), 'is', 'are')} crossing.`,
  'sea-crossed-already': (p) => `The move of ${block(p.block)} goes over ${place(p.to)} already.`,
  'no-port-to-land': (p) =>
    `Over ${place(p.to)} ${block(p.block)} would reach no other port that is Friendly or Vacant.`,
  'port-of-departure': (p) => `${Block(p)} set out from ${place(p.to)}: an amphibious move ends in another port.`,
  'port-not-open': (p) => `${cannot(p)} land in ${place(p.to)}: the port must be Friendly or Vacant.`,
  'not-a-port-of-this-sea': (p) =>
    `${Place(p.to)} is not a port of the sea that ${does(noun(p.block), 'is', 'are')} crossing.`,
  'other-block-under-way': (p) => `${Block(p)} must wait: another block is under way and has to finish its move.`,
  'main-attack-named': (p) => `The Main Attack on ${place(p.at)} has been named already.`,
  'not-an-attack-border': (p) => `None of your blocks attacked ${place(p.at)} from ${place(p.from)}.`,
  'not-my-attack': (p) => `You have not attacked ${place(p.at)}.`,
  'attack-undivided': (p) => `Your whole attack on ${place(p.at)} came the same way, and is the Main Attack.`,
  'not-a-battle-of-this-move': (p) => `Your move has begun no battle in ${place(p.at)}.`,

  // Levies
  'not-in-pool': (p) => `${whoseIs(p)} not in your Levy Pool.`,
  'fallen-this-year': (p) =>
    `${Does(noun(p.block), 'was', 'were')} eliminated this Year and cannot be levied before the next.`,
  'third-leader-waits': (p) => `${cannot(p)} be levied before one of your leaders has been killed.`,
  'not-its-city': (p) => {
    const city = levyCityOf(p.block)
    return `${cannot(p)} be levied in ${place(p.at)}${city ? `, only in ${place(city)}` : ''}.`
  },
  'elephant-only-utica': (p) => `${Does(noun(p.block), 'can', 'can')} be levied only in Utica.`,
  'not-a-major-port': (p) => `${cannot(p)} be levied in ${place(p.at)}: new Navis need a major port.`,
  // A step is added where the block stands, so there is no place to name.
  'city-not-friendly': (p) =>
    p.at
      ? `Blocks can be levied only in Friendly cities, and ${place(p.at)} is not one.`
      : `${is(p)} not in a Friendly city.`,
  'not-at-sea': (p) => `${is(p)} at sea: Navis receive steps only in a Friendly port.`,
  'full-strength': (p) => `${is(p)} already at maximum strength.`,
  'no-levy-points': () => 'You have no Levy Points left.',

  // Events
  'no-such-block-there': (p) =>
    p.colour === 'blue'
      ? `Cleopatra is not under enemy command in ${place(p.at)}.`
      : `There is no ${colours[p.colour]} block under enemy command in ${place(p.at)}.`,
  'not-adjacent-to-friendly': (p) => `No city Friendly to you is adjacent to ${place(p.at)}.`,
  'city-not-adjacent': (p) =>
    `${Place(p.at)} cannot receive the block: it takes a Friendly city adjacent to where the block stands.`,
  'drawn-already': () => 'The block has been drawn: Jupiter can no longer be declined.',
  'not-an-enemy-city': (p) => `${Place(p.at)} is not an Enemy city.`,
  'never-a-sea': (p) => `Vulcan strikes cities, never a sea such as ${place(p.at)}.`,

  // Battle
  'not-contested': (p) => `There is no battle to fight in ${place(p.at)}.`,
  'not-your-block': (p) => `${whoseIs(p)} not yours to act with.`,
  'not-in-battle': (p) => `${is(p)} not in this battle.`,
  'in-reserve': (p) => `${is(p)} in Reserve and cannot act in Round 1.`,
  'not-its-turn': (p) => `It is not the turn of ${block(p.block)}: blocks of another letter are acting.`,
  'already-acted': (p) => `${has(p)} already acted in this Round.`,
  'must-retreat': (p) => `${Block(p)} must retreat: in Round 4 the Attacker’s blocks may neither fire nor pass.`,
  'may-retreat': (p) => `${Does(noun(p.block), 'can', 'can')} retreat, and so must.`,
  'need-not-retreat': (p) => `${is(p)} not obliged to retreat.`,
  'no-retreat-in-round-1': (p) => `${cannot(p)} retreat in Round 1.`,
  'not-adjacent': (p) => `${cannot(p)} retreat by land to ${place(p.to)}: no road or strait leads there from here.`,
  'navis-one-space': (p) =>
    `${cannot(p)} retreat to ${place(p.to)}: a Navis goes one space, to a sea or a port that touches this sea.`,
  'navis-retreat-ways': (p) =>
    `From a battle in port ${does(noun(p.block), 'retreats', 'retreat')} only to a sea that touches it.`,
  'retreat-not-open': (p) => `${cannot(p)} retreat to ${place(p.to)}, which is Enemy or Contested.`,
  'retreat-road-not-used': (p) =>
    `${cannot(p)} retreat to ${place(p.to)}: it is Vacant, and your side did not come from there.`,
  'retreat-road-of-attacker': (p) => `${cannot(p)} retreat to ${place(p.to)}: the Attacker came that way.`,
  'retreat-road-full': (p) => `The road to ${place(p.to)} can take no more retreating blocks this Round.`,
  'retreat-strait-full': (p) => `One block has already retreated across the strait to ${place(p.to)} this Round.`,
  'navis-border-not-used': (p) =>
    `${cannot(p)} retreat to ${place(p.to)}: it is Vacant, and your side did not come from there.`,
  'navis-border-of-attacker': (p) =>
    `${cannot(p)} retreat to ${place(p.to)}: it is Vacant, and the Attacker came from there.`,
  'navis-not-to-vacant-port': (p) =>
    `${cannot(p)} retreat to ${place(p.to)}: a Vacant port is closed to defending Navis.`,
  'land-blocks-sail': (p) =>
    `${Does(noun(p.block), 'retreats', 'retreat')} across a sea border: only land blocks retreat by sea to another port.`,
  'sail-from-port-only': (p) => `${cannot(p)} retreat by sea: the battle is not in a port.`,
  'sail-used': () => 'You have already retreated one block by sea this Round.',
  'sail-port-not-friendly': (p) =>
    `${cannot(p)} retreat by sea to ${place(p.to)}: it takes another port that is already Friendly.`,
  'sail-sea-not-friendly': (p) =>
    `${cannot(p)} retreat by sea to ${place(p.to)}: no single sea Friendly to you lies between.`,
  'not-your-loss': (p) => `${whoseIs(p)} not yours: you choose among your own blocks only.`,
  'not-the-strongest': (p) => `${is(p)} not among your strongest blocks, and the strongest take the hits.`,
  'reserve-takes-no-hits': (p) => `${is(p)} in Reserve and cannot be hit in Round 1.`,
  'not-there-to-regroup': (p) =>
    `${is(p)} not in ${place(p.at)}: only blocks that stand where the battle was won regroup, each of them once.`,
  'not-a-winner': (p) => `${whoseIs(p)} not among the blocks that won this battle.`,
  'regroup-not-adjacent': (p) => `${cannot(p)} regroup to ${place(p.to)}: no road or strait leads there.`,
  'regroup-by-sea': () => 'Land blocks do not take ship to regroup.',
  'regroup-not-open': (p) => `${cannot(p)} regroup to ${place(p.to)}, which is Enemy or Contested.`,
  'regroup-road-full': (p) => `The way to ${place(p.to)} can take no more of your blocks in this regroup.`,
  'navis-regroup-ways': (p) =>
    `${cannot(p)} regroup to ${place(p.to)}: Navis go to an adjacent sea or, after a sea battle, to a port of that sea.`,

  // Winter
  'navis-stays-in-port': (p) => `${is(p)} in port already and must stay there.`,
  'harbour-not-friendly': (p) => `${cannot(p)} winter in ${place(p.to)}: the port must be Friendly already.`,
  'harbour-of-another-sea': (p) => `${Place(p.to)} is not a port of the sea that ${block(p.block)} must leave.`,
  'not-a-navis': (p) => `Only Navis go to port, not ${block(p.block)}.`,
  'city-has-no-surplus': (p) => `There is no need to disband ${block(p.block)}: the city can supply all its blocks.`,
  'cleopatra-never-disbands': () => 'Cleopatra never leaves the map: she cannot be disbanded.',
}
