/** Beside the dock there is room for what can be done, from so many pixels on; the buttons of the map keep theirs. */
const ROOM_BESIDE = 420
const MAP_BUTTONS = 68

/** Says on the board how far a dock reaches (`--beside`), and whether it lies on the map with room beside it. */
export function tellBeside(dock: Element, isOnMap: boolean): void {
  const board = dock.closest<HTMLElement>('.board')
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  const inRow = [...dock.children].filter((part) => getComputedStyle(part).position !== 'absolute')
  const reach = Math.max(left, ...inRow.map((part) => part.getBoundingClientRect().right)) - left
  board.style.setProperty('--beside', `${reach}px`)
  board.toggleAttribute('data-beside', isOnMap && right - left - reach - MAP_BUTTONS >= ROOM_BESIDE)
}
