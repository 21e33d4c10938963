import type { Language } from '@iacta/kernel'
import type { God } from '../data/cards.ts'
import type { Action } from '../rules/action.ts'

/** What cards and choices do, in whole sentences, for whoever looks at one before he means it. */
interface Explanations {
  readonly command: (moves: number, levies: number) => string
  readonly gods: Readonly<Record<God, string>>
  readonly uses: Readonly<Record<'play' | 'discard', string>>
  /** Between what a discard does and what the card would have done. */
  readonly otherwise: string
  readonly verbs: { readonly [Verb in Action['do']]?: string }
}

export const EXPLANATIONS: Readonly<Record<Language, Explanations>> = {
  en: {
    command: (moves, levies) =>
      [
        moves === 1 ? 'Move one Group.' : `Move up to ${moves} Groups.`,
        ...(levies > 0
          ? [
              `Then ${levies === 1 ? 'one levy: ' : `${levies} levies: each `}a step for a block in a city of yours, or a new block.`,
            ]
          : ['No levies.']),
      ].join(' '),
    gods: {
      apollo: 'Does what the card did that the enemy played on the turn before. Not on the first turn of a Year.',
      jupiter:
        'An enemy block next to a city of yours, drawn by chance from those of a colour, comes over to you. A leader or a Navis stays, but loses one step.',
      mars: 'One Group of land blocks moves. In one battle that it begins, all your blocks act first in Round 1. No levies.',
      mercury: 'One Group of land blocks moves up to three cities, or two if the second is attacked. No levies.',
      neptune:
        'The Navis of one port or sea move. In one battle that they begin, all of them act first in Round 1. No levies.',
      pluto:
        'One Group of land blocks moves. To attack, six may take a major road, three a minor road, two a strait. No levies.',
      vulcan: 'Every block in one enemy city loses one step. No levies.',
    },
    uses: {
      play: 'It lies face down until both have chosen.',
      discard: 'Laid aside, it is out of the game for this Year, and your enemy never sees it.',
    },
    otherwise: 'Played, it would do this:',
    verbs: {
      strike: 'Every block there loses one step.',
      turn: 'One of them is drawn by chance, and comes over to you if it is no leader and no Navis.',
      receive: 'The block that came over to you is placed here.',
      battle: 'This battle is fought now; the others come after it.',
      surprise: 'In Round 1 of this battle all your blocks act before the enemy’s.',
      'main-attack': 'Who came this way fights from Round 1; the others are Reserves.',
      hit: 'The block loses one step.',
      retreat: 'The block leaves the battle.',
      sail: 'The block leaves the battle by sea.',
      disband: 'The block goes back to the pool.',
      harbour: 'The Navis spends the Winter there.',
    },
  },
  it: {
    command: (moves, levies) =>
      [
        moves === 1 ? 'Muovi un Gruppo.' : `Muovi fino a ${moves} Gruppi.`,
        ...(levies > 0
          ? [
              `Poi ${levies === 1 ? 'una leva: ' : `${levies} leve, ognuna `}uno step per un blocco in una tua città, o un blocco nuovo.`,
            ]
          : ['Nessuna leva.']),
      ].join(' '),
    gods: {
      apollo: 'Vale come la carta giocata dal nemico nel turno precedente. Non nel primo turno di un Anno.',
      jupiter:
        'Un blocco nemico vicino a una tua città, estratto a sorte fra quelli di un colore, passa a te. Un leader o una Navis resta, ma perde uno step.',
      mars: 'Muove un Gruppo di blocchi di terra. In una battaglia che apre, nel Round 1 tutti i tuoi blocchi agiscono per primi. Nessuna leva.',
      mercury: 'Muove un Gruppo di blocchi di terra, fino a tre città, o due se la seconda è un attacco. Nessuna leva.',
      neptune:
        'Muovono le Navis di un porto o di un mare. In una battaglia che aprono, nel Round 1 agiscono tutte per prime. Nessuna leva.',
      pluto:
        'Muove un Gruppo di blocchi di terra. Per attaccare passano in sei su una via maggiore, in tre su una via minore, in due attraverso uno stretto. Nessuna leva.',
      vulcan: 'Ogni blocco in una città nemica perde uno step. Nessuna leva.',
    },
    uses: {
      play: 'Resta coperta finché non hanno scelto tutti e due.',
      discard: 'Messa da parte, per quest’Anno è fuori gioco, e il nemico non la vedrà mai.',
    },
    otherwise: 'Giocata, varrebbe:',
    verbs: {
      strike: 'Ogni blocco che vi si trova perde uno step.',
      turn: 'Uno di loro viene estratto a sorte, e passa a te se non è un leader né una Navis.',
      receive: 'Il blocco passato dalla tua parte viene messo qui.',
      battle: 'Si combatte adesso; le altre battaglie vengono dopo.',
      surprise: 'Nel Round 1 di questa battaglia tutti i tuoi blocchi agiscono prima di quelli nemici.',
      'main-attack': 'Chi è giunto di qui combatte dal Round 1; gli altri sono Riserve.',
      hit: 'Il blocco perde uno step.',
      retreat: 'Il blocco lascia la battaglia.',
      sail: 'Il blocco lascia la battaglia per mare.',
      disband: 'Il blocco torna nel pool.',
      harbour: 'La Navis passa lì l’Inverno.',
    },
  },
}
