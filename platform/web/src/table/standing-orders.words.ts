import { words } from '../words.ts'

export const t = words({
  en: {
    stands: (says: string) => `You ${says}`,
    recall: 'Recall',
  },
  it: {
    stands: (says: string) => `${says.charAt(0).toUpperCase()}${says.slice(1)}`,
    recall: 'Revoca',
  },
})
