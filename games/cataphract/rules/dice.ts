import type { PlayContext } from '@iacta/kernel'

/** 2.3: a die shows 0 to 9, and 0 is the least. */
export const roll = (play: PlayContext): number => play.chance.pick(10)

/** 5.12, 11.31: both roll until one of them has more; that one is first. */
export function rollOff(play: PlayContext): { readonly first: 0 | 1; readonly dice: readonly [number, number] } {
  for (;;) {
    const dice = [roll(play), roll(play)] as const
    if (dice[0] !== dice[1]) return { first: dice[0] > dice[1] ? 0 : 1, dice }
  }
}
