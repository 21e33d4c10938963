/** A value and the place along the chart from which it holds. */
export interface Point {
  readonly at: number
  /** From 0 to 1. */
  readonly value: number
}

const BLOCKS = ' ▁▂▃▄▅▆▇█'
const STEPS = BLOCKS.length - 1

/** Where on a chart of this width something lies. */
const columnOf = (at: number, total: number, width: number): number =>
  total === 0 ? 0 : Math.round((at / total) * (width - 1))

/** The values as columns of blocks, with a scale before them: the highest line first. */
export function chart(points: readonly Point[], total: number, width: number, height: number): string[] {
  const columns = Array.from({ length: width }, (_, column) => {
    const reached = points.findLast(({ at }) => columnOf(at, total, width) <= column)
    return Math.round((reached?.value ?? 0) * height * STEPS)
  })
  const lines = Array.from({ length: height }, (_, line) => {
    const floor = (height - 1 - line) * STEPS
    const blocks = columns.map((level) => BLOCKS[Math.min(STEPS, Math.max(0, level - floor))])
    return `${scale(line, height)}${blocks.join('')}`.trimEnd()
  })
  return [...lines, `  0 % └${'─'.repeat(width)}`]
}

/** The numbers 1, 2, 3 … beneath a chart, each as near to its place as there is room. The places are in order. */
export function marks(places: readonly number[], total: number, width: number): string {
  const columns = places.map((at) => columnOf(at, total, width))
  for (let i = 1; i < columns.length; i++) columns[i] = Math.max(columns[i], columns[i - 1] + 1)
  for (let i = columns.length - 1, end = width; i >= 0; end = columns[i--]) columns[i] = Math.min(columns[i], end - 1)
  const line = Array<string>(width).fill(' ')
  for (const [i, column] of columns.entries()) line[column] = String(i + 1)
  return `${' '.repeat(MARGIN)}${line.join('')}`.trimEnd()
}

/** Room that the scale takes before the first column. */
export const MARGIN = 7

const scale = (line: number, height: number): string =>
  line === 0 ? '100 % ┤' : 2 * line === height ? ' 50 % ┤' : '      │'
