import type { LevelId } from '@iacta/bots'
import { LANGUAGES, type Language, type MannerId } from '@iacta/kernel'
import { GAMES } from '@iacta/registry/browser'
import type { Computer } from '@iacta/wire'
import { computed, effect, type Signal, signal } from '@preact/signals'

/** What somebody has chosen for this browser. It is kept here, and nowhere else. */

function kept<T extends string>(name: string, choices: readonly T[], usual: T): Signal<T> {
  const key = `iacta.${name}`
  let stored: string | null = null
  try {
    stored = localStorage.getItem(key)
  } catch {
    // Nothing may be kept here; it is chosen anew each time.
  }
  const chosen = signal<T>(choices.find((choice) => choice === stored) ?? usual)
  effect(() => {
    try {
      localStorage.setItem(key, chosen.value)
    } catch {
      // As above.
    }
  })
  return chosen
}

const ofTheBrowser = navigator.languages
  .map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)))
  .find((language) => language !== undefined)

export const language = kept<Language>('language', LANGUAGES, ofTheBrowser ?? 'en')
export const theme = kept('theme', ['system', 'light', 'dark'], 'system')
export const motionChoice = kept('motion', ['system', 'full', 'none'], 'system')
export const sounds = kept('sounds', ['off', 'on'], 'off')
/** Whether a curtain falls between the hands of people who play on one screen. */
export const curtain = kept('curtain', ['on', 'off'], 'on')
/** Whether single letters do something at a table. */
export const shortcuts = kept('shortcuts', ['on', 'off'], 'on')
/** The board, or the same table as text. */
export const presentation = kept('presentation', ['board', 'text'], 'board')
/** How fast what the others did is played back. */
export const PACES = ['slow', 'normal', 'quick', 'step', 'at-once'] as const
export type Pace = (typeof PACES)[number]
export const pace = kept<Pace>('pace', PACES, 'normal')
/** Whether the log lies open beside the board; until somebody says so, it does where there is room for both. */
export const logChoice = kept('log', ['usual', 'open', 'folded'], 'usual')
/** How well the computer plays against whoever sits here. */
export const level = kept<LevelId>('level', ['tiro', 'miles', 'centurio', 'legatus'], 'tiro')
/** How it likes to play; any way, unless somebody says so. */
export const manner = kept<MannerId | 'any'>('manner', ['any', 'bold', 'patient', 'grasping'], 'any')
/** The computer as somebody here would have it. */
export const computer = (bot: LevelId = level.value): Computer =>
  manner.value === 'any' ? { bot } : { bot, manner: manner.value }
/** The game that was last chosen, for whoever comes back to it. */
export const favourite = kept(
  'game',
  GAMES.map(({ id }) => id),
  GAMES[0].id,
)

const still = matchMedia('(prefers-reduced-motion: reduce)')
const prefersStill = signal(still.matches)
still.addEventListener('change', () => {
  prefersStill.value = still.matches
})
export const motion = computed(() =>
  motionChoice.value === 'system' ? !prefersStill.value : motionChoice.value === 'full',
)

export function applySettings(): void {
  effect(() => {
    document.documentElement.lang = language.value
  })
  effect(() => {
    document.documentElement.dataset.theme = theme.value
    document.documentElement.dataset.motion = motion.value ? 'full' : 'none'
  })
}
