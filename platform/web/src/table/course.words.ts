import { words } from '../words.ts'

export const t = words({
  en: {
    title: 'How it went',
    working: 'The computer is looking back at the game …',
    failed: 'It cannot be told how this game went.',
    again: 'Try again',
    chart: (name: string) =>
      `A chart of how likely ${name} was to win, from the first action to the last. What turned it is listed below.`,
    chartOfAll: 'A chart of how likely each side was to win, from the first action to the last.',
    turned: 'Where it turned',
    nothingTurned: 'Nothing changed much in this game.',
    point: (name: string, before: number, after: number) => `${name} ${before} → ${after} %`,
    show: 'Shows the board as it stood then',
    note: 'So the computer judges, with nothing hidden. A decision is measured against what it would have done there itself.',
  },
  it: {
    title: 'Com’è andata',
    working: 'Il computer sta ripercorrendo la partita …',
    failed: 'Non si può dire com’è andata questa partita.',
    again: 'Riprova',
    chart: (name: string) =>
      `Grafico delle probabilità di vittoria di ${name}, dalla prima azione all’ultima. I momenti decisivi sono elencati sotto.`,
    chartOfAll: 'Grafico delle probabilità di vittoria di ogni parte, dalla prima azione all’ultima.',
    turned: 'I momenti decisivi',
    nothingTurned: 'In questa partita non è cambiato granché.',
    point: (name: string, before: number, after: number) => `${name} ${before} → ${after} %`,
    show: 'Mostra la mappa com’era allora',
    note: 'Così giudica il computer, a carte scoperte. Una decisione si misura con quella che avrebbe preso lui al suo posto.',
  },
})
