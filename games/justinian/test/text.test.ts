import { everyKeyHasWords } from '@iacta/testing'
import { FIELDS } from '../rules/action.ts'
import { REASONS } from '../rules/reasons.ts'
import { en } from '../text/en.ts'
import { it } from '../text/it.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })
