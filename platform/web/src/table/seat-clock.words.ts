import { words } from '../words.ts'

export const t = words({
  en: {
    left: (time: string) => `${time} left`,
    perMove: (time: string) => `${time} for this move`,
    low: 'running out',
    out: 'out of time',
    resting: 'resting',
    vacation: 'on vacation',
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    hours: (n: number) => (n === 1 ? '1 hour' : `${n} hours`),
  },
  it: {
    left: (time: string) => `${time} rimasti`,
    perMove: (time: string) => `${time} per questa mossa`,
    low: 'sta per scadere',
    out: 'tempo scaduto',
    resting: 'fermo',
    vacation: 'in vacanza',
    days: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
    hours: (n: number) => (n === 1 ? '1 ora' : `${n} ore`),
  },
})
