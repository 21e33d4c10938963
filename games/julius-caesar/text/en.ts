import { blocks } from './blocks.en.ts'
import { actions } from './en/actions.ts'
import { happenings, shortWays, ways } from './en/happenings.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { gods, sides } from './en/words.ts'
import type { Texts } from './texts.ts'

export const en: Texts = {
  title: 'Julius Caesar',
  summary: 'Caesar against Pompeius for the rule of Rome, 49 to 45 BC: blocks and fog of war, for two players.',
  sides,
  blocks,
  gods,
  scenarios: { historical: 'Historical set-up', free: 'Free deployment' },
  prompts,
  happenings,
  refusals,
  actions,
  ways,
  shortWays,
}
