import type { LatLon, Point } from '@iacta/cartography'
import type { BoxId, PrefectureId, SeaId } from '../../data/map.ts'
import type { ProvinceId } from '../../data/provinces.ts'

/** What the map shows and how it is laid flat. The shapes themselves are in `shapes.ts`. */

export const WIDTH = 3000
export const HEIGHT = 1640

/** For `chart`. Where provinces are small the map is stretched a little. */
export const PLAN = {
  width: WIDTH,
  height: HEIGHT,
  parallels: [32, 44],
  centre: [20.5, 37.4],
  at: [1490, 830],
  degree: 57,
  margin: 150,
  stretches: [
    { longitude: 33.5, latitude: 38.4, reach: 300, by: 0.6 },
    { longitude: 36.4, latitude: 33.6, reach: 160, by: 0.5 },
    { longitude: 23.6, latitude: 42.2, reach: 200, by: 0.75 },
    { longitude: 12.8, latitude: 42.6, reach: 190, by: 0.75 },
    { longitude: 31, latitude: 30.4, reach: 120, by: 1 },
    { longitude: 9.2, latitude: 35.6, reach: 130, by: 0.5 },
    { longitude: -5.4, latitude: 35.9, reach: 60, by: 0.8 },
  ],
} as const

/** Cities where they are. */
export const CITIES: Partial<Record<ProvinceId, LatLon>> = {
  europa: [41.05, 28.75],
  haemimontus: [41.75, 26.65],
  thracia: [42.15, 24.75],
  asia: [38.0, 27.55],
  bithynia: [40.75, 30.0],
  'pontus-polemoniacus': [40.9, 39.6],
  'galatia-i': [39.9, 32.85],
  'cappadocia-i': [38.75, 35.5],
  'armenia-iii': [38.35, 38.2],
  'cilicia-i': [36.95, 34.85],
  'syria-i': [36.2, 36.2],
  osrhoene: [37.15, 38.9],
  mesopotamia: [37.2, 40.85],
  phoenice: [33.35, 35.3],
  'palaestina-i': [31.75, 35.15],
  'aegyptus-i': [31.05, 29.95],
  'libya-pentapolis': [32.55, 20.95],
  zeugitania: [36.75, 10.1],
  hispania: [37.75, -1.1],
  sardinia: [39.4, 9.1],
  sicilia: [37.15, 15.05],
  'apulia-et-calabria': [40.6, 17.2],
  campania: [41.75, 12.7],
  flaminia: [44.3, 12.1],
  liguria: [45.45, 9.2],
  'venetia-et-histria': [45.85, 13.3],
  dalmatia: [43.65, 16.5],
  'epirus-nova': [41.3, 19.6],
  achaia: [37.85, 22.75],
  macedonia: [40.75, 22.85],
  'dacia-mediterranea': [42.7, 23.3],
  lazica: [41.85, 41.9],
}

/** The middle of the boxes of the peoples (2.1), in the map’s own units: they lie in their lands, or as near as there is room. */
export const BOX_PLACES: Record<BoxId, Point> = {
  visigoths: [427, 548],
  franks: [775, 322],
  alamanni: [1020, 128],
  lombards: [1270, 140],
  gepids: [1490, 170],
  slavs: [1680, 158],
  bulgars: [1862, 150],
  kotrigurs: [2050, 128],
  'crimean-goths': [2128, 250],
  utigurs: [2340, 236],
  sassanids: [2640, 700],
  lakhmids: [2620, 1010],
  ghassanids: [2490, 1240],
  moors: [700, 1130],
}
export const BOX_SIZE = [138, 78] as const

/** Straits, from shore to shore (2.1). */
export const STRAIT_LINES: readonly (readonly [ProvinceId, ProvinceId, LatLon, LatLon])[] = [
  ['bithynia', 'europa', [40.4, 29.0], [41.15, 27.85]],
  ['hellespontus', 'europa', [40.15, 26.75], [40.75, 26.95]],
  ['lucania-et-bruttii', 'sicilia', [38.6, 16.3], [37.75, 14.9]],
  ['hispania', 'septem', [36.5, -5.5], [35.75, -5.45]],
]

/** Island groups have a box in their sea (2.1). */
export const GROUPS: Partial<Record<ProvinceId, LatLon>> = { insulae: [37.55, 25.6], baleares: [39.3, 1.9] }

/** The middle of a sea’s name, its slope and its size. */
export const SEA_PLACES: Record<SeaId, readonly [at: LatLon, turn: number, size: number]> = {
  'western-mediterranean': [[37.5, 0.9], 0, 25],
  'sea-of-carthage': [[38.3, 6.9], 0, 22],
  'ligurian-sea': [[42.5, 6.0], 0, 24],
  'tyrrhenian-sea': [[39.7, 12.1], 0, 26],
  'libyan-sea': [[33.7, 17.4], 0, 40],
  'ionian-sea': [[36.9, 19.0], 0, 30],
  'adriatic-sea': [[43.0, 15.3], 42, 24],
  'aegean-sea': [[39.2, 24.8], 0, 22],
  'eastern-mediterranean': [[33.3, 31.0], 0, 40],
  'black-sea': [[42.9, 33.8], 0, 46],
}

/** Prefectures, named across their provinces when the map is seen from afar. */
export const PREFECTURE_PLACES: Record<PrefectureId, readonly [at: LatLon, turn: number, size: number]> = {
  oriens: [[38.8, 33.8], 0, 90],
  egypt: [[30.0, 29.6], 0, 58],
  africa: [[35.3, 6.2], 0, 60],
  italy: [[43.0, 12.6], 42, 62],
  illyricum: [[42.3, 20.9], 0, 58],
}
