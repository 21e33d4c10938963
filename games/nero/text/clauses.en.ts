import type { ClauseId, SectionId } from '../data/ledger.ts'

/** The rules in our own words, clause by clause, for the rules reader. */
export const clauses: Record<ClauseId, string> = {
  'NE-1.0a': 'Nero needs three or four players. With any other number there is no game.',
  'NE-2.0a': 'Everybody plays from the same deck, which has 55 cards.',
  'NE-2.0b': 'Every player has a figure for each rank – General, Contender, Emperor – and a marker to keep the score.',
  'NE-2.0c': 'Four counters stand for independent legions. They serve the whole table and have no owner.',
  'NE-2.0d':
    'The box holds 20 legions and 15 control markers in each colour, and some retreat markers. They are only there to show things: running out of them never stops a legal play.',
  'NE-2.1a':
    'Four zones make up the map: Western Europe, Central Europe, Eastern Europe and Asia/Africa. There are five provinces in each.',
  'NE-2.1b': 'No zone includes Northern Italy, Southern Italy or Rome.',
  'NE-2.1c':
    'The provinces of Eastern Europe are Dacia, Moesia, Thracia, Dalmatia and Achaea. The last three lie on the coast, the first two do not.',
  'NE-2.1d':
    'An anchor marks a coastal province. It matters to the Galley Fleet alone, which loads and lands there; nobody else may put to sea because of it.',
  'NE-2.1e':
    'A sea link, drawn as an arrow, joins two provinces. Pieces may use it either way, and need no Galley Fleet for it.',
  'NE-2.1f':
    'Open water, dark areas and islands without a name are closed: no piece stands there, and none passes through on foot.',
  'NE-2.1g': 'Rome is the one city that counts. The others are decoration.',
  'NE-2.2a': 'With four players there are always 28 legions on the map, counting the independent ones.',
  'NE-2.2b': 'With three players there are always 21 legions, counted in the same way.',
  'NE-2.2c':
    'An independent legion has no owner. It cannot attack, nobody can attack it, and it counts neither for control nor in battle nor in a proclamation. Only Germanic Tribes can move it, and it finds an owner only when somebody takes it on (see 5.4).',
  'NE-2.2d': 'At most four legions can be independent at one time.',
  'NE-2.2e':
    'If an event would take the number of independent legions above four, no part of it happens: the card may not be played for that event.',
  'NE-2.2f': 'A General shows where the man who may become Emperor stands. In battle he is worth nothing.',
  'NE-2.2g': 'Whoever becomes Emperor exchanges the General or the Contender for the Emperor, on the spot.',
  'NE-2.2h':
    'Once set-up is over, a player always has one figure on the map, never two and never none. When the rank changes, the new figure stands where the old one stood.',
  'NE-2.2i':
    '“Commander” means all three figures: what is said of commanders is true of a General, of a Contender and of an Emperor.',
  'NE-2.2j':
    'A retreat marker belongs to the legions that retreated, and to no others. A player may have legions with and without markers side by side in one province.',
  'NE-2.2k':
    'A control marker says who holds a province or a zone. It only reports: what decides are the legions standing there at the time.',
  'NE-2.3a':
    'Everyone sees everyone’s victory points. They start at 0, are marked the moment they are won, and are never lost again.',
  'NE-2.4a': 'The turn marker begins on 1. Each turn, as it ends, moves it on by one box.',
  'NE-2.5a':
    'A card carries two numbers, for movement and for battle, and one event. A mark says when the event may be played: in one’s own hand, or at any time. Some cards have a further mark, “single”.',
  'NE-2.5b':
    'Each card does one thing when it is played: it moves, it fights, it brings its event, or it is discarded.',
  'NE-2.5c': 'Laid for movement, a card is worth its first number in movement points, and has no other effect.',
  'NE-2.5d': 'Laid in a battle, a card is worth its second number in battle points, and has no other effect.',
  'NE-2.5e': 'The event of an own-hand card is for whoever is playing the hand, and for nobody else.',
  'NE-2.5f':
    'The event of an any-time card may come in anybody’s hand, provided that what it answers is happening just then.',
  'NE-2.5g':
    'These marks concern events alone. To move in one’s own hand, or to fight when one has a battle, every card will do.',
  'NE-2.6.2a':
    'An army is two legions or more, of the same player and in the same province, that move or fight together.',
  'NE-2.6.3a': 'The zone picked at the start stays its player’s home to the end of the game. Nobody shares it.',
  'NE-2.6.5a':
    'Northern and Southern Italy are provinces like any other, except that they lie in no zone. Rome is a city; for movement, and for nothing else, it is treated as a province.',
  'NE-3.0a':
    'Every player receives the pieces of one colour, the three figures among them. The independent legions, the Germanic marker and the retreat markers wait beside the map.',
  'NE-3.0b': 'The players may call themselves Galba, Otho, Vitellius and Vespasian. A name gives no advantage.',
  'NE-3.0c':
    'Lots are drawn for the choice of homes. Whoever is drawn chooses among the zones still free, then the next is drawn, and so on until all have chosen.',
  'NE-3.0d': 'Everybody has seven legions. Five go on the map first, one to each home province.',
  'NE-3.0e':
    'Then come the other two, one at a time. The youngest player begins, the rest follow clockwise, and so it goes round again until none is left.',
  'NE-3.0f': 'The two free legions must go to home provinces as well. They may stand together or apart.',
  'NE-3.0g':
    'Generals come next, clockwise from the youngest player. Each may stand in whichever home province its player likes.',
  'NE-3.0h': 'All cards are shuffled. Four players get ten cards each.',
  'NE-3.0i': 'Nobody sees another player’s cards.',
  'NE-3.0j': 'Undealt cards lie face down and have no part in this turn.',
  'NE-3.0k': 'In the short game four players get six cards a turn, not ten.',
  'NE-3.0l': 'In turn 1 the youngest player has the first hand. Who begins is settled again before every later turn.',
  'NE-3.1a': 'Bargaining needs no phase of its own: talk whenever you like.',
  'NE-3.1b':
    'A promise binds nobody. A player may ask the others what they think of a card before playing it, and neither question nor answer commits anyone.',
  'NE-3.2a': 'When three play, one zone is left unclaimed. It begins the game without legions.',
  'NE-3.2b':
    'When three play, the unclaimed zone is open to all: its provinces can be entered, fought over and controlled as everywhere else.',
  'NE-3.2c': 'When three play, holding the unclaimed zone brings no victory points.',
  'NE-3.2d': 'Three players get thirteen cards each, every turn.',
  'NE-3.2e': 'In the short game three players get eight cards a turn, not thirteen.',
  'NE-3.2f':
    'When three play, the Revolt in the unclaimed zone is no event. It is that of Judaea if the zone is Asia/Africa, of Britannia if it is Western Europe, of Germania Superior if it is Central Europe, of Achaea if it is Eastern Europe.',
  'NE-3.2g': 'When three play, the unclaimed zone still counts in a proclamation and towards a sudden victory.',
  'NE-3.2h':
    'When three play, there may still be four independent legions and two Emperors, no more. Germanic Tribes may be played even where Central Europe is the unclaimed zone.',
  'NE-3.3a':
    'Losing the last legion does not put a player out. The commander and his rank remain, and so do the cards and the right to play hands.',
  'NE-3.3b':
    'A player without legions can win a new army: the commander, whatever his rank, takes on independent legions at the usual price (see 5.4).',
  'NE-4.0a':
    'There are three sources of victory points: having the Emperor when a turn ends; holding zones and Italian provinces at that moment; and each battle that one’s own Emperor helps to win.',
  'NE-4.1a': 'The game has four turns. A sudden victory may cut it short.',
  'NE-4.1b': 'In a turn the players take hands one after another. When a hand is over, the next begins on the left.',
  'NE-4.1c':
    'The turn is over when a hand ends and no player has a card left. The rule of the last player (see 4.2) can end it too.',
  'NE-4.2a': 'From turn 2 on, whoever is last in victory points begins.',
  'NE-4.2b': 'If several have equally few points, one of them is drawn by lot.',
  'NE-4.2c':
    'Every turn begins with the whole deck: all 55 cards come back, those still held too, and are shuffled and dealt. Four players get 10 each (6 in the short game), three get 13 (8).',
  'NE-4.2d':
    'The last player: whoever starts a hand as the only one with cards plays up to four of them, and then the turn is over, whatever is left. If everybody else runs out in the middle of a hand, the one playing it still has a last hand to come.',
  'NE-4.2e': 'After the last hand every retreat marker comes off, at no cost.',
  'NE-4.2f': 'Once the markers are off, everybody scores for the turn.',
  'NE-4.2g': 'Scoring done, the turn marker moves on. At the end of turn 4 the game is decided.',
  'NE-4.2h':
    'After the markers are off, but before anybody scores, look for a sudden victory (see 13.1). This is done in turn 4 as well.',
  'NE-4.2i':
    'A new turn changes nothing on the map: all legions, the commanders with their ranks and the Germanic marker stay as they are. Victory points are kept.',
  'NE-4.3a':
    'Whoever plays a hand may mix the uses of cards freely: they may move, fight, bring events or be discarded, in any order.',
  'NE-4.3b':
    'Discarding is allowed in one’s own hand only. The card is put away face down: nobody sees it, and it does nothing.',
  'NE-4.3c':
    'With a General or Contender in Rome, a player may stand for Emperor whenever it suits, in a hand of one’s own, even with a stack halfway. Only in the middle of a battle is it forbidden.',
  'NE-4.3d': 'Whoever holds cards cannot end the hand before playing one. To discard one is enough.',
  'NE-4.3e':
    'Four cards are the limit of a hand for whoever plays it. Movement, battle, events, answers and discards all count, and the last player with cards has no more than four either.',
  'NE-4.3f':
    'A player without cards still gets hands, as long as the turn goes on, but may only do things for which no card is needed.',
  'NE-4.3g':
    'A hand lasts until its player ends it, which whoever held cards may do only after playing one. Four cards played are no end by themselves: movement points still in the pool can be spent.',
  'NE-5.0a': 'Legions can move alone or in company. A whole army pays no more than a single legion.',
  'NE-5.0b': 'One step takes a legion across a border, to a neighbouring province.',
  'NE-5.0c':
    'Gallia Narbonensis has four neighbours: Gallia Lugdunensis, Hispania, Germania Superior and Northern Italy.',
  'NE-5.0d': 'Britannia can be left by sea link only, for Gallia Lugdunensis or Germania Superior.',
  'NE-5.0e': 'If legions of one province set out separately, each pays for itself.',
  'NE-5.0f': 'On the move, an army can drop legions wherever it happens to be, for nothing.',
  'NE-5.0g':
    'Legions dropped on the way are done for the hand: they move no more, and no other stack may take them on.',
  'NE-5.0h':
    'Stacks move one after another. Until the present one is through with marching and fighting, no other legion marches or sails.',
  'NE-5.0i': 'A stack that stops has finished moving until the hand is over. A battle does not count as a stop.',
  'NE-5.1a': 'Several cards laid together give the sum of their movement points to one movement.',
  'NE-5.1b': 'One card may serve one stack, and a later card of the same hand another.',
  'NE-5.1c':
    'Points from one card, or from cards laid together, can be divided among legions, armies and the commander, so long as all of them set out from a single province.',
  'NE-5.1d': 'What one card gives never serves stacks of two provinces.',
  'NE-5.1e': 'To be added up, cards have to be laid together. A movement that has begun cannot be given another card.',
  'NE-5.1f':
    'Points may be left over. They are gone as soon as other cards are laid for movement or the hand is over; the next hand does not get them.',
  'NE-5.2a': 'A step to the next province costs 1 movement point.',
  'NE-5.2b': 'A step over a sea link costs 1 movement point too.',
  'NE-5.3a': 'A battle won stops nobody: with points left, the stack may march and attack again.',
  'NE-5.3b':
    'Victories tire. Each battle a stack has won as attacker in this hand makes every later attack, and every province it enters, 1 point dearer, by land, by sea link or where the Germanic marker lies. Two victories make it 2, and so on.',
  'NE-5.3c': 'Taking on legions, passing by leave and removing retreat markers cost the same, tired or not.',
  'NE-5.3d': 'A commander on his own is never tired, even if he left a tired stack a moment ago.',
  'NE-5.3e':
    'Nothing tires a stack but a victory in attack: no draw, no defeat, no successful defence. Fresh legions that are taken on share the fatigue of the rest.',
  'NE-5.4a':
    'On entering a province, a stack or a commander may take on legions of the same player found there. This costs 1 movement point more, for one legion or for all.',
  'NE-5.4b':
    'On entering a province, a stack or a commander may also take on independent legions found there. This costs 2 movement points more, for one or for all, and they are the player’s own immediately.',
  'NE-5.4c': 'Taking on both kinds in one province costs 3 points more altogether.',
  'NE-5.4d': 'No march wins over the legions of another player.',
  'NE-5.4e': 'Two events alone make legions independent: Legion Rebels and Revolt.',
  'NE-5.4f': 'Whoever is taken on goes along on the points of the stack.',
  'NE-5.4g':
    'A legion that has marched, sailed or attacked in this hand cannot be taken on, nor one that was dropped or held by Bad Weather.',
  'NE-5.4h':
    'Legions that stayed at the start, when the army set out, were not dropped. Later in the hand they may still move, on what is left of that province’s pool or on new cards.',
  'NE-5.4i': 'Nobody takes on a commander on the way, not even his own legions. Leaving him behind costs nothing.',
  'NE-5.4j':
    'Only pieces that have come into a province in this hand take on legions in it. Where a piece started, it takes on nobody.',
  'NE-5.4k':
    'Legions may be taken on before an attack in that province or after it, and even where the stack has to stop. After a draw or a defeat it is too late.',
  'NE-5.4l': 'As long as a legion has a retreat marker, nobody can take it on.',
  'NE-5.5a': 'Several players may have legions in one province.',
  'NE-5.5b': 'A stack may enter a province no matter whose legions stand there.',
  'NE-5.5c': 'Where a stack comes upon legions of other players, it has to stop. There are two exceptions.',
  'NE-5.5d':
    'First exception: if the stack attacks those legions and wins, it may march on with the points it has, even past those that stay.',
  'NE-5.5e':
    'Second exception: if the owners of those legions let the stack through, it may march on for 1 movement point more. That is one point in all, not one for each owner.',
  'NE-5.5f':
    'Where several players have legions, the stack has to settle with every one of them, by victory or by leave.',
  'NE-5.5g':
    'Independent legions hold nobody up, nor do commanders without legions. Passing them takes no leave and costs nothing more.',
  'NE-5.5h':
    'Whoever starts a hand among enemy legions, stack or lone commander, is free to go: no leave, no extra cost.',
  'NE-5.5i': 'In each occupied province that a stack comes to later, the same rule holds again.',
  'NE-5.5j':
    'Leave is asked once the retreats are over (see 5.6). Clockwise from the mover’s left, each owner says yes or no, for this stack in this province. When the point is paid, no yes can be withdrawn.',
  'NE-5.5k': 'A stack that is refused can still attack. If it does not, its march ends there.',
  'NE-5.6a':
    'When legions of the active player come in, on foot, over a sea link or by galley, the legions of others in that province may retreat, and this comes first of all. A commander who comes in alone gives nobody that choice.',
  'NE-5.6b':
    'A retreat leads to a neighbouring province where there is no legion, not even an independent one, or where all legions are of the player who retreats. Rome is closed to it.',
  'NE-5.6c': 'A province with nobody but commanders of other players in it is open to a retreat.',
  'NE-5.6d': 'Those who retreat before a march may use a sea link, but no Galley Fleet.',
  'NE-5.6e': 'Nobody retreats to where the mover has just come from, over land or over water.',
  'NE-5.6f': 'Retreating is free: neither side spends movement points on it.',
  'NE-5.6g': 'Retreating is all or none: every legion its owner has there leaves for the same place, or they all stay.',
  'NE-5.6h': 'Legions that have retreated get a marker. Those they join do not.',
  'NE-5.6i':
    'A legion with a marker does not march, sail or attack when its owner plays a hand, and is not taken on, before the marker is off. In defence and for control it is a legion like any other.',
  'NE-5.6j': 'A legion with a marker may still retreat, before a march or after a defeat, and the marker goes with it.',
  'NE-5.6k':
    'The mover loses nothing by a retreat. With points left it marches on, and where everybody has gone nobody stops it.',
  'NE-5.6l':
    'For 2 movement points a player takes the markers off all own legions in a province. From then on they may move.',
  'NE-5.6m':
    'Where legions come in among those of several players, each owner makes a separate choice, in clockwise order beginning on the mover’s left.',
  'NE-5.6n': 'Players never join their legions, whatever the purpose.',
  'NE-5.6o':
    'Bad Weather can forbid a retreat before a march. The legions then stay, get no marker, and cannot retreat before a march again until the hand is over.',
  'NE-5.6p':
    'If a commander stands with retreating legions, his player may send him along or leave him. He never gets a marker.',
  'NE-5.6q': 'The choice to retreat comes back every time legions enter.',
  'NE-5.6r': 'Where no neighbouring province will do, the legions have to stay.',
  'NE-5.7a': 'With a legion or an army the commander travels free.',
  'NE-5.7b': 'A commander on his own pays 1 movement point for each province.',
  'NE-5.7c': 'A commander on his own can still take on legions, at the usual price.',
  'NE-5.7d':
    'A commander on his own may walk in among other players’ legions. To walk on he needs their leave and 1 point more; without it he stops. He cannot attack.',
  'NE-5.7e':
    'Alone, a commander is safe from attack. He holds up no march, makes nobody retreat, closes no way of retreat, and controls nothing.',
  'NE-5.7f':
    'A commander may part from his stack and go on alone with what the pool still holds. Where other legions stand, he is held if the stack was held, and free if it was free.',
  'NE-5.8a':
    'The way into Rome and out of it leads through the two Italian provinces and costs 1 movement point. Crisis in Rome is the one exception.',
  'NE-5.8b': 'Rome is for commanders. Legions stay outside.',
  'NE-5.8c': 'No Galley Fleet puts in at Rome.',
  'NE-5.8d': 'There is room in Rome for every commander at once.',
  'NE-5.8e': 'Nobody can fight an Emperor in Rome. Anywhere else it is possible.',
  'NE-6.0a':
    'A stack attacks legions of another player that are in the province with it. It may do so at the start, on the way or at the end.',
  'NE-6.0b':
    'Where several players have legions, the attacker fights one of them at a time, chooses whom, and may spare the rest.',
  'NE-6.0c':
    'In one hand a player can be attacked once in each province, no matter by which stack. Legions that retreat can be attacked again where they have gone.',
  'NE-6.0d': 'Independent legions are safe from attack, and so is a commander without legions.',
  'NE-6.1a': 'There is no attack without movement: a card has to be laid for movement first.',
  'NE-6.1b': 'Attacking costs 1 movement point. What it cost to get there is paid apart, and fatigue comes on top.',
  'NE-6.1c': 'As long as it can pay, a stack may attack again and again.',
  'NE-6.1d':
    'A declared attack leaves no way out. Legions retreat before a march, never before an attack; so those who are attacked by a stack that started its hand among them had no chance to leave.',
  'NE-6.2a': 'A legion is worth 1 battle point to its side.',
  'NE-6.2b': 'A commander among the legions is worth 2 if he is Emperor, 1 if Contender, nothing if General.',
  'NE-6.2c': 'Every card laid in a battle adds its second number.',
  'NE-6.2d':
    'The attacker fights with the stack under way and no other legion; the commander takes part only if he travels in it. The defender fights with everything in the province, legions with markers included, and with the commander if he is there.',
  'NE-6.3a': 'Battle cards are a choice. Either side may do without.',
  'NE-6.3b':
    'The attacker is bound only by the four cards of the hand. One of them at least has gone on movement, which leaves three.',
  'NE-6.3c': 'The defender may lay up to three cards in every battle, or none.',
  'NE-6.3d':
    'Cards are picked in secret and turned up at the same moment; not even how many is known before. Meanwhile no event can be played.',
  'NE-6.3e': 'The cards of a battle are spent when it is over.',
  'NE-6.4a': 'Whichever side has more battle points wins.',
  'NE-6.4b':
    'The loser gives up one legion, neither more nor fewer, and the winner puts a legion in its place. It makes no difference who attacked.',
  'NE-6.4c':
    'The new legion carries no marker and belongs to the winning army from that moment. It can still march and fight in this hand.',
  'NE-6.4d':
    'If the loser has legions left from the battle, they now stay or retreat, all together. The winner goes on only after this.',
  'NE-6.4e': 'For an Emperor or a Contender, defeat means being a General again, in attack as in defence.',
  'NE-6.4f': 'Equal points change nothing: nobody leaves, every legion keeps its owner, every commander his rank.',
  'NE-6.4g': 'A draw ends the attacking stack’s march, and it makes no other attack in the hand.',
  'NE-6.4h':
    'A commander who loses his last legion remains on the spot. Nothing can take a lone commander off the map.',
  'NE-6.4i':
    'A defeat ends the attacking stack’s march and its attacks for the hand. Points left in the pool may serve others.',
  'NE-6.4j': 'Losing legions in any other way than battle costs a commander no rank.',
  'NE-6.5a': 'To retreat after a battle, follow 5.6: it is free, and gives the legions a marker.',
  'NE-6.5b': 'After a battle sea links are closed to a retreat.',
  'NE-6.5c':
    'A beaten defender cannot go where the attacker came from. The attacker, if beaten, may return there, and only the legions that fought can retreat.',
  'NE-6.6a': 'Legions are never lost. They pass from one player to another, or become independent.',
  'NE-7.0a':
    'The game begins without an Emperor. There are three ways to become one: to be proclaimed in Rome, to be hailed by the legions, or to beat an Emperor in battle.',
  'NE-7.1a': 'While any Emperor is in play, Rome proclaims nobody.',
  'NE-7.1b': 'The candidate, General or Contender, has to stand in Rome, and the hand must be that player’s own.',
  'NE-7.1c': 'To be proclaimed takes five declaration points or more.',
  'NE-7.1d':
    'Count a player’s legions in Northern and Southern Italy together, and take away those of all others there: each one left over is a declaration point. Independent legions are ignored, and the result is never below zero.',
  'NE-7.1e': 'Any zone a player controls, home or not, is worth 2 declaration points.',
  'NE-7.1f': 'Every Senate Influence the candidate plays is worth 1 declaration point, unless somebody cancels it.',
  'NE-7.1g': 'Every Praetorian Guard the candidate plays is worth 1 declaration point, unless somebody cancels it.',
  'NE-7.1h':
    'Against a proclamation another player’s Bribery cancels a Senate Influence, one for one. Over a Guard, or over points from the map, it has no power.',
  'NE-7.1i': 'Nobody can lend the candidate a card. All cards for a proclamation are among the four of the hand.',
  'NE-7.1j':
    'When all answers are given, the points are counted. Five or more, and the commander in Rome becomes Emperor. Otherwise the cards are lost, but another try is allowed before the hand is over.',
  'NE-7.2a': 'Ave Caesar! can be played while there is no Emperor, or one.',
  'NE-7.2b':
    'Ave Caesar! is for a General, who must share a home province with one or more of his legions. It does nothing for a Contender or an Emperor.',
  'NE-7.2c': 'For Ave Caesar! a player must also control the home zone.',
  'NE-7.2d': 'If any of its conditions is missing, Ave Caesar! is not possible.',
  'NE-7.2e': 'With Ave Caesar! the General becomes Contender, without leaving the province.',
  'NE-7.2f':
    'If a Contender is in Rome when a later hand of his begins, he becomes Emperor there and then, ahead of any card, unless there are two Emperors already. No card can prevent it.',
  'NE-7.2g':
    'If there are two Emperors when a Contender starts a hand in Rome, he is still Contender. The question is put again whenever a hand of his begins.',
  'NE-7.2h': 'While there is no Emperor, a Contender in Rome can choose the proclamation of 7.1 as well.',
  'NE-7.3a':
    'When an Emperor fights and loses, a General or Contender who fought on the other side takes the throne, whether he attacked or defended.',
  'NE-7.3b': 'The Emperor who lost is a General from then on, where he stands.',
  'NE-7.3c':
    'If the winner had no commander in the battle, the throne goes to nobody. A winner who is Emperor already simply stays so.',
  'NE-8.0a':
    'The 2 battle points of an Emperor, or the 1 of a Contender, are added a single time in a battle, however many legions he leads.',
  'NE-9.0a': 'Two things alone cost an Emperor his rank: a defeat in a battle that he fought, and an assassin.',
  'NE-9.0b': 'Assassins strike in Rome, and at Emperors only. Generals and Contenders have nothing to fear.',
  'NE-9.0c':
    'An attempt needs an Assassination card, a hand of one’s own, and the Emperor of somebody else. If two Emperors are in Rome, its player says which of them is meant.',
  'NE-9.0d':
    'Praetorian Guards and Bribery can be laid with an Assassination, as many as the four cards of the hand leave room for. All are shown together, there and then.',
  'NE-9.0e': 'Once an attempt is on the table, its player adds nothing.',
  'NE-9.0f': 'The others can only oppose an attempt. Nobody may help it.',
  'NE-9.0g': 'If no Guard protects the attempt, one Praetorian Guard against it is enough to stop it.',
  'NE-9.0h': 'If a Guard protects the attempt, an opposing Guard takes that one away, and both are used up.',
  'NE-9.0i':
    'A pair of Bribery takes a protecting Guard away too, even if two players lay one each. The three cards are used up.',
  'NE-9.0j': 'Bribery cannot stop an attempt by itself. All it does against one is take away Guards.',
  'NE-9.0k':
    'If everybody has had the chance to oppose it and the attempt holds, the Emperor is a General from then on, still in Rome.',
  'NE-9.0l':
    'Bribery laid with an attempt helps it: each pair takes away one opposing Guard. In the end the attempt fails if there are more Guards against it than for it. If there are as many, it succeeds.',
  'NE-9.0m':
    'The question goes round clockwise, starting on the active player’s left, as often as needed: until all have passed one after another, or the attempt has failed.',
  'NE-9.0n':
    'Success or failure, every card laid is used up. For the player who made the attempt they are among the four.',
  'NE-10.0a': 'Two Emperors are the most there can be.',
  'NE-10.0b': 'While there are two Emperors, the legions make no third. A Contender waits for one of them to fall.',
  'NE-10.0c': 'Two Emperors who score at the same time get the lower award each.',
  'NE-10.0d':
    'There is one road to a second Emperor: a Contender who starts a hand in Rome (see 7.2). The proclamation of 7.1 is for an empty throne, and in 7.3 one Emperor only takes the place of another.',
  'NE-11.1a':
    'A province is controlled by the player whose legions there outnumber those of all others put together. An equal number is not enough.',
  'NE-11.1b': 'Independent legions are left out. Where no player has legions, nobody has control.',
  'NE-11.2a': 'Three provinces out of the five give control of a zone.',
  'NE-11.2b': 'Control changes the very moment legions come, go or change sides.',
  'NE-12.0a':
    'A single event comes once in a hand, for the whole table. Other copies have to wait, whoever holds them, and even if the first was cancelled.',
  'NE-12.0b': 'Which single events have been played is there for all to see, until the hand is over.',
  'NE-12.0c': 'When others play their hands, a player may play any number of events.',
  'NE-12.0d':
    'When several would stop the same thing, only one of them does. The active player’s left-hand neighbour comes first, then the others clockwise, the active player last. Whoever was too late takes the card back.',
  'NE-12.0e':
    'First an event is announced, with all that its player has to choose. Then come the answers, and then it happens. What others have to choose, they choose at that point.',
  'NE-12.0f':
    'When an answer has been settled, the same card or move may be answered once more, if it is still to happen.',
  'NE-12.0g': 'Bad Omens can cancel an answer that is an event. What had been answered then goes ahead.',
  'NE-12.0h': 'For the active player, answers are part of the four cards, and after the fourth there are no more.',
  'NE-12.0i':
    'Being cancelled does not undo the playing: the card is gone, it is one of the four, and a single event has had its turn.',
  'NE-12.0j': 'No card is played for an event that would have no effect. It can still be used in other ways.',
  'NE-12.0-assassination-a':
    'Assassination is a single event for one’s own hand. It is carried out as 9.0 says, and needs another player’s Emperor in Rome.',
  'NE-12.0-bad-omens-a':
    'Bad Omens is single and can come at any time. A card that somebody has this moment played for its event is cancelled.',
  'NE-12.0-bad-omens-b': 'Bad Omens has no power over cards laid for movement or in battle.',
  'NE-12.0-bad-omens-c':
    'Ave Caesar! is safe from Bad Omens, and so are all cards of an assassination, on either side.',
  'NE-12.0-bad-omens-d': 'Afterwards both cards are spent, Bad Omens and the one it met.',
  'NE-12.0-bad-omens-e':
    'Open to Bad Omens are Crisis in Rome, Galley Fleet, Germanic Tribes, Legion Rebels, Revolt, Senate Influence, Traitor, Bad Weather and Illness; also Bribery aimed at Senate Influence, and a Praetorian Guard that is to give a declaration point.',
  'NE-12.0-bad-weather-a':
    'Bad Weather is single and can come at any time. It holds a legion or an army of somebody else, as it sets out or on its way. Legions outside that stack notice nothing.',
  'NE-12.0-bad-weather-b':
    'A stack held by Bad Weather goes nowhere and attacks nobody until the hand is over. The step or attack it was about to make is not paid for.',
  'NE-12.0-bad-weather-c': 'Bad Weather can also meet a retreat before a march: the legions have to stay.',
  'NE-12.0-bad-weather-d':
    'Commanders do not mind the weather, whatever their rank, and may go on without the legions. Nor does it stop those who retreat after a battle.',
  'NE-12.0-bad-weather-e':
    'Played on another player’s fleet, Bad Weather keeps the legions ashore, and they are held for the hand. The commander may sail without them.',
  'NE-12.0-bad-weather-f':
    'Bad Weather can stop an attack too, between the declaration and the choice of cards. There is then no battle.',
  'NE-12.0-bad-weather-g': 'Bad Weather is spent, and with it a Galley Fleet that it has stopped.',
  'NE-12.0-bribery-a':
    'Bribery can come at any time and is not single. Against another player’s proclamation each one cancels a Senate Influence.',
  'NE-12.0-bribery-b':
    'In an assassination it takes two Bribery cards to remove a Praetorian Guard. One left over has no effect.',
  'NE-12.0-bribery-c': 'What Bribery cancels is spent along with it.',
  'NE-12.0-illness-a':
    'Illness can come at any time and is not single. It falls on a General or Contender of another player. Emperors do not fall ill.',
  'NE-12.0-illness-b':
    'The sick man cannot move until the hand is over. Illness may catch him as he sets out, on the way, or as he is about to leave with retreating legions.',
  'NE-12.0-illness-c': 'The legions around a sick commander are free to march.',
  'NE-12.0-illness-d':
    'When another player’s Galley Fleet is about to sail, Illness can leave its General or Contender on land.',
  'NE-12.0-illness-e':
    'The sick man fights with his usual battle points. He can be proclaimed, or become Emperor as a Contender in Rome, and a forced move still moves him.',
  'NE-12.0-illness-f': 'Illness is spent, and with it a Galley Fleet that it has stopped.',
  'NE-12.0-crisis-in-rome-a':
    'Crisis in Rome is for one’s own hand. It sends an Emperor to Rome from wherever he is. His legions stay behind.',
  'NE-12.0-crisis-in-rome-b': 'If there are two Emperors, whoever plays the card says which of them goes.',
  'NE-12.0-crisis-in-rome-c': 'Crisis in Rome needs an Emperor who is away from Rome. One’s own will do.',
  'NE-12.0-galley-fleet-a':
    'Galley Fleet is for one’s own hand. It takes up to three of the player’s legions, and the commander, from one coastal province to another of choice.',
  'NE-12.0-galley-fleet-b':
    'Only pieces that have not moved can sail, and once landed they are done for the hand, the commander too. If he lands in Italy, Rome must wait for another hand.',
  'NE-12.0-galley-fleet-c': 'Legions that have landed attack nobody in that hand.',
  'NE-12.0-galley-fleet-d': 'Sailing costs no movement points.',
  'NE-12.0-galley-fleet-e':
    'The fleet needs something to carry: legions, the commander, or both. What sails, and between which ports, is announced before anyone answers.',
  'NE-12.0-galley-fleet-f':
    'The fleet may land among legions of any kind. If it brings legions, those of other players may retreat (see 5.6).',
  'NE-12.0-galley-fleet-g': 'If Bad Omens cancels the fleet, nobody sails and nobody has moved.',
  'NE-12.0-germanic-tribes-a':
    'Germanic Tribes is for one’s own hand. Its player picks one of the two Germanies, Superior or Inferior.',
  'NE-12.0-germanic-tribes-b':
    'Every legion and commander in the way of the tribes has to leave at once for a neighbouring province. Who holds that province, or stands in it, does not matter.',
  'NE-12.0-germanic-tribes-c':
    'Players move what is theirs out of the way of the tribes, and keep it together: all legions and the commander go to one province. Whoever played the card moves the independent ones.',
  'NE-12.0-germanic-tribes-d':
    'The Germanic marker goes where the tribes have come. As long as it lies in a province, 3 movement points, not 1, are needed to enter, by a commander as well.',
  'NE-12.0-germanic-tribes-e': 'Nobody controls a province with the Germanic marker in it.',
  'NE-12.0-germanic-tribes-f':
    'If a legion is with the Germanic marker when its owner’s hand begins, the owner may take the marker away for nothing. It need not be done.',
  'NE-12.0-germanic-tribes-g':
    'Those driven out leave one player after another: first the neighbour on the active player’s left, then the rest clockwise, the active player last of all, and after that the independent legions. They get no retreat marker, and nobody retreats before them.',
  'NE-12.0-germanic-tribes-h':
    'There is no second marker. A new attack on the other Germany takes it there; a new attack on the same one drives out whoever has come in since.',
  'NE-12.0-ave-caesar-a':
    'Ave Caesar! is for one’s own hand and is not single. Its conditions are in 7.2. No other card can stop it.',
  'NE-12.0-legion-rebels-a':
    'Legion Rebels is a single event for one’s own hand. One legion, of whichever player, turns independent on the spot.',
  'NE-12.0-legion-rebels-b':
    'The rebel may be a legion of one’s own, but not one that is independent already, and it loses its retreat marker. With four independents on the map the card cannot be played.',
  'NE-12.0-praetorian-guard-a':
    'Praetorian Guard can come at any time and is not single. It does one of three things: it covers an assassination of one’s own, opposes somebody else’s, or brings 1 declaration point when one stands for Emperor in Rome.',
  'NE-12.0-praetorian-guard-b': 'A proclamation may use several Praetorian Guards.',
  'NE-12.0-revolt-a':
    'Revolt is for one’s own hand. Each such card bears the name of a province: Judaea, Britannia, Germania Superior, Achaea.',
  'NE-12.0-revolt-b':
    'If fewer than two legions stand in the province of a Revolt, the player who is at home in that zone sends one or two at once, from any part of the map, to make it two.',
  'NE-12.0-revolt-c':
    'For a Revolt it does not matter whose the legions are that stand there already. If there are two or more, nobody is brought.',
  'NE-12.0-revolt-d': 'Then every legion in the province of the Revolt is independent.',
  'NE-12.0-revolt-e':
    'Revolt cannot be played if it would lead to more than four independent legions on the map, or if no legion of any player would rebel.',
  'NE-12.0-revolt-f':
    'Which legions come to a Revolt is up to the player at home; whoever has not enough sends all there are. Commanders take no part. Rebels lose their retreat markers.',
  'NE-12.0-senate-influence-a':
    'Senate Influence is for one’s own hand and is not single. It brings 1 declaration point when its player stands for Emperor. Bribery can cancel it, and so can Bad Omens.',
  'NE-12.0-traitor-a':
    'Traitor is a single event for one’s own hand. Its player chooses an opponent with cards and receives one of them, drawn unseen.',
  'NE-12.0-traitor-b': 'The card a Traitor brings can be used straight away. When it is, it is one of the four.',
  'NE-12.0-traitor-c': 'What card the Traitor brought is known to thief and victim, and to nobody else.',
  'NE-13.1a':
    'Holding all four zones when a turn ends wins the game there and then, with or without the throne. Points do not matter.',
  'NE-13.1b':
    'For an Emperor three zones are enough when a turn ends, even if there is a second Emperor. Points do not matter then either.',
  'NE-13.2a': 'If nobody wins suddenly, victory points decide once turn 4 has been scored.',
  'NE-13.2b':
    'A battle that one’s Emperor helps to win brings 1 victory point straight away, in attack or defence. He must have been Emperor when it began.',
  'NE-13.2c':
    'Turns 1 to 3: the only Emperor gets 5 victory points as the turn ends. If there are two, they get 2 each.',
  'NE-13.2d':
    'Turns 1 to 3: being in Rome brings an Emperor 2 victory points on top, and so for both if both are there.',
  'NE-13.2e':
    'Turns 1 to 3: a zone is worth 2 victory points to the player who controls it. When three play, the unclaimed zone is worth nothing.',
  'NE-13.2f':
    'All turns: an Italian province is worth 1 victory point to the player who controls it. The two are counted apart.',
  'NE-13.2g': 'Turn 4: the only Emperor gets 8 victory points. If there are two, they get 4 each.',
  'NE-13.2h': 'Turn 4: being in Rome brings an Emperor 2 victory points on top, and so for both if both are there.',
  'NE-13.2i':
    'Turn 4: a zone is worth 3 victory points to the player who controls it. When three play, the unclaimed zone is worth nothing.',
  'NE-13.2j':
    'If several have the most points in the end, an Emperor goes before the others; then one who is in Rome; then whoever controls more zones; then whoever has more legions. If all that is equal, they win together.',
}

export const sections: Record<SectionId, string> = {
  '1.0': 'Players',
  '2.0': 'Components',
  '2.1': 'The map',
  '2.2': 'The pieces',
  '2.3': 'Victory points',
  '2.4': 'The turn marker',
  '2.5': 'The cards',
  '2.6.2': 'Armies',
  '2.6.3': 'Home zones',
  '2.6.5': 'Provinces and Rome',
  '3.0': 'Set-up',
  '3.1': 'Diplomacy',
  '3.2': 'Three players',
  '3.3': 'Players without legions',
  '4.0': 'Where points come from',
  '4.1': 'Turns and hands',
  '4.2': 'The course of a turn',
  '4.3': 'A hand',
  '5.0': 'Movement',
  '5.1': 'Movement points',
  '5.2': 'Basic costs',
  '5.3': 'Battle fatigue',
  '5.4': 'Taking on and leaving legions',
  '5.5': 'Occupied provinces',
  '5.6': 'Retreat from movement',
  '5.7': 'Commanders on the move',
  '5.8': 'Rome',
  '6.0': 'Attacks',
  '6.1': 'Battle is part of movement',
  '6.2': 'Battle points',
  '6.3': 'Battle cards',
  '6.4': 'Resolving a battle',
  '6.5': 'Retreat after battle',
  '6.6': 'Legions never vanish',
  '7.0': 'Becoming Emperor',
  '7.1': 'Proclamation in Rome',
  '7.2': 'Proclamation by the legions',
  '7.3': 'Emperor by victory',
  '8.0': 'What an Emperor gains',
  '9.0': 'Assassination',
  '10.0': 'Two Emperors',
  '11.1': 'Control of provinces',
  '11.2': 'Control of zones',
  '12.0': 'Events',
  '13.1': 'Sudden victory',
  '13.2': 'Victory by points',
}
