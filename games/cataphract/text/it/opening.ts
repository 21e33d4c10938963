import { capital } from '../common.ts'
import type { OpeningSentences } from '../sentences.ts'
import { champions, leader, plural, type Speaking, theUnit, toUnit } from './names.ts'
import { standing } from './orders.ts'

/** Ciò che si chiede e si racconta fino alla prima domanda di una battaglia. */

export const openingPrompts = (seated: OpeningSentences['seats']): OpeningSentences['prompts'] => ({
  bid: () =>
    'Punta in Punti Rotta per la scelta della parte. Nessuno vede la tua puntata prima che siano fatte entrambe.',
  'choose-side': ({ bid }) =>
    `La tua puntata di ${bid} è la più alta: scegli la parte. Il suo Livello di Ritirata scende di altrettanto.`,
  'set-up': ({ unit: id }) => `Piazza ${theUnit(id)} e di’ com’è rivolta, o metti tutto il resto dove sta di solito.`,
  'set-up-leader': ({ leader: id }) => `Piazza ${leader(id)}, o metti tutto il resto dove sta di solito.`,
  defiance: () =>
    'Il tuo campione è caduto. Tira contro il Carisma del tuo comandante per annullarne gli effetti, a rischio di peggiorarli, o accettali.',
  bonus: () => 'Il tuo campione ha vinto: attiva subito un tuo comandante qualsiasi, o lascia stare.',
  elite: () =>
    'Iniziativa di Élite: dai una Fase degli Ordini al Comandante Supremo o a un comandante nel suo raggio, o lascia stare.',
  activate: ({ initiative }) =>
    `Attiva un comandante di Iniziativa ${initiative}, passa con lui, o prevaricalo con uno più alto.`,
  'arrival-hex': () => 'Arriva la tua fanteria: scegli l’esagono da cui verrà tutta.',
  arrival: () => 'Muove la colonna dei rinforzi: scegli un’unità da far entrare o avanzare, o concludi.',
  hiding: ({ unit: id }) => `Nascondi ${theUnit(id)} e il suo comandante. Il nemico non saprà dove.`,
  wait: ({ seat: id }) => `Si attende una decisione: ${seated[id === 'second' ? 'second' : 'first']}.`,
})

export const openingHappenings = (at: Speaking): OpeningSentences['happenings'] => ({
  round: ({ first, second, hits: [one, other] }) =>
    `I campioni si scontrano: ${first} contro ${second}. ${capital(at.champion(0))} ha ${plural(one, 'colpo', 'colpi')}, ${at.champion(1)} ${other}.`,
  champion: ({ champion }) =>
    `${capital(Object.hasOwn(champions, champion) ? champions[champion as keyof typeof champions] : champion)} uccide il campione nemico davanti alle due armate.`,
  'turn-begins': ({ turn }) => `Comincia il Turno di Gioco ${turn}.`,
  'rolled-for-first': ({ side, dice, initiative }) =>
    `${capital(at.theArmy(side))} vanno per primi${initiative > 0 ? ` fra i comandanti di Iniziativa ${initiative}` : ''} (${dice.join(' e ')}).`,
  'reinforcements-roll': ({ roll, arrive }) =>
    arrive ? `Rinforzi, ${roll}: la fanteria è arrivata.` : `Rinforzi, ${roll}: la fanteria è ancora in cammino.`,
})

export const openingActions = (at: Speaking): OpeningSentences['actions'] => ({
  bid: ({ points }) => `Punta ${points}`,
  side: ({ named }) => `Gioca con ${at.theArmy(named === 'first' ? 0 : 1)}`,
  place: ({ at: hex, facing }) => `Piazza in ${hex}, fronte a ${at.facing(facing)}`,
  usual: () => 'Piazza tutto come al solito',
  activate: ({ leader: id }) => `Attiva ${leader(id)}`,
  pass: ({ leader: id }) => `Passa con ${leader(id)}`,
  wait: ({ leader: id }) => `Fai aspettare ${leader(id)}`,
  trump: ({ leader: id }) => `Prevarica con ${leader(id)}`,
  decline: () => 'Rinuncia',
  roll: () => 'Tira',
  order: ({ unit: id }) => `Ordine ${toUnit(id)}`,
  done: () => 'Fatto',
  arrive: ({ at: hex }) => `Arriva da ${hex}`,
  stand: ({ order }) => `Ordina in anticipo: ${standing[order]}`,
  recall: ({ order }) => `Revoca: ${standing[order]}`,
})
