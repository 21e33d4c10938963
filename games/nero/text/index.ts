import type { GameText, Language, RuleSection } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import * as clausesEn from './clauses.en.ts'
import * as clausesIt from './clauses.it.ts'
import { en } from './en.ts'
import { gameText } from './game-text.ts'
import { it } from './it.ts'
import { ruleSections } from './rules.ts'

export const texts: Record<Language, GameText<Action>> = { en: gameText(en), it: gameText(it) }

export const rules: Record<Language, readonly RuleSection[]> = {
  en: ruleSections({ ...clausesEn, events: en.events }),
  it: ruleSections({ ...clausesIt, events: it.events }),
}
