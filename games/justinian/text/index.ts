import type { GameText, Language, RuleSection } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { rules as english } from './rules.en.ts'
import { rules as italian } from './rules.it.ts'
import { text as en } from './whole.en.ts'
import { text as it } from './whole.it.ts'

export const texts: Record<Language, GameText<Action>> = { en, it }

export const rules: Record<Language, readonly RuleSection[]> = { en: english.sections, it: italian.sections }
