import { go } from '../router.ts'

let back: string | null = null

/** Whoever signs in now wants to go on here. */
export function comeBackTo(address: string): void {
  back = address
}

/** Goes back to where somebody came from to sign in; tells whether there was such a place. */
export function comeBack(): boolean {
  if (back === null) return false
  const address = back
  back = null
  go(address)
  return true
}
