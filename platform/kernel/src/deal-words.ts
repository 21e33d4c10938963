import type { Params } from './game.ts'
import type { Language } from './text.ts'

/** How seats and terms of a game's deals are called. */
export interface DealNames {
  seat(id: string): string
  /** Terms, whole or left open: `3 to 17 talents for peace`. */
  terms(of: object): string
}

interface Sayings {
  readonly actions: Readonly<Record<string, (whom: string, terms: string) => string>>
  readonly happenings: Readonly<Record<string, (from: string, to: string, terms: string) => string>>
}

const SAYINGS: Readonly<Record<Language, Sayings>> = {
  en: {
    actions: {
      offer: (to, terms) => `Offer ${to}: ${terms}`,
      accept: (from) => `Accept the offer of ${from}`,
      reject: (from) => `Reject the offer of ${from}`,
      withdraw: (to) => `Withdraw the offer to ${to}`,
      wait: () => 'Wait for what others offer',
      done: () => 'End the talks for me',
    },
    happenings: {
      'deal-offered': (from, to, terms) => `${from} offers ${to}: ${terms}.`,
      'deal-struck': (from, to, terms) => `${from} and ${to} agree: ${terms}.`,
      'deal-rejected': (from, to, terms) => `${to} rejects the offer of ${from}: ${terms}.`,
      'deal-withdrawn': (from, to, terms) => `${from} withdraws the offer to ${to}: ${terms}.`,
      'deal-lapsed': (from, to, terms) => `The offer of ${from} to ${to} lapses: ${terms}.`,
    },
  },
  it: {
    actions: {
      offer: (to, terms) => `Offri a ${to}: ${terms}`,
      accept: (from) => `Accetta l’offerta di ${from}`,
      reject: (from) => `Rifiuta l’offerta di ${from}`,
      withdraw: (to) => `Ritira l’offerta a ${to}`,
      wait: () => 'Aspetta le offerte degli altri',
      done: () => 'Chiudi le tue trattative',
    },
    happenings: {
      'deal-offered': (from, to, terms) => `${from} offre a ${to}: ${terms}.`,
      'deal-struck': (from, to, terms) => `${from} e ${to} si accordano: ${terms}.`,
      'deal-rejected': (from, to, terms) => `${to} rifiuta l’offerta di ${from}: ${terms}.`,
      'deal-withdrawn': (from, to, terms) => `${from} ritira l’offerta a ${to}: ${terms}.`,
      'deal-lapsed': (from, to, terms) => `L’offerta di ${from} a ${to} decade: ${terms}.`,
    },
  },
}

/** What is done in talks and what is told of them, in words; null for whatever else is done or told. */
export interface DealWords {
  action(listed: { readonly do: string }): string | null
  happening(told: { readonly key: string; readonly params: Params }): string | null
}

export function dealWords(language: Language, { seat, terms }: DealNames): DealWords {
  const { actions, happenings } = SAYINGS[language]
  return {
    action(listed) {
      if (!Object.hasOwn(actions, listed.do)) return null
      const { to, from } = listed as { readonly to?: string; readonly from?: string }
      return actions[listed.do](seat(to ?? from ?? ''), listed.do === 'offer' ? terms(listed) : '')
    },
    happening({ key, params }) {
      if (!Object.hasOwn(happenings, key)) return null
      return happenings[key](seat(String(params.from)), seat(String(params.to)), terms(params))
    },
  }
}
