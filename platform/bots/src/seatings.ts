/** Every way for the first contender to have half of the seats, by seat; of three, one and two. Each with its mirror. */
export function seatingsOf(seats: number): boolean[][] {
  const halves = [Math.floor(seats / 2), Math.ceil(seats / 2)]
  const all = (1 << seats) - 1
  // The last seat is the other's, and in the mirror it is not: so each comes once.
  return Array.from({ length: 1 << (seats - 1) }, (_, set) => [set, all ^ set])
    .flat()
    .map((set) => Array.from({ length: seats }, (_, seat) => !!(set & (1 << seat))))
    .filter((first) => halves.includes(first.filter(Boolean).length))
}

/** What a contender had of a victory, by the seats it had: 1, 0, or half where nobody won or both did. */
export function pointsOf(winners: readonly number[], first: readonly boolean[]): number {
  const own = winners.filter((seat) => first[seat]).length
  if (winners.length === 0 || (own > 0 && own < winners.length)) return 0.5
  return own > 0 ? 1 : 0
}
