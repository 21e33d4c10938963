import { covers } from '@iacta/kernel'

/** Whether an action is among those listed, or completes one that leaves something open. */
export const isListed = (listed: readonly unknown[], action: unknown): boolean =>
  listed.some((one) => covers(one, action))
