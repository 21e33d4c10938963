/** Parts of a whole in percent without fractions, that add up to a hundred: what is cut off most is made up for first. */
export function wholePercents(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return parts.map(() => 0)
  const exact = parts.map((part) => (100 * part) / whole)
  const percents = exact.map(Math.floor)
  const missing = 100 - percents.reduce((sum, part) => sum + part, 0)
  const cut = [...exact.keys()].sort((a, b) => exact[b] - percents[b] - (exact[a] - percents[a]))
  for (const i of cut.slice(0, missing)) percents[i]++
  return percents
}
