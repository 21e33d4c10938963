import { reasonsIn, type Sayings } from '@iacta/kernel'
import type { Explanations } from '../bot/reasons.ts'
import { acrossPlace, capital, event, inPlace, pieces, seat, thePlace, theZone, toPlace, toSeat } from './it/names.ts'

const whys: Sayings<Explanations> = {
  home: ({ zone }) => `Pensa di poter tenere ${theZone(zone)}.`,
  station: ({ at }) => `${capital(thePlace(at))} è un buon punto di partenza.`,
  march: ({ to, legions, commander }) => `Manda ${pieces(legions, commander)} ${inPlace(to)}, per guadagnare terreno.`,
  'to-rome': ({ to }) =>
    to === 'roma'
      ? 'Vuole il comandante a Roma, dove si fanno i Sovrani.'
      : `Il comandante gli serve ${inPlace(to)} più che dov’era.`,
  attack: ({ of, at }) => `Pensa di poter battere ${seat(of)} ${inPlace(at)}.`,
  gather: ({ at, legions }) => `Acquisisce ${pieces(legions, false)} ${inPlace(at)} per proseguire in forze.`,
  'leave-behind': ({ at, legions, commander }) => `Lascia ${pieces(legions, commander)} a tenere ${thePlace(at)}.`,
  halt: ({ at }) => `È ${inPlace(at)} che vuole stare.`,
  'ask-leave': ({ at }) => `Preferisce passare in pace ${acrossPlace(at)}.`,
  disperse: ({ at }) => `Senza le tribù ${thePlace(at)} si può di nuovo controllare.`,
  acclaim: () => 'Un Condottiero diventa Sovrano appena comincia una mano a Roma.',
  proclaim: () => 'Punta al trono finché è vuoto.',
  murder: ({ of }) => `Non vuole che ${seat(of)} resti Sovrano.`,
  crisis: ({ of }) => `Vuole il Sovrano ${seat(of)} a Roma, lontano dalle sue legioni.`,
  sail: ({ to, legions, commander }) => `Per mare porta subito ${pieces(legions, commander)} ${inPlace(to)}.`,
  tribes: ({ at }) => `È ${inPlace(at)} che le tribù fanno più danno ai suoi rivali.`,
  rebel: ({ of, at }) => `Vuole indebolire ${seat(of)} ${inPlace(at)}.`,
  revolt: ({ at }) => `Dopo la rivolta ${thePlace(at)} resta senza padrone.`,
  steal: ({ of }) => `Vuole prendere una carta ${toSeat(of)}.`,
  discard: () => 'Rinuncia a una carta di cui può fare a meno.',
  end: () => 'In questa mano ha fatto quel che voleva.',
  allow: ({ seat: who, at }) => `Lascia passare ${seat(who)} ${acrossPlace(at)}, perché dia noia a qualcun altro.`,
  'refuse-leader': ({ seat: who }) => `${seat(who)} è in testa, e non avrà il suo aiuto.`,
  refuse: ({ seat: who, at }) => `Preferisce che ${seat(who)} si fermi ${inPlace(at)}.`,
  stay: ({ at }) => `Non vuole rinunciare ${toPlace(at)}.`,
  withdraw: ({ at, to }) => `Rinuncia ${toPlace(at)} per salvare le legioni, e ripiega ${inPlace(to)}.`,
  fight: ({ at }) => `Tanto vale per lui lo scontro ${inPlace(at)}.`,
  spare: () => 'Cede la legione che gli mancherà di meno.',
  flee: ({ at, to }) => `Dovendo lasciare ${thePlace(at)}, preferisce stare ${inPlace(to)}.`,
  summon: ({ from }) => `È ${inPlace(from)} che una legione gli mancherà di meno.`,
  answer: ({ card: laid, of }) => `Preferisce spendere ${event(laid)} che lasciare ${toSeat(of)} mano libera.`,
  protect: ({ of }) => `Non vuole che ${seat(of)} cada per mano di un assassino.`,
  pass: () => 'Qui non ha visto nulla che valesse una carta.',
  only: () => 'C’era poco da decidere.',
}

const advice: Sayings<Explanations> = {
  home: ({ zone }) => `${capital(theZone(zone))} è una zona che puoi tenere.`,
  station: ({ at }) => `${capital(thePlace(at))} è un buon punto di partenza.`,
  march: ({ to, legions, commander }) => `Manda ${pieces(legions, commander)} ${inPlace(to)}, per guadagnare terreno.`,
  'to-rome': ({ to }) =>
    to === 'roma'
      ? 'Il comandante ti serve a Roma, dove si fanno i Sovrani.'
      : `Il comandante ti serve ${inPlace(to)} più che dov’è.`,
  attack: ({ of, at }) => `Puoi battere ${seat(of)} ${inPlace(at)}.`,
  gather: ({ at, legions }) => `Acquisisci ${pieces(legions, false)} ${inPlace(at)} per proseguire in forze.`,
  'leave-behind': ({ at, legions, commander }) => `Lascia ${pieces(legions, commander)} a tenere ${thePlace(at)}.`,
  halt: ({ at }) => `È ${inPlace(at)} che ti conviene stare.`,
  'ask-leave': ({ at }) => `Meglio passare in pace ${acrossPlace(at)}.`,
  disperse: ({ at }) => `Senza le tribù ${thePlace(at)} si può di nuovo controllare.`,
  acclaim: () => 'Un Condottiero diventa Sovrano appena comincia una mano a Roma.',
  proclaim: () => 'Punta al trono finché è vuoto.',
  murder: ({ of }) => `Non lasciare che ${seat(of)} resti Sovrano.`,
  crisis: ({ of }) => `A Roma il Sovrano ${seat(of)} è lontano dalle sue legioni.`,
  sail: ({ to, legions, commander }) => `Per mare porti subito ${pieces(legions, commander)} ${inPlace(to)}.`,
  tribes: ({ at }) => `È ${inPlace(at)} che le tribù fanno più danno ai tuoi rivali.`,
  rebel: ({ of, at }) => `Indebolisci ${seat(of)} ${inPlace(at)}.`,
  revolt: ({ at }) => `Dopo la rivolta ${thePlace(at)} resta senza padrone.`,
  steal: ({ of }) => `Prendi una carta ${toSeat(of)}.`,
  discard: () => 'Di questa carta puoi fare a meno.',
  end: () => 'In questa mano hai fatto quel che c’era da fare.',
  allow: ({ seat: who, at }) => `Lascia passare ${seat(who)} ${acrossPlace(at)}, perché dia noia a qualcun altro.`,
  'refuse-leader': ({ seat: who }) => `${seat(who)} è in testa: non aiutarlo.`,
  refuse: ({ seat: who, at }) => `È meglio che ${seat(who)} si fermi ${inPlace(at)}.`,
  stay: ({ at }) => `Non rinunciare ${toPlace(at)}.`,
  withdraw: ({ at, to }) => `Rinuncia ${toPlace(at)} per salvare le legioni, e ripiega ${inPlace(to)}.`,
  fight: ({ at }) => `Tanto vale per te lo scontro ${inPlace(at)}.`,
  spare: () => 'Cedi la legione che ti mancherà di meno.',
  flee: ({ at, to }) => `Visto che devi lasciare ${thePlace(at)}, è ${inPlace(to)} che starai meglio.`,
  summon: ({ from }) => `È ${inPlace(from)} che una legione ti mancherà di meno.`,
  answer: ({ card: laid, of }) => `${event(laid)} è ben spesa: non lasciare ${toSeat(of)} mano libera.`,
  protect: ({ of }) => `Non lasciare che ${seat(of)} cada per mano di un assassino.`,
  pass: () => 'Qui nulla vale una carta.',
  only: () => 'Qui c’è poco da decidere.',
}

export const reasons = reasonsIn(whys, advice)
