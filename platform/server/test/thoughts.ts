import { fileURLToPath } from 'node:url'
import type { Thought } from '../src/opponents/thought.ts'

const programOf = (name: string): string => fileURLToPath(new URL(`thinkers/${name}.mjs`, import.meta.url))

/** Threads that think things over as they are told here, whenever that is. */
export const TOLD = { program: programOf('told'), patience: 1_000_000 }
/** Threads that play the little game of kernel/test/pickets.ts. */
export const RUNNING = { program: programOf('running') }
/** Threads that break over everything. */
export const BREAKING = { program: programOf('breaking') }

/** Something a thread was asked. */
export interface Posted {
  readonly thread: string
  readonly text: string
  readonly thought: Thought
}

/** What the threads of `TOLD` are asked, in whatever server. */
export class Thoughts {
  readonly #channel = new BroadcastChannel('iacta-test-thoughts')
  readonly #posted: Posted[] = []
  #wake = (): void => undefined

  constructor() {
    this.#channel.onmessage = ({ data: { thread, text } }) => {
      if (text !== undefined) this.#posted.push({ thread, text, thought: JSON.parse(text) })
      this.#wake()
    }
  }

  /** Everything asked about a table so far. */
  about(table: string): Posted[] {
    return this.#posted.filter(({ thought }) => thought.table === table)
  }

  /** Choices of a table to be thought over so far. */
  long(table: string): Posted[] {
    return this.about(table).filter(({ thought }) => thought.milliseconds !== null)
  }

  /** The n-th of them, as soon as it is asked. */
  async begun(table: string, n = 0): Promise<Posted> {
    for (;;) {
      const found = this.long(table)[n]
      if (found) return found
      await new Promise<void>((wake) => {
        this.#wake = wake
      })
    }
  }

  /** Says what comes of one. */
  let({ thread, thought: { id } }: Posted, way: 'answer' | 'resign' | 'blunder' | 'break'): void {
    this.#channel.postMessage({ thread, id, way })
  }

  close(): void {
    this.#channel.close()
  }
}

/** Waits for what will be. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((again) => setTimeout(again, 10))
}
