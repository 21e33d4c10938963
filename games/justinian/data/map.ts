import type { ProvinceId } from './provinces.ts'

/** Prefectures, seas, and the peoples beyond the border (2.1). */

/** id, how many provinces it has, how many of them must be held (10.21), what they pay together (5.11). */
export const PREFECTURES = [
  ['oriens', 45, 30, 51],
  ['egypt', 9, 6, 15],
  ['africa', 11, 8, 13],
  ['italy', 12, 8, 18],
  ['illyricum', 12, 8, 13],
] as const
export type PrefectureId = (typeof PREFECTURES)[number][0]

/** Lazica is of none of them (3.41), but lies in Oriens for areas of operations, set-up and allies who join. */
export const LAZICA: ProvinceId = 'lazica'
export const LAZICA_LIES_IN: PrefectureId = 'oriens'

/** Sea areas and the areas they border on. The names of five are printed; the rest is reconstructed, but that 7.21 leads from the
 * Western Mediterranean over the Sea of Carthage into the Tyrrhenian Sea. */
export const SEAS = [
  ['western-mediterranean', ['ligurian-sea', 'sea-of-carthage']],
  ['sea-of-carthage', ['libyan-sea', 'ligurian-sea', 'tyrrhenian-sea', 'western-mediterranean']],
  ['ligurian-sea', ['sea-of-carthage', 'tyrrhenian-sea', 'western-mediterranean']],
  ['tyrrhenian-sea', ['ionian-sea', 'libyan-sea', 'ligurian-sea', 'sea-of-carthage']],
  ['libyan-sea', ['aegean-sea', 'eastern-mediterranean', 'ionian-sea', 'sea-of-carthage', 'tyrrhenian-sea']],
  ['ionian-sea', ['adriatic-sea', 'aegean-sea', 'libyan-sea', 'tyrrhenian-sea']],
  ['adriatic-sea', ['ionian-sea']],
  ['aegean-sea', ['black-sea', 'eastern-mediterranean', 'ionian-sea', 'libyan-sea']],
  ['eastern-mediterranean', ['aegean-sea', 'libyan-sea']],
  ['black-sea', ['aegean-sea']],
] as const satisfies readonly (readonly [string, readonly string[]])[]
export type SeaId = (typeof SEAS)[number][0]
export const SEA_IDS: readonly SeaId[] = SEAS.map(([id]) => id)

/** Boxes beyond the border, named for their powers: the provinces and the boxes that their arrows lead to. That they are there, Liguria
 * for the Franks, Italy and Illyricum for the Lombards, Mesopotamia for the Persians and the arrow between Alamanni and Lombards are
 * stated; the other arrows are reconstructed. */
export const BOXES = [
  ['sassanids', ['lazica', 'armenia-i', 'armenia-iv', 'mesopotamia', 'osrhoene'], []],
  ['lakhmids', ['osrhoene', 'euphratensis', 'phoenice-libanensis'], ['ghassanids']],
  ['ghassanids', ['phoenice-libanensis', 'arabia', 'palaestina-iii'], ['lakhmids']],
  ['moors', ['tripolitania', 'byzacena', 'numidia', 'mauretania-sitifensis', 'mauretania-caesariensis'], []],
  ['visigoths', ['hispania'], ['franks']],
  ['franks', ['liguria', 'alpes-cottiae'], ['visigoths', 'alamanni']],
  ['alamanni', ['liguria', 'venetia-et-histria'], ['franks', 'lombards']],
  ['lombards', ['venetia-et-histria', 'dalmatia'], ['alamanni', 'gepids']],
  ['gepids', ['moesia-i', 'dacia-ripensis'], ['lombards', 'slavs']],
  ['slavs', ['dacia-ripensis', 'moesia-ii'], ['gepids', 'bulgars']],
  ['bulgars', ['moesia-ii', 'scythia'], ['slavs', 'kotrigurs']],
  ['kotrigurs', ['scythia'], ['bulgars', 'utigurs', 'crimean-goths']],
  ['utigurs', ['lazica'], ['kotrigurs', 'crimean-goths']],
  ['crimean-goths', ['scythia'], ['kotrigurs', 'utigurs']],
] as const satisfies readonly (readonly [string, readonly ProvinceId[], readonly string[]])[]
export type BoxId = (typeof BOXES)[number][0]
export const BOX_IDS: readonly BoxId[] = BOXES.map(([id]) => id)
