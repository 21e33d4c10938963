import { blocks } from './blocks.en.ts'
import { gods, sides } from './en/names.ts'
import type { TableTexts } from './tables.ts'

export const words: TableTexts = {
  chapters: {
    1: 'Introduction',
    2: 'Sequence of play',
    3: 'The armies',
    4: 'The map',
    'Event Cards': 'Event cards',
    5: 'Set-up',
    6: 'Commands: moves and levies',
    7: 'Battle',
    8: 'Winter',
  },
  yes: 'yes',
  no: 'no',
  none: '–',
  sides,
  blocks,
  gods,
  kinds: {
    leader: 'Leader',
    legio: 'Legio',
    equitatus: 'Equitatus',
    auxilia: 'Auxilia',
    elephant: 'Elephants',
    ballista: 'Ballista',
    navis: 'Navis',
    cleopatra: 'Cleopatra',
  },
  who: {
    title: 'Who can do what',
    head: [
      'Block',
      'Goes by road',
      'Crosses straits',
      'Goes to sea',
      'Amphibious move',
      'Attacks over a strait',
      'Retreats by sea',
      'Regroups',
      'Levied in',
      'Special',
    ],
    attackOverStrait: (one, pluto) => `${one} a turn, ${pluto} with Pluto`,
    retreatBySea: {
      land: 'one block a Round, from a port',
      navis: 'over a sea border, any number',
    },
    regroup: { land: 'by road or strait', navis: 'over a sea border' },
    navisCarries: 'no; opens the sea to others',
    levied: (kind, city) =>
      ({
        leader: 'any Friendly city',
        legio: 'the city it names',
        equitatus: 'the city it names',
        auxilia: 'any Friendly city',
        elephant: `${city} alone`,
        ballista: 'any Friendly city',
        navis: 'a Friendly major port',
        cleopatra: 'never: always on the map',
      })[kind],
    special: {
      leader:
        'A trophy for the enemy when he dies, worth 1 point. The third leader can be levied only after one has died. Jupiter never wins him over, but costs a step.',
      legio: '',
      equitatus: '',
      auxilia: '',
      elephant: 'Two steps: strength IV and II. Enters at II.',
      ballista: 'B when it defends, D when it attacks.',
      navis: 'Nothing else can be at sea. No limits at sea borders. Jupiter never wins it over, but costs a step.',
      cleopatra:
        'Goes over to the other side when eliminated, at strength I. Home to Alexandria in Winter. Never disbanded, never a trophy.',
    },
  },
  turn: {
    title: 'Sequence of play',
    head: ['Step', 'What happens', 'Rule'],
    steps: [
      ['Start of the Year', 'Shuffle all cards, deal six to each player; each discards one, unseen.', '2.1'],
      ['Card Phase', 'Both choose a card in secret and reveal it together: that decides who is Player 1.', '2.1'],
      ['Command of Player 1', 'All moves, then all levies; or the Event.', '2.2'],
      ['Command of Player 2', 'All moves, then all levies.', '2.2'],
      ['Battle Phase', 'Battles wherever both sides stand, in the order Player 1 likes.', '2.3'],
      ['Next turn', 'Five turns make a Year.', '1.2'],
      ['Winter Turn', 'Ships to port, supply, victory check, a new Year.', '8.0'],
    ],
  },
  order: {
    title: 'Order of a Round of battle',
    head: ['Turn', 'Who acts', 'With which blocks'],
    defender: 'Defender',
    attacker: 'Attacker',
    note: 'In Round 1 of a surprise (Mars, Neptune) all four turns of the Attacker come first. Hits fall on the strongest enemy block of the moment.',
  },
  rounds: {
    title: 'Rounds of battle',
    head: ['Round', 'Attacker', 'Defender', 'Reserves'],
    rows: (round, last) => [
      round === last ? 'must retreat' : round === 1 ? 'fire or pass' : 'fire, retreat or pass',
      round === 1 ? 'fire or pass' : 'fire, retreat or pass',
      round === 1
        ? 'hidden; neither act nor can be hit'
        : round === 2
          ? 'join; disrupted, each a step less, if their main force was eliminated'
          : 'act as the others',
    ],
    note: 'A battle ends at once when only one side is left. The winner may regroup.',
  },
  winter: {
    title: 'Winter Turn',
    head: ['Step', 'What happens', 'Rule'],
    steps: [
      ['1. Cleopatra goes home', 'To Alexandria; she changes side if the enemy holds it.', '8.1'],
      ['2. Navis to port', 'From each sea to a Friendly port of it, or they are disbanded.', '8.2'],
      ['3. Winter supply', 'Each city supplies three blocks plus its value; the rest are disbanded.', '8.3'],
      ['4. Victory check', 'Ten points win; after the fifth Year, the most.', '8.4'],
      ['5. Disbanding', 'Any blocks but Cleopatra, as each player likes.', '8.5'],
      ['6. A new Year', 'The fallen can be levied again; all cards are shuffled.', '8.6'],
    ],
  },
  roads: {
    title: 'Limits of roads and straits',
    head: ['When', 'Major road', 'Minor road', 'Strait'],
    rows: {
      move: 'Move or response',
      attack: 'Attack',
      plutoAttack: 'Attack with Pluto',
      retreat: 'Retreat, each Round',
      regroup: 'Regroup',
    },
    note: 'Blocks of one player on one section between two cities, in both directions together. Moves count for the whole command; Pluto’s limits only on the way into the attacked city. Navis and amphibious moves have no limit.',
  },
  cities: {
    title: 'Values and Winter supply',
    head: ['City', 'Value', 'Blocks supplied in Winter'],
    others: 'Every other city',
    note: 'A Friendly city gives its value in Victory Points; an enemy leader killed gives 1.',
  },
  events: {
    title: 'Event cards',
    head: ['Card', 'In a sentence'],
    effects: {
      apollo: 'Does what the opponent’s card of the turn before did; not on the first turn of a Year.',
      jupiter:
        'Draws an enemy block next to a Friendly city: it comes over to you, or, if it is a leader or a Navis, loses a step.',
      mars: 'Moves one Group of land blocks; in one battle it begins, all attackers act before the Defender in Round 1.',
      mercury: 'Moves one Group of land blocks up to three cities, or two if the second is attacked.',
      neptune: 'Moves the Navis of one port or sea; in one battle they begin, they act before the Defender in Round 1.',
      pluto: 'Moves one Group of land blocks with higher limits for those that attack.',
      vulcan: 'Every block in one Enemy city loses a step.',
    },
    note: 'Whoever plays an Event is Player 1 and has no levies. Two Events cancel each other, and the turn is over.',
  },
  cards: {
    title: 'Command cards',
    head: ['Moves', 'Levies', 'Cards in the deck'],
    note: 'The higher number of moves is Player 1; equal, Caesar.',
  },
  roster: {
    title: (side) => `Blocks of ${side}`,
    head: ['Block', 'Kind', 'Initiative', 'Firepower', 'Full strength', 'Steps', 'Levied in', 'Set-up'],
    pool: 'Levy Pool',
    anyCity: 'any Friendly city',
    majorPort: 'a major port',
    never: 'never',
    note: 'A block rolls as many dice as its strength; each die up to its firepower is a hit.',
  },
  setup: {
    title: 'Historical set-up',
    head: ['City', 'Side', 'Blocks, at full strength'],
    note: 'All other blocks wait in the Levy Pools.',
  },
  map: {
    title: 'The map, city by city',
    head: ['City', 'Value', 'Port', 'Major roads to', 'Minor roads to', 'Strait to', 'Seas'],
    port: 'port',
    majorPort: 'major port',
  },
  seas: {
    title: 'Seas and their ports',
    head: ['Sea', 'Touches', 'Ports'],
  },
}
