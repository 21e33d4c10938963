import type { Language } from '@iacta/kernel'
import { api, person } from '../api.ts'
import { language } from '../settings.ts'

/** Chooses a language here, and for what the server sends us. */
export function chooseLanguage(tongue: Language): void {
  language.value = tongue
  const who = person.value
  if (who && who.language !== tongue) {
    person.value = { ...who, language: tongue }
    // What cannot be told now is told with the next choice.
    api('PATCH', '/me', { language: tongue }).catch(() => undefined)
  }
}
