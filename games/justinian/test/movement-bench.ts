import { Bench } from './bench.ts'

type Written = Readonly<Record<string, unknown>>

/** An army in the middle of its march; the Byzantine's in an activation of his own. */
export function marching(army: string, mp: number, written: Written, frame: Written = {}): Bench {
  const isRoman = [
    'presental-i',
    'presental-ii',
    'oriens',
    'thracia',
    'illyricum',
    'armenia',
    'italia',
    'africa',
  ].includes(army)
  return new Bench({
    turn: 0,
    gold: 0,
    romanActs: isRoman,
    stack: [{ step: 'closing' }, { step: 'march', army, seat: isRoman ? 'byzantine' : 'barbarian', mp, ...frame }],
    ...written,
  })
}
