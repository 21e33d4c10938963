import { blocks } from './blocks.it.ts'
import { gods, sides } from './it/names.ts'
import type { TableTexts } from './tables.ts'

export const words: TableTexts = {
  chapters: {
    1: 'Introduzione',
    2: 'Sequenza di gioco',
    3: 'Gli eserciti',
    4: 'La mappa',
    'Event Cards': 'Le carte Evento',
    5: 'Lo schieramento',
    6: 'I comandi: mosse e leve',
    7: 'La battaglia',
    8: 'L’inverno',
  },
  yes: 'sì',
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
    elephant: 'Elefanti',
    ballista: 'Ballista',
    navis: 'Navis',
    cleopatra: 'Cleopatra',
  },
  who: {
    title: 'Chi può fare che cosa',
    head: [
      'Blocco',
      'Va per via',
      'Passa gli stretti',
      'Va in mare',
      'Movimento anfibio',
      'Attacca oltre uno stretto',
      'Si ritira via mare',
      'Si riordina',
      'Reclutato in',
      'Particolarità',
    ],
    attackOverStrait: (one, pluto) => `${one} per turno, ${pluto} con Plutone`,
    retreatBySea: {
      land: 'un blocco per Round, da un porto',
      navis: 'per un confine di mare, in qualunque numero',
    },
    regroup: { land: 'per via o stretto', navis: 'per un confine di mare' },
    navisCarries: 'no; apre il mare agli altri',
    levied: (kind, city) =>
      ({
        leader: 'qualunque città Amica',
        legio: 'la città di cui porta il nome',
        equitatus: 'la città di cui porta il nome',
        auxilia: 'qualunque città Amica',
        elephant: `soltanto ${city}`,
        ballista: 'qualunque città Amica',
        navis: 'un porto maggiore Amico',
        cleopatra: 'mai: è sempre sulla mappa',
      })[kind],
    special: {
      leader:
        'Se muore è un trofeo del nemico, che vale 1 punto. Il terzo leader si recluta solo dopo che uno è morto. Giove non lo fa mai passare, ma gli toglie uno step.',
      legio: '',
      equitatus: '',
      auxilia: '',
      elephant: 'Due step: Forza IV e II. Entrano a II.',
      ballista: 'B quando difende, D quando attacca.',
      navis:
        'Nessun altro blocco può stare in mare. Nessun limite ai confini di mare. Giove non la fa mai passare, ma le toglie uno step.',
      cleopatra:
        'Se eliminata passa all’altra fazione, a Forza I. In inverno torna ad Alexandria. Mai sciolta, mai un trofeo.',
    },
  },
  turn: {
    title: 'Sequenza di gioco',
    head: ['Passo', 'Che cosa succede', 'Regola'],
    steps: [
      [
        'Inizio dell’Anno',
        'Si mescolano tutte le carte e se ne danno sei a testa; ognuno ne scarta una, coperta.',
        '2.1',
      ],
      [
        'Fase delle Carte',
        'I due scelgono una carta in segreto e la scoprono insieme: si decide così chi è il Giocatore 1.',
        '2.1',
      ],
      ['Comando del Giocatore 1', 'Tutte le mosse, poi tutte le leve; oppure l’Evento.', '2.2'],
      ['Comando del Giocatore 2', 'Tutte le mosse, poi tutte le leve.', '2.2'],
      [
        'Fase di Combattimento',
        'Battaglie dovunque stiano entrambe le fazioni, nell’ordine che vuole il Giocatore 1.',
        '2.3',
      ],
      ['Turno successivo', 'Cinque turni fanno un Anno.', '1.2'],
      ['Turno Invernale', 'Navis in porto, rifornimento, verifica della vittoria, nuovo Anno.', '8.0'],
    ],
  },
  order: {
    title: 'L’ordine di un Round di battaglia',
    head: ['Turno', 'Chi agisce', 'Con quali blocchi'],
    defender: 'Difensore',
    attacker: 'Attaccante',
    note: 'Nel Round 1 di una sorpresa (Marte, Nettuno) vengono prima tutti e quattro i turni dell’Attaccante. I colpi cadono sul blocco nemico più forte del momento.',
  },
  rounds: {
    title: 'I Round di battaglia',
    head: ['Round', 'Attaccante', 'Difensore', 'Riserve'],
    rows: (round, last) => [
      round === last ? 'deve ritirarsi' : round === 1 ? 'tira o passa' : 'tira, si ritira o passa',
      round === 1 ? 'tira o passa' : 'tira, si ritira o passa',
      round === 1
        ? 'coperte; non agiscono e non subiscono colpi'
        : round === 2
          ? 'entrano; in disordine, con uno step in meno ciascuna, se la loro forza principale è stata eliminata'
          : 'agiscono come gli altri',
    ],
    note: 'Una battaglia finisce appena resta una sola fazione. Il vincitore può riordinarsi.',
  },
  winter: {
    title: 'Il Turno Invernale',
    head: ['Passo', 'Che cosa succede', 'Regola'],
    steps: [
      ['1. Cleopatra torna a casa', 'Ad Alexandria; cambia fazione se la tiene il nemico.', '8.1'],
      ['2. Navis in porto', 'Da ogni mare in un suo porto Amico, altrimenti sono sciolte.', '8.2'],
      [
        '3. Rifornimento invernale',
        'Ogni città rifornisce tre blocchi più il proprio valore; gli altri sono sciolti.',
        '8.3',
      ],
      ['4. Verifica della vittoria', 'Dieci punti vincono; dopo il quinto Anno, chi ne ha di più.', '8.4'],
      ['5. Scioglimento', 'Qualunque blocco tranne Cleopatra, a piacere di ciascuno.', '8.5'],
      ['6. Nuovo Anno', 'I caduti si possono di nuovo reclutare; si mescolano tutte le carte.', '8.6'],
    ],
  },
  roads: {
    title: 'I limiti di vie e stretti',
    head: ['Quando', 'Via maggiore', 'Via minore', 'Stretto'],
    rows: {
      move: 'Movimento o risposta',
      attack: 'Attacco',
      plutoAttack: 'Attacco con Plutone',
      retreat: 'Ritirata, in ogni Round',
      regroup: 'Riordino',
    },
    note: 'Blocchi di un giocatore su un tratto fra due città, nei due sensi insieme. Le mosse si contano per tutto il comando; i limiti di Plutone valgono solo sulla via che entra nella città attaccata. Navis e movimento anfibio non hanno limite.',
  },
  cities: {
    title: 'Valori e rifornimento invernale',
    head: ['Città', 'Valore', 'Blocchi riforniti in inverno'],
    others: 'Ogni altra città',
    note: 'Una città Amica dà il proprio valore in Punti Vittoria; un leader nemico ucciso ne dà 1.',
  },
  events: {
    title: 'Le carte Evento',
    head: ['Carta', 'In una frase'],
    effects: {
      apollo: 'Vale come la carta dell’avversario del turno precedente; non nel primo turno di un Anno.',
      jupiter:
        'Estrae un blocco nemico vicino a una città Amica: passa a te o, se è un leader o una Navis, perde uno step.',
      mars: 'Muove un Gruppo di blocchi di terra; in una battaglia che apre, nel Round 1 tutti gli attaccanti agiscono prima del Difensore.',
      mercury: 'Muove un Gruppo di blocchi di terra fino a tre città, o due se la seconda è attaccata.',
      neptune:
        'Muove le Navis di un porto o di un mare; in una battaglia che aprono, nel Round 1 agiscono prima del Difensore.',
      pluto: 'Muove un Gruppo di blocchi di terra con limiti più alti per quelli che attaccano.',
      vulcan: 'Ogni blocco in una città Nemica perde uno step.',
    },
    note: 'Chi gioca un Evento è il Giocatore 1 e non ha leve. Due Eventi si annullano, e il turno è finito.',
  },
  cards: {
    title: 'Le carte Comando',
    head: ['Mosse', 'Leve', 'Carte nel mazzo'],
    note: 'Chi ha più mosse è il Giocatore 1; a parità, Cesare.',
  },
  roster: {
    title: (side) => `I blocchi di ${side}`,
    head: ['Blocco', 'Tipo', 'Iniziativa', 'Potenza di fuoco', 'Forza massima', 'Step', 'Reclutato in', 'Schieramento'],
    pool: 'pool di leva',
    anyCity: 'qualunque città Amica',
    majorPort: 'un porto maggiore',
    never: 'mai',
    note: 'Un blocco tira tanti dadi quanta è la sua Forza; ogni dado fino alla sua potenza di fuoco è un colpo.',
  },
  setup: {
    title: 'Lo schieramento storico',
    head: ['Città', 'Fazione', 'Blocchi, a Forza massima'],
    note: 'Tutti gli altri blocchi attendono nei pool di leva.',
  },
  map: {
    title: 'La mappa, città per città',
    head: ['Città', 'Valore', 'Porto', 'Vie maggiori per', 'Vie minori per', 'Stretto per', 'Mari'],
    port: 'porto',
    majorPort: 'porto maggiore',
  },
  seas: {
    title: 'I mari e i loro porti',
    head: ['Mare', 'Tocca', 'Porti'],
  },
}
