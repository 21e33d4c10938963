import type { ClauseId, SectionId } from '../data/ledger.ts'

/** The rules in our own words, clause by clause, for the rules reader. */
export const clauses: Record<ClauseId, string> = {
  'NE-1.0a': 'The game is played by three or four players; it cannot start with fewer or more.',
  'NE-2.0a': 'One deck of 55 cards is shared by all players.',
  'NE-2.0b': 'Each player colour has one General, one Contender and one Emperor figure, and one victory point marker.',
  'NE-2.0c': 'There are four independent legion counters, shared, owned by nobody.',
  'NE-2.0d':
    'Numbers of player legions (20 per colour), control markers (15 per colour) and retreat markers are supplies for display and never prevent a legal result.',
  'NE-2.1a':
    'The map has four zones – Western Europe, Central Europe, Eastern Europe, Asia/Africa – of exactly five provinces each.',
  'NE-2.1b': 'Northern Italy, Southern Italy and Rome belong to no zone.',
  'NE-2.1c':
    'Eastern Europe consists of Dacia, Moesia, Thracia, Dalmatia and Achaea; of these only Thracia, Dalmatia and Achaea are coastal.',
  'NE-2.1d':
    'Coastal status (the anchor) decides only where the Galley Fleet may embark and land; it allows no other sea movement.',
  'NE-2.1e':
    'Two provinces joined by a sea-link arrow are open to movement between them, in both directions, without a Galley Fleet card.',
  'NE-2.1f': 'Dark areas, unnamed islands and the sea itself can never be entered or crossed on foot.',
  'NE-2.1g': 'Cities drawn on the map other than Rome have no effect on play.',
  'NE-2.2a': 'In a four-player game the legions on the map, player-owned plus independent, always number exactly 28.',
  'NE-2.2b': 'In a three-player game the legions on the map always number exactly 21.',
  'NE-2.2c':
    'Independent legions belong to no player: they cannot attack or be attacked and count for no control, battle points or declaration points. They change place only by Germanic Tribes Attack and owner only by being acquired (5.4).',
  'NE-2.2d': 'There are never more than four independent legions in play.',
  'NE-2.2e':
    'An event that would need more independent legions than the limit allows cannot take place at all, not even in part; the card then cannot be played as an event.',
  'NE-2.2f': 'A General only marks where the player’s candidate stands; he adds no battle points.',
  'NE-2.2g': 'An Emperor figure replaces the General or Contender of a player who becomes Emperor, in the same place.',
  'NE-2.2h':
    'Each player has exactly one of the three figures on the map at all times from the end of setup; a change of rank swaps the figure where it stands.',
  'NE-2.2i': 'Rules for “commanders” apply to General, Contender and Emperor alike.',
  'NE-2.2j':
    'A retreat marker is attached to the legions that retreated, not to the whole province; marked and unmarked legions of one player may share a province.',
  'NE-2.2k':
    'Control markers show which player controls a province or zone; control is always recomputed from the legions present.',
  'NE-2.3a':
    'Each player’s victory point total is public, starts at 0, never falls, and is moved on the track as soon as points are gained.',
  'NE-2.4a': 'The turn marker starts on turn 1 and moves one box at the end of each turn.',
  'NE-2.5a':
    'Every card shows a movement value, a battle value, one event, exactly one timing mark (own-hand or any-time) and, for some, the single mark.',
  'NE-2.5b': 'A card is used for one purpose only when it leaves the hand: movement, battle, event or discard.',
  'NE-2.5c': 'Played for movement a card gives its movement value in MP and nothing else.',
  'NE-2.5d': 'Played for battle a card gives its battle value in BP and nothing else.',
  'NE-2.5e': 'A card marked own-hand may be played for its event only by the player whose hand it is.',
  'NE-2.5f':
    'A card marked any-time may be played for its event in any player’s hand, but only in a window where its situation arises.',
  'NE-2.5g':
    'The single and timing marks restrict only the event use; any card may be used for movement in its owner’s hand or for battle when its owner fights.',
  'NE-2.6.2a': 'Two or more legions of one player in one province are an army while they move or fight together.',
  'NE-2.6.3a': 'The zone a player chose at setup is his home zone for the whole game and nobody else’s.',
  'NE-2.6.5a':
    'Both Italian parts are ordinary provinces outside the zones; Rome is a city that counts as a province for movement only.',
  'NE-3.0a':
    'Each player takes one colour with its General, Contender and Emperor; independent legions, the Germanic marker and retreat markers are set aside.',
  'NE-3.0b': 'Players may take the names Galba, Otho, Vitellius and Vespasian; this changes nothing in play.',
  'NE-3.0c':
    'Home zones are chosen in random order: a control marker is drawn, its owner picks any zone not yet taken, until every player has one.',
  'NE-3.0d': 'Each player takes seven legions and places five of them, one in each province of his home zone.',
  'NE-3.0e':
    'The remaining two legions are placed one at a time, clockwise beginning with the youngest player, until all are on the map.',
  'NE-3.0f':
    'The two free legions go only into provinces of the owner’s home zone, in different provinces or both in the same one.',
  'NE-3.0g':
    'Beginning with the youngest player and going clockwise, each player places his General in any province of his home zone.',
  'NE-3.0h': 'The deck is shuffled and, with four players, each draws ten cards.',
  'NE-3.0i': 'Cards in hand are known only to their holder.',
  'NE-3.0j': 'Cards not dealt stay face down on the card box and are not used this turn.',
  'NE-3.0k': 'Short game: with four players six cards are dealt each turn instead of ten.',
  'NE-3.0l':
    'The youngest player takes the first hand of turn 1; the first player is determined anew for each later turn.',
  'NE-3.1a': 'There is no diplomacy phase: players may talk and bargain at any time.',
  'NE-3.1b':
    'Nothing a player says or promises is binding; he may ask for agreement before playing a card and the answer commits nobody.',
  'NE-3.2a': 'With three players the zone nobody chose starts empty: no legion is placed in it.',
  'NE-3.2b':
    'With three players the provinces of the unchosen zone may be entered, fought in and controlled like any others.',
  'NE-3.2c': 'With three players control of the unchosen zone earns no victory points.',
  'NE-3.2d': 'With three players each player is dealt thirteen cards each turn.',
  'NE-3.2e': 'Short game: with three players eight cards are dealt each turn instead of thirteen.',
  'NE-3.2f':
    'With three players the Revolt of the unchosen zone cannot be played as an event (Judaea for Asia/Africa, Britannia for Western Europe, Germania Superior for Central Europe, Achaea for Eastern Europe).',
  'NE-3.2g':
    'With three players the unchosen zone counts like any other for declaration points and for sudden victory.',
  'NE-3.2h':
    'With three players the limits of four independent legions and two Emperors stay the same, and Germanic Tribes Attack may be played even if nobody chose Central Europe.',
  'NE-3.3a':
    'A player who has lost all his legions is not eliminated: he keeps his commander with its rank, his cards and his hands.',
  'NE-3.3b':
    'A player without legions may rebuild by annexing independent legions with his commander, of whatever rank, at the cost of 5.4.',
  'NE-4.0a':
    'Victory points come only from being Emperor at the end of a turn, from zones and Italian provinces controlled at the end of a turn, and from battles won with one’s Emperor.',
  'NE-4.1a': 'The game lasts four turns unless a sudden victory ends it earlier.',
  'NE-4.1b':
    'A turn is a series of hands; after each hand the player to the left of the active player takes the next one.',
  'NE-4.1c': 'A turn ends after a hand at whose end nobody holds cards, or by the last-player rule of 4.2.',
  'NE-4.2a': 'In turns 2 to 4 the player with the fewest victory points takes the first hand.',
  'NE-4.2b':
    'If two or more players tie for fewest victory points a random draw among the tied players decides who begins.',
  'NE-4.2c':
    'At the start of each turn all 55 cards, from the card box and from hands, are gathered, shuffled and dealt afresh: 10 (short 6) with four players, 13 (short 8) with three.',
  'NE-4.2d':
    'Last-player rule: when a hand begins and only its player holds cards, he may play at most four of them and the turn then ends; cards left over are not played. If the others run out of cards during a hand, its player still gets one last hand.',
  'NE-4.2e': 'When the hands are over all retreat markers are removed from the map, free of charge.',
  'NE-4.2f': 'After the markers are removed the victory points of the turn are computed and added.',
  'NE-4.2g': 'After scoring the turn marker advances; after the fourth turn the winner is declared.',
  'NE-4.2h':
    'After the retreat markers are removed and before victory points are computed, sudden victory (13.1) is checked, in turn 4 too.',
  'NE-4.2i':
    'Legions, independent legions, commanders and their ranks, the Germanic marker and victory points carry over unchanged from one turn to the next.',
  'NE-4.3a':
    'In his hand a player may use cards for movement, for battle, for events and as discards, in any order and combination.',
  'NE-4.3b':
    'In his own hand a player may discard; a discarded card goes face down on the card box without effect and without being shown.',
  'NE-4.3c':
    'A player whose General or Contender is in Rome may try to be proclaimed Emperor at any moment of his own hand, between steps of a movement too, but not during a battle.',
  'NE-4.3d': 'In his hand a player who holds at least one card must play at least one; a discard counts as a play.',
  'NE-4.3e':
    'No player may play more than four cards in his own hand, all purposes together (movement, battle, event, answer, discard), even if he is the last with cards.',
  'NE-4.3f':
    'A player who holds no cards still takes his hand while the turn lasts, but can only do what needs no card.',
  'NE-4.3g':
    'A hand ends when its player says so, after at least one card if he held any; playing the fourth card does not end it, and MP left in the pool may still be spent.',
  'NE-5.0a': 'Legions move singly or together; moving an army costs the same MP as moving one legion.',
  'NE-5.0b': 'A legion may move to a province that shares a border with its own.',
  'NE-5.0c':
    'From Gallia Narbonensis the neighbours are exactly Gallia Lugdunensis, Hispania, Germania Superior and Northern Italy.',
  'NE-5.0d': 'From Britannia the only ways out are the sea links to Gallia Lugdunensis and Germania Superior.',
  'NE-5.0e': 'Legions that begin in the same province and move separately each pay their own MP.',
  'NE-5.0f': 'A moving army may leave legions behind in any province it stands in, at no cost.',
  'NE-5.0g': 'Legions left behind by a moving army may not move again in that hand, nor be acquired by another stack.',
  'NE-5.0h': 'No other legion or army may move or sail until the active one has finished its movement and battles.',
  'NE-5.0i': 'As soon as a legion or army stops its movement is over for that hand; fighting a battle is not stopping.',
  'NE-5.1a': 'A player may lay several cards at once and add their MP together for one movement.',
  'NE-5.1b': 'A player may use one card for one stack and later another card for another stack in the same hand.',
  'NE-5.1c':
    'The MP of a card, or of cards laid together, may be shared among several legions, armies or the commander, but only among pieces that start in one and the same province.',
  'NE-5.1d': 'The MP of a card may not be split between stacks in different provinces.',
  'NE-5.1e':
    'Cards whose MP are added together must be laid at the same moment; a card cannot be added later to a movement under way.',
  'NE-5.1f':
    'MP need not all be spent; unspent MP are lost when new movement cards are laid or the hand ends, and never carried to a later hand.',
  'NE-5.2a': 'Entering an adjacent province costs 1 MP.',
  'NE-5.2b': 'Moving along a sea link costs 1 MP.',
  'NE-5.3a': 'A stack that wins a battle may go on moving and attacking while it has MP.',
  'NE-5.3b':
    'For each battle it has won in the hand, an attacking stack pays 1 extra MP for every later province entry (land, sea link, Germanic price alike) and every later attack; the extra is cumulative.',
  'NE-5.3c':
    'Battle fatigue is not added to the cost of acquiring legions, of permission to pass, or of removing retreat markers.',
  'NE-5.3d': 'Battle fatigue does not affect commanders moving alone, not even one who has just left a tired stack.',
  'NE-5.3e':
    'Only a battle won by the attacking stack tires it: a draw, a defeat or a battle won in defence adds nothing. Legions that join a tired stack pay its fatigue with it.',
  'NE-5.4a':
    'A stack or commander that enters a province may acquire its player’s own legions there for 1 extra MP, however many are taken.',
  'NE-5.4b':
    'A stack or commander that enters a province may acquire independent legions there for 2 extra MP, however many are taken; they change to the player’s colour at once.',
  'NE-5.4c': 'Acquiring own and independent legions in the same province costs 3 extra MP in all.',
  'NE-5.4d': 'Legions of other players can never be acquired by movement.',
  'NE-5.4e': 'Legions become independent only through the Legion Rebels and Revolt events.',
  'NE-5.4f': 'Acquired legions move on with the MP of the stack that acquired them.',
  'NE-5.4g':
    'Legions that have already moved, sailed, attacked, been left behind or been stopped by Bad Weather in this hand cannot be acquired.',
  'NE-5.4h':
    'Legions that never left their starting province with the army are not “left behind” and may still be moved later in the hand, with MP left in the pool of that province or with new cards.',
  'NE-5.4i':
    'Commanders cannot be acquired on the way, not even by their own legions, but may be left behind free of charge.',
  'NE-5.4j':
    'Legions are acquired only by a piece that has entered their province in this hand; a piece cannot acquire where it started.',
  'NE-5.4k':
    'Acquiring may come before or after an attack in the entered province and also where the stack must stop, but not after a drawn or lost battle.',
  'NE-5.4l': 'Legions with a retreat marker cannot be acquired until the marker is removed.',
  'NE-5.5a': 'Legions of different players may stand in the same province.',
  'NE-5.5b': 'A stack may enter a province whatever legions are in it: own, enemy or independent.',
  'NE-5.5c':
    'A stack that enters a province holding other players’ legions must end its movement there unless one of the two exceptions applies.',
  'NE-5.5d':
    'First exception: having attacked and beaten the legions there, it may go on while MP remain, even if some of them stay in the province.',
  'NE-5.5e':
    'Second exception: with the consent of the player or players whose legions are there it may go on for 1 extra MP, paid once however many consent.',
  'NE-5.5f':
    'If several other players have legions in the province, each must be beaten or give consent before the stack may go on.',
  'NE-5.5g':
    'Provinces holding only independent legions, or only other players’ commanders, may be crossed without permission and without extra MP.',
  'NE-5.5h':
    'A stack or lone commander that begins a hand among enemy legions may leave without permission and without extra MP.',
  'NE-5.5i': 'Each further occupied province it enters is checked again by the same rule.',
  'NE-5.5j':
    'Permission is asked after the retreats of 5.6; each owner answers yes or no for this stack and province, clockwise from the mover’s left, and cannot take back a yes once the MP is paid.',
  'NE-5.5k': 'A stack refused permission may still attack; otherwise its movement ends there.',
  'NE-5.6a':
    'When legions of the active player enter a province by land, sea link or galley, every other player with legions there may retreat them before anything else happens; a commander entering alone gives no such right.',
  'NE-5.6b':
    'A retreat goes to one adjacent province that holds no legions at all, independent ones included, or only legions of the retreating player; never to Rome.',
  'NE-5.6c': 'A retreat may enter a province that holds only enemy commanders.',
  'NE-5.6d': 'A retreat from enemy movement may use a sea link but never a Galley Fleet.',
  'NE-5.6e': 'A retreat may not enter the province from which the moving legions have just come, by land or by sea.',
  'NE-5.6f': 'A retreat costs no MP to either side.',
  'NE-5.6g': 'The retreating player must move all his legions out of the province, to the same province, or none.',
  'NE-5.6h': 'Legions that retreat receive a retreat marker; other legions in the province they reach do not.',
  'NE-5.6i':
    'Legions with a retreat marker may not move, sail, attack or be acquired in their owner’s hand until the marker is removed; they defend and count for control normally.',
  'NE-5.6j':
    'Legions with a retreat marker may still retreat, before movement or after a lost battle, and keep the marker.',
  'NE-5.6k':
    'A retreat leaves the mover free: it may continue while it has MP, and a province that has been vacated no longer stops it.',
  'NE-5.6l': 'For 2 MP a player removes the retreat markers from all his legions in one province; they may then move.',
  'NE-5.6m':
    'If several players have legions in the entered province each decides for himself, clockwise from the mover’s left.',
  'NE-5.6n': 'Different players may never combine their legions for any purpose.',
  'NE-5.6o':
    'Bad Weather may stop a declared retreat from movement: the legions stay, without marker, and may not retreat from movement again in that hand.',
  'NE-5.6p': 'The retreating player’s commander in the province may go along or stay; he receives no marker.',
  'NE-5.6q': 'Every later entry of legions into the province gives its other owners the choice to retreat anew.',
  'NE-5.6r': 'If no adjacent province meets the conditions no retreat is possible.',
  'NE-5.7a': 'A commander moving with a legion or army pays no MP.',
  'NE-5.7b': 'A commander moving alone pays 1 MP per province.',
  'NE-5.7c': 'A commander moving alone may acquire legions at the normal extra cost.',
  'NE-5.7d':
    'A commander alone may enter a province with another player’s legions but may go on only with permission, at the same 1 extra MP; otherwise he stops there, and he cannot attack alone.',
  'NE-5.7e':
    'A commander without legions cannot be attacked, stops no movement, gives no reason to retreat, bars no retreat and counts for no control.',
  'NE-5.7f':
    'The commander of a moving stack may leave it and go on alone with MP of the same pool; in an occupied province he is held or let go exactly as the stack was.',
  'NE-5.8a':
    'Rome is entered and left for 1 MP and only from or to the two Italian provinces, Crisis in Rome excepted.',
  'NE-5.8b': 'Only commanders may enter Rome, never legions.',
  'NE-5.8c': 'A Galley Fleet may not land in Rome.',
  'NE-5.8d': 'Any number of commanders may be in Rome together.',
  'NE-5.8e': 'An Emperor cannot be fought while he is in Rome; outside Rome he can.',
  'NE-6.0a':
    'A stack may attack another player’s legions in its own province before it starts moving, during its movement or at its end.',
  'NE-6.0b':
    'Legions of several players in a province are attacked one player at a time; the attacker chooses whom to attack and may leave others alone.',
  'NE-6.0c':
    'The same player’s legions in the same province may be attacked only once per hand, by whatever stack; after a retreat they may be attacked in the new province.',
  'NE-6.0d': 'Independent legions and commanders without legions cannot be attacked.',
  'NE-6.1a': 'A card must have been played for movement before any attack can be made.',
  'NE-6.1b': 'An attack costs 1 MP, in addition to the cost of entering the province, plus battle fatigue.',
  'NE-6.1c': 'A stack may make several attacks in a hand if it can pay for each.',
  'NE-6.1d':
    'Once an attack is declared the defender can no longer retreat; retreats answer movement, not attacks, so an attack made where the stack began the hand leaves no choice to retreat beforehand.',
  'NE-6.2a': 'Each legion in the battle gives its side 1 BP.',
  'NE-6.2b': 'An Emperor with the legions gives 2 BP and a Contender 1 BP; a General gives none.',
  'NE-6.2c': 'Each card played for battle adds its battle value.',
  'NE-6.2d':
    'The attacker counts only the legions of the active stack, and his commander only if he moves with it; the defender counts all his legions in the province, marked ones included, and his commander if there.',
  'NE-6.3a': 'Nobody is obliged to play battle cards.',
  'NE-6.3b':
    'The attacker may play any number of battle cards within his limit of four cards for the hand: at most three, since a movement card comes first.',
  'NE-6.3c': 'The defender may play from zero to three battle cards in each battle.',
  'NE-6.3d':
    'Both sides choose their battle cards secretly, their number included, and reveal them together; no event may be played in between.',
  'NE-6.3e': 'After the battle all battle cards used go to the card box.',
  'NE-6.4a': 'The higher BP total wins the battle, whether attacker or defender.',
  'NE-6.4b': 'The winner, attacker or defender, replaces exactly one legion of the loser with one of his own colour.',
  'NE-6.4c':
    'The legion gained joins the winning army at once, unmarked, and may move and fight with it in the same hand.',
  'NE-6.4d':
    'A loser who still has legions in the battle chooses to stay in the province with all of them or to retreat with all of them, before the winner goes on.',
  'NE-6.4e': 'An Emperor or Contender on the losing side, attacking or defending, is reduced to General.',
  'NE-6.4f':
    'On equal totals both sides hold their positions; no legion changes hands, nobody retreats and commanders keep their rank.',
  'NE-6.4g': 'After a drawn battle the attacking stack must end its movement and may not attack again in that hand.',
  'NE-6.4h': 'A commander left without legions stays where he is; a commander alone cannot be removed from the game.',
  'NE-6.4i':
    'A beaten attacking stack must end its movement and may not attack again in that hand; other stacks may still use the pool.',
  'NE-6.4j': 'A commander keeps his rank when he loses his legions otherwise than in a battle.',
  'NE-6.5a':
    'A retreat after battle follows the rules of 5.6, costs no MP and places retreat markers on the retreating legions.',
  'NE-6.5b': 'A retreat after battle may not use a sea link.',
  'NE-6.5c':
    'A beaten defender may not retreat to the province the attacker entered from; a beaten attacker may go back to the province he came from, and only the legions of the stack that fought retreat.',
  'NE-6.6a': 'No legion ever leaves the game: it only changes owner or becomes independent.',
  'NE-7.0a':
    'No Emperor exists at the start. A player may become Emperor in three ways: proclamation in Rome, proclamation by his legions, or victory over an Emperor.',
  'NE-7.1a': 'Proclamation in Rome requires that no Emperor is in play.',
  'NE-7.1b': 'Proclamation in Rome requires the player’s General or Contender to be in Rome, in the player’s own hand.',
  'NE-7.1c': 'Proclamation in Rome requires at least five declaration points.',
  'NE-7.1d':
    'Military superiority gives 1 DP for each own legion in both Italian provinces together beyond the total of all other players’ legions there; independents do not count and a deficit counts as zero.',
  'NE-7.1e': 'Each controlled zone, home zone or not, gives 2 DP.',
  'NE-7.1f': 'Each Senate Influence card the player plays, if not cancelled, gives him 1 DP.',
  'NE-7.1g': 'Each Praetorian Guard card the player plays, if not cancelled, gives him 1 DP.',
  'NE-7.1h':
    'In a proclamation Bribery of another player cancels one Senate Influence; it cancels neither a Praetorian Guard nor points from legions or zones.',
  'NE-7.1i': 'Only cards played by the proclaiming player give him points, and they count toward his four cards.',
  'NE-7.1j':
    'With five points or more after all answers the commander in Rome is replaced by the Emperor; with fewer the attempt fails, the cards are spent, and it may be tried again in the same hand.',
  'NE-7.2a': 'Ave Caesar! requires that at most one Emperor is in play.',
  'NE-7.2b':
    'Ave Caesar! requires the player’s General, not his Contender or Emperor, to be with at least one of his legions in a province of his home zone.',
  'NE-7.2c': 'Ave Caesar! requires the player to control that home zone.',
  'NE-7.2d': 'If any condition fails the Ave Caesar! event cannot take place.',
  'NE-7.2e': 'When it succeeds the General is replaced by the Contender in the same province.',
  'NE-7.2f':
    'A Contender who begins a later hand of his player in Rome becomes Emperor at once, before any card is played, if at most one Emperor is then in play; no card can answer this.',
  'NE-7.2g':
    'A Contender who begins a hand in Rome while two Emperors are in play stays Contender and is checked again at the start of each later hand.',
  'NE-7.2h': 'A Contender in Rome may also be proclaimed by 7.1 if no Emperor is in play.',
  'NE-7.3a':
    'If a battle in which an Emperor took part is lost by his side, and the winner’s own General or Contender took part, that commander becomes Emperor, in attack or defence.',
  'NE-7.3b': 'The beaten Emperor becomes a General in the same province.',
  'NE-7.3c':
    'If no commander of the winner took part nobody becomes Emperor; if the winner’s commander is already Emperor he stays so.',
  'NE-8.0a': 'The Emperor’s 2 BP and the Contender’s 1 BP are counted once per battle, not per legion.',
  'NE-9.0a': 'An Emperor loses his rank only by losing a battle in which he took part or by assassination.',
  'NE-9.0b':
    'An assassination can be attempted only against an Emperor who is in Rome, never against a General or Contender.',
  'NE-9.0c':
    'The attempt is made in one’s own hand by playing an Assassination card against another player’s Emperor; with two Emperors in Rome the target is named.',
  'NE-9.0d':
    'Together with it, at the same moment and face up, the player may lay any number of Praetorian Guard and Bribery cards within the four-card limit.',
  'NE-9.0e': 'The attempting player cannot add cards once the attempt has been revealed.',
  'NE-9.0f': 'Other players may play cards only against the attempt, never in support of it.',
  'NE-9.0g': 'A Praetorian Guard played against an attempt that no Praetorian Guard protects blocks it.',
  'NE-9.0h': 'A Praetorian Guard played against a protecting Praetorian Guard cancels it; both cards are spent.',
  'NE-9.0i':
    'Two Bribery cards, even from different players, cancel one protecting Praetorian Guard; all three cards are spent.',
  'NE-9.0j':
    'Bribery cards alone can never block the attempt itself; against it they only cancel protecting Praetorian Guards.',
  'NE-9.0k':
    'If the attempt still stands after every player has had the chance to block it, the Emperor is replaced by a General in Rome.',
  'NE-9.0l':
    'Each full pair of Bribery laid with the attempt cancels one opposing Praetorian Guard; the attempt fails only if more opposing than protecting Guards are left after all cancelling.',
  'NE-9.0m':
    'The other players are asked clockwise from the active player’s left, round after round, until all pass in a row or the attempt is blocked.',
  'NE-9.0n':
    'All cards laid for or against an attempt are spent, whatever the outcome; the attempting player’s count toward his four.',
  'NE-10.0a': 'There are never more than two Emperors in play.',
  'NE-10.0b':
    'While two Emperors are in play no further Emperor can be made by legion proclamation; a Contender must wait until one of them falls.',
  'NE-10.0c': 'With two Emperors at scoring each receives the reduced Emperor award.',
  'NE-10.0d':
    'A second Emperor can arise only from a Contender beginning his hand in Rome (7.2): proclamation by 7.1 needs no Emperor in play and 7.3 replaces one.',
  'NE-11.1a':
    'A player controls a province if he has more legions there than all other players together; a tie is not control.',
  'NE-11.1b':
    'Independent legions do not count for control; a province with no player legions is controlled by nobody.',
  'NE-11.2a': 'A player controls a zone while he controls at least three of its five provinces.',
  'NE-11.2b': 'Control of provinces and zones is updated immediately whenever legions move or change owner.',
  'NE-12.0a':
    'A single event may be played as an event only once per hand by all players together, even if several hold copies, and even if the first copy was cancelled.',
  'NE-12.0b': 'Single events already played stay visible until the hand ends.',
  'NE-12.0c': 'There is no limit to the event cards a player may play in other players’ hands.',
  'NE-12.0d':
    'If several players want to play a card that stops another, precedence goes clockwise from the active player’s left, the active player last; the others keep their cards.',
  'NE-12.0e':
    'An event is announced with every choice of its player, then answered, then takes effect; choices of other players are made when it takes effect.',
  'NE-12.0f': 'After an answer is resolved the window opens once more if the card or move it answered still stands.',
  'NE-12.0g':
    'An answer that is itself an event may be cancelled by Bad Omens; the card or move it answered then stands.',
  'NE-12.0h': 'Answers played by the active player count toward his four cards; having played four he cannot answer.',
  'NE-12.0i': 'A cancelled card is spent and has been played, for the four-card limit and for the single mark.',
  'NE-12.0j': 'A card cannot be played as an event that would change nothing; it keeps its other uses.',
  'NE-12.0-assassination-a':
    'Assassination is single and own-hand only; its procedure is that of 9.0, and it cannot be played while no other player’s Emperor is in Rome.',
  'NE-12.0-bad-omens-a': 'Bad Omens is single and any-time: it cancels a card that has just been played as an event.',
  'NE-12.0-bad-omens-b': 'Bad Omens cannot cancel cards played for movement or battle.',
  'NE-12.0-bad-omens-c': 'Bad Omens cannot cancel Ave Caesar! nor any card of an assassination attempt.',
  'NE-12.0-bad-omens-d': 'Bad Omens and the card it cancels both go to the card box.',
  'NE-12.0-bad-omens-e':
    'Bad Omens can cancel Crisis in Rome, Galley Fleet, Germanic Tribes Attack, Legion Rebels, Revolt, Senate Influence, Traitor, Bad Weather, Illness, Bribery played against Senate Influence, and a Praetorian Guard played for a declaration point.',
  'NE-12.0-bad-weather-a':
    'Bad Weather is single and any-time: it stops the movement of one legion or army of another player, at its start or under way; legions not in that stack are not touched.',
  'NE-12.0-bad-weather-b':
    'A stack stopped by Bad Weather may neither move nor attack for the rest of the hand; MP for the step or attack that was stopped are not paid.',
  'NE-12.0-bad-weather-c': 'Bad Weather may instead forbid a retreat from enemy movement; the legions then stay.',
  'NE-12.0-bad-weather-d':
    'Bad Weather does not affect commanders of any rank, who may go on alone, nor a retreat after battle.',
  'NE-12.0-bad-weather-e':
    'Bad Weather may cancel another player’s Galley Fleet as far as its legions are concerned: they stay, and may not move in that hand; the commander may still sail.',
  'NE-12.0-bad-weather-f':
    'Bad Weather may be played when an attack is declared, before battle cards are chosen; the attack does not take place.',
  'NE-12.0-bad-weather-g': 'Bad Weather and the Galley Fleet it cancels go to the card box.',
  'NE-12.0-bribery-a':
    'Bribery is any-time and not single: one Bribery of another player cancels one Senate Influence played in a proclamation.',
  'NE-12.0-bribery-b':
    'In an assassination attempt Bribery works only in pairs, two for one Praetorian Guard; an odd one is wasted.',
  'NE-12.0-bribery-c': 'Bribery and the card it cancels both go to the card box.',
  'NE-12.0-illness-a':
    'Illness is any-time and not single: it is played on another player’s General or Contender, never on an Emperor.',
  'NE-12.0-illness-b':
    'A sick General or Contender cannot move for the rest of the hand; it may strike at the start of his movement, under way, or when he would go along with a retreat.',
  'NE-12.0-illness-c': 'Legions in the province of a sick commander move freely.',
  'NE-12.0-illness-d':
    'Illness may be played against another player’s Galley Fleet and then keeps the General or Contender ashore.',
  'NE-12.0-illness-e':
    'Illness does not change a commander’s battle points, a proclamation, the becoming Emperor of a Contender in Rome, or forced moves.',
  'NE-12.0-illness-f': 'Illness and a Galley Fleet it cancels go to the card box.',
  'NE-12.0-crisis-in-rome-a':
    'Crisis in Rome is own-hand: an Emperor’s figure is moved straight to Rome from anywhere, without his legions.',
  'NE-12.0-crisis-in-rome-b': 'If two Emperors are in play the player of Crisis in Rome chooses which one is moved.',
  'NE-12.0-crisis-in-rome-c':
    'Crisis in Rome cannot be played while no Emperor is outside Rome; the player may choose his own Emperor.',
  'NE-12.0-galley-fleet-a':
    'Galley Fleet is own-hand: up to three own legions and the commander go from one coastal province to any other coastal province.',
  'NE-12.0-galley-fleet-b':
    'Pieces moved by Galley Fleet, the commander included, may not have moved before and may not move again in that hand; a commander landed in Italy cannot enter Rome until a later hand.',
  'NE-12.0-galley-fleet-c': 'Legions landed by Galley Fleet may not attack in that hand.',
  'NE-12.0-galley-fleet-d': 'Galley Fleet costs no MP.',
  'NE-12.0-galley-fleet-e':
    'Galley Fleet may carry the commander alone, or legions without him, but at least one piece; cargo and both ports are named before answers.',
  'NE-12.0-galley-fleet-f':
    'The landing province may hold any legions; if legions land, other players’ legions there may retreat by 5.6.',
  'NE-12.0-galley-fleet-g': 'A Galley Fleet cancelled by Bad Omens moves nobody, and its pieces count as unmoved.',
  'NE-12.0-germanic-tribes-a':
    'Germanic Tribes Attack is own-hand: the player chooses Germania Superior or Germania Inferior.',
  'NE-12.0-germanic-tribes-b':
    'All legions and commanders in the attacked province must at once be moved to an adjacent province, whoever controls or occupies it.',
  'NE-12.0-germanic-tribes-c':
    'Each player moves his own pieces and must put all his legions and his commander into one province; independent legions are moved by the player of the card.',
  'NE-12.0-germanic-tribes-d':
    'The Germanic marker is placed in the province; while it is there entering the province costs 3 MP instead of 1, for commanders too.',
  'NE-12.0-germanic-tribes-e': 'While it holds the Germanic marker the province is controlled by nobody.',
  'NE-12.0-germanic-tribes-f':
    'A player with a legion that begins his hand in the marked province may, but need not, remove the marker free of charge.',
  'NE-12.0-germanic-tribes-g':
    'Owners move their refugees clockwise from the active player’s left, the active player last, then the independents; no retreat marker is given and nobody may retreat from the arrivals.',
  'NE-12.0-germanic-tribes-h':
    'There is one Germanic marker: a second attack on the other German province moves it there; a second attack on the marked province drives out the pieces in it again.',
  'NE-12.0-ave-caesar-a':
    'Ave Caesar! is own-hand and not single; its conditions are those of 7.2, and no card can cancel it.',
  'NE-12.0-legion-rebels-a':
    'Legion Rebels is single and own-hand: any one legion of any player is replaced by an independent legion in the same province.',
  'NE-12.0-legion-rebels-b':
    'Legion Rebels may hit the player’s own legion, never an independent one, and cannot be played while four independent legions are in play; a retreat marker on the legion is removed.',
  'NE-12.0-praetorian-guard-a':
    'Praetorian Guard is any-time and not single; it serves one of three ends: protecting one’s own assassination attempt, opposing another player’s, or giving 1 DP to its player in his own proclamation in Rome.',
  'NE-12.0-praetorian-guard-b':
    'More than one Praetorian Guard may be played for declaration points in one proclamation.',
  'NE-12.0-revolt-a': 'Revolt is own-hand and names one province: Judaea, Britannia, Germania Superior or Achaea.',
  'NE-12.0-revolt-b':
    'The player whose home zone holds the named province must at once bring up to two of his legions, from anywhere on the map, until at least two legions stand there.',
  'NE-12.0-revolt-c':
    'Legions of any owner already in the province count toward the two; with two or more present nothing is added.',
  'NE-12.0-revolt-d': 'All legions in the province then become independent.',
  'NE-12.0-revolt-e':
    'A Revolt cannot be played if all independent legions then in play would exceed four, or if no player legion would become independent.',
  'NE-12.0-revolt-f':
    'The home player chooses which of his legions come; with too few legions he brings what he has. Commanders are not affected and retreat markers on the rebels are removed.',
  'NE-12.0-senate-influence-a':
    'Senate Influence is own-hand and not single: it gives 1 DP in its player’s proclamation and can be cancelled by Bribery or Bad Omens.',
  'NE-12.0-traitor-a':
    'Traitor is single and own-hand: the player names another player who holds a card and draws one blindly from that player’s hand into his own.',
  'NE-12.0-traitor-b': 'The card drawn may be used at once and, when used, counts toward the four-card limit.',
  'NE-12.0-traitor-c': 'Only the two players concerned learn which card Traitor took.',
  'NE-13.1a':
    'A player who controls all four zones at the end of a turn, Emperor or not, wins at once, whatever the victory points.',
  'NE-13.1b':
    'A player who is Emperor, alone or one of two, and controls at least three zones at the end of a turn wins at once, whatever the victory points.',
  'NE-13.2a': 'Otherwise the player with most victory points after turn 4 wins.',
  'NE-13.2b':
    'A player who wins a battle, attacking or defending, in which his own Emperor took part as Emperor scores 1 VP immediately.',
  'NE-13.2c': 'At the end of turns 1 to 3 a sole Emperor scores 5 VP; with two Emperors each scores 2 VP.',
  'NE-13.2d': 'At the end of turns 1 to 3 an Emperor in Rome scores 2 VP more, also when both Emperors are there.',
  'NE-13.2e':
    'At the end of turns 1 to 3 each controlled zone scores 2 VP (except the unchosen zone with three players).',
  'NE-13.2f': 'At the end of every turn each Italian province controlled scores 1 VP by itself.',
  'NE-13.2g': 'At the end of turn 4 a sole Emperor scores 8 VP; with two Emperors each scores 4 VP.',
  'NE-13.2h': 'At the end of turn 4 an Emperor in Rome scores 2 VP more, also when both Emperors are there.',
  'NE-13.2i': 'At the end of turn 4 each controlled zone scores 3 VP (except the unchosen zone with three players).',
  'NE-13.2j':
    'Players tied for most victory points after turn 4 are ranked Emperor first, then Emperor in Rome, then zones controlled, then legions; if still tied they share the victory.',
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
