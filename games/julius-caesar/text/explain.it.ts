import { reasonsIn, type Sayings } from '@iacta/kernel'
import type { Explanations } from '../bot/explain.ts'
import { inPlace, ofPlace, place, toPlace } from './it/names.ts'

const blocks = (n: number): string => (n === 1 ? 'un blocco' : `${n} blocchi`)
const points = (n: number): string => (n === 1 ? 'un punto' : `${n} punti`)

const whys: Sayings<Explanations> = {
  card: () => 'Questa carta è adatta alla posizione, sia che giochi per primo sia per secondo.',
  'card-attack': () => 'Ha in mente un attacco che questo Evento favorisce.',
  'card-first': () => 'Vuole muovere per primo, e molto.',
  'card-levies': () => 'Preferisce reclutare truppe che muoverne molte.',
  discard: () => 'Tiene le cinque carte che può usare meglio.',
  attack: ({ at, blocks: n, value }) =>
    value > 0
      ? `Attacca ${place(at)} con ${blocks(n)}: la città vale ${points(value)}.`
      : `Attacca ${place(at)} con ${blocks(n)}, per logorare il nemico.`,
  relieve: ({ at, blocks: n }) => `Manda ${blocks(n)} in aiuto ${ofPlace(at)}, sotto attacco.`,
  occupy: ({ at, value }) => `Occupa ${place(at)}, che vale ${points(value)}, prima che lo faccia l’avversario.`,
  reinforce: ({ at, blocks: n }) => `Manda ${blocks(n)} a difesa ${ofPlace(at)}.`,
  sea: ({ at }) => `Vuole il controllo ${ofPlace(at)}.`,
  gather: ({ at, blocks: n }) => `Raduna ${blocks(n)} ${inPlace(at)}, più vicino a dove serviranno.`,
  stay: () => 'È già dove vuole essere.',
  levy: () => 'Recluta dove le truppe serviranno per prime.',
  defect: ({ at }) => `Spera di tirare dalla sua parte un blocco ${inPlace(at)}.`,
  haven: ({ at }) => `È ${inPlace(at)} che il blocco gli serve di più.`,
  erupt: ({ at }) => `L’eruzione costa al nemico più ${inPlace(at)} che altrove.`,
  decline: () => 'Non ha trovato nulla che valesse il favore del dio.',
  fight: ({ at }) => `Pensa che valga la pena di combattere ${inPlace(at)}.`,
  withdraw: ({ at, to }) => `Rinuncia ${toPlace(at)} per salvare le truppe, e ripiega verso ${place(to)}.`,
  spare: () => 'Subisce la perdita dove pesa di meno.',
  winter: () => 'Si prepara all’Inverno.',
  only: () => 'C’era poco da decidere.',
}

const advice: Sayings<Explanations> = {
  card: () => 'È adatta alla posizione, sia che tu giochi per primo sia per secondo.',
  'card-attack': () => 'Favorisce un attacco che puoi fare adesso.',
  'card-first': () => 'Con tanti movimenti è probabile che tocchi a te per primo.',
  'card-levies': () => 'È un buon momento per reclutare truppe.',
  discard: () => 'Le altre cinque ti servono di più.',
  attack: ({ at, blocks: n, value }) =>
    value > 0
      ? `Attacca ${place(at)} con ${blocks(n)}: la città vale ${points(value)}.`
      : `Attacca ${place(at)} con ${blocks(n)}, per logorare il nemico.`,
  relieve: ({ at, blocks: n }) => `Manda ${blocks(n)} in aiuto ${ofPlace(at)}, sotto attacco.`,
  occupy: ({ at, value }) => `Occupa ${place(at)}, che vale ${points(value)}, prima che lo faccia il nemico.`,
  reinforce: ({ at, blocks: n }) => `Manda ${blocks(n)} a difesa ${ofPlace(at)}.`,
  sea: ({ at }) => `Prendi il controllo ${ofPlace(at)}.`,
  gather: ({ at, blocks: n }) => `Raduna ${blocks(n)} ${inPlace(at)}, più vicino a dove serviranno.`,
  stay: () => 'I tuoi blocchi sono già dove devono stare.',
  levy: () => 'Recluta dove le truppe serviranno per prime.',
  defect: ({ at }) => `Prova a tirare dalla tua parte un blocco ${inPlace(at)}.`,
  haven: ({ at }) => `È ${inPlace(at)} che il blocco ti serve di più.`,
  erupt: ({ at }) => `L’eruzione costa al nemico più ${inPlace(at)} che altrove.`,
  decline: () => 'Qui nulla vale il favore del dio.',
  fight: ({ at }) => `Vale la pena di combattere ${inPlace(at)}.`,
  withdraw: ({ at, to }) => `Rinuncia ${toPlace(at)} per salvare le truppe, e ripiega verso ${place(to)}.`,
  spare: () => 'Subisci la perdita dove pesa di meno.',
  winter: () => 'Preparati all’Inverno.',
  only: () => 'Qui c’è poco da decidere.',
}

export const reasons = reasonsIn(whys, advice)
