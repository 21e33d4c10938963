import { NO_UNIT, NOWHERE, type Unit } from './printed.ts'
import { factsOf, has, isInPlay, isMarked, isRouted, PASSING, type State, tqOf } from './state.ts'

/** What could never be. */
export function faults(s: State): string[] {
  const found: string[] = []
  const { units, leaders, ground, grid } = factsOf(s)
  const where = new Map<number, Unit[]>()
  units.forEach(({ id, type }, i) => {
    const unit = i as Unit
    const hex = s.at[unit]
    if (hex === NOWHERE) return
    if (has(s, unit, 'eliminated')) found.push(`${id} is eliminated and stands in ${grid.name(hex)}`)
    if (ground[hex] === 'river') found.push(`${id} stands in the river`)
    if (type !== 'CH') where.set(hex, [...(where.get(hex) ?? []), unit])
    if (isRouted(s, unit) && s.hits[unit] > 0) found.push(`${id} is routed and has hits`)
  })
  // 6.61: one unit in a hex, but for whoever passes through.
  const passing = new Set(s.stack.flatMap((frame) => (PASSING.has(frame.step) && 'unit' in frame ? [frame.unit] : [])))
  for (const [hex, those] of where) {
    if (those.filter((unit) => !passing.has(unit)).length > 1)
      found.push(`${grid.name(hex as never)} holds ${those.map((unit) => units[unit].id).join(' and ')}`)
    if (!those.includes(s.unitIn[hex])) found.push(`${grid.name(hex as never)} does not know who stands there`)
  }
  s.unitIn.forEach((unit, hex) => {
    if (unit !== NO_UNIT && s.at[unit] !== hex) found.push(`${units[unit].id} is thought to be elsewhere`)
  })
  // 10.14: nobody stands with as many hits as he can bear, but in the middle of shock.
  const isQuiet = !s.stack.some(({ step }) => step === 'shock' || step === 'rout')
  if (isQuiet)
    units.forEach(({ id }, i) => {
      const unit = i as Unit
      if (s.at[unit] !== NOWHERE && !isRouted(s, unit) && s.hits[unit] >= tqOf(s, unit))
        found.push(`${id} has ${s.hits[unit]} hits and stands`)
    })
  leaders.forEach(({ id }, i) => {
    if (isInPlay(s, i as never) && isMarked(s, i as never, 'fallen')) found.push(`${id} has fallen and is in play`)
  })
  return found
}
