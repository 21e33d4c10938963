import type { Language } from '@iacta/kernel'

interface Words {
  title(game: string, actions: number): string
  chances(seat: string): string
  /** Two share everything. */
  chancesOfTwo(seat: string, other: string): string
  readonly turned: string
  readonly nothingTurned: string
  readonly head: { readonly action: string; readonly seat: string; readonly chance: string }
  playedOn(times: number): string
  readonly asItStands: string
  readonly measure: string
}

/** What the report of a game says besides the game's own words. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: (game, actions) => `${game}: how it went, in ${actions} ${actions === 1 ? 'action' : 'actions'}`,
    chances: (seat) => `How likely ${seat} was to win`,
    chancesOfTwo: (seat, other) => `How likely ${seat} was to win; the rest is for ${other}`,
    turned: 'Where it turned',
    nothingTurned: 'Nothing changed much.',
    head: { action: 'action', seat: 'seat', chance: 'chance' },
    playedOn: (times) =>
      `So the computer judges, with nothing hidden, after playing each moment on to the end of its turn ${times} times.`,
    asItStands: 'So the computer judges each moment as it stands, with nothing hidden.',
    measure: 'A decision is measured against what it would have done there itself.',
  },
  it: {
    title: (game, actions) => `${game}: com’è andata, in ${actions} ${actions === 1 ? 'azione' : 'azioni'}`,
    chances: (seat) => `Probabilità di vittoria: ${seat}`,
    chancesOfTwo: (seat, other) => `Probabilità di vittoria: ${seat}; il resto spetta a ${other}`,
    turned: 'I momenti decisivi',
    nothingTurned: 'Non è cambiato granché.',
    head: { action: 'azione', seat: 'posto', chance: 'probabilità' },
    playedOn: (times) =>
      `Così giudica il computer, a carte scoperte, dopo aver continuato ogni momento ${times} volte fino alla fine del turno.`,
    asItStands: 'Così il computer giudica ogni momento, a carte scoperte, per come si presenta.',
    measure: 'Una decisione si misura con quella che avrebbe preso lui al suo posto.',
  },
}
