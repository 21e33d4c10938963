import type { GameBrain } from '@iacta/kernel'
import { type LotsAction, type LotsState, type LotsView, lots } from '../../kernel/test/lots.ts'

/** A brain for the kernel's little game: it bids and objects anyhow, and judges by its share of the stones. */
export const brain: GameBrain<LotsState, LotsAction, LotsView> = {
  worlds: (known) => (chance) => lots.imagine(known, chance),
  plan(s, seat, chance, daring) {
    const legal = lots.actions(s, seat)
    const strays = daring > 0 && chance.pick(100) < 100 * daring
    // By itself it is modest: it stops, and bids nothing.
    return [strays ? legal[chance.pick(legal.length)] : (legal.find(({ do: verb }) => verb === 'stop') ?? legal[0])]
  },
  evaluate(s, seat) {
    const all = s.stones[0] + s.stones[1] + s.stones[2]
    return all === 0 ? 1 / 3 : s.stones[seat] / all
  },
  turnOf: (s) => (s.stack[1]?.step === 'rounds' ? s.stack[1].at : 4),
  horizon: 1,
  weight: () => 1,
  explain: (_, __, [{ do: verb }]) => ({ key: verb, params: {} }),
}

export { lots }
