import type { GameText, Language, RuleSection } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import * as clausesEn from './clauses.en.ts'
import * as clausesIt from './clauses.it.ts'
import { rulesIn } from './rules.ts'
import { text as en } from './whole.en.ts'
import { text as it } from './whole.it.ts'

export const texts: Record<Language, GameText<Action>> = { en, it }

export const rules: Record<Language, readonly RuleSection[]> = { en: rulesIn(clausesEn), it: rulesIn(clausesIt) }
