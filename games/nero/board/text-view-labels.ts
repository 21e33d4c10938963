import type { Language } from '@iacta/kernel'
import { words as en } from './labels.en.ts'
import { words as it } from './labels.it.ts'
import type { Labels } from './labels.ts'

/** What the text view says besides the board's own words: headings of what stands, and of what may be done. */
export interface TextViewLabels {
  readonly ui: Labels
  readonly status: string
  readonly over: string
  readonly waiting: string
  readonly now: string
  readonly italy: string
  readonly nobodyThere: string
  readonly holds: string
  readonly moving: (what: string, where: string) => string
  readonly pieces: (legions: number, commander: boolean) => string
  readonly laidFor: string
  readonly groups: Readonly<Record<GroupId, string>>
}

export type GroupId =
  | 'setUp'
  | 'lay'
  | 'from'
  | 'event'
  | 'discard'
  | 'setOut'
  | 'march'
  | 'attack'
  | 'takeOn'
  | 'leave'
  | 'aim'
  | 'throne'
  | 'battle'
  | 'decide'
  | 'answer'
  | 'pass'
  | 'finish'

export const TEXT: Record<Language, TextViewLabels> = {
  en: {
    ui: en,
    status: 'How the game stands',
    over: 'The game is over',
    waiting: 'Waiting for',
    now: 'Now',
    italy: 'Italy and Rome',
    nobodyThere: 'Nobody',
    holds: 'controlled by',
    moving: (what, where) => `Under way: ${what}, ${where}`,
    pieces: (legions, commander) =>
      [...(legions > 0 ? [en.legions(legions)] : []), ...(commander ? ['the commander'] : [])].join(' and '),
    laidFor: 'Chosen',
    groups: {
      setUp: 'Set-up',
      lay: 'Lay a card for movement',
      from: 'Whose pieces it is for',
      event: 'Play a card as an event',
      discard: 'Discard a card',
      setOut: 'Who sets out',
      march: 'Where to',
      attack: 'Attack',
      takeOn: 'Legions and markers',
      leave: 'Leave behind',
      aim: 'Aim of the card',
      throne: 'The throne',
      battle: 'Cards for the battle',
      decide: 'Decide',
      answer: 'Answer with a card',
      pass: 'Pass',
      finish: 'Finish',
    },
  },
  it: {
    ui: it,
    status: 'La situazione',
    over: 'La partita è finita',
    waiting: 'Si attende',
    now: 'Adesso',
    italy: 'Italia e Roma',
    nobodyThere: 'Nessuno',
    holds: 'controllo di',
    moving: (what, where) => `In marcia: ${what}, ${where}`,
    pieces: (legions, commander) =>
      [...(legions > 0 ? [it.legions(legions)] : []), ...(commander ? ['il comandante'] : [])].join(' e '),
    laidFor: 'Scelte',
    groups: {
      setUp: 'Preparazione',
      lay: 'Una carta per il movimento',
      from: 'Per quali pedine',
      event: 'Una carta come evento',
      discard: 'Scarta una carta',
      setOut: 'Chi parte',
      march: 'Dove andare',
      attack: 'Attacco',
      takeOn: 'Legioni e segnalini',
      leave: 'Lascia indietro',
      aim: 'Bersaglio della carta',
      throne: 'Il trono',
      battle: 'Carte per lo scontro',
      decide: 'Decidi',
      answer: 'Rispondi con una carta',
      pass: 'Passa',
      finish: 'Concludi',
    },
  },
}
