import type { ExplanationTexts } from './explain.ts'

import { inPlace, ofPlace, place, toPlace } from './it/words.ts'

const blocks = (n: number): string => (n === 1 ? 'un blocco' : `${n} blocchi`)
const points = (n: number): string => (n === 1 ? 'un punto' : `${n} punti`)

export const explanations: ExplanationTexts = {
  card: () => 'Questa carta va bene per la posizione, sia che giochi per primo sia per secondo.',
  discard: () => 'Tiene le cinque carte che può usare meglio.',
  attack: ({ at, blocks: n, value }) =>
    value > 0
      ? `Attacca ${place(at)} con ${blocks(n)}: la città vale ${points(value)}.`
      : `Attacca ${place(at)} con ${blocks(n)}, per logorare il nemico.`,
  occupy: ({ at, value }) => `Occupa ${place(at)}, che vale ${points(value)}, prima che lo faccia l’avversario.`,
  reinforce: ({ at, blocks: n }) => `Manda ${blocks(n)} a difesa ${ofPlace(at)}.`,
  sea: ({ at }) => `Vuole il controllo ${ofPlace(at)}.`,
  gather: ({ at, blocks: n }) => `Raduna ${blocks(n)} ${inPlace(at)}, più vicino a dove serviranno.`,
  stay: () => 'È già dove vuole essere.',
  levy: () => 'Recluta dove le truppe serviranno per prime.',
  defect: ({ at }) => `Spera di far defezionare un blocco ${inPlace(at)}.`,
  erupt: ({ at }) => `L’eruzione costa al nemico più ${inPlace(at)} che altrove.`,
  fight: ({ at }) => `Pensa che valga la pena di combattere la battaglia ${ofPlace(at)}.`,
  withdraw: ({ at, to }) => `Rinuncia ${toPlace(at)} per salvare le truppe, e ripiega ${toPlace(to)}.`,
  winter: () => 'Si prepara all’Inverno.',
  only: () => 'C’era poco da decidere.',
}
