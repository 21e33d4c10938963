import { findChromium } from '@iacta/testing/chromium'

/** Before the first of the tests, and not by each of their workers: what is missing is installed. */
export default function installed(): void {
  findChromium('shell')
  findChromium('whole')
}
