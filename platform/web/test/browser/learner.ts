import type { Locator, Page } from 'playwright-core'
import type { LessonStep } from '../../src/board/contract.ts'
import type { Point } from '../../src/board/transform.ts'

type Said = LessonStep['title']

export interface Course {
  readonly steps: readonly { readonly title: Said }[]
  /** Something that lies on the map as the map lies. */
  readonly ground: string
  /** The middle of a hex on the map. */
  centre(hex: string): Point
}

/** Somebody who takes a guided battle on the map, on real positions: by mouse, or by touch. */
export class Learner {
  readonly page: Page
  readonly #course: Course
  readonly #language: keyof Said
  readonly #touch: (x: number, y: number) => Promise<void>

  constructor(page: Page, course: Course, language: keyof Said, touch: (x: number, y: number) => Promise<void>) {
    this.page = page
    this.#course = course
    this.#language = language
    this.#touch = touch
  }

  async reached(step: number): Promise<void> {
    const { title } = this.#course.steps[step - 1]
    await this.page.getByRole('heading', { name: title[this.#language], exact: true }).waitFor()
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Touches a hex in its middle, once the map has come to rest. */
  async touch(hex: string): Promise<void> {
    const { x, y } = await this.resting(hex)
    await this.#touch(x, y)
  }

  /** Where a hex is, once the map has come to rest. */
  async resting(hex: string): Promise<{ readonly x: number; readonly y: number }> {
    let { x, y } = await this.#middleOf(hex)
    for (let isStill = false; !isStill; ) {
      await this.page.waitForTimeout(80)
      const now = await this.#middleOf(hex)
      isStill = now.x === x && now.y === y
      ;({ x, y } = now)
    }
    return { x, y }
  }

  #middleOf(hex: string): Promise<{ x: number; y: number }> {
    return this.page.locator(this.#course.ground).evaluate((ground, [of, down]) => {
      const point = new DOMPoint(of, down).matrixTransform((ground as SVGGElement).getScreenCTM() ?? undefined)
      return { x: point.x, y: point.y }
    }, this.#course.centre(hex))
  }

  /** What cannot be taken back is explained, and then meant. */
  async mean(): Promise<void> {
    await this.page.locator('.explained .button.main').click()
  }

  get held(): Locator {
    return this.page.locator('.battle-held')
  }
}
