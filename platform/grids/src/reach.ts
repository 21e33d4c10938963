/**
 * How far one may go, by what way and at what price, over nodes that are small numbers: hexes, or hexes with a facing.
 * Prices are whole numbers of movement points.
 */
export interface Ways {
  /** What it costs to get to each node; UNREACHED where it is too much. */
  readonly price: Int16Array
  /** The node before it on the cheapest way; a start is its own. */
  readonly before: Int32Array
}

export const UNREACHED = -1

/** Tells `to` every node that can be entered from a node, and the price of that step. */
export type Steps = (node: number, spent: number, to: (next: number, price: number) => void) => void

/**
 * The cheapest ways from the starts to everything within a budget. Of equally cheap ways the one found first stands,
 * so that the same question always gets the same answer. A step may cost nothing.
 */
export function reach(nodes: number, starts: readonly number[], budget: number, steps: Steps): Ways {
  const price = new Int16Array(nodes).fill(UNREACHED)
  const before = new Int32Array(nodes).fill(UNREACHED)
  const open: number[][] = Array.from({ length: budget + 1 }, () => [])
  for (const start of starts) {
    if (price[start] === 0) continue
    price[start] = 0
    before[start] = start
    open[0].push(start)
  }
  for (let spent = 0; spent <= budget; spent++)
    // More may be added to the list that is being gone through, by steps that cost nothing.
    for (let i = 0; i < open[spent].length; i++) {
      const node = open[spent][i]
      if (price[node] !== spent) continue
      steps(node, spent, (next, cost) => {
        const sum = spent + cost
        if (sum > budget || (price[next] !== UNREACHED && price[next] <= sum)) return
        price[next] = sum
        before[next] = node
        open[sum].push(next)
      })
    }
  return { price, before }
}

/** Places of any grid, and which of them touch. */
export interface Lattice<Place extends number> {
  readonly count: number
  neighbours(place: Place): readonly Place[]
}

/**
 * A range that bends: counted from place to place at the price of each step, and not at all where that is not finite.
 * With a price of 1 it is a path around what bars it, as of a commander's orders.
 */
export const spread = <Place extends number>(
  lattice: Lattice<Place>,
  starts: readonly Place[],
  budget: number,
  price: (from: Place, to: Place) => number,
): Ways =>
  reach(lattice.count, starts, budget, (node, _spent, to) => {
    for (const next of lattice.neighbours(node as Place)) to(next, price(node as Place, next))
  })

/** The nodes of the cheapest way to one, from the start on; none if it cannot be reached. */
export function wayTo({ before }: Ways, node: number): number[] {
  if (before[node] === UNREACHED) return []
  const way = [node]
  for (let at = node; before[at] !== at; ) {
    at = before[at]
    way.push(at)
  }
  return way.reverse()
}
