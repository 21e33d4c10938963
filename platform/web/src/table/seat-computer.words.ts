import { words } from '../words.ts'

export const t = words({
  en: {
    put: 'Seat the computer',
    putAndBegin: 'Seat the computer and begin',
    takeOff: 'Take the computer off',
  },
  it: {
    put: 'Metti il computer',
    putAndBegin: 'Metti il computer e comincia',
    takeOff: 'Togli il computer',
  },
})
