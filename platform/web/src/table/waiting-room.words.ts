import { words } from '../words.ts'

export const w = words({
  en: {
    host: 'Host',
    you: 'You',
    clock: 'Time to think',
    counts: 'Ladder',
    rated: 'Rated',
    unrated: 'Not rated',
    open: 'Who may come',
    public: 'Anybody may sit down or watch',
    private: 'Only who is invited',
  },
  it: {
    host: 'Chi ospita',
    you: 'Tu',
    clock: 'Tempo per pensare',
    counts: 'Classifica',
    rated: 'Vale per la classifica',
    unrated: 'Non vale per la classifica',
    open: 'Chi può venire',
    public: 'Chiunque può sedersi o assistere',
    private: 'Solo chi è invitato',
  },
})
