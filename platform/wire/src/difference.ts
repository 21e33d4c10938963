/**
 * What is different between two plain values, as JSON that can be sent. Applied to the first it makes the
 * second: `changedFields(before, fieldsDifference(before, now))` is `now`, and likewise for lists.
 */

export type Fields = Readonly<Record<string, unknown>>

/** What is different in an object; what it does not speak of is as it was. */
export interface FieldsDifference {
  /** Members that are new, or have another value. */
  readonly set?: Fields
  /** Members that are objects or lists as before, and in which something is different. */
  readonly in?: Readonly<Record<string, Difference>>
  /** Members that are no longer there. */
  readonly gone?: readonly string[]
}

/**
 * A list, made piece by piece from the one before. Two numbers take items of it as they are: from which one on, and how
 * many. A list holds items that are new. An object says what is different in the item that follows the last one taken.
 */
export type ListDifference = readonly (number | readonly unknown[] | FieldsDifference)[]

export type Difference = FieldsDifference | ListDifference

/** What makes one object of another; null if they are the same. */
export function fieldsDifference(before: Fields, now: Fields): FieldsDifference | null {
  let set: Record<string, unknown> | null = null
  let within: Record<string, Difference> | null = null
  let stayed = 0
  for (const key in now) {
    const value = now[key]
    const old = before[key]
    if (isThere(old) && value !== undefined) stayed++
    if (old === value || value === undefined) continue
    const inside = differenceWithin(old, value)
    if (inside === undefined) (set ??= {})[key] = value
    else if (inside !== null) (within ??= {})[key] = inside
  }
  const gone = goneFrom(before, now, stayed)
  if (!set && !within && !gone) return null
  const difference: { -readonly [Part in keyof FieldsDifference]: FieldsDifference[Part] } = {}
  if (set) difference.set = set
  if (within) difference.in = within
  if (gone) difference.gone = gone
  return difference
}

/** What JSON leaves out is not there, nor what every object inherits. */
const isThere = (value: unknown): boolean => value !== undefined && typeof value !== 'function'

/** The members that did not stay, if so many did; null if there are none. */
function goneFrom(before: Fields, now: Fields, stayed: number): string[] | null {
  let count = 0
  for (const _ in before) count++
  if (count === stayed) return null
  const gone = Object.keys(before).filter((key) => isThere(before[key]) && !isThere(now[key]))
  return gone.length > 0 ? gone : null
}

/** The difference between two values of one kind, null if there is none; undefined where one has to replace the other. */
function differenceWithin(before: unknown, now: unknown): Difference | null | undefined {
  if (isList(before) && isList(now)) return listDifference(before, now)
  if (isKeyed(before) && isKeyed(now)) return fieldsDifference(before, now)
  return before === now ? null : undefined
}

/** What makes one list of another; null if they are the same. */
export function listDifference(before: readonly unknown[], now: readonly unknown[]): ListDifference | null {
  const shorter = Math.min(before.length, now.length)
  let same = 0
  while (same < shorter && isSame(before[same], now[same])) same++
  if (same === before.length && same === now.length) return null
  let last = 0
  while (last < shorter - same && isSame(before[before.length - 1 - last], now[now.length - 1 - last])) last++
  const pieces = new Pieces(before)
  pieces.take(0, same)
  pieces.make(now.slice(same, now.length - last), same, before.length - last)
  pieces.take(before.length - last, last)
  return pieces.all
}

/** The pieces of a list, as they are put together from the one before. */
class Pieces {
  readonly all: (number | unknown[] | FieldsDifference)[] = []
  readonly #before: readonly unknown[]
  /** The item that follows the last one taken. */
  #next = 0

  constructor(before: readonly unknown[]) {
    this.#before = before
  }

  take(from: number, count: number): void {
    if (count === 0) return
    this.all.push(from, count)
    this.#next = from + count
  }

  /** These items, from what stood between two places as far as it is still among them. */
  make(items: readonly unknown[], from: number, to: number): void {
    const places = from < to && items.length > 0 ? new Places(this.#before, from, to, items.length) : null
    for (let i = 0; i < items.length; ) {
      const place = places?.of(items[i])
      if (place === undefined) {
        this.#add(items[i++], this.#next < to ? this.#before[this.#next] : undefined)
        continue
      }
      let count = 1
      while (place + count < to && i + count < items.length && isSame(this.#before[place + count], items[i + count]))
        count++
      this.take(place, count)
      i += count
    }
  }

  /** An item that was not there: as what changed in the one that may have become it, or whole. */
  #add(item: unknown, old: unknown): void {
    const change = isKeyed(item) && isKeyed(old) ? changeTo(item, old) : null
    const last = this.all.at(-1)
    if (change) {
      this.all.push(change)
      this.#next++
    } else if (Array.isArray(last)) last.push(item)
    else this.all.push([item])
  }
}

/** In shorter lists than this, items that are not the very same objects as before are not looked for by what they say. */
const WORTH_READING = 16

/**
 * Where the items of a list stand, as far as they are worth pointing at; to say where a number stands takes more than the
 * number. Games hand out the same action as the same object again and again, so most are found at a glance.
 */
class Places {
  readonly #byItem = new Map<unknown, number>()
  readonly #byText: Map<string, number> | null

  constructor(list: readonly unknown[], from: number, to: number, wanted: number) {
    this.#byText = Math.min(to - from, wanted) < WORTH_READING ? null : new Map()
    for (let place = to - 1; place >= from; place--) {
      const item = list[place]
      if (!isObject(item) && typeof item !== 'string') continue
      this.#byItem.set(item, place)
      if (isObject(item)) this.#byText?.set(JSON.stringify(item), place)
    }
  }

  of(item: unknown): number | undefined {
    const place = this.#byItem.get(item)
    return place === undefined && this.#byText && isObject(item) ? this.#byText.get(JSON.stringify(item)) : place
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What made an item of another, where most of it was there before: the shorter way to tell it. */
function changeTo(item: Fields, old: Fields): FieldsDifference | null {
  let [same, other] = [0, 0]
  for (const key in item) old[key] === item[key] ? same++ : other++
  const change = same > Math.max(1, other) ? fieldsDifference(old, item) : null
  return change?.gone ? null : change
}

/** What an object becomes by a difference. What has not changed is the very same as before. */
export function changedFields(before: Fields, { set, in: within, gone }: FieldsDifference): Fields {
  const now: Record<string, unknown> = { ...before, ...set }
  for (const key in within) now[key] = changed(before[key], within[key])
  for (const key of gone ?? []) delete now[key]
  return now
}

/** What a list becomes by a difference. */
export function changedList(before: readonly unknown[], pieces: ListDifference): readonly unknown[] {
  const now: unknown[] = []
  let next = 0
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]
    if (typeof piece === 'number') {
      next = piece + (pieces[++i] as number)
      for (let place = piece; place < next; place++) now.push(before[place])
    } else if (isList(piece)) now.push(...piece)
    else now.push(changedFields(before[next++] as Fields, piece))
  }
  return now
}

const changed = (before: unknown, difference: Difference): unknown =>
  isList(difference)
    ? changedList(before as readonly unknown[], difference)
    : changedFields(before as Fields, difference)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isKeyed = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

/** Whether two plain values would make the same JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]))
  return isKeyed(a) && isKeyed(b) && haveSameFields(a, b)
}

function haveSameFields(a: Fields, b: Fields): boolean {
  let stayed = 0
  for (const key in b) {
    if (!isSame(a[key], b[key])) return false
    if (b[key] !== undefined) stayed++
  }
  return goneFrom(a, b, stayed) === null
}
