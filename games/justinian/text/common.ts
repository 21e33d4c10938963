/** With its sign: what is added to a roll. */
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

export const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
