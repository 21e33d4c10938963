import type { ClauseId } from '../../data/ledger.ts'

/** The battles of Justinian's generals: Dara, Callinicum, Tricameron, Taginae, Casilinum. */
export const justinian = {
  'CA-DARA-01': 'Everybody has a fixed place. Byzantines face east, Persians west.',
  'CA-DARA-02':
    'Byzantines. Left: Bouzes 1508, Thracians 1-6 in 1605-1610, Auxilia 1 1611, Numeri 1 1612, Sunicas and Hun M 1 1512. Centre: Belisarius 1314, Numeri 3-13 in 1411, 1412, 1414, 1415, 1417, 1418, 1310, 1312, 1314, 1316, 1318, Auxilia 3-6 in 1413, 1416, 1311, 1317, javelin Auxilia 21-22 in 1313, 1315. Right: A. John 1520, Armenians 1-6 in 1619-1624, Auxilia 2 1618, Numeri 2 1617, Simmias and Hun M 2 1516. Reserve: Bucellari 1-4 in 1113-1116. Garrison: Auxilia 7-8 on the walls, 1013 and 1016.',
  'CA-DARA-03':
    'Persians. Left: Barasames 3222, Saracens 1-4 in 3226-3227, 3426-3427, Immortals 1-7 in 3219-3225, 8-14 in 3419-3425. Centre: Perozes 3214, archers 1-10 in 3209-3218, Militia 1-10 in 3409-3418. Right: Pitames 3206, Saracens 5-8 in 3202-3203, 3402-3403, Cadiseni 1-10 in 3204-3208, 3404-3408.',
  'CA-DARA-04': 'Sunicas and Simmias command the Huns only, Pharas the Heruli only.',
  'CA-DARA-05': 'The Heruli obey Pharas and Belisarius, nobody else; the Hun M units Sunicas, Simmias and Belisarius.',
  'CA-DARA-06':
    'Byzantine lines: 1 HC/Cat, 2 MI and LI. Persian lines: 1 Saracen LC, 2 Cadiseni LN, 3 Immortals HC, 4 LI, 5 MI.',
  'CA-DARA-07':
    'Champions meet before the battle: Andreas, 6/6, and the Persian Pair, 4/6. For the winner there is what 11.85 promises.',
  'CA-DARA-08': 'In the first Game Turn only the Persian leaders and Belisarius act.',
  'CA-DARA-09':
    'Wind: fire at a target in a lower column reaches 1 hex less, but always 1 hex, and has +1 to the roll. Harassment reaches as far as ever, with the +1.',
  'CA-DARA-10': 'Arrows are short: nobody reloads. Missile Low and Missile No last to the end.',
  'CA-DARA-11':
    'Before play the Byzantine secretly notes where Pharas and the Heruli hide: within 5 hexes of 1402, in an empty hex of column 19 or lower. They show themselves when the unit first moves, or an enemy is about to enter their hex.',
  'CA-DARA-12': 'Anybody may cross the trench, for 1 MP more.',
  'CA-DARA-13': 'A shock in which every attacker attacks across the trench shifts 1 column left.',
  'CA-DARA-14':
    'Across the trench a ZOC is good for missiles only. It neither stops nor holds anybody, bars no path, and makes no shock compulsory.',
  'CA-DARA-15': 'A unit that routs across the trench is eliminated.',
  'CA-DARA-16':
    'Archers on the walls reach 2 hexes further, to 7, and have -1 to the roll. Beyond their usual range, at 6 and 7, they need a modified 0 or less, and make 1 hit.',
  'CA-DARA-17': 'Nobody on the walls shocks, and nobody shocks them.',
  'CA-DARA-18':
    'No other unit gets onto the walls, save by way of the gate. The gate is open to routed Byzantines; they are then removed, as eliminated.',
  'CA-DARA-19': 'A Persian combat unit in the gate lowers the Byzantine withdrawal level by 50 at once, one time.',
  'CA-DARA-20': 'Byzantines rout towards the gate, 1019, Persians to the east.',
  'CA-DARA-21': 'The Byzantines withdraw at 100 rout points, the Persians at 110.',
  'CA-DARA-22':
    'A unit with an enemy in a front hex across the trench may shock him: with a check if it moved next to him, without one if not.',
  'CA-DARA-23':
    'As long as they are hidden, Heruli and Pharas have no ZOC, react to nothing and cannot be fired at. They face east when placed, and also show themselves by firing or shocking. An enemy who finds them stays in the hex before theirs, and may go on with what he has left if their ZOC lets him.',
  'CA-DARA-24':
    'The two units of the garrison never leave the walls. They turn and fire under orders, and in return, twice each time (see 11.4); ZOCs neither come from them nor concern them.',
  'CA-DARA-25':
    'The Byzantine elite phase, and an activation won by the champion, go to Belisarius and to nobody else in the first Game Turn.',
  'CA-CALL-01': 'Everybody has a fixed place. Byzantines face east, Persians west.',
  'CA-CALL-02':
    'Byzantines. Left: Longinus 1706, Isaurians 1-4 in 1704-1707. Centre: Bouzes 1710, Thracians 1-6 in 1710-1712, 1608-1610, A. John 1715, Armenians 1-6 in 1713-1715, 1616-1618. Right: Arethas 1720, Saracen MI 1-6 in 1718-1723. Reserve: Belisarius 1413, Bucellari 1-3 in 1412-1414.',
  'CA-CALL-03':
    'Persians. Left: Alamoundaras, who commands them all, 2718, Cabades 3018, Saracen LC 1-8 in 2715-2722, Immortals 8-14 in 3017-3020, 3117-3119. Right: Azarethes 3008, Persian LC 1-10 in 2705-2712, 2805, 2813, Immortals 1-7 in 3007-3010, 3107-3109.',
  'CA-CALL-04':
    'Longinus commands the Isaurians only, Arethas the Saracens only. Cabades and Azarethes command anybody but Saracens.',
  'CA-CALL-05': 'Byzantine lines: 1 HC/Cat, 2 MI. Persian lines: 1 Saracen LC, 2 Persian LC, 3 Immortals HC.',
  'CA-CALL-06':
    'Lent: from the third Game Turn the Byzantine rolls at the end of every Rout and Reload Phase. On 0 or 1 all his units have 1 TQ less for the rest of the battle, and he rolls no more; on 2 to 9 nothing happens. Routed units keep their TQ of 1.',
  'CA-CALL-07': 'A unit whose hits reach the lower TQ by this routs at once (see 10.21).',
  'CA-CALL-08':
    'Nobody crosses the Euphrates but Byzantines who flee, by the island in 1302. Hexes with some land are in play. A unit driven into the river is eliminated.',
  'CA-CALL-09':
    'Byzantines rout to the island in 1302, where they leave play and count as eliminated, Persians to the east.',
  'CA-CALL-10': 'The Byzantines withdraw at 60 rout points, the Persians at 75.',
  'CA-TRIC-01': 'Everybody has a fixed place. Byzantines face west, Vandals east.',
  'CA-TRIC-02':
    'Byzantines. Line: A. John 5112, Martinus 5120, Thracians 1-5 in 5104, 5106, 5108, 5110, 5112, Armenians 1-5 in 5114, 5116, 5118, 5120, 5122. Reserve: Belisarius and Bucellari 1 5513, Sunicas and Hun M 1 5515, Pharas and Heruli LN 1 5511. The infantry is still on its way.',
  'CA-TRIC-03':
    'Vandals. Left: Gara 4505, LN 1-4 in 4502, 4504, 4505, 4507, LC 1-2 in 4503, 4506. Centre: Tzazon and HC 1 4512, LN 5-8 in 4509, 4511, 4513, 4515, LC 3-4 in 4510, 4514. Right: Gelimer, who commands them all, and HC 2 4520, LN 9-12 in 4517, 4518, 4521, 4522, LC 5 4519.',
  'CA-TRIC-04': 'Sunicas commands the Hun M unit only, Pharas the Heruli only.',
  'CA-TRIC-05': 'Byzantine lines: 1 HC/Cat, 2 MI and LI. The one Vandal line: HC, LN and LC together.',
  'CA-TRIC-06':
    'Huns and Heruli are reluctant: they will not enter a Vandal ZOC of their own will before the Vandals have a rout point, and at least twice as many as the Byzantines.',
  'CA-TRIC-07':
    'If in the Withdrawal Phase the Byzantines have more rout points than the Vandals, Huns and Heruli go over to the Vandals for good.',
  'CA-TRIC-08':
    'As each Game Turn begins, the first too, the Byzantine rolls for his infantry until it comes. On a 0 Numeri MI 1-10 and Auxilia LI 1-5 begin to arrive.',
  'CA-TRIC-09':
    'They come in column, all by the same hex of 60xx, which the Byzantine chooses. In each turn the first of them pays 1 MP to enter, and every following one 1 MP more.',
  'CA-TRIC-10':
    'While they arrive, they move as the turn opens, before any leader and any elite phase, and without orders. They stay in column, as far as it is up to them, until all are on the map.',
  'CA-TRIC-11': 'If an enemy shock does harm to any of them, those still off the map never come. They are not losses.',
  'CA-TRIC-12': 'When all who can have arrived, they take orders like everybody.',
  'CA-TRIC-13': 'Byzantines rout to the east, Vandals to the west.',
  'CA-TRIC-14': 'The Byzantines withdraw at 35 rout points, whether their infantry came or not, the Vandals at 30.',
  'CA-TRIC-15':
    'Those who change sides do so as they are, with Sunicas and Pharas. They rout to the Vandals’ edge, join the Vandal line by type, and do not share the +2 TQ; their losses are Vandal losses from then on, and their routs call for the Vandal check.',
  'CA-TAGI-01': 'Everybody has a fixed place. Byzantines face south and Goths north, unless it is said of a hex.',
  'CA-TAGI-02':
    'Byzantines. Left, facing southwest: Auxilia 9-14 in 3810, 4010, 4109, 4209, 4308, 4408. Centre: J. Glutton 3818, Dagisthaeus 3822, Thracians 1-3 in 3812-3814, Lombard HI 1-3 in 3815-3817, Heruli MI 1-3 in 3818-3820, Armenians 1-3 in 3821-3823. Right, facing southeast: Valerian 4225, Auxilia 15-20 in 4024, 4124, 4225, 4325, 4426, 4526. Reserve, facing southwest: Narses and his guard 3707, Bucellari 1 3708, Pharas and Heruli LN 1 3808. Left flank: John 4802, Bucellari 2-4 in 4802, 4803, 4902 facing southwest, Sunicas and Hun M 1 5002.',
  'CA-TAGI-03':
    'Goths: Totila, who commands them all, 5517; HC 1-20, those of TQ 5 and those of TQ 6 as their player likes, in 5511-5522, 5412, 5413, 5415, 5416, 5418, 5419, 5421, 5422; Teias 5717; LI 1-12 in 5711-5722.',
  'CA-TAGI-04':
    'Dagisthaeus commands the three Armenian Cataphracts only, Pharas the Heruli LN, Sunicas the Hun M unit.',
  'CA-TAGI-05': 'Byzantine lines: 1 HC/Cat, 2 LI, 3 HI, 4 MI. Gothic lines: 1 HC, 2 LI.',
  'CA-TAGI-06':
    'Champions meet before the battle: Anzalas, 5/6, and Coccas, 3/7. For the winner there is what 11.85 promises.',
  'CA-TAGI-07':
    'If the Byzantine wins, the Goth may roll. Up to Totila’s charisma it is as if nobody had won; above, the Byzantines have their benefits and every TQ roll of a Goth is 1 higher in the first Game Turn.',
  'CA-TAGI-08': 'In the first Game Turn only Totila, Narses, and whoever was chosen for winning the challenge, act.',
  'CA-TAGI-09': 'Those who fight on foot stay on foot, and no other Byzantine cavalry dismounts.',
  'CA-TAGI-10':
    'Gothic LI may fire but not move before there has been a shock, or one of them has been fired at, hit or not.',
  'CA-TAGI-11': 'For Uncontrolled Advances the Byzantine units in column 38 are the nearest enemies.',
  'CA-TAGI-12':
    'Free set-up: the Goths stand where they like from column 54 on. Then there is no rule for their archers, and none for the nearest enemies.',
  'CA-TAGI-13': 'Byzantines rout to the north, Goths to the south.',
  'CA-TAGI-14': 'The Byzantines withdraw at 75 rout points, the Goths at 45.',
  'CA-CASI-01': 'Everybody has a fixed place. Byzantines face south and Franks north, unless it is said.',
  'CA-CASI-02':
    'Byzantines. Left flank, facing southwest: Pharas and Heruli LN 1 2824, Sunicas and Hun M 1 2624. Left: Artabates 3022, Armenians 1-3 in 3021-3023. Centre: Narses and his guard 3108, John 3114, Heruli MI 1-3 in 3017, 3019, 3020, Lombard HI 1-3 in 3011, 3013, 3015, Auxilia 10-20 in 3010, 3012, 3014, 3016, 3018, 3109, 3111, 3113, 3115, 3117, 3119. Right: Zandalas 3009, Thracians 1-3 in 3007-3009; facing southeast Bucellari 1-2 in 2705, 2806 and Auxilia 9 2906.',
  'CA-CASI-03':
    'Franks, in their wedge: Berserkers 1-3 in 2014, 1913, 1914, Franks 1-18 in 1813-1815, 1712-1715, 1612-1616, 1511-1516; Buccelin, who commands them all, 1814, Alanorix 1614.',
  'CA-CASI-04': 'Sunicas commands the Hun M unit only, Pharas the Heruli LN only.',
  'CA-CASI-05': 'Byzantine lines: 1 HC/Cat, 2 LI, MI and HI. The one Frankish line: MI.',
  'CA-CASI-06':
    'A wedge is 6 to 21 infantry units in rows of 1, 2, 3, 4, 5 and 6, filled from the point backwards. The Franks begin in one and may form it anew at any time.',
  'CA-CASI-07':
    'Buccelin commands the wedge, which is a line. As long as there is anybody in it, he must be with a unit of its first three rows.',
  'CA-CASI-08':
    'The wedge may be carried into an Uncontrolled Advance. Then only its point must use all of its MA; the others follow so as to keep their places.',
  'CA-CASI-09':
    'A wedge shock takes place if, as the Shock segment begins, there is an enemy in the ZOC of the point. Then all of the wedge must try to shock, in waves, row by row.',
  'CA-CASI-10': 'The point fights first, from 9.13 to 9.17.',
  'CA-CASI-11':
    'Then each row in turn moves straight ahead, without turning and by up to its printed MA, until it is next to an enemy or has no points left. There is entry fire at it, then its own fire, then all of its shocks, by the steps from 9.13 to 9.17.',
  'CA-CASI-12':
    'On that move a unit may pass through one friend, and no more than one, for 1 MP more. The friend takes 1 hit, the mover none.',
  'CA-CASI-13': 'Units that shock in the wedge are attack superior if they moved to engage.',
  'CA-CASI-14': 'A defender may be attacked several times in the segment, but once in a wave.',
  'CA-CASI-15': 'When all waves are over their leader may move up to 4 hexes, out of an enemy ZOC too.',
  'CA-CASI-16': 'These moves come on top of what was moved before, and cost no hit for a second move.',
  'CA-CASI-17': 'In the first Game Turn only Buccelin and Narses act.',
  'CA-CASI-18': 'Byzantines rout to the north, Franks to the south.',
  'CA-CASI-19': 'The Byzantines withdraw at 70 rout points, the Franks at 45.',
  'CA-CASI-20':
    'If there is no enemy in the ZOC of the point, there is no wedge shock. Units of the wedge in contact fight as usual, and as long as it stands those who moved to engage are attack superior.',
} as const satisfies { readonly [Id in ClauseId]?: string }
