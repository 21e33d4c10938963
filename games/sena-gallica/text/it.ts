import { about } from './about.ts'
import { happenings } from './it/happenings.ts'
import {
  fromShip,
  hands,
  heading,
  leader,
  ofShip,
  onShip,
  ordered,
  plural,
  Ship,
  seats,
  ship,
  speeds,
  standing,
} from './it/names.ts'
import { refusals } from './it/refusals.ts'
import type { End, Sentences } from './sentences.ts'
import { standingIn } from './standing.ts'

const score = ({ goth, byzantine }: End): string => `Goti ${goth}, Bizantini ${byzantine}`
const marginal = (end: End): string =>
  end.winner ? `i ${seats[end.winner]} vincono di misura (${score(end)}).` : `patta (${score(end)}).`

export const it: Sentences = {
  title: about.title.it,
  summary: about.summary.it,
  seats,
  arePeoples: true,
  options: {
    setUp: {
      name: 'Schieramento',
      choices: {
        fixed: { name: 'Schieramento fisso', about: 'Due linee di fronte, come le dà lo scenario' },
        free: { name: 'Schieramento libero', about: 'I Goti lungo la riva, poi i Bizantini come vogliono' },
      },
    },
  },
  prompts: {
    'set-up-ship': ({ ship: id, left }) =>
      `Schiera ${ship(id)}; ${left === 1 ? 'ne resta una sola' : `ne restano ${left}`}.`,
    'set-up-leader': () => 'Metti ogni comandante su una nave diversa.',
    first: () => 'Hai l’iniziativa: chi attiva per primo?',
    command: () => 'Metti dove vuoi le navi adatte a più squadroni, poi prosegui.',
    squadrons: () => 'Scegli uno squadrone da attivare.',
    squadron: ({ leader: id, left }) =>
      `Squadrone di ${leader(id)}: attiva una nave; ${left === 1 ? 'ne resta una' : `ne restano ${left}`}.`,
    detached: ({ left }) =>
      `Attiva una nave isolata con una prova di equipaggio, o lasciale; ${left === 1 ? 'ne resta una' : `ne restano ${left}`}.`,
    'ship-start': ({ ship: id }) => `${Ship(id)}: dichiara la velocità, o fallo combattere dov’è.`,
    'ship-moving': ({ ship: id, speed, points }) =>
      `${Ship(id)}, ${speeds[speed]}: ${plural(points, 'punto rimasto', 'punti rimasti')}.`,
    'ship-after': ({ ship: id }) => `${Ship(id)}: tira, arpiona o abborda, o chiudi la sua attivazione.`,
    answer: ({ mover }) => `${Ship(mover)} passa a tiro: chi gli tira contro?`,
    'answer-attack': ({ mover, ship: id }) => `${Ship(mover)} sta per attaccare ${ship(id)}, che prima può tirare.`,
    fouling: ({ ship: id }) => `${Ship(id)} si è impigliato: da che parte perde i remi?`,
    backing: ({ ship: id, target }) => `${Ship(id)} può arretrare ${fromShip(target)}, o restarvi arpionato.`,
    riposte: ({ ship: id, at }) => `${Ship(id)} può subito arpionare ${ship(at)}.`,
    sweep: ({ ship: id, target }) => `${Ship(id)} ha passato ${ship(target)}: vuoi falciargli i remi da un lato?`,
    muster: ({ target }) => `Chi si unisce all’abbordaggio ${ofShip(target)}?`,
    losses: ({ left }) => `${plural(left, 'fante di marina perso', 'fanti di marina persi')}: da quale nave?`,
    prize: ({ target, moved }) => `Metti fanti di marina ${onShip(target)}; finora ${moved}.`,
    escape: ({ leader: id }) => `${leader(id)} si salva: su quale nave?`,
    wait: ({ seat }) => `Tocca ai ${seats[seat]}.`,
  },
  happenings,
  refusals,
  actions: {
    stand: ({ order }) => `Ordina in anticipo: ${standing[order]}`,
    recall: ({ order }) => `Revoca: ${standing[order]}`,
    place: ({ at, heading: to }) => `Schiera in ${at}, rotta ${heading(to)}`,
    appoint: ({ leader: id, ship: on }) => `${leader(id)} ${onShip(on)}`,
    usual: () => 'Schiera il resto come nello scenario',
    first: ({ side }) => `Cominciano i ${seats[side]}`,
    assign: ({ ship: id, leader: to }) => `${Ship(id)} nello squadrone di ${leader(to)}`,
    squadron: ({ leader: id }) => `Attiva lo squadrone di ${leader(id)}`,
    shift: ({ leader: id, ship: to }) => `${leader(id)} passa ${onShip(to)}`,
    activate: ({ ship: id }) => `Attiva ${ship(id)}`,
    done: () => 'Fatto',
    cut: ({ from }) => `Taglia i rampini ${fromShip(from)}`,
    speed: ({ at }) => speeds[at],
    ahead: () => 'Avanti',
    turn: ({ to }) => `Vira ${hands[to]}`,
    pivot: ({ to }) => `Ruota ${hands[to]}`,
    back: () => 'Scia',
    reverse: () => 'Anastrophé: inverti la rotta',
    ram: () => 'Sperona',
    through: () => 'Diekplous: attraversa',
    rake: ({ ship: id }) => `Falcia i remi ${ofShip(id)}`,
    fire: ({ at }) => `Tira contro ${ship(at)}`,
    grapple: ({ at }) => `Arpiona ${ship(at)}`,
    board: ({ at }) => `Abborda ${ship(at)}`,
    finish: () => 'Chiudi l’attivazione',
    shoot: ({ ship: id }) => `Tira con ${ship(id)}`,
    hold: () => 'Non tirare',
    oars: ({ to }) => `I remi ${hands[to]}`,
    backOff: () => 'Arretra',
    decline: () => 'Lascia così',
    join: ({ ship: id }) => `Unisci ${ship(id)}`,
    attack: () => 'Abborda ora',
    lose: ({ ship: id }) => `Un fante di marina ${ofShip(id)}`,
    man: ({ ship: id }) => `Manda a bordo un fante di marina ${ofShip(id)}`,
    change: ({ ship: id }) => `Fai passare tutti gli uomini ${ofShip(id)}`,
    escape: ({ ship: id }) => `Si salva ${onShip(id)}`,
  },
  orders: { about: 'Li vedono tutti.', standing: (view) => standingIn(view, ordered) },
  ways: {
    levels: (end) => `Vincono i ${end.winner ? seats[end.winner] : 'più forti'} (${score(end)}).`,
    agreement: (end) => `Si smette di comune accordo: ${marginal(end)}`,
    spent: (end) => `Una flotta non può più fare nulla: ${marginal(end)}`,
    quiet: (end) => `Da tre turni nessuno attacca: ${marginal(end)}`,
  },
  shortWays: {
    levels: 'vittoria ai punti',
    agreement: 'fine di comune accordo',
    spent: 'una flotta allo stremo',
    quiet: 'nessuno combatteva più',
  },
  tally: ({ turn, goth, byzantine }) =>
    `${turn === 0 ? 'schieramento' : `turno ${turn}`} · Goti ${goth}, Bizantini ${byzantine}`,
}
