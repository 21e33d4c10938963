import type { LevelId } from '@iacta/bots'
import { level } from '../settings.ts'
import { LEVEL_NAMES, w } from './levels.words.ts'
import { Choices } from './parts.tsx'

const LEVELS = Object.keys(LEVEL_NAMES) as LevelId[]

/** How well the computer is to play, with a sentence on the level chosen, or on each. It is remembered. */
export function LevelChoice({ look }: { readonly look: 'segments' | 'cards' }) {
  const { about } = w.value
  return (
    <Choices
      legend={w.value.level}
      look={look}
      quiet={look === 'segments'}
      value={level.value}
      choices={LEVELS.map((id) => ({
        value: id,
        label: LEVEL_NAMES[id],
        ...(look === 'cards' ? { about: about[id] } : {}),
      }))}
      onChoose={(id) => {
        level.value = id
      }}
    >
      {look === 'segments' ? (
        <p class="under" aria-live="polite">
          {about[level.value]}
        </p>
      ) : null}
    </Choices>
  )
}
