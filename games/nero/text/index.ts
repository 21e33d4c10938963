import { type GameText, gameText, type Language, type RuleSection } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import * as clausesEn from './clauses.en.ts'
import * as clausesIt from './clauses.it.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { rulesIn } from './rules.ts'

export const texts: Record<Language, GameText<Action>> = { en: gameText('en', en), it: gameText('it', it) }

export const rules: Record<Language, readonly RuleSection[]> = {
  en: rulesIn({ ...clausesEn, events: en.events }),
  it: rulesIn({ ...clausesIt, events: it.events }),
}
