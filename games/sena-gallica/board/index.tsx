import { plainFace } from '@iacta/web/plain-board'
import { words } from './text-view.ts'

/** A galley off the shore, for the home page. */
const Picture = () => (
  <svg viewBox="0 0 100 60" aria-hidden="true">
    <path d="M0 40Q12 36 25 40T50 40T75 40T100 40V60H0Z" fill="currentColor" opacity="0.18" />
    <path d="M14 34H78L92 30L84 42Q80 46 74 46H26Q18 46 14 34Z" fill="currentColor" opacity="0.55" />
    <path d="M50 10V34M36 14Q50 10 64 14L60 28Q50 25 40 28Z" fill="none" stroke="currentColor" stroke-width="2" />
    <path
      d="M28 44L22 54M36 44L30 54M44 44L38 54M52 44L46 54M60 44L54 54M68 44L62 54"
      stroke="currentColor"
      stroke-width="1.6"
      opacity="0.7"
    />
  </svg>
)

export const face = plainFace(words, Picture)
