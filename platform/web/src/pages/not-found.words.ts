import { words } from '../words.ts'

export const w = words({
  en: {
    title: 'Terra incognita',
    home: 'Back to where the roads lead: the first page',
  },
  it: {
    title: 'Terra incognita',
    home: 'Tutte le strade portano alla prima pagina',
  },
})
