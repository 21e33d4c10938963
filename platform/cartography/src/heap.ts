/** Things waiting their turn, the cheapest first. */
export class Heap {
  readonly #items: [cost: number, item: number][] = []

  get size(): number {
    return this.#items.length
  }

  push(cost: number, item: number): void {
    const items = this.#items
    let at = items.push([cost, item]) - 1
    for (let parent = (at - 1) >> 1; at > 0 && items[parent][0] > cost; parent = (at - 1) >> 1) {
      items[at] = items[parent]
      at = parent
    }
    items[at] = [cost, item]
  }

  pop(): [cost: number, item: number] {
    const items = this.#items
    const top = items[0]
    const last = items.pop()
    if (last && items.length > 0) {
      let at = 0
      for (let child = 1; child < items.length; child = 2 * at + 1) {
        if (child + 1 < items.length && items[child + 1][0] < items[child][0]) child++
        if (items[child][0] >= last[0]) break
        items[at] = items[child]
        at = child
      }
      items[at] = last
    }
    return top
  }
}
