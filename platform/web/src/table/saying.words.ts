import { words } from '../text/index.ts'

export const t = words({
  en: {
    thinking: 'The computer is considering …',
    consider: 'The computer would consider:',
    plan: 'A plan to consider.',
    next: 'Next:',
    doIt: 'Do it',
    nothing: 'it has done nothing yet that wants a reason.',
    stop: 'Never mind',
    close: 'Close',
  },
  it: {
    thinking: 'Il computer ci sta pensando …',
    consider: 'Il computer farebbe così:',
    plan: 'Un piano possibile.',
    next: 'Adesso:',
    doIt: 'Fallo',
    nothing: 'finora non ha fatto nulla che chieda una spiegazione.',
    stop: 'Lascia perdere',
    close: 'Chiudi',
  },
})
