import { isStrait, LAND, NEIGHBOURS, type Place, SEA_AREAS_ALL, SEA_NEIGHBOURS, type Sea } from '../rules/printed.ts'

/** How far provinces are from one another by the map alone (7.12). */

export const FAR = 99
const COUNT = LAND.length

/** Movement points from one province to another over land, straits counting one more; FAR where there is no way. */
const apart = new Uint8Array(COUNT * COUNT).fill(FAR)
for (const from of LAND) {
  const row = from * COUNT
  apart[row + from] = 0
  // Straits cost one more, so the nearest that is not yet settled goes first.
  const open: Place[] = [from]
  while (open.length > 0) {
    open.sort((a, b) => apart[row + b] - apart[row + a])
    const here = open.pop() as Place
    for (const to of NEIGHBOURS[here]) {
      const way = apart[row + here] + (isStrait(here, to) ? 2 : 1)
      if (way >= apart[row + to]) continue
      apart[row + to] = way
      open.push(to)
    }
  }
}

export const distance = (from: Place, to: Place): number => apart[from * COUNT + to]

/** Provinces by how far they are from one, itself first. */
const within: Place[][] = LAND.map((from) =>
  LAND.filter((to) => distance(from, to) < FAR).sort((a, b) => distance(from, a) - distance(from, b) || a - b),
)
export const nearestTo = (from: Place): readonly Place[] => within[from]

/** Sea areas that a fleet enters on its way from one to another, the first not counted. */
const seas: number[][] = SEA_AREAS_ALL.map((from) => {
  const row = SEA_AREAS_ALL.map(() => FAR)
  row[from] = 0
  const open: Sea[] = [from]
  for (const here of open)
    for (const to of SEA_NEIGHBOURS[here])
      if (row[to] === FAR) {
        row[to] = row[here] + 1
        open.push(to)
      }
  return row
})
export const seaDistance = (from: Sea, to: Sea): number => seas[from][to]
