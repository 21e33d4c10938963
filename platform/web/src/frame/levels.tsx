import type { LevelId } from '@iacta/bots'
import { level, manner } from '../settings.ts'
import { LEVEL_NAMES, w } from './levels.words.ts'
import { Choices } from './parts.tsx'

const LEVELS = Object.keys(LEVEL_NAMES) as LevelId[]
const MANNERS = ['any', 'bold', 'patient', 'grasping'] as const

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

/** How it likes to play, which makes it no stronger. It is remembered. */
export const MannerChoice = () => (
  <Choices
    legend={w.value.manner}
    value={manner.value}
    choices={MANNERS.map((id) => ({ value: id, label: w.value.manners[id] }))}
    onChoose={(id) => {
      manner.value = id
    }}
  >
    <p class="under" aria-live="polite">
      {w.value.mannerAbout[manner.value]}
    </p>
  </Choices>
)
