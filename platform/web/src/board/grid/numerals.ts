/**
 * Figures as lines, four wide and six high: the numbers of fifteen hundred hexes are a few paths, where as texts each
 * would be measured again at every change of scale.
 */
const FIGURES: readonly string[] = [
  'm2 0c1.4 0 2 1.3 2 3s-.6 3-2 3-2-1.3-2-3 .6-3 2-3z',
  'm.8 1.2l1.4-1.2v6',
  'm.2 1.6c0-1 .8-1.6 1.8-1.6s1.8 .6 1.8 1.6c0 1.5-3.6 2.6-3.6 4.4h3.8',
  'm.3 .9c.4-.6 1-.9 1.7-.9 1 0 1.7 .6 1.7 1.4s-.7 1.4-1.9 1.4c1.3 0 2.1 .6 2.1 1.6s-.8 1.6-1.9 1.6c-.8 0-1.5-.4-1.9-1',
  'm2.8 6v-6l-2.8 4.3h4',
  'm3.5 0h-2.9l-.3 2.7c.4-.3 .9-.5 1.5-.5 1.2 0 2 .8 2 1.9s-.8 1.9-2 1.9c-.8 0-1.4-.3-1.8-.9',
  'm3.4 .6c-.4-.4-.8-.6-1.3-.6-1.4 0-2.1 1.4-2.1 3.4 0 1.7 .7 2.6 2 2.6 1.1 0 1.9-.8 1.9-1.9s-.8-1.8-1.8-1.8-1.9 .7-2 1.8',
  'm0 0h4l-2.4 6',
  'm2 0c1 0 1.6 .6 1.6 1.4s-.7 1.4-1.6 1.4-1.6-.6-1.6-1.4 .6-1.4 1.6-1.4zm0 2.8c1.2 0 1.9 .7 1.9 1.6s-.8 1.6-1.9 1.6-1.9-.7-1.9-1.6 .8-1.6 1.9-1.6z',
  'm.6 5.4c.4 .4 .8 .6 1.3 .6 1.4 0 2.1-1.4 2.1-3.4 0-1.7-.7-2.6-2-2.6-1.1 0-1.9 .8-1.9 1.9s.8 1.8 1.8 1.8 1.9-.7 2-1.8',
]

/** From one figure to the next. */
const ADVANCE = 5.4

/** A number written in lines around a point, its upper edge there. What is not a figure is left out. */
export function numerals(text: string, [x, y]: readonly [number, number]): string {
  const figures = [...text].flatMap((sign) => FIGURES[Number(sign)] ?? [])
  const left = x - (figures.length * ADVANCE - (ADVANCE - 4)) / 2
  return figures.map((figure, i) => `M${(left + i * ADVANCE).toFixed(1)} ${y.toFixed(1)}${figure}`).join('')
}
