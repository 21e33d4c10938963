import type { GameText, Language, RuleSection } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import * as clausesEn from './clauses.en.ts'
import * as clausesIt from './clauses.it.ts'
import { en } from './en.ts'
import { textIn } from './game-text.ts'
import { it } from './it.ts'
import { rulesIn } from './rules.ts'

export const texts: Record<Language, GameText<Action>> = { en: textIn('en', en), it: textIn('it', it) }

export const rules: Record<Language, readonly RuleSection[]> = {
  en: rulesIn(clausesEn),
  it: rulesIn(clausesIt),
}
