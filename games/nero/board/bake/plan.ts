import type { LatLon } from '@iacta/cartography'
import type { PlaceId } from '../../rules/printed.ts'

/** What the map shows and how it is laid flat: real coasts, and our own borders for the provinces of the game. */

export const WIDTH = 2900
export const HEIGHT = 1960

/** For `chart`. Where provinces are small the map is stretched a little. */
export const PLAN = {
  width: WIDTH,
  height: HEIGHT,
  parallels: [33, 48],
  centre: [14.2, 41.2],
  at: [1400, 1040],
  degree: 68,
  margin: 150,
  stretches: [
    { longitude: 12.6, latitude: 42.2, reach: 240, by: 0.5 },
    { longitude: 13.5, latitude: 47.4, reach: 260, by: 0.3 },
    { longitude: 35.4, latitude: 32.2, reach: 170, by: 0.65 },
    { longitude: 28.2, latitude: 40.6, reach: 90, by: 0.5 },
    { longitude: 22.6, latitude: 40.8, reach: 220, by: 0.22 },
    { longitude: -5.6, latitude: 36, reach: 90, by: 0.5 },
    { longitude: 1.5, latitude: 50.9, reach: 90, by: 0.5 },
  ],
} as const

/** All but Rome, which is a city (5.8). */
export type ProvinceId = Exclude<PlaceId, 'roma'>

/**
 * The provinces, as latitude and longitude. Neighbours share their points; at sea the line runs a little off the coast,
 * where water is drawn over it. What lies outside them all is out of play.
 */
export const OUTLINES: Record<ProvinceId, string> = {
  britannia:
    '49.85,-5.9 50.05,-3.6 50.45,-1.2 50.75,0.9 51.3,1.6 52.8,1.95 53.7,0.35 55.1,-1.3 54.95,-3.5 54.3,-3.8 53.55,-3.3 53.5,-4.8 51.85,-5.6 51.25,-4.6',
  'gallia-lugdunensis':
    '43.45,-1.85 45.6,-1.5 46.6,-2.5 47.3,-4.3 48.5,-5.2 48.95,-3.2 49.8,-2.1 49.75,-0.2 50.1,1.25 49.2,2.7 48.3,4.3 47.3,5.3 46.05,5.6 45.3,4.6 44.3,3.7 43.85,2.3 43.35,0.9 42.75,0.7',
  'gallia-narbonensis':
    '42.75,0.7 43.35,0.9 43.85,2.3 44.3,3.7 45.3,4.6 46.05,5.6 46.35,6.4 45.9,7 45,6.8 44.2,7 43.6,7.55 43,6.7 42.9,5.5 43.2,4.3 43,3.4 42.4,3.45',
  hispania:
    '41.15,-9.2 43.2,-9.6 43.95,-7.9 43.75,-3.5 43.45,-1.85 42.75,0.7 42.4,3.45 41.15,2.4 40.55,1.1 38.75,0.45 37.5,-0.5 36.55,-2.1 36,-5.45 36.45,-6.6 36.85,-7.3 38,-7 38.9,-5.4 40,-4.3 41.3,-5.6',
  lusitania: '41.15,-9.2 41.3,-5.6 40,-4.3 38.9,-5.4 38,-7 36.85,-7.3 36.8,-9.3 38.75,-9.85',
  'germania-inferior':
    '51.5,3.15 52.2,4.1 53.3,4.6 53.75,6.9 52.6,7.8 51.5,8.8 50.6,9.5 50,9.6 50,8.4 50.4,7.4 50.3,6.2 50.8,4.8',
  'germania-superior':
    '50.1,1.25 51,1.45 51.5,3.15 50.8,4.8 50.3,6.2 50.4,7.4 50,8.4 48.9,8.2 47.6,7.6 47.55,9.1 46.45,8.7 46,7.9 45.9,7 46.35,6.4 46.05,5.6 47.3,5.3 48.3,4.3 49.2,2.7',
  raetia:
    '50,8.4 50,9.6 49.6,11 49.1,12.3 48.6,13.5 47.6,12.4 46.8,12.4 46.75,11 46.3,9.9 46.45,8.7 47.55,9.1 47.6,7.6 48.9,8.2',
  noricum: '48.6,13.5 48.3,14.6 48.35,16.2 47.4,16 46.6,15.9 45.85,15.4 45.7,14.2 46.45,13.5 46.8,12.4 47.6,12.4',
  pannonia:
    '48.35,16.2 47.95,17.4 47.8,19 46.6,18.95 45.6,18.95 45,20.35 44.6,19.4 44.95,18 45.15,16.7 45.85,15.4 46.6,15.9 47.4,16',
  dacia:
    '46.6,18.95 47.2,20.9 47.9,23.3 47.5,25.6 46.2,26.8 45.4,28 44.2,27.6 43.7,25.6 43.8,23.2 44.6,22 45,20.35 45.6,18.95',
  moesia:
    '45,20.35 44.6,22 43.8,23.2 43.7,25.6 44.2,27.6 45.4,28 45.2,29.95 43.9,28.9 42.75,28 42.8,25.4 42.75,23.2 42.6,21.3 43.5,20.1 44.6,19.4',
  thracia:
    '42.75,28 41.3,29.07 40.98,28.95 40.6,27.2 40.05,26.1 40.7,25.6 40.72,24.6 40.65,23.85 41.15,22.5 41.3,20.8 42,20.6 42.6,21.3 42.75,23.2 42.8,25.4',
  dalmatia:
    '45.7,14.2 45.85,15.4 45.15,16.7 44.95,18 44.6,19.4 43.5,20.1 42.6,21.3 42,20.6 41.3,20.8 41.25,19.2 42.2,18.2 42.7,16.2 44,14.5 45.25,14.3',
  achaea:
    '41.25,19.2 41.3,20.8 41.15,22.5 40.65,23.85 40,24.55 39.1,24.3 37.6,24.8 37.3,23.9 36.2,23 36.7,21.4 38.2,20.2 39.4,19.6 40.4,19.1',
  'asia-minor':
    '39.9,25.9 40.4,27 40.83,28.95 41.25,29.17 41.95,32.6 42.25,35 41.55,37 41.15,39.9 39.6,39.4 38.4,38.6 37.3,37.8 36.75,35.85 36.2,34 35.9,32.6 36,29.8 36.5,27.2 37.9,26.2 39.2,26.1',
  syria: '36.75,35.85 37.3,37.8 35.9,39.2 34.8,40.7 33.6,38.8 32.5,37 33.1,35.8 33.05,34.9 34.4,35.4 35.6,35.5',
  judaea: '33.05,34.9 33.1,35.8 32.5,37 31.3,36.4 30.4,35.4 30.4,34.5 31.35,33.9 32,34.5',
  aegyptus:
    '31.35,33.9 30.4,34.5 29.5,34.9 27.6,34.5 24,35.8 23.7,32.9 26.2,31.2 28.3,29.8 29.2,25.4 31.95,25.15 31.35,27.6 31.5,29.8 31.75,31.2 31.4,32.6',
  africa:
    '31.95,25.15 29.2,25.4 29.3,19.8 30.6,14 32,10.3 34.4,4.5 33.4,-4.5 33.2,-8.7 35.85,-6.15 35.93,-5.2 35.5,-2.9 36.15,-0.6 37,3 37.55,9.7 37.1,11.3 34,11.2 32.6,15.4 31,18.6 32.4,19.7 33.2,22.2',
  'italia-north':
    '43.6,7.55 44.2,7 45,6.8 45.9,7 46,7.9 46.45,8.7 46.3,9.9 46.75,11 46.8,12.4 46.45,13.5 45.7,14.2 45.25,14.3 44.7,13.8 45.3,12.8 43.75,13.8 42.6,14.3 42,12.7 41.6,12.05 42.3,10.5 44.15,8.8',
  'italia-south':
    '41.6,12.05 42,12.7 42.6,14.3 42.1,16.4 40.75,18.3 39.75,18.7 40.1,17 38.9,17.4 37.8,16 36.55,15.2 36.95,13.2 37.8,12.2 38.35,13.2 38.6,15.6 39.9,15.4 40.55,13.8 41.1,12.9',
}

/** Where the pieces of a place stand; its name is written above them. */
export const STANDS: Record<PlaceId, LatLon> = {
  britannia: [51.9, -1.2],
  'gallia-lugdunensis': [46.9, 1.3],
  'gallia-narbonensis': [44.15, 5.4],
  hispania: [40.2, -2.0],
  lusitania: [39.0, -7.6],
  'germania-inferior': [51.6, 6.9],
  'germania-superior': [48.5, 6.2],
  raetia: [47.9, 10.7],
  noricum: [46.9, 14.3],
  pannonia: [46.1, 17.5],
  dacia: [45.6, 23.9],
  moesia: [43.55, 26.9],
  thracia: [41.75, 25.0],
  dalmatia: [43.6, 18.6],
  achaea: [39.6, 21.9],
  'asia-minor': [38.6, 32.0],
  syria: [34.8, 37.8],
  judaea: [31.5, 35.5],
  aegyptus: [28.9, 31.0],
  africa: [34.7, 8.0],
  'italia-north': [44.8, 9.4],
  'italia-south': [40.6, 15.8],
  roma: [41.9, 12.5],
}

/** A port of each coastal province, for its anchor. */
export const PORTS: Partial<Record<PlaceId, LatLon>> = {
  'gallia-narbonensis': [43.25, 5.3],
  hispania: [41.1, 1.4],
  thracia: [40.85, 26.0],
  dalmatia: [43.4, 16.4],
  achaea: [37.9, 23.1],
  'asia-minor': [37.6, 27.4],
  syria: [35.9, 35.9],
  judaea: [32.4, 34.9],
  aegyptus: [31.2, 29.9],
  africa: [36.8, 10.2],
  'italia-north': [44.4, 12.2],
  'italia-south': [40.8, 14.3],
}

/** Sea links, from land to land (2.1). */
export const LINKS: readonly (readonly [PlaceId, PlaceId, LatLon, LatLon])[] = [
  ['britannia', 'gallia-lugdunensis', [50.9, -2.0], [48.9, -0.4]],
  ['britannia', 'germania-superior', [51.35, 0.7], [50.6, 2.5]],
  ['thracia', 'asia-minor', [41.25, 28.3], [40.6, 30.3]],
  ['hispania', 'africa', [36.75, -5.6], [35.1, -5.4]],
  ['africa', 'italia-south', [36.6, 10.1], [37.8, 13.2]],
  ['achaea', 'italia-south', [40.2, 20.3], [40.45, 17.5]],
]

/** Seas, and lands that are out of play: lines of a name, their middle, slope and size. */
export const SEAS: readonly (readonly [lines: readonly string[], at: LatLon, turn: number, size: number])[] = [
  [['OCEANUS', 'ATLANTICUS'], [45.3, -7.6], 0, 44],
  [['MARE', 'INTERNUM'], [34.4, 18.0], 0, 60],
  [['MARE', 'TYRRHENUM'], [39.4, 11.7], 0, 24],
  [['MARE', 'HADRIATICUM'], [43.0, 15.4], 38, 20],
  [['PONTUS EUXINUS'], [43.4, 34.0], 0, 44],
  [['MARE', 'BALEARICUM'], [39.4, 4.6], 0, 28],
  [['MARE', 'AEGYPTIUM'], [33.0, 29.5], 0, 36],
  [['MARE', 'GERMANICUM'], [54.3, 3.4], 0, 28],
]

export const WILDS: readonly (readonly [name: string, at: LatLon, size: number])[] = [
  ['GERMANIA MAGNA', [52.0, 15.6], 40],
  ['SARMATIA', [49.6, 27.5], 40],
  ['PARTHIA', [37.6, 41.6], 30],
  ['ARABIA', [30.9, 39.0], 32],
  ['LIBYA DESERTA', [29.2, 8.0], 40],
  ['HIBERNIA', [53.3, -7.9], 24],
  ['CALEDONIA', [56.1, -3.9], 22],
]
