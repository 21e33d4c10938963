import type { ClauseId } from '../../data/ledger.ts'

/** Chapters 11 and 12, the charts, and play for a contest. */
export const special = {
  'CA-11.1a':
    'HC Cataphracts may dismount under either kind of order, where no enemy unit is nearer than 5 hexes and none that could fire (harassment included) has them in range and sight. It is their whole move. The HI counter of the same name and number takes their place, with the same hits and missiles.',
  'CA-11.1b':
    'On foot they face as they like, and they mount again in the same way. A Line Command will do for either.',
  'CA-11.2a': 'Byzantines and Persians are disciplined; Goths, Franks and Vandals are not.',
  'CA-11.2b':
    'All units of an undisciplined army begin with 2 more TQ than is printed, and keep that until the army fails its check.',
  'CA-11.2c':
    'Whenever a unit of such an army routs, its player rolls. Above the overall commander’s initiative the +2 is gone for the rest of the battle, and nobody rolls for it again.',
  'CA-11.2d':
    'Units that then have hits up to their TQ rout: at once while units move and fire; during the charge, after all of its checks; during collapse, in its first two steps.',
  'CA-11.31a':
    'If an undisciplined army moves units without bows (neither B nor C) under a Line Command, and one of them ends 2 hexes or more nearer to the enemy than it began, the line is in an Uncontrolled Advance.',
  'CA-11.31b':
    'In the next Game Turn it acts before all leaders, as if it had the lowest initiative, and has no momentum. Where both players have some, a roll decides who begins and they take turns; several of one player act in the order he likes.',
  'CA-11.31c': 'Its units must spend all their MA straight towards an enemy unit, and shock it.',
  'CA-11.31d': 'A unit that has shocked is under control again. It may lose it once more later on.',
  'CA-11.31e':
    'The move that brought it about stands. From then on, until it has shocked, a unit of the line may be ordered to move and to nothing else, and each of its moves must be of this kind.',
  'CA-11.31f':
    'An uncontrolled line has an Orders Phase without a leader: it moves and fires, then shocks. It cannot be trumped.',
  'CA-11.32a':
    'If a disciplined army does the like, its player rolls once when the line has moved. Up to the initiative of the leader who commanded it all is well; above, the advance is uncontrolled.',
  'CA-11.4a':
    'Infantry with composite bows that has never left its set-up hex fires twice whenever it fires, at one target or at two, with a supply check each time. It may turn; but once out of the hex it never fires twice again. Reinforcements never do.',
  'CA-11.5a':
    'Infantry with an S has swords: Huns, Alans, Saxons and some Burgundians. Against infantry with an open flank, a flank hex where no friend stands and no friend’s ZOC reaches, it is attack superior.',
  'CA-11.5b':
    'Swords count only where position and chart give neither side anything. The friend who covers the flank is somebody other than the defender.',
  'CA-11.61a':
    'A cheiroballistra has a TQ. It is like LI when it moves, when it is fired at and when it defends in shock; it never attacks in shock.',
  'CA-11.62a':
    'It is set either to fire or to move. An Individual Order of any friendly leader in range, whomever else he may command, or a Line Command to a unit in its hex, changes that.',
  'CA-11.62b':
    'Set to move it does not fire, set to fire it does not move, and in the phase of the change it does neither. To move takes such an order; to fire takes none.',
  'CA-11.63a':
    'A hex holds one cheiroballistra at most. One infantry unit of the kind the battle names may share it for nothing.',
  'CA-11.63b':
    'While they are together the piece counts for nothing in shock and the infantry takes all hits. The piece may fire wherever it lies in the stack.',
  'CA-11.63c': 'If that infantry routs or dies in shock and an attacker advances, the piece is lost.',
  'CA-11.64a': 'It has no facing: it moves and fires in all directions, and alone in a hex it is always met in front.',
  'CA-11.64b': 'It has no ZOC.',
  'CA-11.65a':
    'It may fire twice in a Game Turn in Orders Phases of its own side, once in any of them, and does nothing else in that phase.',
  'CA-11.66a':
    'In every enemy Orders Phase it may fire twice more, at any moment while the enemy moves and fires, in the middle of a move too. The ordinary kinds of reaction fire are not for it.',
  'CA-11.67a': 'It takes hits and loses them like others. If it routs it is eliminated.',
  'CA-11.7a': 'The shield wall is for Roman and Byzantine HI and MI, not for the peoples who fight beside them.',
  'CA-11.71a':
    'When such a unit is fired at through its front from 2 hexes or more (harassment included), it may form shield wall before the die is rolled. It costs nothing and takes no order.',
  'CA-11.72a':
    'If one unit forms it, so does the whole row of HI and MI that stand flank to flank with it. Whoever is only behind the others does not belong to it.',
  'CA-11.73a': 'Against a shield wall all fire has +3, whatever the weapon; it takes the place of what HI would give.',
  'CA-11.73b':
    'In shield wall a unit stands still: it neither moves nor turns, neither withdraws nor fires, in reaction as little as under orders.',
  'CA-11.73c': 'If it is shocked, the wall opens and it defends as usual.',
  'CA-11.74a':
    'Otherwise it opens only under a Line Command to that line, for all of them or for none, at 1 MP and no hit.',
  'CA-11.81a': 'At Dara and Taginae each side sends a champion, who has a combat and an endurance value.',
  'CA-11.82a': 'They fight round by round, a die for each, until one is dead.',
  'CA-11.83a':
    'Each adds his combat value to his die. The lower takes 1 hit; 2 if he has no more than half of the other; 3 if no more than a third.',
  'CA-11.84a': 'He who has more hits than endurance is dead, and the other side has won.',
  'CA-11.85a':
    'In the first Game Turn the winner may activate any one of his leaders first, after any elite phase, whatever the initiative; momentum is allowed. Limits on who may act in that turn hold for him too, unless they say otherwise.',
  'CA-11.85b': 'In the first Game Turn all his units take 1 off every roll that has to do with TQ.',
  'CA-12.0a':
    'You win by making the enemy’s army withdraw. In the Withdrawal Phase an army does so if its rout points have reached its level.',
  'CA-12.11a':
    'What was eliminated, or ran off the map, costs its army as many rout points as its printed TQ; discipline and passing changes do not count.',
  'CA-12.11b': 'A leader who was eliminated is worth 5 times his printed initiative, as often as that happens to him.',
  'CA-12.12a':
    'If both armies reach their levels in the same turn, the one that is less far beyond wins; if both are as far, it is a draw.',
  'CA-12.12b': 'To reach the level in the middle of a turn changes nothing before its Withdrawal Phase.',
  'CA-T.SHOCK1': 'Shock results stand in a table of 13 columns and a row for each of the ten rolls.',
  'CA-T.SHOCK2':
    'Of the shifts for ground only the one best for the defender counts. 1 left: all defenders behind a river, in woods, or behind the trench, with every attack coming across it.',
  'CA-T.SHOCK3':
    '1 left if some defender stands higher than some attacker; 2 left if every defender stands higher than every attacker.',
  'CA-T.SHOCK4':
    '1 right if all defenders stand below all attackers, nobody of them behind a river, and nothing shifts in their favour.',
  'CA-T.SHOCK5': 'All shifts come before the roll. A column below 1 is read as 1, one beyond 13 as 13.',
  'CA-T.SUP1':
    'The superiority chart is read down the attacker’s column to the row of the chosen defender. Cataphracts have a column and a row to themselves, on foot they are HI; a cheiroballistra defends as LI without javelins.',
  'CA-T.SUP2': 'LC that attack LI meet superior defenders only if those have javelins, and have some left.',
  'CA-T.CLASH1':
    'The clash chart: six types against six, in front, on the flank and from the rear. Cataphracts are HC in it.',
  'CA-T.MRRC1': 'The missile chart gives a strength for each weapon at ranges 1 to 8. A dash is out of range.',
  'CA-T.MRRC2': 'Composite bows on foot make 2 hits on a modified 0 or 1, up to range 3.',
  'CA-T.MRRC3': 'Javelin infantry that was in shock, on either side, is Missile No when it is over.',
  'CA-T.MRRC4': 'Cheiroballistrae never run short.',
  'CA-T.MOVE1':
    'Open ground costs 1 MP. Woods cost 2 MP and every combat unit 1 hit. Rough costs 1 MP; it disorders HI, MI and cavalry by 1 hit, and LI not at all.',
  'CA-T.MOVE2': 'The Volturno: 2 MP more, and 3 hits, or 2 for LI. A stream: no points, and 1 hit for HI and MI alone.',
  'CA-T.MOVE3':
    'One level up: 1 MP more and 1 hit for every combat unit. One level down: no points, and 1 hit for HI, MI and cavalry.',
  'CA-T.MOVE4':
    'A track changes nothing. A bridge is free, but infantry has to be in column to use it, and crosses as if it were not there if it is not.',
  'CA-T.MOVE5': 'City walls and the Euphrates are closed, except for withdrawing Byzantines at 1302.',
  'CA-T.MOVE6': 'A trench hexside costs 1 MP more and no hits.',
  'CA-T.MOVE7': 'Turning costs 1 MP for each vertex everywhere; in woods and rough 1 hit for each as well, for LI too.',
  'CA-T.MOVE8':
    'What a step costs adds up: the hex, the hexside, the slope, and for a leader 1 MP if a combat unit is there.',
  'CA-T.COH1':
    'Hits that come without a check: a second move, infantry that withdraws, withdrawal from an enemy on flank or rear, passing through friends, fire that hits, a column broken by shock, and ground.',
  'CA-T.CMD1':
    'In a check of command the die is held against the overall commander’s strategy, the leader’s initiative or his charisma. Equal or less succeeds.',
  'CA-S.GEN1':
    'For a contest the battle is played twice, with sides exchanged. The better difference in rout points wins.',
  'CA-S.GEN2':
    'Or the sides are bid for: both write a number of rout points in secret and show it together. Who bid more chooses his side and lowers its withdrawal level by the bid. Equal bids are made again.',
  'CA-S.GEN3':
    'Changes of rules or levels that a battle offers for this may be used by themselves or with bids, as the players agree.',
} as const satisfies { readonly [Id in ClauseId]?: string }
