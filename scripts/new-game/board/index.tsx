import { plainFace } from '@iacta/web/plain-board'
import { words } from './text-view.ts'

/** A picture for the home page. */
const Picture = () => (
  <svg viewBox="0 0 100 60" aria-hidden="true">
    <path d="M20 50L50 15L80 50Z" fill="currentColor" opacity="0.3" />
  </svg>
)

export const face = plainFace(words, Picture)
