import { count, place } from './en/words.ts'
import type { ExplanationTexts } from './explain.ts'

export const explanations: ExplanationTexts = {
  card: () => 'This card suits the position, whether it goes first or second.',
  discard: () => 'It keeps the five cards it can use best.',
  attack: ({ at, blocks, value }) =>
    value > 0
      ? `It attacks ${place(at)} with ${count(blocks, 'block')}: the city is worth ${count(value, 'point')}.`
      : `It attacks ${place(at)} with ${count(blocks, 'block')}, to wear the enemy down.`,
  occupy: ({ at, value }) => `It takes ${place(at)}, worth ${count(value, 'point')}, before anybody else does.`,
  reinforce: ({ at, blocks }) => `It sends ${count(blocks, 'block')} to hold ${place(at)}.`,
  sea: ({ at }) => `It wants command of ${place(at)}.`,
  gather: ({ at, blocks }) => `It gathers ${count(blocks, 'block')} in ${place(at)}, nearer to where they are needed.`,
  stay: () => 'It stands where it wants to be.',
  levy: () => 'It raises troops where they will be needed first.',
  defect: ({ at }) => `It hopes to win over a block in ${place(at)}.`,
  erupt: ({ at }) => `In ${place(at)} the eruption costs the enemy most.`,
  fight: ({ at }) => `It thinks the battle of ${place(at)} is worth fighting.`,
  withdraw: ({ at, to }) => `It gives up ${place(at)} to save its troops, and falls back on ${place(to)}.`,
  winter: () => 'It makes ready for Winter.',
  only: () => 'There was little to decide.',
}
