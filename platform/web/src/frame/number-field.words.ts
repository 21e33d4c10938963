import { words } from '../words.ts'

export const w = words({
  en: {
    less: (what: string) => `${what}: less`,
    more: (what: string) => `${what}: more`,
    range: (from: number, to: number, by: number) => `From ${from} to ${to}${by === 1 ? '' : `, in steps of ${by}`}`,
  },
  it: {
    less: (what: string) => `${what}: meno`,
    more: (what: string) => `${what}: più`,
    range: (from: number, to: number, by: number) => `Da ${from} a ${to}${by === 1 ? '' : `, di ${by} in ${by}`}`,
  },
})
