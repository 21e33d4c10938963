import type { ClauseId, SectionId } from '../data/ledger.ts'

/** The rules in our own words, clause by clause, for the rules reader. */
export const clauses: Record<ClauseId, string> = {
  'JC-1.1a':
    'The game is for exactly two players, one playing Caesar and the other Pompeius. Cleopatra is only a block and has no player of her own.',
  'JC-1.2a':
    'The game runs for no more than five Years. Each Year has five game turns and closes with a single Winter Turn.',
  'JC-1.2b': 'Only a Winter Turn brings a victory check. Reaching 10 points during a Year does not end the game.',
  'JC-1.2c':
    'To count a side’s Victory Points, add up the values of all cities Friendly to it, then add 1 for every enemy leader it holds as a trophy.',
  'JC-1.2d':
    'If a side has 10 points or more when victory is checked in Winter, it wins immediately and the game is over.',
  'JC-1.2e': 'A Vacant city gives no points to either side, no matter who held it last.',
  'JC-1.2f':
    'It is impossible for both sides to have 10 points at once. The cities are worth 13 and each side can take three trophies at most, so no more than 19 points exist.',
  'JC-1.2g': 'When the check of Year 5 finds neither side at 10, victory goes to the side with the higher total.',
  'JC-1.2h': 'On equal final totals, the winner is the side to which Roma is Friendly.',
  'JC-1.2i': 'On equal final totals with Roma Vacant, the game ends in a draw.',
  'JC-1.2j':
    'The historical set-up gives Pompeius 7 points and Caesar 1, for Massilia. Roma, Athenae, Byzantium and Ephesus start Vacant.',
  'JC-1.2k':
    'Losing every block on the map does not put a side out of the game. It keeps playing cards, although it cannot levy anything as long as no city is Friendly to it.',
  'JC-1.3a':
    'The game has 63 blocks: 31 for Caesar, 31 for Pompeius, and Cleopatra. There are 27 cards, and all dice have six sides.',
  'JC-2.0a':
    'A game turn has three phases, always in the same order: first the Card Phase, then the Command Phase, last the Battle Phase.',
  'JC-2.1a': 'The deck consists of 20 Command cards and 7 Event cards. Each Event card belongs to a different god.',
  'JC-2.1b':
    'Every Year begins by shuffling all 27 cards and dealing six to each player. The other 15 are not used that Year and nobody sees them.',
  'JC-2.1c':
    'After looking at their six cards, both players discard exactly one each. The remaining five serve for the five turns of the Year.',
  'JC-2.1d': 'The opponent never gets to see the yearly discard, even when the Year is over.',
  'JC-2.1e':
    'On each turn both players secretly pick one card, and the two cards are revealed together. Once they are revealed, no choice can be changed.',
  'JC-2.1f': 'Playing a card each turn is compulsory; a player cannot hold it back.',
  'JC-2.1g': 'When both cards are Command cards, whoever played the higher Move number is Player 1 for the turn.',
  'JC-2.1h': 'With equal Move numbers, Caesar is Player 1. The Levy numbers play no part in the comparison.',
  'JC-2.1i': 'Whoever plays an Event card is Player 1, whatever the Command card on the other side.',
  'JC-2.1j':
    'Two Event cards played together cancel each other. The game turn then ends, without a Command Phase or a Battle Phase.',
  'JC-2.1k':
    'A turn cancelled by two Events still counts among the five of the Year, and both cards are used up. If it was the fifth turn, Winter comes next as usual.',
  'JC-2.1l': 'A player is free to make fewer moves or levies than the card gives, or none at all.',
  'JC-2.1m':
    'Moves and levies that are not used are lost. They cannot be kept for later, and neither kind can be exchanged for the other.',
  'JC-2.1n':
    'An Event may be used only in part. Mars may move a Group that attacks nobody, and Mercury may be played without taking the extra step.',
  'JC-2.1o':
    'When the move of an Event starts a battle, that battle waits for the Battle Phase, so Player 2 can still reinforce it during the Command Phase. The only exception is the battle that Vulcan can cause (see 7.52).',
  'JC-2.1p':
    'Only its holder knows a hand of cards. The opponent knows no more than the cards that have been played this Year.',
  'JC-2.2a':
    'Player 1 acts first: all moves and then all levies, or else the Event. Player 2 follows, with all moves first and all levies after them.',
  'JC-2.2b':
    'The Move number on the card gives the player that many Move Points. Each Move Point moves one Group (see 6.1) or carries one land block by amphibious move (see 6.3).',
  'JC-2.2c':
    'The Levy number on the card gives the player that many Levy Points. They can be spent only when all of that player’s movement is done.',
  'JC-2.2d':
    'A player who plays an Event receives no Levy Points for the turn, except when Apollo copies a Command card.',
  'JC-2.2e': 'Against an Event, the other player is Player 2 and uses the Command card in the normal way.',
  'JC-2.3a':
    'Once both players have completed their commands, every city and every sea with blocks of both sides is the scene of a battle.',
  'JC-2.3b':
    'Battles are resolved one by one, in whatever order Player 1 prefers. Player 1 picks the next battle only after the previous one has finished.',
  'JC-2.3c': 'At the end of the Battle Phase there are no Contested cities or seas left.',
  'JC-3.11a':
    'The current strength of a block is the number of dice it rolls, from four dice at strength IV down to one die at strength I.',
  'JC-3.11b':
    'The maximum strength of a block is II, III or IV, depending on the block, and nothing can raise it any higher.',
  'JC-3.11c': 'Every hit a block takes costs it exactly one step.',
  'JC-3.12a':
    'The letter in the combat rating sets the order of battle turns. The A blocks all act first, followed by B, C and finally D.',
  'JC-3.12b': 'When blocks have the same letter, those of the Defender act before those of the Attacker.',
  'JC-3.12c': 'The number in the combat rating is the highest result on a die that still counts as a hit.',
  'JC-3.13a':
    'Each legion, each Equitatus and the elephant bear the name of a city. That city is the only one where the block can enter from the Levy Pool.',
  'JC-3.21a':
    'The leaders on Caesar’s side are Caesar, Antonius and Octavianus. Those on Pompeius’s side are Pompeius, Scipio and Brutus.',
  'JC-3.21b':
    'Both sides start with two leaders on the map. The third one, Octavianus or Brutus, waits in the Levy Pool and cannot be levied before a leader of that side has been killed.',
  'JC-3.22a': 'All legions have initiative C. Their firepower is 2, 3 or 4.',
  'JC-3.23a': 'Each side owns four Auxilia, of which two are rated A1 and two B1.',
  'JC-3.24a':
    'There are four Equitatus on Caesar’s side, and three Equitatus plus one elephant on Pompeius’s. An Equitatus is rated B2 or B3.',
  'JC-3.25a':
    'Each side owns one Ballista. Its initiative depends on whether its side attacks or defends in the battle (see 7.42).',
  'JC-3.26a': 'Each side owns five Navis. They have two steps and are rated D2 or D3.',
  'JC-3.26b':
    'When only Navis fight, their letter makes no difference: the Defender’s Navis act first and the Attacker’s after them. In a port battle Navis act in the D turns, once all A, B and C blocks are done, and an attacking Ballista shares those turns.',
  'JC-3.27a':
    'Cleopatra is rated C1 and has up to four steps. As she is not a leader, she can never be a trophy, and Jupiter can make her change side.',
  'JC-3.27b':
    'Cleopatra belongs to Pompeius at the start, but can come to serve either side. The side she serves at the time moves her and fights with her as with any land block.',
  'JC-FOG-a':
    'Except in battle, only the side that commands a block on the map knows what it is and how strong it is. The opponent sees the number of blocks in a location and their colours; a block at sea can only be a Navis, but which Navis remains unknown.',
  'JC-FOG-b':
    'Cleopatra is the only block of her colour. Both players therefore always know where she stands and which side she serves, but not how strong she is.',
  'JC-FOG-c':
    'A block that changes side still shows its own colour, so everyone can see where such blocks are. The side that lost them knows which blocks they were, but cannot tell one from another on the map, nor how strong they are now.',
  'JC-FOG-d': 'Both players can see which blocks have already moved in the current turn.',
  'JC-FOG-e':
    'When a revealed block retreats, both players see which block it is and where it goes. As soon as it arrives it is concealed.',
  'JC-FOG-f': 'When blocks regroup, the opponent learns only how many of each colour go to each place.',
  'JC-FOG-g':
    'For each Contested location both players know who is the Attacker, by which borders blocks entered, which border is the Main Attack, and how many Reserves each side has there.',
  'JC-4.1a': 'A block on the map is always in a city or in a sea. Land blocks can stand in cities only, never at sea.',
  'JC-4.1b': 'Navis may be in a sea or in a port, but never in a city away from the coast.',
  'JC-4.2a':
    'Eleven cities are worth points, 13 altogether. Roma and Alexandria are worth 2 each; Antiochia, Athenae, Byzantium, Carthago Nova, Ephesus, Massilia, Syracusae, Tarraco and Utica 1 each. Every other city is worth 0.',
  'JC-4.21a':
    'When only one side has blocks in a city, be it just one, the city is Friendly to that side and Enemy to the other.',
  'JC-4.21b': 'A city with no block in it is Vacant and is Friendly to neither side.',
  'JC-4.21c': 'A city holding blocks of both sides is Contested, and remains so until its battle has been fought.',
  'JC-4.21d':
    'Control follows each single block immediately, even halfway through a move. A city becomes Vacant when its last block leaves, and a Vacant city becomes Friendly when the first block enters.',
  'JC-4.21e': 'As soon as a single block enters an Enemy city, the city becomes Contested.',
  'JC-4.21f':
    'It takes only one block of any kind to control a city. A lone Navis in a port is enough, and so is Cleopatra by herself.',
  'JC-4.3a': 'Land blocks go from one city to another only where a road is printed or across one of the four straits.',
  'JC-4.31a': 'A major road can take up to four blocks of each player in a game turn.',
  'JC-4.31b': 'A minor road can take up to two blocks of each player in a game turn.',
  'JC-4.32a':
    'There are four straits: Herculeum between Gades and Tingis, Messana between Messana and Rhegium, Hellespontus between Aenos and Pergamum, and Bosphorus between Byzantium and Nicomedia.',
  'JC-4.32b': 'A strait can be crossed by up to two land blocks of each player in a game turn.',
  'JC-4.32c':
    'When attacking across a strait, a player may send only one land block over it in the game turn, or two with Pluto. Attacking here means entering an Enemy city, or a Contested city that the same player is attacking.',
  'JC-4.32d':
    'Straits mean nothing to Navis. Whoever holds the cities on a strait stops neither Navis nor an amphibious move.',
  'JC-4.4a': 'The map has nine seas, which no block except Navis can occupy.',
  'JC-4.4b':
    'A sea with Navis of only one side is Friendly to that side and Enemy to the other. A sea with no Navis is Vacant, and one with Navis of both sides is Contested.',
  'JC-4.4c': 'A sea changes control the moment Navis enter or leave it. Once all Navis have left, it is Vacant.',
  'JC-4.4d':
    'Navis in a port have no control over the sea outside it, and Navis at sea have none over the ports around them.',
  'JC-4.41a':
    'Aleria on Corsica, Caralis on Sardinia, Creta, and Salamis on Cyprus are accessible only to Navis and by amphibious move. Sicily can be entered by land as well, over the strait of Messana.',
  'JC-4.42a':
    'All cities on the coast are ports. A port touches the seas given for it in the port table and no others.',
  'JC-4.42b':
    'There are eleven major ports: Alexandria, Athenae, Carthago Nova, Creta, Ephesus, Massilia, Neapolis, Ravenna, Salamis, Syracusae and Utica.',
  'JC-4.42c':
    'These ports touch two seas: Brundisium (Hadriaticum, Internum), Byzantium (Propontis, Pontus Euxinus), Caralis and Genua (Hispanum, Tyrrhenum), Lilybaeum, Messana and Rhegium (Tyrrhenum, Internum), and Tingis (Atlanticus, Hispanum). Utica (Hispanum, Tyrrhenum, Internum) and Creta (Internum, Aegaeum, Aegypticum) touch three. All the others touch a single sea.',
  'JC-4.42d': 'Pergamum lies close to the coast, but it is not a port.',
  'JC-EV-apollo-a':
    'Apollo takes the effect of the card that the opponent played on the turn before, within the same Year.',
  'JC-EV-apollo-b': 'When Apollo copies a Command card, its player receives that card’s Move and Levy numbers.',
  'JC-EV-apollo-c':
    'When Apollo copies an Event, its player carries out that Event just as though it were the card played.',
  'JC-EV-apollo-d':
    'Apollo may not be played on a Year’s first turn. It may, however, be chosen as the yearly discard.',
  'JC-EV-apollo-e':
    'Apollo always counts as an Event. Whoever plays it is Player 1, even if it copies a Command card, and if the opponent also plays an Event both cards are cancelled.',
  'JC-EV-apollo-f': 'A card cancelled on the turn before counts as played, so Apollo can copy it.',
  'JC-EV-jupiter-a':
    'The player of Jupiter picks one block under enemy command that is adjacent to a city Friendly to that player.',
  'JC-EV-jupiter-b':
    'A block in a city, even a Navis in port, is adjacent to the cities that a road or strait joins to its own. Blocks in Aleria, Caralis, Creta and Salamis can therefore never be chosen. A Navis at sea is adjacent to the ports of its sea and can be chosen.',
  'JC-EV-jupiter-c':
    'If the chosen block is a legion, Auxilia, Equitatus, elephant, Ballista or Cleopatra, it goes over to the player of Jupiter with its strength unchanged. That player immediately places it in any Friendly city adjacent to where it was.',
  'JC-EV-jupiter-d':
    'If the chosen block is a leader or a Navis, it remains in place and with its own side, but loses one step.',
  'JC-EV-jupiter-e':
    'If Jupiter strikes a leader or Navis at strength I, the block is eliminated. An eliminated leader becomes a trophy.',
  'JC-EV-jupiter-f':
    'Jupiter’s choice is made blind, seeing only how many blocks there are and their colours. The player names a location and a colour, and chance decides which enemy block of that colour there is drawn.',
  'JC-EV-jupiter-g':
    'A block that stands out by its colour can be chosen deliberately. This applies to Cleopatra and to a block that the enemy took earlier from the side of Jupiter’s player.',
  'JC-EV-jupiter-h':
    'Moving the block over uses no move and is not bound by road limits. Nothing happens if no block can be chosen, or if the player gives up the event before the draw.',
  'JC-EV-jupiter-i':
    'A block that has changed side serves its new side in full: it moves, fights, receives steps and controls cities for it, and that side decides everything about it. This lasts until the block is lost or changes side once more.',
  'JC-EV-jupiter-j':
    'A block that has changed side returns to the Levy Pool of the side of its colour when it is eliminated or disbanded.',
  'JC-EV-jupiter-k':
    'After the draw, Jupiter’s player sees the block and its strength, even if it is a leader or a Navis. From then on it is too late to decline the event.',
  'JC-EV-mars-a':
    'Mars allows one Group move of land blocks within the usual limits, and no levies. Any Navis in the Group stay where they are.',
  'JC-EV-mars-b':
    'In one battle begun by the Mars move, every attacking block, from A to D, takes its Round 1 turn before the first defending block takes one.',
  'JC-EV-mars-c':
    'The usual order returns in Round 2. The Defender may therefore act last in Round 1 and then first again in Round 2.',
  'JC-EV-mars-d':
    'When the Group attacks several cities, only one battle is a surprise. The player names it on ending the move, before Player 2 moves, and the other battles follow the normal order.',
  'JC-EV-mars-e':
    'Reinforcement by Player 2 does not take away the surprise. The reinforcing blocks are Reserves and enter in Round 2 as always.',
  'JC-EV-mercury-a':
    'Mercury allows one Group move of land blocks. Each block may travel as far as three cities if it does not fight, or as far as two cities if the second one is attacked.',
  'JC-EV-mercury-b':
    'The blocks of the Group may take different directions, and the extra step is optional for each of them.',
  'JC-EV-mercury-c':
    'The limits of roads and straits hold on every stretch travelled. Only Friendly or Vacant cities may be passed through.',
  'JC-EV-mercury-d':
    'Under Mercury a single Group may attack one city by two roads. One of the roads is the Main Attack, and blocks coming by any other are Reserves.',
  'JC-EV-mercury-e': 'With Mercury no Navis move, and there are no levies and no amphibious moves.',
  'JC-EV-neptune-a':
    'Neptune moves Navis alone, all starting from the same port or the same sea, in as many directions as desired. They go one space if they attack, or up to two if they do not. Land blocks stay put.',
  'JC-EV-neptune-b':
    'In one battle begun by the Neptune move, at sea or in a port, every attacking Navis takes its Round 1 turn before any block of the Defender.',
  'JC-EV-neptune-c':
    'When the Navis begin several battles, only one is a surprise. The player names it on ending the move, before Player 2 moves, and the other battles follow the normal order.',
  'JC-EV-neptune-d':
    'Reinforcement by Player 2 does not take away Neptune’s surprise, whether the battle is at sea or in a port.',
  'JC-EV-pluto-a':
    'Pluto allows one Group move of land blocks with higher limits for those that attack: six along a major road, three along a minor road and two over a strait.',
  'JC-EV-pluto-b':
    'The higher limits apply only to the road that leads into the attacked city. Blocks of the Group that are not attacking remain under the normal limits.',
  'JC-EV-pluto-c': 'Pluto leaves the limits for retreat and regroup as they are, and has no effect on Navis.',
  'JC-EV-vulcan-a': 'The player of Vulcan names one Enemy city. Each block there loses one step, with no exceptions.',
  'JC-EV-vulcan-b':
    'Any block in that city at strength I is eliminated, even a leader or a Navis. A leader killed in this way becomes a trophy.',
  'JC-EV-vulcan-c': 'The elephant falls from IV to II when struck by Vulcan. If it was at II, it is eliminated.',
  'JC-EV-vulcan-d': 'Only a city can be struck by Vulcan; a sea never can.',
  'JC-EV-vulcan-e': 'The player may choose not to use Vulcan. Without an Enemy city on the map it has no effect.',
  'JC-EV-vulcan-f': 'Blocks that survive Vulcan stay concealed. Only the blocks it eliminates are shown.',
  'JC-5.1a': 'Every block is set up at its maximum strength, in the cities assigned to its side.',
  'JC-5.1b':
    'Caesar’s set-up has 14 blocks: three each in Ravenna, Genua, Massilia and Narbo, and two in Lugdunum. The set-up table names them.',
  'JC-5.1c':
    'Pompeius’s set-up has 16 blocks, Cleopatra among them: three each in Neapolis and Tarraco, two each in Antiochia, Alexandria, Utica and Carthago Nova, and one each in Brundisium and Syracusae. The set-up table names them.',
  'JC-5.1d': 'The blocks left over, 17 for Caesar and 16 for Pompeius, go to the Levy Pools of their sides.',
  'JC-5.2a': 'The opponent cannot see which blocks are waiting in a Levy Pool.',
  'JC-5.2b':
    'A block eliminated during the Year lies face-up in its owner’s Levy Pool until the Year is over, in view of both players.',
  'JC-5.3a':
    'Optional rule, free deployment: a player may swap blocks on the map between the set-up cities of that side, provided that each city ends up with the number of blocks it had.',
  'JC-5.3b': 'Free deployment does not allow swapping a block on the map for one in the Levy Pool.',
  'JC-5.3c':
    'Even with free deployment a Navis must be placed in a port, which rules out Lugdunum. All blocks start at full strength as usual.',
  'JC-5.3d': 'The two players arrange their blocks without seeing each other’s choices, before any cards are dealt.',
  'JC-5.3e':
    'With free deployment Cleopatra counts among the sixteen blocks of Pompeius, and can be swapped like any of them.',
  'JC-6.1a':
    'A Move Point activates a single city or sea. Some or all of the player’s blocks that started the turn there may then move.',
  'JC-6.1b': 'The blocks of a Group need not all go to the same place.',
  'JC-6.1c': 'A block can move as far as two cities, or two spaces for Navis, if it neither attacks nor reinforces.',
  'JC-6.1d':
    'To attack, or to reinforce a Contested location, a block moves one space only, from an adjacent location. An attack with Mercury is the exception.',
  'JC-6.1e': 'Each block can move only once in a game turn. Retreating and regrouping do not count as moves.',
  'JC-6.1f': 'Blocks may pass freely through locations that are Friendly or Vacant.',
  'JC-6.1g': 'On entering an Enemy or Contested location, a block has to stop.',
  'JC-6.1h': 'Activating a location does not move the blocks that reached it earlier in the same turn.',
  'JC-6.1i': 'A Group may leave some of its blocks behind. No block ever has to move.',
  'JC-6.1j':
    'A block moving two or three steps may not finish in the location it started from, and may not go through it either.',
  'JC-6.1k':
    'One Move Point keeps a location active for the whole command. Its blocks may move one at a time, even in between the moves of other Groups.',
  'JC-6.11a': 'Limits count separately for each player, so both can use a road to its full capacity in the same turn.',
  'JC-6.11b':
    'A player’s blocks on the same section between two cities are all added up over the turn, whatever their Group, their direction, and whichever step of their move it is.',
  'JC-6.11c': 'Any number of Navis may cross a sea border, enter a port or leave one.',
  'JC-6.12a':
    'Blocks that enter an Enemy city or sea are the Attacker’s, and the blocks already there are the Defender’s, for that battle.',
  'JC-6.12b':
    'When a location is attacked from several adjacent locations, each of those costs one Move Point. Mercury is an exception.',
  'JC-6.12c': 'With a single Move Point, the blocks of an activated Group may attack several locations at once.',
  'JC-6.12d':
    'Both players move before any fighting. In the same turn, a player can thus be the Attacker in one battle and the Defender in another.',
  'JC-6.13a':
    'Where Player 1 has attacked, every attacking block that is not among the Reserves pins one defending block. A pinned block cannot move during Player 2’s command.',
  'JC-6.13b':
    'Player 2 chooses, one block at a time, who leaves. Of the blocks present when the attack came, a number equal to the blocks of the Main Attack must stay behind, and only those in excess may go.',
  'JC-6.13c': 'No defending block can leave if the blocks of the Main Attack equal or outnumber those of the defence.',
  'JC-6.13d': 'The Attacker’s Reserves do not pin any block.',
  'JC-6.13e': 'In ports and at sea alike, Navis pin and are pinned in the same way as other blocks.',
  'JC-6.13f':
    'Blocks that are not pinned still need a Move Point. With it they may move, make a response elsewhere or attack.',
  'JC-6.13g':
    'Blocks that are not pinned may not go out over a road, strait or sea border by which any enemy block, even among the Reserves, came into that battle. A sea border here is one between two seas or between a port and a sea.',
  'JC-6.13h': 'Blocks coming in as a response are not counted among those that must stay, and so free no pinned block.',
  'JC-6.14a':
    'Where Player 1 has attacked, Player 2 may strengthen the defence by moving in blocks that are not pinned. This is called a response.',
  'JC-6.14b':
    'A response can come only from a location adjacent to the Contested one, and uses Move Points in the normal way.',
  'JC-6.14c': 'Blocks that make a response are Reserves in every case.',
  'JC-6.14d':
    'Player 2 has three kinds of move: as far as two spaces without fighting, one space to begin a new battle, or one space as a response.',
  'JC-6.14e': 'If Player 2 attacks, Player 1 cannot reinforce, having moved already.',
  'JC-6.14f':
    'Navis can make a response into a port from an adjacent sea, or into a sea from an adjacent sea or port. They are Reserves in that battle.',
  'JC-6.14g': 'Crossing a strait in response does not count as attacking, so up to two blocks may do it.',
  'JC-6.14h':
    'By making a response Player 2 remains the Defender. Player 2 becomes the Attacker only in battles begun by Player 2, or when roles are exchanged.',
  'JC-6.15a': 'In the course of the Year a location may hold any number of blocks.',
  'JC-6.2a':
    'A step takes a Navis from a port to an adjacent sea, from a sea to an adjacent port, or from one sea to an adjacent one.',
  'JC-6.2b':
    'Navis cannot go directly between two ports. Going from port to sea and on to another port takes both steps of the move.',
  'JC-6.2c': 'Navis may take one step to attack, or two steps if they do not attack.',
  'JC-6.2d':
    'Navis in port are part of the city’s Group. The Move Point that activates the land blocks there also lets the Navis put to sea.',
  'JC-6.2e':
    'A sea may be attacked by Navis from an adjacent sea or port. A port may be attacked by Navis only from an adjacent sea, by sailing into it.',
  'JC-6.2f': 'Navis may sail into a Vacant port, which thereby becomes Friendly.',
  'JC-6.2g':
    'In a joint attack on a port by Navis and land blocks, the Main Attack is a single road or a single sea border. All blocks coming another way are Reserves.',
  'JC-6.2h': 'When Navis attack, make a response, retreat or regroup, they always go exactly one space.',
  'JC-6.3a':
    'By an amphibious move, a land block goes from a port over one or more Friendly seas to any other port that is Friendly or Vacant.',
  'JC-6.3b':
    'All seas on the way must be Friendly and each adjacent to the next. The first must touch the port where the block starts, and the last the port where it lands.',
  'JC-6.3c':
    'One Move Point is needed for every block making an amphibious move. It does not activate other blocks in the port.',
  'JC-6.3d':
    'All amphibious moves come before the other moves of a player’s command. A sea that the player enters this turn is therefore of no use for them.',
  'JC-6.3e': 'In one turn a block can make an amphibious move or move by land, but not both.',
  'JC-6.3f':
    'Once a sea has been crossed, at least one Navis of that player has to be in it at all times until the command ends. Other Navis may leave, but the last one may not.',
  'JC-6.3g': 'No amphibious move may end in a port that is Enemy or Contested.',
  'JC-6.3h':
    'Land blocks that are not pinned may leave a Contested port by amphibious move, provided an adjacent sea is Friendly and the attack did not come over that border.',
  'JC-6.3i': 'Amphibious moves are free from the limits of roads and straits.',
  'JC-6.3j': 'All amphibious moves of Player 1 are over before Player 2 moves, and nothing can interrupt them.',
  'JC-6.3k':
    'Amphibious moves need Move Points from a Command card, whether played or copied by Apollo. Mars, Mercury, Neptune and Pluto do not allow them.',
  'JC-6.3l':
    'If another Navis arrives in a crossed sea later in the same command, the one that was held there may leave in its place.',
  'JC-6.4a':
    'A Levy Point can raise a block already on the map by one step. The same block may receive several points, at one step each.',
  'JC-6.4b':
    'A Levy Point can bring one block from the player’s Levy Pool into a city. It enters at strength I, except for the elephant, which enters at strength II (6.4g).',
  'JC-6.4c': 'A newly levied block may be strengthened straight away, at one Levy Point for each step.',
  'JC-6.4d': 'One city may receive as many new blocks as the player wishes to levy there.',
  'JC-6.4e': 'Any Friendly city will do for levying leaders, Auxilia and the Ballista.',
  'JC-6.4f': 'Legions and Equitatus can be levied only in the city whose name they bear, and only if it is Friendly.',
  'JC-6.4g':
    'Utica is the only city where the elephant can be levied. One Levy Point brings it in at strength II, and one more raises it to IV.',
  'JC-6.4h': 'New Navis can be levied only in major ports that are Friendly.',
  'JC-6.4i': 'Steps may be added to Navis in any Friendly port, but never while they are at sea.',
  'JC-6.4j':
    'Levy Points add blocks and steps in Friendly cities only. Vacant and Contested cities can receive neither.',
  'JC-6.4k':
    'Having moved this turn does not prevent a block from receiving steps, as long as it is not in a Contested city.',
  'JC-6.4l': 'A city taken this same turn is already Friendly, so levies can be made there right away.',
  'JC-6.4m': 'As all of a player’s movement comes before the levies, a block cannot move on the turn it is levied.',
  'JC-6.4n':
    'The city named on legions, Equitatus and the elephant does not matter for adding steps: any Friendly city serves.',
  'JC-6.4o': 'A levy can never take a block past its maximum strength.',
  'JC-6.4p':
    'Steps may be added to Cleopatra, and to blocks that have changed side, by the side commanding them at the time.',
  'JC-6.4q':
    'The opponent is shown the place where each Levy Point is spent, and whether it added a block. The block itself and its strength remain hidden.',
  'JC-6.4r':
    'A city where only Navis stand, or only Cleopatra, counts as Friendly, so it can receive both new blocks and steps.',
  'JC-7.1a':
    'When a battle begins, all blocks in the location are revealed at their current strength, on both sides. Only the Reserves remain hidden.',
  'JC-7.1b':
    'As soon as a battle ends, the surviving blocks are concealed again. This happens before any regroup and before the choice of the next battle.',
  'JC-7.1c':
    'A finished battle changes control immediately, which affects where blocks can retreat and regroup in later battles of the same turn.',
  'JC-7.1d': 'Player 1 chooses the next battle only after the winner of the last one has finished regrouping.',
  'JC-7.2a': 'Each Round gives one battle turn to every block in the battle.',
  'JC-7.2b': 'A block uses its battle turn to fire, to retreat or to pass.',
  'JC-7.2c': 'Retreat is not allowed in Round 1.',
  'JC-7.2d':
    'A Round goes through the letters from A to D, the Defender coming first in each: Defender A, Attacker A, Defender B, Attacker B, Defender C, Attacker C, Defender D, Attacker D.',
  'JC-7.2e':
    'When a side has several blocks of the same letter, the side commanding them decides in what order they act.',
  'JC-7.2f': 'No battle goes on for more than four Rounds.',
  'JC-7.2g':
    'Each attacking block has to retreat when its turn comes in Round 4. It is not allowed to fire or to pass.',
  'JC-7.2h':
    'The Defender’s blocks may fire, retreat or pass in Round 4 as before. Those whose letter is earlier than, or the same as, that of the attacking blocks act before these leave.',
  'JC-7.2i':
    'A battle is over the moment just one side has blocks in the location. Turns not yet taken are dropped, and so is any obligation to retreat.',
  'JC-7.2j': 'A block that is eliminated before its battle turn gets no turn.',
  'JC-7.2k': 'Passing uses up the block’s turn for the Round.',
  'JC-7.3a':
    'If an attack comes by more than one road or sea border, the Attacker names one of these as the Main Attack. All blocks that used another are Reserves.',
  'JC-7.3b':
    'The attacking player must name the Main Attack no later than the end of that player’s movement. For Player 1 this is before Player 2 moves; for Player 2 it is before the levies.',
  'JC-7.3c': 'Any block Player 2 brings into a battle that Player 1 began is a Reserve.',
  'JC-7.3d': 'In Round 1 Reserves neither fire nor retreat, and cannot be hit.',
  'JC-7.3e':
    'Reserves are concealed during Round 1 and revealed when Round 2 starts. They are not revealed at all if the battle is over in Round 1.',
  'JC-7.3f':
    'Reserves have ordinary battle turns from Round 2 on. They join the battle even when no other block of their side is left.',
  'JC-7.3g':
    'The same goes for a sea attacked from more than one sea or port: the Navis from one of them make the Main Attack and all others are Reserves.',
  'JC-7.3h':
    'When one side has no non-Reserve block left in Round 1, the Round stops at that point. If that side has Reserves the battle continues with Round 2, and if it has none the battle is over.',
  'JC-7.31a':
    'When a side has Reserves and loses all its other blocks to elimination in Round 1, the Reserves are disrupted. Each of them loses one step as Round 2 begins.',
  'JC-7.31b':
    'A disrupted Reserve already on its last step is eliminated. A leader is then treated as in 7.51 and Cleopatra as in 7.52.',
  'JC-7.31c': 'Reserves can be disrupted on either side, the Attacker’s as well as the Defender’s.',
  'JC-7.31d':
    'When it is the Defender who is disrupted, the two sides exchange roles until the battle ends, and the former Attacker becomes the Defender.',
  'JC-7.31e': 'When it is the Attacker who is disrupted, both sides keep their roles.',
  'JC-7.31f':
    'The count of Rounds continues after disruption. Whichever side is then the Attacker must retreat in Round 4.',
  'JC-7.31g':
    'An exchange of roles immediately changes all that depends on the role: who acts first on equal letters, the letter of the Ballista, and the rules of retreat.',
  'JC-7.31h': 'A side whose main force survives does not have its Reserves disrupted.',
  'JC-7.31i':
    'If the last block of a main force was Cleopatra and she changes side, that main force is treated as eliminated.',
  'JC-7.31j':
    'Should disruption remove a side’s last block, the battle is over at that point and the other side is the winner.',
  'JC-7.31k':
    'Once roles are exchanged, the new Attacker may retreat to Vacant places only by ways that the Reserves of that side took to reach the battle: to a Vacant city by such a road or strait, to a Vacant sea or port across such a border.',
  'JC-7.31l':
    'Once roles are exchanged, the roads and the Vacant seas by which the new Attacker’s Reserves came are closed to the new Defender’s retreat. The borders of the new Defender’s own earlier attack are no longer a restriction.',
  'JC-7.31m':
    'If Cleopatra is won over in Round 1, she counts as a non-Reserve block of the side she joins. As long as she is there, that side’s main force is not gone.',
  'JC-7.4a':
    'To fire, a block rolls as many dice as its current strength. Every die that shows its firepower or less is a hit.',
  'JC-7.4b':
    'A firing block does not pick its target. Each hit goes to whichever enemy block has the highest strength at that moment.',
  'JC-7.4c':
    'When two or more enemy blocks are equally the strongest, the side commanding them decides which one is hit.',
  'JC-7.4d': 'Hits are taken singly, and after each one the strongest block is worked out again.',
  'JC-7.4e': 'Each hit counts immediately, before another block acts. The two sides do not fire simultaneously.',
  'JC-7.4f': 'A block is eliminated when it falls below strength I.',
  'JC-7.4g':
    'Once no enemy block is left that can be hit, any further hits are lost. In Round 1 Reserves cannot be hit.',
  'JC-7.41a':
    'The elephant has only two steps, at strength IV and strength II. One hit reduces it from IV to II, and a second one eliminates it.',
  'JC-7.41b': 'When looking for the strongest block, count the elephant at IV or at II, as it stands.',
  'JC-7.42a': 'A Ballista is rated B4 while its side is the Defender, and D4 while its side is the Attacker.',
  'JC-7.5a':
    'An eliminated block is laid face-up in the Levy Pool of the side of its colour. This does not apply to leaders or Cleopatra.',
  'JC-7.5b': 'Once eliminated, a block cannot be levied for the rest of the Year.',
  'JC-7.51a':
    'A leader who is eliminated never returns to the game. The enemy keeps the leader as a trophy, worth 1 Victory Point.',
  'JC-7.51b':
    'The loss of a leader at once makes that side’s third leader available, to be levied in any Friendly city at the normal cost. Until then the third leader remains in the Levy Pool.',
  'JC-7.51c':
    'Any death of a leader gives the trophy, whether through hits, Vulcan, Jupiter, disruption or a retreat that cannot be made. This includes the third leader.',
  'JC-7.52a':
    'When Cleopatra is eliminated in battle, she immediately goes over to the other side. She remains in the same location, at strength I.',
  'JC-7.52b':
    'Cleopatra acts for her new side on her next battle turn. This comes in the same Round if she has not yet acted and the C turn of her new side is not over; if not, it comes in the next Round.',
  'JC-7.52c':
    'If the volley that won Cleopatra over scored more hits, they go to the blocks still on her old side and not to her.',
  'JC-7.52d':
    'When Cleopatra’s change leaves her old side with no block in the location, not even Reserves, the battle is over and her new side has won.',
  'JC-7.52e':
    'If Cleopatra must retreat and cannot, she likewise goes over to the other side at strength I. Her turn is then used up.',
  'JC-7.52f':
    'When Vulcan eliminates Cleopatra but other blocks in the city survive, she goes over to Vulcan’s player at strength I. She immediately attacks the survivors, as the only Attacker.',
  'JC-7.52g':
    'The battle caused by Vulcan is fought to its end, including the winner’s regroup, before Player 2 moves. Neither side can reinforce it.',
  'JC-7.52h':
    'When Vulcan eliminates Cleopatra and leaves no other block alive in the city, the city just becomes Friendly to Vulcan’s player.',
  'JC-7.52i':
    'As soon as Cleopatra changes side, her old side can hit her. When she retreats, the role and the roads of her new side apply.',
  'JC-7.52j':
    'In the battle caused by Vulcan, Cleopatra has come by no road, so she may retreat only to an adjacent Friendly city or by sea. In Round 4 she has to, and if that is impossible she returns to her old side.',
  'JC-7.52k':
    'Having fought, retreated or regrouped in the battle caused by Vulcan does not keep a block from moving in Player 2’s command.',
  'JC-7.52l': 'Cleopatra never leaves the map. She cannot be in a Levy Pool, become a trophy or be disbanded.',
  'JC-7.6a': 'Starting with Round 2, a block may use its battle turn to retreat rather than fire.',
  'JC-7.6b':
    'A block is eliminated if it has to retreat and is unable to. This holds even if nothing stands in its way but a road, strait or sea limit already used up for the Round.',
  'JC-7.6c':
    'A block obliged to retreat must do so if it can. Its side may choose where it goes and in what order blocks of the same letter act, but may not choose elimination instead.',
  'JC-7.61a':
    'The road limits for retreat start anew each Round and count for each side: four blocks on a major road, two on a minor road.',
  'JC-7.61b': 'A strait allows the retreat of just one block in each Round.',
  'JC-7.61c': 'Cities and seas that are Enemy or Contested are closed to retreat.',
  'JC-7.61d':
    'The first block to retreat to a Vacant city or sea makes it Friendly. From then on, later blocks of its side may retreat there and those of the other side may not.',
  'JC-7.62a':
    'Land blocks of the Attacker may retreat to any Friendly city that is adjacent, even over a road or strait that was not used in the attack.',
  'JC-7.62b':
    'Land blocks of the Attacker may retreat to an adjacent Vacant city only over a road or strait that their side took to enter or reinforce the battle.',
  'JC-7.62c':
    'When the attack came by more than one road, any attacking block may take any of those roads, whichever it came by itself.',
  'JC-7.63a': 'Land blocks of the Defender may retreat to any adjacent city that is Friendly or Vacant.',
  'JC-7.63b':
    'Land blocks of the Defender may not retreat over a road or strait by which the Attacker came in, be it with the Main Attack or with Reserves. This holds even when a Friendly city lies at the other end.',
  'JC-7.64a':
    'In a port battle, land blocks of both sides may retreat by sea, given an adjacent sea that is Friendly to them.',
  'JC-7.64b': 'Each player may retreat no more than one block by sea per Round.',
  'JC-7.64c':
    'A retreat by sea goes over one sea only, to a port on it that is Friendly beforehand. A Vacant port will not do.',
  'JC-7.64d': 'The same battle may see both players retreat by sea, each across a sea Friendly to that player.',
  'JC-7.64e':
    'The sea used for a retreat must be Friendly at the time. A Vacant sea does not qualify, and neither does one where a battle is yet to be fought.',
  'JC-7.64f':
    'Land blocks and Navis can use a Friendly sea for their retreat even when it is the sea from which the enemy entered the battle.',
  'JC-7.7a':
    'After a battle the winner may regroup. Each of the winner’s land blocks there, including Reserves, either stays or goes one space by road or strait to an adjacent city that is Friendly or Vacant.',
  'JC-7.7b': 'Blocks that regroup need not all go to the same city.',
  'JC-7.7c':
    'Every regroup has its own limits: four blocks on a major road, two on a minor road and two across a strait.',
  'JC-7.7d': 'Blocks cannot regroup to a location that is Enemy or Contested.',
  'JC-7.7e': 'Blocks cannot regroup by amphibious move.',
  'JC-7.7f': 'Only the winner regroups. Blocks of the loser that retreated remain in the places they reached.',
  'JC-7.7g': 'All roads and straits are open for a regroup, even the ones the enemy came by.',
  'JC-7.8a':
    'When Navis of both sides are in one sea they fight a battle. The normal rules hold, with the Defender acting first.',
  'JC-7.8b': 'Just as on land, attacking Navis have to retreat in Round 4 when there are still defending Navis.',
  'JC-7.81a': 'In a battle in their port, Navis fight alongside land blocks, for the Attacker or for the Defender.',
  'JC-7.82a': 'Starting with Round 2, Navis may retreat when their D turn comes.',
  'JC-7.82b':
    'In a sea battle the Attacker’s Navis may retreat to a sea or port by which their side came into the battle, if it is still Friendly or Vacant. They may also retreat to an adjacent Friendly sea or to a Friendly port on the same sea.',
  'JC-7.82c':
    'In a sea battle the Defender’s Navis may retreat to a Friendly port on the same sea, to an adjacent Friendly sea, or to an adjacent Vacant sea if the Attacker did not come from it.',
  'JC-7.82d': 'A Vacant port is never open to the retreat of defending Navis.',
  'JC-7.82e':
    'From a port battle, the Navis of both sides can retreat only to an adjacent sea that is Friendly or Vacant. If Vacant, it must be one the Attacker came from when the Attacker retreats, and one the Attacker did not come from when the Defender does.',
  'JC-7.82f':
    'Navis with no way to retreat have to win the battle. When a retreat becomes compulsory for them, they are eliminated.',
  'JC-7.82g': 'Any number of Navis may retreat across the same sea border.',
  'JC-7.83a':
    'After winning a sea battle, Navis may regroup to adjacent seas or to ports of the same sea, in either case if Friendly or Vacant.',
  'JC-7.83b': 'After winning a port battle, Navis may regroup only to adjacent seas that are Friendly or Vacant.',
  'JC-7.83c': 'Navis that regroup may go to different places.',
  'JC-8.0a': 'After the fifth turn the Year is over and a Winter Turn follows.',
  'JC-8.0b':
    'The steps of the Winter Turn always come in this order: Cleopatra returns home, Navis go to port, winter supply, victory check, disbanding, Year reset.',
  'JC-8.1a': 'Wherever Cleopatra may be, she is placed in Alexandria.',
  'JC-8.1b':
    'When the opposing side occupies Alexandria, Cleopatra changes to that side immediately and keeps the strength she has.',
  'JC-8.1c': 'When Alexandria is Vacant or Friendly to her side, Cleopatra does not change side.',
  'JC-8.1d':
    'Even if Cleopatra stands alone in Alexandria, the city counts as Friendly to her side when victory is checked.',
  'JC-8.2a':
    'Each Navis at sea has to go to a Friendly port on the sea where it stands. The owner chooses the port, and Caesar’s Navis go first.',
  'JC-8.2b':
    'If there is no such port, the Navis is disbanded to its owner’s Levy Pool. It can be levied in the following Year.',
  'JC-8.2c': 'A Navis that is in port already remains there and cannot go to another.',
  'JC-8.2d': 'Navis cannot go to a Vacant port: a block of their own side must be there already.',
  'JC-8.2e': 'Navis from one sea may go to separate ports.',
  'JC-8.3a':
    'A city can supply a number of blocks equal to three plus its value. Genua, for example, supplies 3, Massilia 4 and Roma 5.',
  'JC-8.3b':
    'All blocks in excess must be disbanded, and the side commanding them chooses which. They go to the Levy Pool of their colour and can be levied in the following Year.',
  'JC-8.3c':
    'Navis and Cleopatra are counted among the blocks their city has to supply. Cleopatra, however, may never be chosen for disbanding.',
  'JC-8.3d': 'Both sides remove the excess blocks from their own cities, beginning with Caesar.',
  'JC-8.4a': 'Victory is now checked according to 1.2. In Year 5 this always ends the game.',
  'JC-8.4b':
    'What counts is the position following winter supply and preceding voluntary disbanding. A city that disbanding then leaves empty has therefore already given its points.',
  'JC-8.5a': 'Two blocks on the map can never be joined into one to add up their steps.',
  'JC-8.5b':
    'A player may disband any block on the map under that player’s command, with the exception of Cleopatra. Each goes to the Levy Pool of its colour.',
  'JC-8.5c': 'A disbanded block loses its steps. It can be levied again in the following Year.',
  'JC-8.5d':
    'Disbanding a leader gives no trophy, and the leader can be levied again later. It does not make the third leader available.',
  'JC-8.5e':
    'The number of blocks disbanded in each location is visible to the opponent, but not which blocks they are.',
  'JC-8.6a': 'In both Levy Pools the face-up blocks are concealed once more, and they can be levied again.',
  'JC-8.6b':
    'The whole deck of 27 cards is shuffled, including those played, discarded and never dealt. The new Year then opens with six cards for each player and the secret discard of one.',
  'JC-8.6c': 'The Year marker moves on by one along 705, 706, 707, 708 and 709, which are the years 49 to 45 BC.',
  'JC-8.6d': 'From one Year to the next, blocks keep their places and strengths, and trophies are kept.',
}

/** Titles of the paragraphs. */
export const sections: Record<SectionId, string> = {
  '1.1': 'Players',
  '1.2': 'Length of the game and victory',
  '1.3': 'Components',
  '2.0': 'The game turn',
  '2.1': 'Card Phase',
  '2.2': 'Command Phase',
  '2.3': 'Battle Phase',
  '3.11': 'Strength',
  '3.12': 'Combat rating',
  '3.13': 'Named cities',
  '3.21': 'Leaders',
  '3.22': 'Legions',
  '3.23': 'Auxilia',
  '3.24': 'Equitatus and the elephant',
  '3.25': 'Ballista',
  '3.26': 'Navis',
  '3.27': 'Cleopatra',
  '3.0 Fog of war': 'What the opponent sees',
  '4.1': 'Where blocks stand',
  '4.2': 'Cities and their values',
  '4.21': 'Control of cities',
  '4.3': 'Roads and straits',
  '4.31': 'Road limits',
  '4.32': 'Straits',
  '4.4': 'Seas',
  '4.41': 'Islands',
  '4.42': 'Ports',
  '4.0 Event Cards: Apollo': 'Apollo',
  '4.0 Event Cards: Jupiter': 'Jupiter',
  '4.0 Event Cards: Mars': 'Mars',
  '4.0 Event Cards: Mercury': 'Mercury',
  '4.0 Event Cards: Neptune': 'Neptune',
  '4.0 Event Cards: Pluto': 'Pluto',
  '4.0 Event Cards: Vulcan': 'Vulcan',
  '5.1': 'Set-up',
  '5.2': 'Levy Pools',
  '5.3': 'Free deployment (optional)',
  '6.1': 'Group moves',
  '6.11': 'Counting the limits',
  '6.12': 'Attacking',
  '6.13': 'Pinned blocks',
  '6.14': 'Response',
  '6.15': 'Blocks in a location',
  '6.2': 'Moving Navis',
  '6.3': 'Amphibious moves',
  '6.4': 'Levies',
  '7.1': 'Revealing blocks and ending battles',
  '7.2': 'Rounds and battle turns',
  '7.3': 'Main Attack and Reserves',
  '7.31': 'Disruption',
  '7.4': 'Firing and hits',
  '7.41': 'The elephant in battle',
  '7.42': 'The Ballista in battle',
  '7.5': 'Eliminated blocks',
  '7.51': 'Losing a leader',
  '7.52': 'Losing Cleopatra',
  '7.6': 'Retreat',
  '7.61': 'Retreat limits',
  '7.62': 'Retreat of the Attacker',
  '7.63': 'Retreat of the Defender',
  '7.64': 'Retreat by sea',
  '7.7': 'Regroup',
  '7.8': 'Sea battles',
  '7.81': 'Navis in port battles',
  '7.82': 'Retreat of Navis',
  '7.83': 'Regroup of Navis',
  '8.0': 'Winter Turn',
  '8.1': 'Cleopatra goes home',
  '8.2': 'Navis to port',
  '8.3': 'Winter supply',
  '8.4': 'Victory check',
  '8.5': 'Disbanding',
  '8.6': 'Start of a new Year',
}
