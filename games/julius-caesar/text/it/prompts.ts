import type { Sentences } from '../sentences.ts'
import { Does, hits, inPlace, left, noun, ofPlace, side } from './names.ts'

const END_MOVES = 'Quando hai finito, concludi le mosse.'

/** An Event's single Group: before it is chosen, and while it moves. */
const group = (points: number, offer: string, god: string): string =>
  points > 0
    ? `${god}: ${offer} ${END_MOVES}`
    : `${god}: il tuo Gruppo può muovere ancora, blocco per blocco. ${END_MOVES}`

export const prompts: Sentences['prompts'] = {
  deployment: () =>
    'Schieramento libero: scambia i blocchi fra le tue città come preferisci, poi conferma lo schieramento. L’avversario non lo vede.',
  'wait-deployment': () => 'Lo schieramento libero è ancora in corso.',
  discard: () =>
    'Scarta una delle tue sei carte: l’avversario non la vedrà mai. Le altre cinque servono per i turni dell’Anno.',
  'wait-discard': () => 'La scelta dello scarto annuale è ancora in corso.',
  card: ({ turn }) => `Turno ${turn}: scegli la carta da giocare. Le due carte si scoprono insieme.`,
  'wait-card': () => 'La scelta delle carte del turno è ancora in corso.',

  moves: ({ points }) =>
    points > 0
      ? `Muovi i tuoi Gruppi: ${left(points, 'Movimento')}. ${END_MOVES}`
      : `Non hai più Punti Movimento: possono muovere ancora i blocchi delle località che hai attivato. ${END_MOVES}`,
  'moves-mars': ({ points }) =>
    group(
      points,
      'muovi un Gruppo di blocchi di terra. Una battaglia aperta da questo movimento sarà a sorpresa.',
      'Marte',
    ),
  'moves-mercury': ({ points }) =>
    group(
      points,
      'muovi un Gruppo di blocchi di terra, fino a tre città, oppure due se la seconda è un attacco.',
      'Mercurio',
    ),
  'moves-neptune': ({ points }) =>
    group(
      points,
      'muovi le Navis di un porto o di un mare. Una battaglia aperta da questo movimento sarà a sorpresa.',
      'Nettuno',
    ),
  'moves-pluto': ({ points }) =>
    group(
      points,
      'muovi un Gruppo di blocchi di terra. Per attaccare possono passare in sei su una via maggiore, in tre su una via minore, in due attraverso uno stretto.',
      'Plutone',
    ),
  onward: ({ block: b, at }) =>
    `${Does(noun(b), 'è', 'sono')} ${inPlace(at)} e ${noun(b).plural ? 'possono' : 'può'} proseguire: scegli il prossimo passo, o fermati qui.`,
  crossing: ({ block: b, at }) =>
    `${Does(noun(b), 'naviga', 'navigano')} ${inPlace(at)}: scegli il porto di sbarco o il mare successivo.`,
  'main-attack': () =>
    'Attacchi lungo più vie o confini di mare: indica l’Attacco Principale. I blocchi giunti da altre parti sono Riserve.',
  surprise: () => 'Il tuo movimento apre più di una battaglia: indica quella a sorpresa.',
  'wait-moves': (p) => `${side(p.side)} sta muovendo.`,

  levies: ({ points }) =>
    points > 0
      ? `Recluta nuovi blocchi o rafforza quelli sulla mappa: ${left(points, 'Leva')}. Quando hai finito, concludi le leve.`
      : 'Non hai più Punti Leva: concludi le leve.',
  'wait-levies': (p) => `${side(p.side)} sta reclutando.`,

  jupiter: () =>
    'Giove: scegli una località e un colore. Uno dei blocchi nemici di quel colore che vi si trovano viene estratto a sorte. Oppure rinuncia all’Evento.',
  defection: ({ block: b }) =>
    `${Does(noun(b), 'passa', 'passano')} dalla tua parte: scegli la città Amica adiacente che accoglie il blocco.`,
  vulcan: () =>
    'Vulcano: scegli una città Nemica; ogni blocco che vi si trova perde uno step. Oppure rinuncia all’Evento.',
  'wait-event': (p) => `${side(p.side)} sta eseguendo un Evento.`,

  battles: () => 'Sei il Giocatore 1: scegli la prossima battaglia da combattere.',
  'wait-battles': (p) => `${side(p.side)} sta scegliendo la prossima battaglia.`,
  battle: ({ at, round, letter }) =>
    `Battaglia ${ofPlace(at)}, Round ${round}: agisci con i tuoi blocchi ${letter}, uno alla volta. Ciascuno può tirare${round > 1 ? ', ritirarsi' : ''} o passare.`,
  'battle-retreat': ({ at, round, letter }) =>
    `Battaglia ${ofPlace(at)}, Round ${round}: sei l’Attaccante e i tuoi blocchi ${letter} devono ritirarsi. Un blocco che non può farlo è eliminato.`,
  'wait-battle': ({ at, round, letter, side: id }) =>
    `Battaglia ${ofPlace(at)}, Round ${round}: tocca ai blocchi ${letter} di ${side(id)}.`,
  hits: ({ left: n }) =>
    `Subisci ${hits(n)} e hai più blocchi ugualmente forti: scegli quale subisce ${n > 1 ? 'il prossimo' : 'il colpo'}.`,
  'wait-hits': (p) => `${side(p.side)} sta scegliendo quale blocco subisce il colpo.`,
  regroup: ({ at }) =>
    `Hai vinto la battaglia ${ofPlace(at)}: i tuoi blocchi possono riordinarsi in località adiacenti. Quando hai finito, concludi il riordino.`,
  'wait-regroup': ({ at, side: id }) => `${side(id)} si sta riordinando dopo la battaglia ${ofPlace(at)}.`,

  harbours: () => 'Inverno: porta ogni tua Navis in mare in un porto Amico di quel mare.',
  surplus: () =>
    'Rifornimento invernale: una città rifornisce tre blocchi più il proprio valore. Scegli quali blocchi eccedenti sciogliere.',
  disbanding: () =>
    'Inverno: puoi sciogliere qualunque tuo blocco tranne Cleopatra. Quando hai finito, concludi lo scioglimento.',
  'wait-winter': (p) => `Inverno: ${side(p.side)} sta scegliendo.`,
}
