/** The number a ship bears in its fleet: `goth-07` is the seventh. */
export const numberOf = (ship: string): number => Number(ship.split('-')[1])
export const isGothic = (ship: string): boolean => ship.startsWith('goth')

/** With its sign: what is added to a roll. */
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

export const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
