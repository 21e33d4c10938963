import type { RuleTexts } from './sentences.ts'

/** The paragraphs and clauses of the rules in our own words. */

export const sections: RuleTexts['sections'] = {
  '1.1': 'Scale',
  '1.2': 'The die',
  '1.3': 'Crew checks',
  '1.4': 'The fleets',
  '2.1': 'The map',
  '2.2': 'Bow and stern',
  '2.3': 'Hexes around a ship',
  '2.4': 'Who may lie where',
  '2.5': 'Contact and range',
  '2.6': 'Edges and shore',
  '3.1': 'Values of a ship',
  '3.2': 'States of a ship',
  '4': 'The turn',
  '5.1': 'The first turn',
  '5.2': 'Rolling for initiative',
  '5.3': 'What it is good for',
  '6.1': 'Leaders',
  '6.2': 'Who is in command',
  '6.3': 'Forming squadrons',
  '6.4': 'Squadrons in turn',
  '6.5': 'Detached ships',
  '6.6': 'Leaders who change ships',
  '7.1': 'What an active ship does',
  '7.2': 'Speeds',
  '7.3': 'Fatigue',
  '7.4': 'Righting the oars',
  '8.1': 'Steps and costs',
  '8.2': 'Limits',
  '8.4': 'Anastrophe',
  '9.1': 'When to ram',
  '9.2': 'Aspect and modifiers',
  '9.3': 'What a ram does',
  '9.4': 'Backing off',
  '9.5': 'Diekplous',
  '9.6': 'Raking oars',
  '10.1': 'Missiles',
  '10.2': 'Fire of opportunity',
  '10.3': 'The missile table',
  '10.4': 'Fire capability',
  '10.5': 'Setting ships on fire',
  '11.1': 'Grappling',
  '11.2': 'Links',
  '11.3': 'Cutting loose',
  '11.4': 'Boarding',
  '11.5': 'After a capture',
  '11.6': 'Prizes',
  '11.7': 'Sinking crews',
  '12.1': 'Leaders in danger',
  '12.2': 'Without an admiral',
  '13.1': 'Fire spreads',
  '13.2': 'Ships that burn',
  '13.3': 'Ships that sink',
  '14.1': 'Points',
  '14.2': 'Victory',
  '14.3': 'Stopping by agreement',
  '14.4': 'When the battle stops',
  '15.1': 'The Gothic set-up',
  '15.2': 'The Byzantine set-up',
  '15.3': 'Where leaders go',
  '15.4': 'The fixed set-up',
  '15.5': 'Wind',
}

export const clauses: RuleTexts['clauses'] = {
  'SG-1.1a': 'One ship counter stands for three galleys and every ship of both sides is a Light Dromon.',
  'SG-1.2a': 'A ten-sided die is read 0 to 9; zero counts as zero and is the lowest result.',
  'SG-1.3a': 'A crew check succeeds when the die is at most 4 + Crew plus any bonus to the check.',
  'SG-1.3b': 'In a crew check a natural 0 always succeeds and a natural 9 always fails.',
  'SG-1.4a': 'The Goths have exactly 16 and the Byzantines exactly 17 Light Dromons.',
  'SG-2.1a':
    'The map has columns 10-42 and rows 01-22; columns grow to the south, rows to the west; neighbours follow the land-map stagger.',
  'SG-2.2a': 'A ship covers two neighbouring hexes, bow and stern; its heading is the direction from stern to bow.',
  'SG-2.3a': 'The two beam hexes of a ship are the only hexes that touch both its bow and its stern.',
  'SG-2.4a':
    'A hex holds part of at most one ship, and no ship enters a hex with another ship except by a successful diekplous.',
  'SG-2.4b': 'No ship may enter a land hex except to beach itself.',
  'SG-2.5a':
    'Range between two ships is the smallest distance between any hex of one and any hex of the other; range 1 is contact.',
  'SG-2.6a': 'A ship whose bow leaves the map is removed for good and counts as withdrawn.',
  'SG-2.6b': 'A ship may beach by an Ahead step into land; it is removed and counts as lost.',
  'SG-3.1a':
    'A Light Dromon has Rest 2, Cruise 6, Maximum 9, Ram 2, Hull 2 and 4 marines; Crew is 3 for Byzantines and 2 for Goths.',
  'SG-3.2a':
    'A raked ship has Cruise 3, cannot use Maximum, cannot ram, and turns or pivots only towards its raked side.',
  'SG-3.2b': 'A ship at half-speed has Cruise 3 and cannot use Maximum.',
  'SG-3.2c': 'A crippled ship cannot move for the rest of the game but may fire, grapple and board.',
  'SG-3.2d': 'A rammed ship cannot move but may still fire, grapple and board until it sinks.',
  'SG-3.2e': 'A grappled ship cannot move.',
  'SG-3.2f':
    'A ship on fire cannot use Maximum or fire missiles and has -1 on its own ram, grapple and boarding rolls.',
  'SG-3.2g': 'A ship without marines cannot fire, grapple or board.',
  'SG-4a': 'A turn runs: initiative, command, squadron phase, detached phase, end phase.',
  'SG-5.1a': 'In turn 1 the Byzantine player has the initiative without a roll.',
  'SG-5.2a':
    'From turn 2 each player adds his admiral’s initiative rating (0 if lost) to a die; the higher sum has the initiative and ties are rolled again.',
  'SG-5.3a':
    'The holder of the initiative decides who activates the first squadron and the first detached ship of the turn.',
  'SG-6.1a':
    'Each side has one admiral and two squadron commanders, each on a ship; a leader’s position is the bow hex of his ship.',
  'SG-6.1b':
    'Ranges are John 5, Valerian 4, Martin 4, Baderic 3, Sigiric 3, Odotheus 3; initiative is John 3 and Baderic 1.',
  'SG-6.2a':
    'A ship is in a leader’s squadron if it carries him or its bow is within his command range in the command phase.',
  'SG-6.2b':
    'A ship is also in a squadron if its bow lies in the astern hex of a ship of that squadron and both have the same heading.',
  'SG-6.3a':
    'Squadrons are formed anew each turn; a ship that fits several is put into one by its owner, and the player without the initiative assigns first.',
  'SG-6.3b': 'A squadron assignment holds for the whole turn even if the leader is lost during it.',
  'SG-6.4a':
    'Players alternate activating one squadron at a time; a player with none left is skipped and the other goes on.',
  'SG-6.4b':
    'Ships of an active squadron act one after the other in the owner’s order, each finishing before the next begins; single ships may be passed.',
  'SG-6.5a':
    'Ships in no squadron act only after all squadrons, one at a time in turn, and each must pass a crew check to act normally.',
  'SG-6.5b':
    'A detached ship that fails its check may not move or grapple but may fire, cut loose and board a ship it is already grappled to.',
  'SG-6.6a':
    'At the start of his squadron’s activation a leader may change to a friendly ship in contact if neither ship is grappled or on fire.',
  'SG-7.1a':
    'An activated ship acts in the order cut loose, move, grapple, board, fatigue; missile fire happens once at any moment of its activation.',
  'SG-7.2a': 'A ship names Rest, Cruise or Maximum before moving; unused points are lost.',
  'SG-7.2b': 'A ship that cut its last link this activation may only Rest.',
  'SG-7.3a': 'After moving at Maximum a ship gains 1 fatigue if it passes a crew check and 2 if it fails.',
  'SG-7.3b':
    'A Cruise of at most 4 points spent lowers fatigue by 1; Rest, no move or being immobile lowers it by 2; fatigue stays within 0-3.',
  'SG-7.3c': 'Fatigue 2 gives -1 and fatigue 3 gives -2 on ram, rake and diekplous rolls.',
  'SG-7.3d': 'At fatigue 3 Cruise is 3 and Maximum is not allowed.',
  'SG-7.4a':
    'A raked ship that only rests for its whole activation may make a crew check; if passed, raked becomes half-speed.',
  'SG-8.1a': 'Ahead costs 1: the bow enters the hex ahead and the stern the old bow hex.',
  'SG-8.1b':
    'Turn costs 2: the bow enters the port or starboard bow hex, the stern the old bow hex, and the heading changes by 60 degrees.',
  'SG-8.1c': 'Pivot costs 3: the stern stays and the bow swings into a beam hex.',
  'SG-8.1d': 'Back water costs 2: the ship moves one hex astern without changing heading.',
  'SG-8.2a':
    'At Cruise at least one Ahead step, at Maximum at least two, must lie between two Turns; the first Turn needs none before it.',
  'SG-8.2b': 'At most two Pivots per activation, and none in an activation with Ahead or Turn steps.',
  'SG-8.2c':
    'At most two Back water steps per activation, combined only with Pivots; Pivot and Back water need Cruise.',
  'SG-8.4a':
    'Anastrophe: at Maximum, Crew 3 or more, fatigue below 2, not raked or at half-speed, after two Ahead steps, once per activation, for 4 points and a crew check the bow and stern change places.',
  'SG-8.4b': 'If the anastrophe check fails the ship stops unturned and takes 1 extra fatigue.',
  'SG-9.1a':
    'A ship may ram only at Cruise or Maximum, not raked, when its last step was Ahead and the next Ahead step would enter an enemy ship’s hex; it pays 1 point and does not enter.',
  'SG-9.1b': 'A ship rams at most once per activation and its movement ends with it.',
  'SG-9.2a':
    'Heading differences of 180, 120, 60 and 0 degrees are head-on, forward beam, after beam and stern, needing 9, 7, 5 and 6.',
  'SG-9.2b': 'The ram roll adds Ram minus Hull and, if positive, the attacker’s Crew minus the target’s.',
  'SG-9.2c': 'The ram roll has +1 at Maximum and +1 after a run of three or more Ahead steps.',
  'SG-9.2d': 'The ram roll has +2 against a raked or half-speed target or +3 against an immobile one, never both.',
  'SG-9.2e': 'The ram roll has -1 if the attacker is on fire, besides its fatigue modifier.',
  'SG-9.3a': 'A ram that reaches the number makes the target rammed; a target already rammed sinks at once.',
  'SG-9.3b': 'A ram 1 to 3 short is glancing: no damage.',
  'SG-9.3c':
    'A ram 4 or more short is fouled: the attacker becomes raked on a side its owner picks, or crippled if it was at half-speed.',
  'SG-9.3d': 'A head-on ram with a natural 0 leaves the attacker rammed instead of any other result.',
  'SG-9.3e':
    'After a glancing or fouled ram the target, if it has marines and is no prize, may at once try one grapple out of turn.',
  'SG-9.4a':
    'After a successful ram that leaves the target afloat the attacker makes a crew check with +1; passed with free sea astern it may back one hex free, otherwise the ships are grappled.',
  'SG-9.5a':
    'Diekplous needs Maximum, not raked, last step Ahead, an enemy ship exactly ahead with same or opposite heading, two free sea hexes beyond it and 6 points left.',
  'SG-9.5b':
    'The diekplous roll is die + own Crew - enemy Crew - 1 per beam hex of that ship filled by another enemy ship + fatigue modifier; 5 or more passes.',
  'SG-9.5c':
    'After a passed diekplous the ship lies just beyond and may roll a rake at -1 against the ship passed, on a side it picks.',
  'SG-9.5d': 'A failed diekplous ends the move in contact and the enemy ship may try a grapple out of turn.',
  'SG-9.6a':
    'A rake needs Cruise or Maximum, parallel headings, two successive Ahead steps of which the second brings the bow into the target’s beam hex, a free hex ahead, and 1 extra point.',
  'SG-9.6b':
    'The rake roll is die + own Crew - target Crew + 1 at Maximum + fatigue modifier; 7 or more rakes the target on that side.',
  'SG-9.6c':
    'A rake result of 1 or less or a natural 0 rakes the attacker on the side facing the target; in any case the attacker moves on.',
  'SG-9.6d': 'A ship raked a second time, or raked while at half-speed, is crippled.',
  'SG-9.6e':
    'Grappled ships and prizes cannot be raked, and an attacker rakes the same ship at most once per activation.',
  'SG-10.1a':
    'A ship with marines, not on fire and no prize, fires once in its activation at one enemy ship within range 2 to which it is not grappled.',
  'SG-10.1b':
    'At range 2 fire is blocked when every hex between the nearest hexes of the two ships holds a ship or land.',
  'SG-10.2a':
    'Each ship of the inactive player may fire once per turn at a moving enemy at the end of a step within range 2, or just before a ram, rake or passage against itself.',
  'SG-10.3a': 'Missile fire gives D on 7 or more at range 1 and on 8 or more at range 2.',
  'SG-10.3b':
    'Missile modifiers: +1 target immobile, -1 target moving at Maximum (opportunity fire only), -1 firing ship with 1 or 2 marines.',
  'SG-10.4a': 'All ships have fire capability: every D result is treated as D/F.',
  'SG-10.5a': 'D/F costs the target 1 marine, not below 0, and then a fire check is made.',
  'SG-10.5b': 'The fire check sets the target on fire at level 1 on 7 or more; a ship already burning is not checked.',
  'SG-10.5c': 'When the firing ship is Gothic the fire check has -1.',
  'SG-11.1a': 'A grapple needs contact and marines; die + own Crew - target Crew, 6 or more succeeds.',
  'SG-11.1b':
    'Grapple modifiers: +2 target immobile, -2 own ship at Maximum this activation, -1 target at Maximum this turn, -1 own ship on fire.',
  'SG-11.2a': 'A ship may be linked to several ships; each link joins two ships.',
  'SG-11.3a':
    'A grappled ship may try to cut one link at the start of its activation: die + own Crew - excess of hostile marines on the other ship, 6 or more succeeds.',
  'SG-11.3b': 'A link to a ship held only by friends is cut without a roll.',
  'SG-11.4a':
    'A ship boards at most once per turn, one enemy ship grappled to it, also in the activation in which it grappled; friends grappled to the same ship that have not boarded may join.',
  'SG-11.4b':
    'The boarding roll is die + boarding marines - defending marines, +1 leader among the boarders, -1 leader on the defender, -1 any boarder on fire.',
  'SG-11.4c':
    'Boarding results: 1 or less boarders lose 2; 2-4 lose 1; 5-7 both lose 1; 8-9 captured and boarders lose 1; 10 or more captured.',
  'SG-11.4d':
    'A defender without marines is captured without a roll, also if its last marine falls on 5-7 while a boarder is left.',
  'SG-11.5a':
    'On capture all links of the ship are removed and the captor puts at least 1 marine aboard as prize crew.',
  'SG-11.6a':
    'A prize does not move, fire, grapple or board and is in no squadron; its former owner may grapple, board or ram it.',
  'SG-11.6b': 'A retaken prize is a normal ship again at half-speed with the boarding party as its marines.',
  'SG-11.7a':
    'If a rammed ship captures an enemy ship its company may change over, and the prize acts for the captors at half-speed with their Crew.',
  'SG-12.1a':
    'When a leader’s ship sinks, burns or is captured he escapes on 0-6 to a friendly ship within 2 hexes that is not immobile; otherwise he is lost.',
  'SG-12.2a': 'A side without its admiral has initiative rating 0, and leaders are not replaced.',
  'SG-13.1a':
    'In the end phase each unlit ship grappled to a burning ship catches fire on 6 or more; newly lit ships do not spread fire that turn.',
  'SG-13.2a':
    'Each burning ship then rolls die + Crew, -1 at level 2; 8 or more puts the fire out, otherwise level 1 becomes 2 and a ship at level 2 burns out.',
  'SG-13.3a': 'A ship rammed in an earlier turn sinks in the end phase.',
  'SG-13.3b': 'Each ship grappled to a sinking ship makes a crew check and sinks with it if it fails.',
  'SG-14.1a': 'A ship sunk, burnt or beached is 3 points to the enemy; withdrawn over the edge 1.',
  'SG-14.1b': 'A captured ship is 4 points while held, 3 once it sinks or burns, 0 if retaken.',
  'SG-14.1c': 'A lost admiral is 5 points and a lost squadron commander 2.',
  'SG-14.2a': 'The Byzantine player wins with at least 35 points that are at least double the enemy’s.',
  'SG-14.2b': 'The Gothic player wins with at least 40 points that are at least double the enemy’s.',
  'SG-14.2c': 'The victory levels are checked at the end of each turn.',
  'SG-14.3a':
    'If the players stop by agreement without a win, the player with more points wins marginally; equal points are a draw.',
  'SG-14.4a':
    'The game also stops when a side has no ship able to move, fire or board, or after three whole turns without any attack roll.',
  'SG-15.1a':
    'The Goths set up first: one line abreast without gaps on the west side, heading east, every stern within 3 hexes of land.',
  'SG-15.2a': 'The Byzantines set up second, as they like, with no ship more than 5 hexes from the east edge.',
  'SG-15.3a': 'In the free set-up each leader is placed on a different own ship.',
  'SG-15.4a':
    'Fixed set-up, Goths: columns 18-33, bow xx15, stern xx16, heading east; Baderic 2515, Sigiric 3015, Odotheus 2015.',
  'SG-15.4b':
    'Fixed set-up, Byzantines: columns 18-34, bow xx03, stern xx02, heading west; John 2603, Valerian 3103, Martin 2003.',
  'SG-15.5a': 'Wind is not used.',
}
