import type { ClauseId, SectionId } from '../data/ledger.ts'

/** The rules in our own words, clause by clause, for the rules reader. */
export const clauses: Record<ClauseId, string> = {
  'JU-1.0a':
    'Two sides face each other: the Byzantines, that is the Roman Empire of the East, and the Barbarians, who are everybody else. Each has its player, or one person plays both.',
  'JU-1.0b': 'The Byzantine wants all the prefectures in hand. The Barbarian only has to deny him that.',
  'JU-1.0c':
    'Ten turns are the most there can be. A Byzantine victory ends the game sooner, and so does a second Plague, if it comes late enough (see 10.1).',
  'JU-1.0d':
    'To picture it: a turn is four years, a strength point (SP) some thousand men, a fleet SP some fifty dromons. Nothing in play depends on it.',
  'JU-2.1a':
    'The prefectures are five: Oriens, Egypt, Africa, Italy, Illyricum. Egypt stands by itself and is no part of Oriens.',
  'JU-2.1b': 'A prefecture consists of provinces, each with its name. To hold them brings the Byzantine gold.',
  'JU-2.1c': 'Only islands with a name are provinces. The rest are drawn for the eye and serve nothing.',
  'JU-2.1d':
    'Two provinces are groups of islands with a box in the sea around them: Insulae in the Aegean, of Oriens, and Baleares, of Africa. They are land like any other, not part of the sea.',
  'JU-2.1e': 'Hispania and Septem are two provinces. Nothing but the strait joins them.',
  'JU-2.1f': 'Lazica lies north of Armenia, Roman and Persian, and belongs to nobody’s prefecture.',
  'JU-2.1g': 'A province with a city is a City province: Mesopotamia is one, because of Dara, and Euphratensis is not.',
  'JU-2.1h': 'In some provinces the map shows a fort, as in Moesia I. It serves whoever controls the province.',
  'JU-2.1i': 'The Byzantine can build more forts while the game goes on. They are worth what the printed ones are.',
  'JU-2.1j':
    'Beyond the border lie 14 boxes: 13 for the minor powers and one for the Sassanid Persians. Ostrogoths and Vandals live on the map and have none.',
  'JU-2.1k':
    'The arrows of a box say into which provinces and boxes its people can set out. The first province costs the usual 1 MP.',
  'JU-2.1l': 'Sea areas are stretches of water for fleets to move by. An army crosses them but never stays there.',
  'JU-2.1m':
    'Armies can cross the water on foot at four straits: Bithynia to Europa, Hellespontus to Europa, Lucania et Bruttii to Sicilia, Hispania to Septem.',
  'JU-2.2a':
    'The pieces are of four kinds: commanders, Barbarian armies that are their own commanders, strength points, and markers that tell something.',
  'JU-2.2b':
    'On the piece of a Magister Militum stand his name, his control, his value in battle, and the letter of his movement.',
  'JU-2.2c': 'A Byzantine army shows one side while it is paid and the other while it is Not Paid.',
  'JU-2.2d':
    'The leader of a minor power has, besides movement, control and battle, a number that says which way he leans. The side with the purple band is up while he is with the Byzantines.',
  'JU-2.2e':
    'The other markers: Barbarian control, the two treasures, Not Paid, Fort, Disorganised, Defeated, In Revolt, the 2 Choose and 3 Random activations, the treasury and the turn.',
  'JU-2.2f':
    'How strong an army is can be kept on a track or under its marker. Here it simply stands on the piece; nothing in play changes.',
  'JU-2.3a':
    'Every roll is of a die with ten faces, from 0 to 9. A 0 is nothing, not ten, unless it is said otherwise.',
  'JU-3.1a': 'A turn has four phases: A, Byzantine income; B, Byzantine armies; C, activations; D, end of the turn.',
  'JU-3.1b': 'The first turn begins with phase C: there is neither income nor recruiting in it.',
  'JU-3.1c':
    'Phase A: income (see 5.11), then the removal of minor powers and Persians (see 5.12), then upkeep (see 5.21).',
  'JU-3.1d':
    'Phase B: troops are recruited and fleets built (see 5.32 and 5.33), one new army may be raised (see 5.34), Magistri are drawn and replaced (see 4.14).',
  'JU-3.1e':
    'Phase C: one activation each in turn, the Barbarian before the Byzantine. It is over with the fifth of the Byzantine’s.',
  'JU-3.1f': 'Phase D: if the game is not over (see 10.1), the turn marker goes on by one and all begins again.',
  'JU-3.2a':
    'First the Byzantine sets up everything: armies, land SP, fleets. Then the Magistri are drawn. Ostrogoths and Vandals are placed last, in sight of all that.',
  'JU-3.21a': 'Five Byzantine armies are there from the start: Presental I and II, East, Thrace, Illyricum.',
  'JU-3.21b':
    'Of the two Presental armies one begins in Europa. The other begins in Asian Oriens, at most 3 provinces away from there, never in a province where the Army of Thrace can be set up.',
  'JU-3.21c': 'The Army of the East begins in a province that an arrow of the Sassanid box points to.',
  'JU-3.21d': 'For the Army of Thrace these are open: Scythia, Moesia II, Thracia, Haemimontus, Rhodope, Europa.',
  'JU-3.21e': 'The Army of Illyricum has no choice: Dalmatia.',
  'JU-3.22a':
    '100 land SP are there to be placed, and all must be. How many go to the five armies and how many to the frontier is the Byzantine’s choice.',
  'JU-3.22b': 'A Presental army begins with 10 SP or more.',
  'JU-3.22c': 'East, Thrace and Illyricum begin with 1 SP or more each.',
  'JU-3.22d': '35 SP are the most that an army can be given at the start.',
  'JU-3.22e': 'How strong each army is can be seen by both players.',
  'JU-3.22f':
    'Frontier SP can be set up anywhere in Egypt, Oriens and Illyricum, as many in each province as one likes; in Lazica none (see 3.41).',
  'JU-3.22g': 'Frontier SP beside an army are still a group of their own. A province holds as many SP as there are.',
  'JU-3.23a':
    'Of the 4 Byzantine fleet SP, 2 begin In Port in Europa and 2 in coastal provinces of Egypt, Oriens or Illyricum, together or apart.',
  'JU-3.23b': 'Fleet SP are a group apart from whatever army or frontier SP are in their province.',
  'JU-3.24a': 'At the head of every Byzantine army stands a Magister Militum.',
  'JU-3.24b':
    'The cup is filled with all Magistri but Belisarius and Narses, and five of them are drawn by lot, one for each army. On the map they are seen by all; what is left in the cup comes in an order nobody knows.',
  'JU-3.24c': 'Belisarius and Narses join the cup when the five have been drawn.',
  'JU-3.25a': 'The treasury holds 30 G at the start. G is gold.',
  'JU-3.31a':
    'The Ostrogoths set up Athalaric and 30 SP in Italy, wherever and however they like. What is not with him is detached.',
  'JU-3.31b':
    'The Ostrogoths have 1 fleet SP, In Port in an Italian City province on the coast. Mediolanum is no port.',
  'JU-3.31c': 'Flaminia holds the Ostrogoth treasure when the game begins.',
  'JU-3.31d': 'All twelve provinces of Italy bear an Ostrogoth control marker at first.',
  'JU-3.32a': 'The Vandals set up Hilderic and 25 SP in Africa, in the same manner.',
  'JU-3.32b': 'The 3 fleet SP of the Vandals begin In Port in Zeugitania.',
  'JU-3.32c': 'Zeugitania holds the treasure of the Vandals, too.',
  'JU-3.32d': 'All eleven provinces of Africa bear a Vandal control marker.',
  'JU-3.33a': 'The leaders of the minor powers wait in their boxes, with no SP.',
  'JU-3.33b': 'Chosroes and Perozes wait in the Sassanid box, with no SP either.',
  'JU-3.34a': 'Whoever else leads Vandals or Ostrogoths comes in a later turn (see 4.22).',
  'JU-3.4a':
    'A province is Byzantine as long as nothing speaks against it: no Barbarian army, no detached SP, no Barbarian control marker, no In Revolt marker. No Byzantine need be there.',
  'JU-3.4b': 'The army of a minor power that stands with the Byzantines is not taken for a Barbarian one here.',
  'JU-3.4c':
    'Land forces of the Byzantines beside those of Barbarians, or beside their control marker: the province is nobody’s. Fleets never matter for that.',
  'JU-3.4d': 'So Egypt, Oriens and Illyricum are Byzantine at the start, Italy and Africa Barbarian.',
  'JU-3.4e':
    'A province is Barbarian if an army, detached SP or a control marker of theirs is there, and neither Byzantine land forces nor an In Revolt marker.',
  'JU-3.4f':
    'Which Barbarians hold it is told by the marker. Without one it is the only power with land SP there, and if there are several, none of them.',
  'JU-3.4g':
    'In Revolt means that nobody controls the province, whoever stands there, until a Byzantine army takes the marker away.',
  'JU-3.4h':
    'An ally of the Byzantines beside Barbarian forces or their marker has the effect of a Byzantine army: the province is nobody’s.',
  'JU-3.41a':
    'Lazica, in the far corner of the Black Sea, has a city, lies in Oriens and is a client of the Byzantines. It pays nothing.',
  'JU-3.41b': 'Byzantine armies and fleets come and go in Lazica as they like.',
  'JU-3.41c':
    'There are never frontier SP in Lazica: none set up, recruited, dropped, nor left by an army that disbands.',
  'JU-3.41d':
    'When Barbarians (not allies of the Byzantines) come in, on the march or in retreat, and find no Byzantine army, the Byzantine rolls a die: that many Lazicans give battle on the spot. The intruder attacks, for 1 MP if he is on the march and has one; if he is Defeated, he is attacked. A 0 brings nobody.',
  'JU-3.41e': 'After such a battle the Lazicans go home, won or lost.',
  'JU-3.41f': 'No control marker and no detached SP in Lazica: the Barbarian has it only as long as an army stays.',
  'JU-3.41g': 'As long as Barbarians hold Lazica there is no Byzantine victory.',
  'JU-4.1a': 'A Magister leads a field army. Frontier SP are no concern of his.',
  'JU-4.1b':
    'An army without a Magister stays where it is: it neither marches nor sails, cannot retreat before combat, cannot intercept. It does defend itself, and gives way if it is beaten.',
  'JU-4.12a': 'Movement: the letter and a die tell how many movement points (MP) his army has in this activation.',
  'JU-4.12b':
    'Control: what a roll must not exceed in a Retreat Before Combat, in an interception, and after a battle won or drawn. For Byzantines also in looting; and Politics adds it to a die.',
  'JU-4.12c': 'Battle: it is added to the die when his army fights.',
  'JU-4.13a':
    'A Magister can travel without his army. It takes the activation and no gold. Where he arrives he may take command of an army that has no Magister, but never displaces another; if he already waits beside one, he takes it over in the same way.',
  'JU-4.13b':
    'He may go wherever a way leads by provinces and seas without enemy SP, on land or water, at its end too. Markers of control or revolt do not bar it. While he waits alone nobody can attack him; if a Barbarian army ends its activation there, he goes to the nearest Byzantine army.',
  'JU-4.14a': 'In B/3 every army newly raised draws its Magister from the cup.',
  'JU-4.14b':
    'In B/3 those who lost a battle since the last B/3, some or all of them, may each be exchanged for whoever is drawn.',
  'JU-4.14c': 'If no Magister lost a battle, one of those on the map may be exchanged all the same.',
  'JU-4.14d': 'Whoever is replaced returns to the cup after the draw, so he cannot come out again at once.',
  'JU-4.14e': 'An army that has lost its Magister some other way may draw one in B/3 too.',
  'JU-4.21a':
    'Persians, Vandals and Ostrogoths have leaders with names. A minor power has one, called like his people. All have movement, control and battle.',
  'JU-4.21b': 'While a minor power is with the Byzantines its leader shows his other side.',
  'JU-4.22a': 'Chosroes and Perozes are at hand from the first turn to the last.',
  'JU-4.22b': 'Turn 2: Gelimer takes Hilderic’s place, for good.',
  'JU-4.22c':
    'Turn 2 too: Tzazon comes to Sardinia with 5 Vandal SP or more, from wherever the Barbarian takes them. Detached Vandals already on the island are his and count.',
  'JU-4.22d':
    'Fleets go there as well, enough to carry the SP that were moved: 1 fleet SP for 10 SP, or part of 10. What is there already counts.',
  'JU-4.22e': 'Where fleets do not suffice, 5 SP are moved nevertheless, and not one more.',
  'JU-4.22f':
    'Turn 3: Witigis follows Athalaric. Turn 4: Totila follows Witigis. A leader who has been followed is out of the game.',
  'JU-4.22g': 'Turn 4 also brings the Ostrogoths a second leader, Teias.',
  'JU-4.22h':
    'They arrive when the Activation phase begins, in any one province with SP of their power, and take command of as many of these as the Barbarian likes, at least 1. Where the old leader stands, the new one has his army, with its status and treasure; elsewhere the old leader’s SP become detached. For Tzazon there is a rule of his own.',
  'JU-4.31a': 'Byzantine land SP are of two kinds: field SP, which belong to an army, and frontier SP.',
  'JU-4.31b': '35 SP are a Byzantine army’s limit, always.',
  'JU-4.31c': 'Nine armies are all that the Byzantine can have.',
  'JU-4.31d': 'In all he can never have more than 150 land SP in play, field and frontier together.',
  'JU-4.32a': 'Frontier SP never turn into field SP again.',
  'JU-4.32b': 'Frontier SP are cheaper to keep than those in the field.',
  'JU-4.32c': 'Frontier SP are bound to their province for ever.',
  'JU-4.32d': 'Frontier SP fight when attacked, and never attack.',
  'JU-4.32e': 'For frontier SP there is no way out before combat.',
  'JU-4.32f': 'When frontier SP are among the beaten, every one of them left in the province is lost.',
  'JU-4.32g': 'Frontier SP that win need not check for disorganisation.',
  'JU-4.32h': 'No Magister makes frontier SP better or worse.',
  'JU-4.33a': 'Barbarians have no frontier SP. With an army or detached, all of theirs are field SP.',
  'JU-4.33b': 'Barbarian SP are activated only with a leader among them.',
  'JU-4.33c': 'Persians, Ostrogoths and Vandals have SP of their own; the minor powers draw on one supply.',
  'JU-4.34a': 'With Barbarians one piece is leader and army at once.',
  'JU-4.35a':
    'On the map and in boxes together there are never more than 80 Persian, 75 Ostrogoth and 50 Vandal SP. Recruits beyond that are lost.',
  'JU-4.35b': 'For minor powers there is no such limit.',
  'JU-4.41a': 'Fleets are for Byzantines, Ostrogoths and Vandals; nobody else has any.',
  'JU-4.41b': 'Fleets need nobody to lead them, and move and fight by rules of their own.',
  'JU-4.41c': 'Nothing limits how many fleet SP there are.',
  'JU-5.11a': 'From turn 2 on, every province that he controls pays its income into the Byzantine’s treasury in A/1.',
  'JU-5.11b':
    'A province pays 1 G, some 2, Aegyptus II 3, Lazica nothing. All of Egypt makes 15, Africa 13, Oriens 51, Italy 18, Illyricum 13.',
  'JU-5.11c': 'What is not spent is kept for later turns, however much it is.',
  'JU-5.12a':
    'A/2 comes after income. Armies of minor powers in provinces without a city go, whichever side they are on: SP and status markers vanish, leaders return to their boxes.',
  'JU-5.12b': 'SP of minor powers that had joined somebody’s army go as well, unless that army is in a City province.',
  'JU-5.12c':
    'Persians far from home melt away: in each province more than 2 away from the Sassanid box a die is rolled, and the Barbarian takes off as many of the Persian SP there, from the army or from those detached.',
  'JU-5.12d': 'In a City province the roll for Persians who melt away is lowered by 2, but not below nothing.',
  'JU-5.12e': 'In City provinces minor powers stay, even through A/2.',
  'JU-5.12f': 'Income is counted before anybody is removed, so whatever is still occupied pays nothing this turn.',
  'JU-5.12g': 'All SP lying in boxes go in A/2, Persian ones too, with their markers.',
  'JU-5.12h':
    'The order of A/2: Barbarian armies that had combined (see 6.44) part, alliances end, then removals are made. A minor army that stays in a City province keeps its SP and status, and is on nobody’s side until it is activated.',
  'JU-5.13a': 'The treasury is in Constantinople, in Europa, and stays there.',
  'JU-5.13b':
    'As soon as the Barbarian controls Europa all the Byzantine’s gold is gone. What he gains later is his again.',
  'JU-5.13c': 'Without Europa all income is halved, rounded down.',
  'JU-5.21a': 'In A/3 the Byzantine pays for the troops he has, if he likes. Nobody forces him.',
  'JU-5.21b': 'Field SP cost 1 G each.',
  'JU-5.21c': 'Frontier SP cost 1 G for 3 of them, rounded up in each province.',
  'JU-5.21d': 'Fleet SP cost 1 G each.',
  'JU-5.21e': 'There are no debts here: what the treasury does not hold cannot be spent on anything.',
  'JU-5.22a': 'Whoever is not paid is Not Paid: an army is turned over, other groups are marked.',
  'JU-5.23a':
    'All or nothing: an army, the frontier SP of a province, the fleets of a province are each paid as a whole or not at all.',
  'JU-5.23b': 'Which groups he pays is up to the Byzantine, even within one province.',
  'JU-5.23c': 'Fleets On Patrol in one sea area are one such group, for pay and for mutiny.',
  'JU-5.24a':
    '5 SP or more added to an army in one recruiting make it paid. SP from other armies or from allies do not.',
  'JU-5.24b': 'A check for looting makes an unpaid army paid, whatever comes of it (see 8.27).',
  'JU-5.24c': 'So does pay in a later turn: the army is no longer Not Paid.',
  'JU-5.24d': 'For frontier SP and fleets there is only one way: pay in a later turn.',
  'JU-5.24e':
    'Where paid and unpaid meet in one group of frontier SP or fleets, all of it is Not Paid. What an unpaid army drops, or leaves when it disbands, is Not Paid too.',
  'JU-5.25a': 'When Mutiny comes up, a die is rolled for every unpaid group of frontier SP and of fleets.',
  'JU-5.25b': 'Mutiny, odd die: the group stays, unpaid as before.',
  'JU-5.25c': 'Mutiny, even die, and 0 is even: the group is gone.',
  'JU-5.25d': 'Armies never mutiny.',
  'JU-5.25e': 'All unpaid frontier SP of a province share one roll; its unpaid fleets have another.',
  'JU-5.31a': 'Recruiting takes place in B/1, and again in any activation that is spent on it.',
  'JU-5.31b': 'Men cost nothing, ships cost gold.',
  'JU-5.32a': 'A die gives the number of land SP; with 0 nobody comes.',
  'JU-5.32b':
    'Recruits go to Byzantine armies wherever these are, and to the frontier of provinces that are Byzantine, never Lazica, as far as the limits of 35 and 150 allow. Those that find no room are lost.',
  'JU-5.32c':
    'If a Presental army on the map is below 10 SP, recruits go there first, until both have 10. Which of the two comes first is a choice.',
  'JU-5.33a': 'When the men are placed, fleet SP can be built at 3 G each, as many as there is gold for.',
  'JU-5.33b': 'New ships are launched in City provinces on the coast that are Byzantine.',
  'JU-5.34a':
    'In B/2 one new army of 10 SP may be raised free of charge, if one of the nine is not in play and all 10 fit below the 150.',
  'JU-5.34b': 'The 10 SP of a new army come on top of what was recruited in B/1.',
  'JU-5.34c': 'Europa is open to every new army.',
  'JU-5.34d': 'Army of Armenia: besides, any of the four Armenian provinces that is Byzantine.',
  'JU-5.34e': 'Army of Italy: besides, any Italian City province that is Byzantine, or Dalmatia if that is.',
  'JU-5.34f': 'Army of Africa: besides, any province of Africa or Egypt that is Byzantine.',
  'JU-5.34g': 'Army of Spain: besides, any province of the prefecture of Africa that is Byzantine.',
  'JU-5.34h': 'Presental I and II, East, Thrace and Illyricum come back in Europa and nowhere else.',
  'JU-5.41a':
    'One of their leaders can take the treasure of Ostrogoths or Vandals along as he moves. To lift it and to put it down costs no MP, and can be done once each in a province, even when the MP are spent.',
  'JU-5.41b': 'Treasures do not go by ship.',
  'JU-5.42a':
    'A treasure is taken, and out of the game, when the Byzantine defeats the army of that people that carries it, or that stands where it lies uncarried.',
  'JU-5.42b':
    'A treasure is also taken as soon as a Byzantine army is where it lies and nothing of that people is left there, neither control marker nor land SP.',
  'JU-5.42c':
    'The Byzantine says beforehand how he counts a treasure: ten dice added up, or one die times ten, where a 0 counts as 1. The gold is his at once.',
  'JU-5.42d': 'If an ally takes it, the treasure is gone and nobody gets the gold.',
  'JU-6.11a': 'Five activations a turn are the most for either player. One may come out with fewer.',
  'JU-6.11b':
    'When it is his turn the Barbarian has to use a marker. What the power then does is free, idleness included; but a Random marker is always rolled for.',
  'JU-6.12a': 'The Barbarian opens every turn. Then they alternate, until the Byzantine has had his five.',
  'JU-6.21a': 'The Barbarian’s five markers are 2 Choose and 3 Random, each good for once in a turn.',
  'JU-6.21b': 'With a Choose marker the Barbarian takes Vandals, Ostrogoths or Persians, as he pleases.',
  'JU-6.21c': 'With a Random marker dice say which power it is.',
  'JU-6.21d': 'In what order he uses his markers is the Barbarian’s affair.',
  'JU-6.21e': 'From turn 2 on both Choose markers together buy one Combined Operation (see 6.41).',
  'JU-6.22a':
    'Two dice are rolled once for a Random marker. Added up they tell whether an event comes; read as tens and units, 00 to 99, which power.',
  'JU-6.22b': '10 or more on the two dice brings an event, which is dealt with first.',
  'JU-6.22c':
    'When the dice name Vandals or Ostrogoths who are out of the game, they are rolled again, after the event if there was one. The second roll brings no event.',
  'JU-6.23a':
    'When a leader in his box is activated for the first time in a turn, dice give him troops, by the table. A minor power shows its allegiance first, and a neutral one gets none.',
  'JU-6.23b': 'A leader who is on the map already gets none.',
  'JU-6.23c': 'DR is one die, DR2 and DR3 are two and three added up; a number before it is added. A 0 is nothing.',
  'JU-6.23d': 'The troops stand under their leader.',
  'JU-6.23e': 'The two Persians recruit each for himself, and only in the box, as far as 80 SP go.',
  'JU-6.23f': 'A leader who gets 0 SP remains in his box: that was the activation, and his recruiting for the turn.',
  'JU-6.24a':
    'Ostrogoths and Vandals recruit when a Choose activation, or a Combined Operation, first comes to them in a turn, if the Barbarian likes.',
  'JU-6.24b':
    'Recruits of Ostrogoths and Vandals appear in City provinces that are theirs, leader or no leader. Without such a province they are lost.',
  'JU-6.24c': '3 recruits of the Ostrogoths or Vandals make 1 fleet SP, if wanted.',
  'JU-6.24d': 'Their new ships appear in any coastal province of theirs, city or not.',
  'JU-6.25a':
    'An activated power uses one of its armies, or fleets: some or all of those in one province, or On Patrol in one sea area. From port they can take an army along.',
  'JU-6.25b': 'What is activated can move, and attack.',
  'JU-6.26a': 'An army on the map gets no troops by being activated, apart from Ostrogoths and Vandals (see 6.24).',
  'JU-6.26b': 'One army may be activated again and again in a phase, but recruits once in a turn.',
  'JU-6.26c':
    'A minor army that was on the map when the turn began has what it has. It shows its allegiance all the same, when it is first activated.',
  'JU-6.27a':
    'In a turn in which Vandals were recruited, 2 Vandal SP of the Barbarian’s choice desert as soon as an activated Vandal army moves, by land or aboard a fleet, or attacks. To defend or intercept costs none.',
  'JU-6.27b':
    'The 2 desert again for each activation in that turn in which a Vandal army moves or attacks; one that stays where it is loses none.',
  'JU-6.27c': 'No Vandals recruited, no deserters.',
  'JU-6.31a':
    'The first activation of a minor power in a turn begins with its allegiance, be its leader at home or on the map. Major powers have none to show.',
  'JU-6.32a':
    'Before the roll the Byzantine says what he pays: 0, 3, 6 or 9 G, if he has them. They are spent, come what may.',
  'JU-6.32b':
    'The Barbarian rolls a die and adds the power’s leaning, its modifier for allegiance, which may be negative.',
  'JU-6.32c': 'Every 3 G paid add 1.',
  'JU-6.33a': 'Allegiance, 6 or less: with the Barbarian, to use as he likes.',
  'JU-6.33b':
    'Allegiance, 7: neutral. Nobody uses it; on the map it stays, at home it raises no troops; the activation is gone.',
  'JU-6.33c': 'Allegiance, 8 or more: with the Byzantine, who leads its army.',
  'JU-6.34a':
    'A new ally of the Byzantine acts at once, without charge, in the Barbarian’s activation: it moves and fights. It is no Byzantine activation, so no fort is built. Or else, as in the next clause, it joins an army; or does nothing.',
  'JU-6.34b':
    'The recruits of a new ally may all join one Byzantine army, if that stands in a prefecture where an arrow of their box leads.',
  'JU-6.34c': 'An ally who was on the map may join such an army too; his leader goes home.',
  'JU-6.34d': 'In a Byzantine army allied SP are field SP in every respect, within the 35 and the 150.',
  'JU-6.34e': 'Allied SP never become frontier SP.',
  'JU-6.34f': 'An army that allies have joined moves when it is activated and paid for, as ever.',
  'JU-6.34g': 'An ally who keeps his own army does not count for the 35 and the 150.',
  'JU-6.35a': 'Whichever side it takes, a power keeps to it until A/2 of the next turn.',
  'JU-6.35b': 'Activated again in the same turn, it neither rolls nor takes money.',
  'JU-6.35c': 'The Byzantine can use an allied army in his own activations, for the usual 2 G.',
  'JU-6.35d':
    'If a marker of the Barbarian falls to an ally of the Byzantine, it is the Byzantine who uses it, free of charge. If it falls to a neutral one, it is lost.',
  'JU-6.41a': 'Combined Operations are possible from turn 2, the year 532.',
  'JU-6.41b': 'A Combined Operation has to be the Barbarian’s first activation of the phase.',
  'JU-6.42a':
    'A Combined Operation takes both Choose markers and is one activation, so that the Barbarian has four in this turn.',
  'JU-6.43a':
    'For a Combined Operation the Barbarian names one army of a major power and one of a minor, each at home or on the map.',
  'JU-6.43b':
    'A leader in his box, of a minor power or Persian, recruits (see 6.23); Ostrogoths and Vandals may (see 6.24).',
  'JU-6.44a': 'In a Combined Operation the minor power is with the Barbarian without a roll.',
  'JU-6.44b': 'Both armies of a Combined Operation have 1 MP more. One that goes by sea gains nothing by it.',
  'JU-6.44c': 'They may act apart, in either order: the first has to be done with everything before the second begins.',
  'JU-6.44d':
    'Or together: a minor army at home is set down in a province that its arrows lead to, at no cost and past all interceptors. The major one marches there, takes it up for 1 MP and goes on in command of both.',
  'JU-6.44e': 'For the rest of the turn the two are one army.',
  'JU-6.44f': 'If the major one is activated again, it goes with the other or alone.',
  'JU-6.44g':
    'If the minor one is activated again, it stays in the union and does nothing, or leaves it and acts alone.',
  'JU-6.44h': 'They part of their own accord in the next A/2.',
  'JU-6.44i': 'A minor army set down but never reached stays there, and its activation is over.',
  'JU-6.45a': 'In return the Byzantine, who has one activation more, may once in that phase take two running.',
  'JU-6.45b':
    'The Byzantine has to call the double activation before he knows what came of the first. The first may be one that Nika takes, but not the last of his five.',
  'JU-6.51a':
    'In an activation the Byzantine does one thing: uses an army or fleets for 2 G, sends a Magister alone, recruits, or passes.',
  'JU-6.51b':
    '2 G let one army, his own or an ally’s, move and attack, or fleets: some or all of those in one province or On Patrol in one sea area. An army they carry from port is paid with them.',
  'JU-6.51c': 'Recruiting: a die for land SP, free, and fleets at 3 G each.',
  'JU-6.51d': 'Besides he may build one fort, whatever else he does or leaves undone.',
  'JU-6.51e':
    'With a Presental army on the map below 10 SP he can do nothing but recruit, and build. Nika goes before that (see 9.0), and where the 150 leave no room the duty rests.',
  'JU-6.52a':
    'Where the activated army meets others of the Byzantine’s own, 1 MP puts any or all of them under its Magister, and they go on and fight as one. Allies cannot be joined so.',
  'JU-6.52b': 'Armies so combined stay together, and are one in attack and defence.',
  'JU-6.52c': 'Or, for 1 MP, before the army sets out, own SP are shared out anew among the armies there.',
  'JU-6.52d': 'In sharing out, a Presental army may receive SP but never gives any.',
  'JU-6.52e': 'Nobody may come to more than 35 SP by sharing out.',
  'JU-6.52f':
    'In later activations the union may be used under the same Magister; activating one of them alone dissolves it.',
  'JU-6.52g': 'With the next phase B every union ends.',
  'JU-6.53a':
    'An activated army may be disbanded, which ends the activation: its own SP become frontier SP where it stands. In Lazica it cannot.',
  'JU-6.53b':
    'When an army disbands, allied SP in it go; its marker can be raised anew, its Magister returns to the cup.',
  'JU-6.53c': 'The 2 G are due for an army that disbands, too.',
  'JU-6.53d': 'A Presental army cannot be disbanded, ever.',
  'JU-6.54a': 'A fort helps to defend and to intercept whoever controlled its province when this activation began.',
  'JU-6.54b':
    'Forts are built by the Byzantine alone, at 2 G, one in each activation of his own: at its start, while recruits and ships are placed, on the march or at sea, but not in the middle of a battle.',
  'JU-6.54c': 'Where a fort is built, the province must be Byzantine just then, with no city and no other fort.',
  'JU-6.54d': 'A fort that is built stands for good.',
  'JU-6.54e': 'When the fort markers are used up, no more can be built.',
  'JU-7.0a': 'Armies move, and fleets. Frontier SP and detached SP do not, though their leader can pick up the latter.',
  'JU-7.11a':
    'An army on land rolls one die; with its commander’s letter the table gives its MP. Of combined armies it is the letter of who commands them.',
  'JU-7.12a': 'A province costs 1 MP to enter.',
  'JU-7.12b':
    'On top of it, all added: 1 if Disorganised, 1 if Defeated, 1 when leaving land SP of the enemy behind, 1 over a strait.',
  'JU-7.12c':
    'MP also buy attacks, combining, markers, dropping and picking up, and recovery: the table of costs has them all.',
  'JU-7.13a': 'Armies go from a province to one that borders on it. Where only corners meet, there is no border.',
  'JU-7.13b': 'Over water they need a fleet, or a strait.',
  'JU-7.13c': 'Septem is entered from Hispania over the strait, or by ship.',
  'JU-7.14a':
    'A Byzantine army has an area in which its activation must end; on the way it may leave it. The same holds when it is carried, and for each of several combined armies with its own area.',
  'JU-7.14b':
    'If its own activation ends elsewhere, be it by a lost battle, the army is gone with its SP. Its Magister returns to the cup; the army can be raised again (see 5.34).',
  'JU-7.15a':
    'An army may go on as long as it has MP. It stops when its player likes, when MP do not suffice, or when it is beaten.',
  'JU-7.16a':
    'For 1 MP an active Byzantine army that is not Presental leaves as many of its own SP as it likes behind, as frontier SP; not allied ones, and not in Lazica.',
  'JU-7.16b': 'An army may drop SP even when it is Defeated or Disorganised.',
  'JU-7.16c': 'At least 1 SP of its own remains with an army that drops some.',
  'JU-7.16d': 'What is at the frontier no army can take along again.',
  'JU-7.17a':
    'For 1 MP an active army of Persians, Ostrogoths or Vandals detaches as many of its SP as it likes. Minor powers cannot.',
  'JU-7.17b': 'Defeated or Disorganised Barbarians cannot detach any.',
  'JU-7.17c':
    'Ostrogoth and Vandal leaders may detach all they have. They then stay on the map, and go about alone until they find troops.',
  'JU-7.17d': 'A Persian leader who detaches all he has goes home to his box.',
  'JU-7.17e': 'An activated minor army with the Barbarian may hand SP over to a major army in its province for 1 MP.',
  'JU-7.17f': 'The leader of a minor army that has handed over everything goes home.',
  'JU-7.17g':
    'SP handed over are the major army’s, except that they leave it as minor ones do (see 5.12) and are never detached.',
  'JU-7.17h': 'For 1 MP an active army of a major power takes up detached SP of its own in its province.',
  'JU-7.17i':
    'A minor army on the Byzantine side does none of this: it joins no Byzantine army on the march, hands over and drops nothing, touches no markers. No area binds it.',
  'JU-7.18a': 'Control markers belong to the three major powers. They keep a province from being Byzantine.',
  'JU-7.18b':
    'For 1 MP an active army of theirs places one where it stands, if no land SP of any other power and neither a control nor an In Revolt marker are there.',
  'JU-7.18c':
    'SP of friends prevent a control marker too, even those of a minor army combined with this one; SP handed over to it do not.',
  'JU-7.18d':
    'For 1 MP a Byzantine army, no ally, takes a control or In Revolt marker away where it stands, if there are no land SP of the enemy.',
  'JU-7.19a': 'No Byzantine army goes into a box.',
  'JU-7.19b':
    'An activated minor army, on either side, can go from its own box into one that an arrow joins to it. It must attack there, and has no MP left.',
  'JU-7.19c':
    'If only the leader is at home there, the mover’s opponent raises troops for him on the spot (see 6.23); if none come there is no battle.',
  'JU-7.19d': 'Whoever is attacked at home sides with the player who is not moving.',
  'JU-7.19e':
    'A box whose leader is away, or whose power is on the mover’s side this turn, cannot be entered, and a Defeated army enters none but its own. Nobody intercepts or retreats before combat in a box, and neither city nor fort matters.',
  'JU-7.19f':
    'Persians and minor powers can return along their arrow to their own box, for 1 MP and what comes on top. Their SP stay there until A/2.',
  'JU-7.21a':
    'Fleet SP of one power in one province, or On Patrol in one sea area, some or all, go as one fleet. From port they can carry an army of their side.',
  'JU-7.21b': 'Two sea areas are as far as a fleet goes in an activation.',
  'JU-7.21c': 'The area before the port a fleet starts from is free and not counted.',
  'JU-7.21d': 'For a fleet On Patrol each area it enters is counted. It can also make for a port of the area it is in.',
  'JU-7.22a': 'A fleet ends its move In Port or On Patrol.',
  'JU-7.22b':
    'In Port: any province on the coast of that area, but where an enemy fleet lies In Port it has to be beaten first (see 8.31).',
  'JU-7.22c': 'A fleet In Port has nothing to do with the land: no SP there heed it, and control does not.',
  'JU-7.22d': 'A fleet In Port fights if it is attacked, and cannot intercept.',
  'JU-7.22e': 'On Patrol: in the sea area itself. Nobody can attack it, and it can intercept whoever comes in.',
  'JU-7.23a': 'A fleet that comes into an area with an enemy On Patrol may have to face him.',
  'JU-7.24a':
    'To take an army aboard, the fleet must be In Port with it in a City province on the coast, or on an island.',
  'JU-7.24b': 'A fleet SP carries 10 field SP. All of the army must find room; combined armies are one.',
  'JU-7.24c':
    'An army aboard goes as the fleet goes, and lands where the fleet ends its move, which must be In Port on a coast.',
  'JU-7.24d':
    'An army that has landed may attack at once, free of charge. It has no MP for anything else, and then the activation is over.',
  'JU-7.24e':
    'A fleet carries armies of its own power, with the minor troops that are combined with them. Byzantine fleets carry allies too.',
  'JU-7.25a': 'An enemy fleet In Port at the destination must be attacked and driven out before anybody lands.',
  'JU-7.31a': 'An army may try to intercept an enemy army that enters its province, before any attack.',
  'JU-7.31b': 'If the interception succeeds there is a battle, in which the interceptor attacks.',
  'JU-7.31c': 'Detached SP and frontier SP do not intercept, nor do armies that are Disorganised or Defeated.',
  'JU-7.31d':
    'An intercepted army cannot retreat before combat. The interceptor pays no MP, and has one try at each entry. Landings can be intercepted too.',
  'JU-7.31e': 'If the mover wins, or draws and need not retreat, it goes on with the MP it has.',
  'JU-7.32a': 'One die: to intercept, the modified roll must not exceed the leader’s control.',
  'JU-7.32b':
    'A city takes 2 off the die, a fort 1, if the interceptor’s side controlled the province when the activation began.',
  'JU-7.32c': 'An army that has intercepted must attack.',
  'JU-7.32d': 'An army that fails to intercept is Disorganised, and the mover goes on.',
  'JU-7.33a': 'Several armies in a province try at the same time. Those that succeed fight that one battle as one.',
  'JU-7.33b':
    'That holds for Barbarians of different powers too. The Barbarian names their commander, of a major power if there is one.',
  'JU-7.33c': 'Of several Byzantine armies the Byzantine names who commands.',
  'JU-7.34a':
    'At sea it is a fleet On Patrol that can intercept, when enemies sail into its area. Fleets In Port cannot.',
  'JU-7.35a': '0 to 4: it succeeds, and attacks in a naval battle. 5 to 9: the mover has slipped by.',
  'JU-7.36a':
    'The intercepted fleet can decline and go back to the area it came from. Its move ends there, and there it may go In Port and land the army it carries.',
  'JU-7.36b': 'A fleet with a beaten army aboard cannot decline.',
  'JU-7.36c': 'A fleet that goes back so may run into another enemy On Patrol.',
  'JU-7.36d': 'Straight out of port a fleet cannot decline: it has come from no other area.',
  'JU-8.11a': '1 MP lets an activated army attack enemies in its province, be they an army, frontier or detached SP.',
  'JU-8.11b': 'Nobody has to attack, except from box to box.',
  'JU-8.11c': 'An army can attack again, even the same enemy, for 1 MP each time.',
  'JU-8.12a':
    'The attack is on one enemy army, or on all land SP of the enemy there. Frontier or detached SP beside an army cannot be picked out.',
  'JU-8.12b':
    'Attacked together, frontier SP, detached SP and armies are each counted as one. The largest of the three gives the modifiers for all; if there are equals, the one worst for the defender. If it is not the armies, no leader and no army’s status matters.',
  'JU-8.12c':
    'Among several armies the defender picks the leader who counts. Power and status are those of the largest.',
  'JU-8.13a': 'An army that is to be attacked may retreat before combat, whatever its status. Each decides for itself.',
  'JU-8.13b': 'Frontier and detached SP do not retreat before combat.',
  'JU-8.13c':
    'An army that retreats before combat goes to any adjacent province, whoever is there, but not to the one that the attacker has just left by land. Persians and minor powers may also go home along their arrow.',
  'JU-8.13d': 'A Retreat Before Combat is said before the 1 MP for the attack is paid, and always comes off.',
  'JU-8.13e':
    'A die is rolled after a Retreat Before Combat: more than the leader’s control, and the army is Disorganised.',
  'JU-8.13f':
    'The die for the retreat gets 1 more where the province is nobody’s, even with friends in it, and 2 more where it is another power’s, even a friend’s.',
  'JU-8.13g':
    'If that retreat disorganises an army already Disorganised or Defeated, it loses as many SP as the unmodified die is above its control, 1 SP at least. One that was only Defeated is now both.',
  'JU-8.13h': 'A Defeated army loses twice that in its retreat.',
  'JU-8.14a': 'Enemies in the province that an army retreats to before combat may intercept it.',
  'JU-8.15a':
    'Both sides roll a die and read what it does to the other in the results table, each in the column of its own SP.',
  'JU-8.15b': 'Everything in the table of modifiers that fits a side is added to its roll.',
  'JU-8.15c': 'Attacker: more for being the stronger (see 8.16), and the leader’s battle value.',
  'JU-8.15d':
    'Attacker: +1 for a Byzantine army against anybody but Persians, when it intercepts too. An ally’s army does not have it.',
  'JU-8.15e': 'Attacker: -2 if he came over a strait or from the sea into this province in this activation.',
  'JU-8.15f': 'Attacker: -2 if the defender has a city to hold, in a province of his own.',
  'JU-8.15g': 'Attacker: -1 if the defender has a fort to hold, in a province of his own.',
  'JU-8.15h': 'Attacker: -1 for Ostrogoths, and -1 for Vandals.',
  'JU-8.15i': 'Attacker: -1 if Disorganised.',
  'JU-8.15j': 'Defender: likewise his strength, and his leader.',
  'JU-8.15k': 'Defender: -1, once, for an Ostrogoth or Vandal army, for anybody’s detached SP, for frontier SP.',
  'JU-8.15l':
    'Defender: another -1 for frontier SP and for detached Ostrogoths or Vandals, unless they hold a city or a fort in a province of their own.',
  'JU-8.15m': 'Defender: -1 if Disorganised, -2 if Defeated.',
  'JU-8.15n': 'That a province lies on a coast changes no battle on land. City, fort, strait and landing do.',
  'JU-8.15o': 'Below 0 a roll is 0, above 9 it is 9.',
  'JU-8.16a':
    'The side with more SP adds 1; with twice as many 2, three times 3, four times 4, five times or more 5. Equal sides add nothing.',
  'JU-8.17a':
    'City and fort count for a defender who controlled the province when the activation began. That the enemy has come in does not take it from him.',
  'JU-8.21a': 'The figure of the table is what the other side loses. Its owner picks which of his SP in the battle.',
  'JU-8.21b':
    'The side that has to lose more by the table is beaten, even if it has not that many. A side with no SP left is beaten in any case, if the other has some.',
  'JU-8.21c': 'Frontier SP on the beaten side are lost; a beaten army is Defeated.',
  'JU-8.21d':
    'Beaten armies and detached SP give way, attacker or defender, to a province next to theirs that their side controls or has SP in. Persians and minor powers may go home. Each goes where its owner likes.',
  'JU-8.21e':
    'A beaten army may leave by ship, with fleets of its power In Port there, at 10 SP a fleet SP, for a friendly province within two sea areas. Fleet and army end there.',
  'JU-8.21f': 'A retreat by ship may be intercepted at sea. A retreat on land after a battle may not.',
  'JU-8.21g': 'A beaten side with nowhere to go stays, rolls one die for all of it, and loses as many SP.',
  'JU-8.21h':
    'Equal losses are a draw. Nobody is Defeated; both check their armies for disorganisation as a winner does, and keep the markers they have.',
  'JU-8.21i': 'After a draw the side that has fewer SP left retreats; if they are even, nobody.',
  'JU-8.21j':
    'The winner rolls for each of his armies, once for combined ones: above its leader’s control it is Disorganised.',
  'JU-8.21k':
    'An army Disorganised already that fails this roll loses 1 SP instead. Winners have lost their markers by then (see 8.25), so this is for draws.',
  'JU-8.21l': 'Frontier and detached SP that won need no roll.',
  'JU-8.21m': 'To retreat after a battle disorganises nobody.',
  'JU-8.21n': 'A draw brings no looting, and frontier SP stay where they are.',
  'JU-8.22a': 'A Defeated army attacks nobody.',
  'JU-8.22b': 'Defeated, an army pays 1 MP more for every province.',
  'JU-8.22c': 'A Defeated army that is attacked has 2 less on the die.',
  'JU-8.22d': 'A second defeat leaves a Defeated army as it was.',
  'JU-8.23a': 'Disorganised, too, an army pays 1 MP more for every province.',
  'JU-8.23b': 'A Disorganised army has 1 less on the die in battle.',
  'JU-8.23c': 'A Disorganised army that is disorganised once more loses 1 SP.',
  'JU-8.23d': 'An army can be Disorganised and Defeated, and then suffers from both.',
  'JU-8.24a': '2 MP rid an army of its Disorganised marker.',
  'JU-8.24b':
    '2 MP make a Defeated army a Disorganised one, if it is not that already; one with both markers has to get rid of Disorganised first.',
  'JU-8.24c': '4 MP take the Defeated marker off altogether.',
  'JU-8.24d': 'With MP enough, both markers can go in one activation.',
  'JU-8.25a':
    'Defeated and Disorganised both end when a Magister is drawn for the army (see 4.14), by Politics too. One who comes by himself does not help.',
  'JU-8.25b': 'They both end when one recruiting brings a Byzantine army as many SP as it has, or more.',
  'JU-8.25c': 'They both end for an army that wins, before it checks for disorganisation.',
  'JU-8.25d': 'They both end for a minor army that comes home.',
  'JU-8.25e':
    'Combined armies take the status of the larger; if they are equal, of the one with more control; then a die decides.',
  'JU-8.25f': 'When combined armies part, each keeps the status they had.',
  'JU-8.26a': 'A leader with a name whose army loses its last SP in a battle it has lost is out of the game.',
  'JU-8.26b': 'The leader of a minor power whose army is destroyed just goes home.',
  'JU-8.26c': 'A Byzantine army that was destroyed can be raised again in a later turn.',
  'JU-8.26d': 'The last of the Persian leaders is not lost: he returns to his box with the next turn.',
  'JU-8.26e': 'Until he is back Persians cannot be chosen, and a Random roll that names them is made again.',
  'JU-8.26f':
    'Other ways to lose the last SP, except at sea, spare the leader: Persians and minor ones go home, Ostrogoths and Vandals stay alone, a Magister returns to the cup and his army’s marker is set aside.',
  'JU-8.27a':
    'A Not Paid Byzantine army that has won, attacking or defending, checks for looting after its check for disorganisation.',
  'JU-8.27b': 'Looting: a die, +3 if the army is Disorganised. What exceeds the control of its Magister is lost in SP.',
  'JU-8.27c': 'After the roll for looting the army counts as paid, either way.',
  'JU-8.28a':
    'Vandals or Ostrogoths without any land SP are out for good: no activations, no leaders to come, and those on the map go, with the fleets.',
  'JU-8.28b': 'Control markers of a power that is out stay until a Byzantine army takes them away.',
  'JU-8.31a': 'Fleets fight when one wants In Port where an enemy is In Port, and when one On Patrol has intercepted.',
  'JU-8.32a': 'At sea each side rolls a die and takes half of it, rounded up, 1 at least.',
  'JU-8.32b': 'The larger fleet adds the difference in SP.',
  'JU-8.32c': 'Seamanship: +1 for Byzantines, 0 for Vandals, -1 for Ostrogoths.',
  'JU-8.32d': 'At sea whoever comes to more wins; if both come to the same, nobody does.',
  'JU-8.32e': 'The winner at sea rolls: from 5 to 9 he loses 1 fleet SP, if he has more than 1; from 0 to 4 nothing.',
  'JU-8.32f': 'The loser loses one more than the winner, and retreats.',
  'JU-8.32g': 'A draw costs each 1 fleet SP, and the attacker retreats.',
  'JU-8.33a':
    'A fleet retreats to a coast of the sea area of the battle, to a province that its side controls or has SP in, without enemies In Port. Its owner picks it.',
  'JU-8.33b':
    'Beaten in port, it first puts out into the area before it and goes on to such a province from there. Enemies On Patrol there may intercept.',
  'JU-8.33c': 'A fleet that has no such province to go to is lost.',
  'JU-8.34a': 'If the fleet with losses carries an army, SP it has no more room for are lost. Their owner picks them.',
  'JU-8.34b': 'Leaders aboard are lost only with the last ship.',
  'JU-8.35a':
    'A moving fleet that has beaten an interceptor may go on. After a draw its move ends in that area, In Port or On Patrol.',
  'JU-9.0a': 'When the dice of a Random activation add up to 10 or more, one die on the table of events comes first.',
  'JU-9.0b': '0 to 2 Mutiny, 3 Plague, 4 and 5 a revolt, 6 Religious Disputes, 7 and 8 Politics, 9 Justinian Builds.',
  'JU-9.0c': 'Which revolt, another die says: 0 to 2 Nika, 3 to 5 Armenia, 6 and 7 Sardinia, 8 and 9 Egypt.',
  'JU-9.2a':
    'The first Plague takes half of each power’s land SP and half of its fleets in every City province, each rounded up. The owner says which.',
  'JU-9.2b': 'In other provinces the first Plague takes a third, each rounded down. The owner says which there too.',
  'JU-9.2c': 'After the first Plague the next income is halved, rounded down.',
  'JU-9.2d': 'Up to turn 6 a Plague that comes again does nothing.',
  'JU-9.2e': 'From turn 7 on a second Plague ends the game on the spot, and what is on the map decides.',
  'JU-9.2f': 'The Plague spares fleets On Patrol and whoever is in a box.',
  'JU-9.3a':
    'Sardinia rises: whoever controls it brings 1 fleet SP and 5 field SP there at once, from anywhere, less what is there. If nobody does, nothing happens.',
  'JU-9.3b': 'To Sardinia the Byzantine sends SP of one army; Barbarians who hold it take theirs from anywhere.',
  'JU-9.3c': 'Whoever has fewer than Sardinia needs sends what he has.',
  'JU-9.3d': 'In Sardinia half a die, rounded down, of these field SP are lost.',
  'JU-9.3e': 'Byzantine SP left over in Sardinia become frontier SP. Ships come to no harm.',
  'JU-9.3f':
    'Without a fleet there, or without one of these SP left, Sardinia is In Revolt, and a Barbarian control marker goes.',
  'JU-9.4a':
    'Armenia rises: each of its four provinces where no army of anybody stands is In Revolt. Frontier and detached SP and control markers in it are gone.',
  'JU-9.4b': 'A Byzantine army ends a revolt, in Armenia, Egypt or Sardinia, for 1 MP (see 7.18).',
  'JU-9.5a':
    'Egypt rises: Augustamnica I and II, Aegyptus I and II, Thebais I and II and Arcadia, each if it has neither an army of anybody nor frontier nor detached SP, are In Revolt.',
  'JU-9.5b': 'Egyptian provinces In Revolt pay nothing.',
  'JU-9.6a':
    'Nika: with his next activation the Byzantine must bring an army of 10 SP or more to Constantinople, free of charge: it is set down in Europa from wherever it is. An army that is there already does not count. If no other has so many, the strongest other one comes; if there is none, nobody.',
  'JU-9.6b': 'With 15 Byzantine SP of any kind in Europa, ships among them, all stays quiet.',
  'JU-9.7a': 'Religious Disputes: the Byzantine’s next activation is lost. It is one of his five.',
  'JU-9.8a':
    'Politics: a die for every Magister on the map, with his control added. The highest loses his command; ties are rolled again.',
  'JU-9.8b':
    'The army of the fallen Magister draws another at once, and then he goes back to the cup. If the cup is empty, nobody falls.',
  'JU-9.9a': 'Justinian Builds: 10 G leave the treasury. What is missing is taken from the next income.',
  'JU-10.1a':
    'A turn at whose end the Byzantine controls all prefectures, with no Barbarian army in Lazica, is the last.',
  'JU-10.1b': 'The game is over when the Plague comes again on turn 7 or later.',
  'JU-10.1c': 'After turn 10 the game is over.',
  'JU-10.21a':
    'The Byzantine wins if he has all five prefectures at the end of a turn, also of one that the Plague cut short, and no Barbarian army is in Lazica.',
  'JU-10.21b': 'For a prefecture to be his, all its City provinces must be.',
  'JU-10.21c': 'So must all its provinces that pay 2 G or more.',
  'JU-10.21d':
    'And so must two thirds of them all, rounded up: 8 of 11 in Africa, 8 of 12 in Italy, 8 of 12 in Illyricum, 6 of 9 in Egypt, 30 of 45 in Oriens.',
  'JU-10.22a': 'In any other case the Barbarian has won.',
  'JU-T.1b':
    'For 1 MP: an attack; combining armies; dropping SP to the frontier; picking up or detaching own SP (major powers); handing SP over (minor powers); placing a control marker; taking one away, or a revolt’s.',
  'JU-T.2a': 'Presental I and II: within 4 MP of Europa.',
  'JU-T.2b': 'Illyricum: the prefectures of Illyricum and Italy.',
  'JU-T.2c': 'Thrace: within 2 MP of Thracia.',
  'JU-T.2d': 'East: all Oriens but Scythia, Moesia II, Thracia, Haemimontus, Rhodope and Europa.',
  'JU-T.2e':
    'Armenia: within 1 MP of an Armenian province, or where an arrow of the Sassanids or of either Arab people leads.',
  'JU-T.2f': 'Italy: the prefecture of Italy, and coasts within 2 MP of Dalmatia.',
  'JU-T.2g': 'Africa: the prefectures of Africa and Egypt, and Sicilia.',
  'JU-T.2h': 'Spain: the prefecture of Africa.',
  'JU-T.2i': 'Here a province is 1 MP and a strait 1 more. Neither the army’s status nor enemies make it farther.',
  'JU-T.4a': 'A fleet that retreats into a patrolled area can be intercepted as well.',
  'JU-T.4b':
    'On land an army that marches in or retreats before combat can be intercepted; one that retreats after a battle cannot.',
  'JU-T.5a':
    'A battle on land: target named, one army or all; armies that will not stand retreat; 1 MP is paid if anybody is left; both roll; losses; who is beaten, and where he goes; the winner’s markers off; disorganisation; looting.',
  'JU-T.5b': 'Each army that retreats before combat rolls for itself.',
  'JU-T.5c':
    'A battle at sea: both roll and add; the higher wins and rolls for his loss; the other loses one more and retreats. A draw: 1 lost each, and the attacker retreats.',
  'JU-T.6a': 'Alone, one plays both sides, by the same rules. There are no others for it.',
}

export const sections: Record<SectionId, string> = {
  '1.0': 'Two sides, ten turns',
  '2.1': 'The map',
  '2.2': 'The pieces',
  '2.3': 'The die',
  '3.1': 'The course of a turn',
  '3.2': 'Who sets up first',
  '3.21': 'Byzantine armies',
  '3.22': 'Land SP',
  '3.23': 'Byzantine fleets',
  '3.24': 'The cup of Magistri',
  '3.25': 'The treasury',
  '3.31': 'Ostrogoths',
  '3.32': 'Vandals',
  '3.33': 'Minor powers and Persians',
  '3.34': 'Leaders who come later',
  '3.4': 'Who controls a province',
  '3.41': 'Lazica',
  '4.1': 'Magistri Militum',
  '4.12': 'Three values',
  '4.13': 'A Magister alone',
  '4.14': 'Drawing and replacing',
  '4.21': 'Barbarian leaders',
  '4.22': 'Who comes when',
  '4.31': 'Byzantine land forces',
  '4.32': 'Frontier SP',
  '4.33': 'Barbarian SP',
  '4.34': 'Barbarian armies',
  '4.35': 'Limits of the Barbarians',
  '4.41': 'Fleets',
  '5.11': 'Income',
  '5.12': 'Removal',
  '5.13': 'Constantinople',
  '5.21': 'Upkeep',
  '5.22': 'Not Paid',
  '5.23': 'All or nothing',
  '5.24': 'To be paid again',
  '5.25': 'Mutiny',
  '5.31': 'When to recruit',
  '5.32': 'Land SP recruited',
  '5.33': 'Fleets built',
  '5.34': 'A new army',
  '5.41': 'Treasures carried',
  '5.42': 'Treasures taken',
  '6.11': 'How many activations',
  '6.12': 'Who begins',
  '6.21': 'The Barbarian’s markers',
  '6.22': 'Random activations',
  '6.23': 'Troops of those beyond the border',
  '6.24': 'Troops of Ostrogoths and Vandals',
  '6.25': 'What an activated power does',
  '6.26': 'Armies on the map',
  '6.27': 'Vandal deserters',
  '6.31': 'When allegiance is shown',
  '6.32': 'Bribe and roll',
  '6.33': 'Whose side',
  '6.34': 'Allies of the Byzantine',
  '6.35': 'How long it lasts',
  '6.41': 'Combined Operations',
  '6.42': 'What one costs',
  '6.43': 'Who takes part',
  '6.44': 'How it goes',
  '6.45': 'Two activations running',
  '6.51': 'What the Byzantine can do',
  '6.52': 'Combining and sharing out',
  '6.53': 'Disbanding',
  '6.54': 'Forts',
  '7.0': 'What moves',
  '7.11': 'Movement points',
  '7.12': 'What movement costs',
  '7.13': 'Borders and water',
  '7.14': 'Areas of operations',
  '7.15': 'When an army stops',
  '7.16': 'Byzantine SP dropped',
  '7.17': 'Barbarian SP left and taken',
  '7.18': 'Markers of control',
  '7.19': 'Boxes',
  '7.21': 'Fleets on the move',
  '7.22': 'In Port, On Patrol',
  '7.23': 'Patrolled waters',
  '7.24': 'Transport',
  '7.25': 'A defended port',
  '7.31': 'Interception on land',
  '7.32': 'The roll to intercept',
  '7.33': 'Several who intercept',
  '7.34': 'Interception at sea',
  '7.35': 'Its roll',
  '7.36': 'Declining battle',
  '8.11': 'Attack',
  '8.12': 'Whom to attack',
  '8.13': 'Retreat Before Combat',
  '8.14': 'Retreat into an enemy',
  '8.15': 'Dice and modifiers',
  '8.16': 'The stronger side',
  '8.17': 'City and fort',
  '8.21': 'Losses, defeat, retreat',
  '8.22': 'Defeated',
  '8.23': 'Disorganised',
  '8.24': 'Recovery for MP',
  '8.25': 'Other recovery',
  '8.26': 'Armies destroyed',
  '8.27': 'Looting',
  '8.28': 'A people destroyed',
  '8.31': 'When fleets fight',
  '8.32': 'Battle at sea',
  '8.33': 'Fleets in retreat',
  '8.34': 'Losses aboard',
  '8.35': 'After the battle',
  '9.0': 'When an event comes',
  '9.0 events: Plague': 'Plague',
  '9.0 events: Revolt, Sardinia': 'Revolt in Sardinia',
  '9.0 events: Revolt, Armenia': 'Revolt in Armenia',
  '9.0 events: Revolt, Egypt': 'Revolt in Egypt',
  '9.0 events: Revolt, Nika': 'Nika',
  '9.0 events: Religious Disputes': 'Religious Disputes',
  '9.0 events: Politics': 'Politics',
  '9.0 events: Justinian Builds': 'Justinian Builds',
  '10.1': 'When the game ends',
  '10.21': 'Byzantine victory',
  '10.22': 'Barbarian victory',
  'table: movement costs': 'Costs in movement points',
  'table: army movement restrictions': 'Areas of operations, army by army',
  'table: interception': 'Who can be intercepted',
  'summary: battle sequences': 'Battles step by step',
}
