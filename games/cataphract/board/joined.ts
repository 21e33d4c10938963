import type { LogLine } from '@iacta/web/board'

/** The steps of a unit or a leader are told as one, with all the hits they cost; where it turned on the way, the map shows. */
export function joined(line: LogLine, { key, params: is }: LogLine): LogLine | null {
  const { params } = line
  const { unit, leader, to, hits } = params
  if ((line.key !== 'stepped' && line.key !== 'rode') || unit !== is.unit || leader !== is.leader) return null
  const goesOn = key === line.key && is.from === to
  if (!goesOn && key !== 'turned') return null
  return { ...line, params: { ...params, to: goesOn ? is.to : to, hits: Number(hits ?? 0) + Number(is.hits ?? 0) } }
}
