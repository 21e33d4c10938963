import { type GameText, type Refusal, sayRefusal } from '@iacta/kernel'
import { language } from '../settings.ts'

/** Why, in the game's own words. */
export const Reason = ({ text, refusal }: { readonly text: GameText; readonly refusal: Refusal }) => (
  <p class="why-reason">{sayRefusal(text, language.value, refusal)}</p>
)
