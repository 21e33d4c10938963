import { LEVEL_IDS, LEVELS } from '@iacta/bots'
import { everyOptions, LANGUAGES } from '@iacta/kernel'
import { GAMES } from '@iacta/registry'
import { z } from 'zod'
import { Problem } from './problem.ts'

/** A name as somebody writes it: tidied, and made of what names are made of. What it may not be is `checkName`'s. */
export const Name = z
  .string()
  .max(60)
  .normalize('NFC')
  .transform((name) => name.trim().replaceAll(/ +/g, ' '))
  .pipe(
    z
      .string()
      .min(2)
      .max(30)
      // Marks as the scripts that need them have them, but not piled up.
      .regex(
        /^[\p{L}\p{N}]\p{M}{0,2}(?:[\p{L}\p{N} _.'-]\p{M}{0,2})*$/u,
        "a name is made of letters, digits, spaces and _ . ' -",
      ),
  )

/** Names that differ only in case or in how they are written are one: ß and SS, ς and σ, ﬁ and fi. */
export const keyOf = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')

/** Refuses a new name that cannot be seen, mixes alphabets, or belongs to the house. Old ones are never asked. */
export function checkName(name: string): void {
  if (/\p{Default_Ignorable_Code_Point}/u.test(name) || !/[\p{L}\p{Nd}]/u.test(name.normalize('NFKC')))
    throw new Problem(400, 'name-unseen', 'A name may not have letters that cannot be seen.')
  if (!isOfOneAlphabet(name))
    throw new Problem(400, 'name-mixed', 'A name is written in one alphabet, in the letters that languages use.')
  if (isReserved(name)) throw new Problem(400, 'name-reserved', `The name ${name} belongs to the house.`)
}

// One alphabet

/** The scripts that languages of today are written in; those of the past are full of letters that look like ours. */
const SCRIPTS =
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
/** Scripts that are written together, Latin among them: nobody takes one for the other. */
const TOGETHER = ['Han Hiragana Katakana Latin', 'Han Hangul Latin', 'Han Bopomofo Latin']

const ALPHABETS = [...SCRIPTS.split(' '), ...TOGETHER].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[${letters.join('')}\\p{Script=Inherited}0-9 _.'-]+$`, 'u')
})

/** Letters of no script, which look like points; but Japanese has one that it needs. */
const SIGNS = /(?!ー)(?=\p{Script=Common})\p{L}/u

/** Latin letters that are no plain ones with a mark; letters of phonetics are left out. */
const LATIN_LETTERS = /^[a-zæœøðþßđħıłŋŧəɓɗƙɛɔƴ]$/

function isOfOneAlphabet(name: string): boolean {
  const plain = name.normalize('NFKC')
  if (!ALPHABETS.some((alphabet) => alphabet.test(plain)) || SIGNS.test(plain)) return false
  const bare = plain.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return [...bare].every((letter) => !/\p{Script=Latin}/u.test(letter) || LATIN_LETTERS.test(letter.toLowerCase()))
}

// What looks the same

const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    // Whatever looks like l or o in one case or the other: names do not differ by case either.
    ['l', '1iıł'],
    ['o', '0øοоօ'],
    ['a', 'αа'],
    ['b', 'βвьɓ'],
    ['c', 'сϲ'],
    ['d', 'đðԁɗ'],
    ['e', 'εеєɛ'],
    ['h', 'ηнһհħ'],
    ['j', 'јյ'],
    ['k', 'κкƙ'],
    ['l', 'ιіӏ'],
    ['m', 'μм'],
    ['n', 'νոп'],
    ['p', 'ρр'],
    ['q', 'ԛզ'],
    ['s', 'ѕ'],
    ['t', 'τтŧ'],
    ['u', 'ս'],
    ['w', 'ԝω'],
    ['x', 'χх'],
    ['y', 'υуүγƴ'],
    ['z', 'ζ'],
  ].flatMap(([looks, letters]) => [...letters].map((letter) => [letter, looks])),
)

/**
 * How a name looks: two names with the same look are not told apart at a glance. Case, accents, spaces and points do
 * not count, nor does the alphabet where letters have the same shape.
 */
export function lookOf(name: string): string {
  const letters = [...keyOf(name).normalize('NFKD')].filter((letter) => !/[ _.'-]/.test(letter))
  const isBare = !letters.some(
    (letter) => /\p{L}/u.test(letter) && !/[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u.test(letter),
  )
  return letters
    .filter((letter) => !isBare || !/\p{M}/u.test(letter))
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .normalize('NFC')
}

// What belongs to the house

/** Nobody has one of these as a word of his name: it would sound as if he spoke for those who run the server. */
const OFFICES =
  'admin admins administrator administrators amministratore amministratrice amministrazione mod mods moderator moderators moderatore moderatrice moderazione operator operators operatore operatrice owner staff support supporto assistenza official ufficiale system sistema server sysop root webmaster postmaster security sicurezza iacta'
/** Nor one of these for all his name. */
const OTHERS =
  'guest guests ospite ospiti anonymous anonimo nobody nessuno somebody qualcuno everybody everyone tutti all me you tu bot bots computer deleted null undefined none spectator spectators spettatore spettatori player players giocatore giocatori test help aiuto info'

const looksOf = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].map(lookOf))

const offices = once(() => looksOf(OFFICES.split(' ')))
const house = once(() =>
  looksOf([
    ...OFFICES.split(' '),
    ...OTHERS.split(' '),
    ...LEVEL_IDS,
    ...LEVEL_IDS.map((id) => LEVELS[id].name),
    ...played(),
  ]),
)

/** The names of the games and of their seats, as they are written and as they are shown. */
function* played(): Generator<string> {
  for (const { game, text } of GAMES) {
    const seats = new Set(everyOptions(game.options).flatMap((options) => game.seats(options)))
    yield game.id
    yield* seats
    for (const language of LANGUAGES) {
      yield text[language].title
      for (const seat of seats) yield text[language].seat(seat)
      yield* Object.values(text[language].sides ?? {})
    }
  }
}

function isReserved(name: string): boolean {
  // "Legatus 2" is no other than Legatus.
  const unnumbered = name.replace(/[\p{N} _.'-]+$/u, '')
  if ([name, unnumbered].some((form) => house().has(lookOf(form)))) return true
  return name
    .split(/[ _.'-]+/)
    .some((word) => offices().has(lookOf(word)) || offices().has(lookOf(word.replace(/\p{N}+$/u, ''))))
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
