import { words } from '../words.ts'

export const t = words({
  en: {
    notPossible: 'That cannot be done',
    rule: (number: string) => `Rule ${number}`,
    openRule: (number: string) => `Rule ${number}: read it in the rules`,
    loading: 'Looking up the rule …',
    close: 'Close',
  },
  it: {
    notPossible: 'Non si può fare',
    rule: (number: string) => `Regola ${number}`,
    openRule: (number: string) => `Regola ${number}: leggila nel regolamento`,
    loading: 'Cerco la regola …',
    close: 'Chiudi',
  },
})
