import type { ClauseId } from '../../data/ledger.ts'

/** The battles of Attila: Utus River and the Catalaunian Fields. */
export const attila = {
  'CA-UTUS-01': 'The Eastern Romans set up first, then the Huns. Both face their units as they like.',
  'CA-UTUS-02':
    'Roman centre: Arnegisclus and Valerian anywhere in 1813-1827; Auxilia LI 9-20 in the even hexes of 2012-2034, one in each; Thracian HI 1-22 in 1912-1933.',
  'CA-UTUS-03':
    'Roman wings and reserve: Artabates and Thracian Cataphracts 7-12 in 1905-1910; Zandalas and Thracian Cataphracts 1-6 in six hexes of 1934-1940; Pharas (Utus) with Heruli MI 1-3 and LN 1 in 1621-1624; cheiroballistrae 1-2 with any Roman HI or MI.',
  'CA-UTUS-04':
    'Huns: Attila and HC 1-7 in 3221-3223, 3321, 3322, 3421, 3422; Berichus and LC 1-9 in 3207-3209, 3307-3309, 3407-3409; Ellac and LC 10-18 in 3214-3216, 3314-3316, 3414-3416; Denizigech and LC 19-27 in 3228-3230, 3327-3329, 3428-3430; Ernac and LC 28-36 in 3235-3237, 3334-3336, 3435-3437; MI 1-6 in empty hexes of 3212-3233.',
  'CA-UTUS-05': 'Valerian commands HI and LI, in any one Orders Phase only one of the two.',
  'CA-UTUS-06': 'Artabates and Zandalas command HC only, Pharas (Utus) the Heruli only.',
  'CA-UTUS-07': 'Roman Cataphracts and the Heruli LN react to a feigned retreat with a value of 2.',
  'CA-UTUS-08': 'Roman lines: 1 HC/Cat, 2 HI, 3 LI. Hun lines: 1 HC, 2 LC, 3 MI.',
  'CA-UTUS-09':
    'Roman cavalry in line stands side by side without a gap, and within the command range itself, not twice that.',
  'CA-UTUS-10': 'Hun cavalry in line may have gaps of one hex (see 4.32), within the command range itself.',
  'CA-UTUS-11': 'Roman LI in line may have gaps of one hex, by the rule for cavalry.',
  'CA-UTUS-12':
    'Any active Hun leader may, in place of everything else, order all the Hun MI as one line, wherever they are. Those of them who begin the phase out of his command range may not move next to an enemy.',
  'CA-UTUS-13': 'Not used here: columns, dismounting, army discipline, Uncontrolled Advance.',
  'CA-UTUS-14':
    'There are no sizes. In shock every unit that the attacker has more than the defender, once the charge has been settled, is 1 column right; every unit fewer is 1 left.',
  'CA-UTUS-15':
    'A subordinate in range of his overall commander orders lines in every phase without a roll. Out of it he rolls for each phase, momentum too: up to his initiative he may, above it he has Individual Orders. In the first Game Turn nobody needs to roll.',
  'CA-UTUS-16': 'Cavalry makes no orderly withdrawal from cavalry. The LC of Huns and Visigoths may still feign.',
  'CA-UTUS-17': 'Romans rout to the west, Huns to the east.',
  'CA-UTUS-18': 'The Romans withdraw at 100 rout points, the Huns at 120.',
  'CA-UTUS-19': 'Roman LI is worth 3 rout points whatever its TQ, artillery none.',
  'CA-UTUS-20':
    'Only Pharas (Utus) and Arnegisclus can give orders to the Heruli, since the others have other types to lead. They form no line, and move by Individual Orders.',
  'CA-CATA-01': 'The Western Romans and their allies set up first, then the Huns. Facing is free.',
  'CA-CATA-02':
    'Romans: Aetius 1917; Roman HI 1-4, Roman MI 1-3 and Saxon MI 1-3 in 2113-2122; Burgundian MI 1-4, Frank MI 1-3 and Armorican MI 1-2 in 2014-2022.',
  'CA-CATA-03': 'Alans: Sangiban 2225; HC 1-5 in 2223-2227; MI 1-2 in 2124 and 2125.',
  'CA-CATA-04':
    'Visigoths: Thorismund and MI 1-5 in any hexes of level 3; Theodoric, Theodoric II, HC 1-5, LC 1-13 and MI 6-9 in 2127-2137 and 2028-2038, one unit to a hex. Theodoric begins with Visigoth HC 1.',
  'CA-CATA-05': 'Huns: Attila, Ellac, HC 1, 2, 5, 6 and LC 1-4, 6-19 in 3313-3334; MI 1-6 in hexes of 3214-3235.',
  'CA-CATA-06':
    'Their allies: Valimir and Ostrogoth HC 4-7 in 3535-3538, MI 1-4 in 3435-3438, LI 1-4 in 3335-3338; Ardaric in any hex that is not next to an enemy; Gepid MI 1-4 in 3309-3312; Burgundian MI 1-3 in 3410-3412; Frank MI 1-4 in 3307, 3508, 3708, 3807.',
  'CA-CATA-07':
    'There are two overall commanders in the west: Aetius of Romans, allies and Alans, with Sangiban under him; Theodoric of the Visigoths, with Thorismund and Theodoric II.',
  'CA-CATA-08':
    'Visigoth leaders command Visigoths, Sangiban the Alans, Aetius the Romans and their allies. Aetius may order Sangiban himself, but not his Alans.',
  'CA-CATA-09':
    'Aetius may hand his elite phase to any leader of his side in his range, Visigoths too, and in the first turn anywhere. Sangiban must make the roll of the Alans even so.',
  'CA-CATA-10':
    'If Aetius is killed Paullus comes in for him at once, with any Roman unit, and finished for that turn.',
  'CA-CATA-11':
    'Attila commands all of his army, Ellac the Huns only, Valimir the Ostrogoths, Ardaric the allied tribes.',
  'CA-CATA-12': 'Attila and Aetius are elite, both.',
  'CA-CATA-13':
    'Reaction to a feigned retreat: Alan HC 4, Visigoth HC 5, Visigoth LC 6, Hun HC 8, Hun LC 7, Ostrogoth HC 3.',
  'CA-CATA-14':
    'Western lines: 1 HI and MI of Romans, Saxons, Franks, Burgundians and Armoricans; 2 Visigoth cavalry; 3 Visigoth MI 1-5; 4 Visigoth MI 6-9; 5 Alan HC and MI.',
  'CA-CATA-15':
    'Hun lines: 1 Hun HC and LC; 2 Ostrogoth HC, MI and LI; 3 Hun MI; 4 Gepid MI; 5 Frank MI; 6 Burgundian MI.',
  'CA-CATA-16':
    'Visigoth, Ostrogoth and Alan cavalry in line has no gaps, Hun cavalry may have gaps of one hex. For all of them the command range counts, not twice that.',
  'CA-CATA-17':
    'Any active Hun leader may order all the Hun MI as one line, wherever they are. Those who begin out of his range may not move next to an enemy.',
  'CA-CATA-18': 'Not used here: columns, dismounting, army discipline, Uncontrolled Advance.',
  'CA-CATA-19':
    'There are no sizes. As at Utus River the numbers of units shift the column: 1 right for each the attacker has more, 1 left for each fewer.',
  'CA-CATA-20':
    'Subordinates order lines as at Utus River: without a roll in range of their own overall commander and in the first turn, else by rolling up to their initiative in each Orders Phase.',
  'CA-CATA-21': 'Cavalry makes no orderly withdrawal from cavalry. The LC of Huns and Visigoths may feign.',
  'CA-CATA-22':
    'The ground is open, woods, a river nobody crosses, and slopes of one level at a time. Slopes cost no cohesion hits.',
  'CA-CATA-23':
    'Each rout of an Alan unit tries their loyalty: the Roman rolls, without modifiers. Above Sangiban’s initiative all Alans desert and are taken off the map; they do not count as eliminated.',
  'CA-CATA-24':
    'To activate Sangiban the Roman player rolls. Up to his initiative he acts; above it he has finished; on 9 or more all the Alans leave at once, without counting as eliminated.',
  'CA-CATA-25':
    '+1 to that roll while Roman rout points outnumber Hun ones, -1 while it is the other way round. It is avoided by letting Sangiban finish when his turn comes.',
  'CA-CATA-26':
    'Sangiban never trumps. He may roll for momentum, but if he gets it the roll of the Alans is due again.',
  'CA-CATA-27': 'Alan units do not recover hits by 10.16.',
  'CA-CATA-28':
    'Ferocity: infantry of Gepids, Franks, Burgundians, Saxons and Armoricans, on either side, takes 2 off its die in the charge when it attacks. Each tribe is kept apart, and on each side.',
  'CA-CATA-29':
    'When one of them routs, its printed TQ is rolled against. A higher roll takes the ferocity from all of its tribe on that side, for good.',
  'CA-CATA-30': 'These tribes never recover hits by 10.16, with ferocity or without.',
  'CA-CATA-31': 'Romans and allies rout to the west, Huns to the east.',
  'CA-CATA-32': 'The Western Romans withdraw at 120 rout points, the Huns at 100.',
  'CA-CATA-33':
    'Each of the two commanders has the powers of 4.4 over his own leaders and contingent only. Losses of both count together against the 120.',
} as const satisfies { readonly [Id in ClauseId]?: string }
