import { words } from '../words.ts'

export const w = words({
  en: { rules: 'Rules', learn: 'Learn by playing', ladder: 'Ladders' },
  it: { rules: 'Regole', learn: 'Impara giocando', ladder: 'Classifiche' },
})
