import { words } from '../text/index.ts'

export const w = words({
  en: { rules: 'Rules', learn: 'Learn by playing', ladder: 'Ladders' },
  it: { rules: 'Regole', learn: 'Impara giocando', ladder: 'Classifiche' },
})
