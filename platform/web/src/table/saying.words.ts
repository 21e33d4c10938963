import { words } from '../words.ts'

export const t = words({
  en: {
    thinking: 'The computer is considering …',
    consider: 'The computer would consider:',
    step: (n: number, of: number) => `A plan to consider, step ${n} of ${of}:`,
    doIt: 'Do it',
    doAll: (n: number) => `Do all ${n} steps`,
    nothing: 'it has done nothing yet that wants a reason.',
    stop: 'Never mind',
    close: 'Close',
  },
  it: {
    thinking: 'Il computer ci sta pensando …',
    consider: 'Il computer farebbe così:',
    step: (n: number, of: number) => `Un piano possibile, passo ${n} di ${of}:`,
    doIt: 'Fallo',
    doAll: (n: number) => `Fai tutti i ${n} passi`,
    nothing: 'finora non ha fatto nulla che chieda una spiegazione.',
    stop: 'Lascia perdere',
    close: 'Chiudi',
  },
})
