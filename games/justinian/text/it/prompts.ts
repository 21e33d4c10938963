import type { Sentences } from '../sentences.ts'
import { seats } from './names.ts'
import {
  Army,
  agreeing,
  army,
  capital,
  does,
  fleet,
  gold,
  is,
  magister,
  ofPower,
  Power,
  power,
  powersOwn,
  retreat,
  retreating,
  sp,
  withArmy,
} from './phrases.ts'

const left = (n: number): string => (n === 1 ? 'ne resta 1' : `ne restano ${n}`)
const treasury = (n: number): string => `Nel Tesoro ci sono ${gold(n)}.`

/** What a seat is asked for, or told to wait for. */
export const prompts: Sentences['prompts'] = {
  wait: ({ seat }) => `Tocca al ${seats[seat]}.`,
  posting: () => 'Metti ogni armata dove comincia.',
  strengths: ({ left: n }) => `Dai a ogni armata i suoi SP; quel che avanza dei ${n} va alla frontiera.`,
  garrisons: ({ left: n }) => `Metti SP di Frontiera in Egitto, Oriente e Illirico; ${left(n)}.`,
  moorings: ({ left: n }) => `Metti SP flotta In Porto in Egitto, Oriente o Illirico; ${left(n)}.`,
  hosts: ({ power: of, left: n }) => `Piazza ${power(of)}: prima il comandante, poi gli SP; ${left(n)}.`,
  anchorage: () => 'Metti la flotta ostrogota in una Provincia con Città italiana sulla costa.',
  losses: ({ left: n }) => `${sp(n)} da perdere: di chi?`,
  maintenance: ({ gold: n }) => `Chi paghi? ${treasury(n)}`,
  levies: ({ left: n }) => `Piazza le reclute; ${n === 1 ? 'resta 1 SP' : `restano ${sp(n)}`}.`,
  shipyard: ({ gold: n }) => `Costruisci flotte a 3 G l’una, o prosegui. ${treasury(n)}`,
  raising: () => 'Crea una nuova armata di 10 SP, o prosegui.',
  commands: () => 'Pesca Magistri per le armate che non ne hanno, sostituiscine, o prosegui.',
  arrival: ({ leader }) => `Arriva ${army(leader)}: dove prende il comando?`,
  reserves: ({ leader }) => `Quali SP prende ${army(leader)}?`,
  convoy: ({ power: of, left: n }) =>
    `Quali flotte ${ofPower(of)} vengono in Sardinia? ${n === 1 ? 'Ne manca 1 SP' : `Ne mancano ${n} SP`}.`,
  marker: ({ choose, random }) => `Usa un segnalino: Scelta ${choose}, Casuali ${random}.`,
  opportunity: ({ done, gold: n }) => `La tua attivazione ${done} di 5: cosa fai? ${treasury(n)}`,
  nika: () => 'Nika: quale armata porti in Europa?',
  recruiting: ({ power: of }) => `${Power(of)} reclutano?`,
  recruits: ({ power: of, left: n }) =>
    `Piazza le reclute ${ofPower(of)}; ${n === 1 ? 'resta 1 SP' : `restano ${sp(n)}`}.`,
  acting: ({ power: of }) => `Agiscono ${power(of)}: con quale armata, o quale flotta?`,
  bribe: ({ power: of, gold: n }) =>
    `${Power(of)} stanno per scegliere da che parte stare: quanto paghi? ${treasury(n)}`,
  ally: ({ power: of }) => `${Power(of)} stanno con te: agiscono, o si uniscono a un’armata?`,
  joint: ({ major, minor }) => `Operazione Combinata: chi agisce, ${army(major)} o ${army(minor)}?`,
  march: ({ army: id, mp }) =>
    `${Army(id)} ${does(id, 'marcia', 'marciano')}: ${mp === 1 ? 'resta 1 MP' : `restano ${mp} MP`}.`,
  sharing: ({ army: id }) => `Ridistribuisci gli SP tra le armate che stanno ${withArmy(id)}.`,
  interception: ({ army: id, mover }) =>
    `${does(mover, 'Entra', 'Entrano')} ${army(mover)}: ${army(id)} ${does(id, 'intercetta', 'intercettano')}?`,
  commander: () => 'Chi comanda in questa battaglia?',
  refuge: ({ army: id }) => `${Army(id)} è senza truppe e non può restare: dove va?`,
  shelter: ({ magister: who }) => `${magister(who)} non può restare tra i nemici: dove va?`,
  takeover: ({ magister: who }) => `${magister(who)} prende il comando di un’armata, o aspetta?`,
  withdrawal: ({ army: id }) =>
    `${Army(id)} ${is(id)} ${agreeing(id, 'attaccat')}: ${does(id, 'resta, o si ritira', 'restano, o si ritirano')} prima del combattimento?`,
  retreat: ({ army: id }) => `${capital(retreating(id))} ${retreat(id)}: dove?`,
  treasure: ({ power: of }) => `Il tesoro ${ofPower(of)}: dieci dadi, o un dado per dieci?`,
  voyage: ({ power: of, sp: n }) => `Dove va ${fleet(of)} di ${sp(n)}?`,
  precedence: () => 'Due tue flotte possono combattere: quale per prima?',
  patrol: ({ power: of }) => `Passano navi nemiche: la flotta ${powersOwn(of)} In Pattuglia intercetta?`,
  evasion: () => 'La tua flotta è intercettata: combatte, o torna indietro?',
  sardinia: ({ left: n }) => `La Sardinia si ribella, e servono altri ${sp(n)}: da dove?`,
}
