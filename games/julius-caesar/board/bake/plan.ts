import type { PORTS_OF_SEA } from '../../data/map.ts'
import type { WideName } from '../measure.ts'

/** What the map shows and how it is laid flat: real places, and where there is room for names. */

export const WIDTH = 3200
export const HEIGHT = 1772

/** For `chart`. Where cities crowd the map is stretched a little, so that it still looks right. */
export const PLAN = {
  width: WIDTH,
  height: HEIGHT,
  parallels: [33, 46],
  centre: [14, 40.2],
  at: [1588, 868],
  degree: 73.8,
  margin: 150,
  stretches: [
    { longitude: 26.2, latitude: 39.2, reach: 283, by: 0.22 },
    { longitude: 28.7, latitude: 40.75, reach: 105, by: 0.6 },
    { longitude: 14.2, latitude: 42.0, reach: 258, by: 0.36 },
    { longitude: 15.6, latitude: 38.15, reach: 92, by: 0.9 },
    { longitude: -5.8, latitude: 36.1, reach: 98, by: 0.55 },
  ],
} as const

export type LatLon = readonly [latitude: number, longitude: number]
export type SeaId = keyof typeof PORTS_OF_SEA

/** Where the blocks at sea stand, and its name: lines, their middle, slope and size. */
export const SEAS: Record<SeaId, { stack: LatLon; name: Omit<WideName, 'at'> & { at: LatLon } }> = {
  'mare-aegaeum': { stack: [38.45, 25.1], name: { lines: ['MARE', 'AEGAEUM'], at: [39.62, 24.62], turn: 0, size: 26 } },
  'mare-aegypticum': {
    stack: [34.35, 28.8],
    name: { lines: ['MARE AEGYPTICUM'], at: [33.25, 28.9], turn: 0, size: 44 },
  },
  'mare-hadriaticum': {
    stack: [42.15, 17.15],
    name: { lines: ['MARE', 'HADRIATICUM'], at: [43.75, 14.5], turn: 42, size: 25 },
  },
  'mare-hispanum': { stack: [39.5, 6.2], name: { lines: ['MARE HISPANUM'], at: [38.15, 3.95], turn: 0, size: 40 } },
  'mare-internum': { stack: [35.75, 18.3], name: { lines: ['MARE INTERNUM'], at: [34.42, 17.75], turn: 0, size: 57 } },
  'mare-tyrrhenum': {
    stack: [40.25, 11.6],
    name: { lines: ['MARE', 'TYRRHENUM'], at: [39.05, 12.0], turn: 0, size: 31 },
  },
  'oceanus-atlanticus': {
    stack: [36.6, -9.9],
    name: { lines: ['OCEANUS', 'ATLANTICUS'], at: [46.4, -7.0], turn: 0, size: 52 },
  },
  'pontus-euxinus': { stack: [44.05, 33.2], name: { lines: ['PONTUS EUXINUS'], at: [42.95, 34.2], turn: 0, size: 47 } },
  propontis: { stack: [40.8, 27.95], name: { lines: ['PROPONTIS'], at: [40.16, 28.35], turn: 0, size: 18 } },
}

/** Lands, where there is room for their names: a help to the eye, no part of the game. */
export const LANDS: readonly (readonly [name: string, at: LatLon, size: number])[] = [
  ['GERMANIA', [49.9, 11.6], 34],
  ['GALLIA', [46.55, 0.9], 34],
  ['HISPANIA', [41.0, -5.0], 30],
  ['MAURETANIA', [33.1, -3.2], 30],
  ['NUMIDIA', [34.4, 3.3], 30],
  ['AFRICA', [31.3, 9.6], 38],
  ['CYRENAICA', [30.3, 23.0], 30],
  ['LIBYA', [29.2, 16.2], 38],
  ['AEGYPTUS', [29.5, 28.2], 34],
  ['ARABIA', [30.3, 37.6], 30],
  ['SYRIA', [35.0, 38.4], 30],
  ['CAPPADOCIA', [39.9, 38.2], 26],
  ['DACIA', [46.0, 24.2], 34],
  ['PANNONIA', [46.9, 17.2], 30],
  ['THRACIA', [42.75, 26.0], 26],
  ['SARMATIA', [48.3, 32.2], 34],
]

/** Where two seas meet: lines from coast to coast, through the ports that serve both. */
export const SEA_LINES: readonly (readonly LatLon[])[] = [
  // Fretum Gaditanum
  [
    [36.1, -5.55],
    [35.8, -5.75],
  ],
  // Genua, Corsica, Sardinia, Utica
  [
    [44.42, 8.95],
    [43.7, 9.3],
    [42.95, 9.4],
  ],
  [
    [41.45, 9.2],
    [41.2, 9.25],
  ],
  [
    [39.2, 9.15],
    [38.4, 9.35],
    [37.1, 10.2],
  ],
  // Utica, Lilybaeum
  [
    [37.08, 10.2],
    [37.3, 11.3],
    [37.78, 12.45],
  ],
  // Fretum Siculum
  [
    [38.25, 15.55],
    [38.2, 15.7],
  ],
  // Brundisium, Acroceraunia
  [
    [40.63, 17.97],
    [40.45, 18.6],
    [40.45, 19.4],
  ],
  // Malea, Creta
  [
    [36.5, 23.15],
    [36.0, 23.2],
    [35.5, 23.6],
  ],
  // Creta, Rhodus, Caria
  [
    [35.2, 26.25],
    [35.7, 27.1],
    [36.1, 27.85],
  ],
  [
    [36.4, 28.1],
    [36.75, 28.4],
  ],
  // Creta, Africa
  [
    [35.0, 24.8],
    [33.6, 24.2],
    [32.0, 23.7],
  ],
  // Hellespontus
  [
    [40.2, 26.25],
    [40.1, 26.5],
  ],
  // Bosphorus
  [
    [41.1, 28.95],
    [41.1, 29.2],
  ],
]

/** The great rivers, source to mouth, as latitude and longitude: they help the eye, nothing else. */
export const RIVERS: Readonly<Record<string, string>> = {
  Rhenus: '47.66,9.17 47.56,7.6 48.6,7.8 50.0,8.27 50.94,6.96 51.85,5.9 51.9,4.2',
  Rhodanus: '46.2,6.15 45.95,5.6 45.76,4.84 44.93,4.88 43.95,4.8 43.33,4.84',
  Arar: '47.9,6.1 46.8,4.85 45.76,4.84',
  Liger: '44.85,4.2 46.0,4.05 46.98,3.1 47.95,1.95 47.39,0.7 47.25,-1.5 47.27,-2.2',
  Sequana: '47.5,4.7 48.3,4.08 48.85,2.35 49.44,1.1 49.43,0.1',
  Garumna: '42.8,0.7 43.6,1.44 44.2,0.62 44.84,-0.58 45.5,-1.0',
  Padus: '44.7,7.1 45.07,7.7 45.2,9.0 45.05,9.9 45.1,11 44.95,12.5',
  Tiberis: '43.8,12.1 43.1,12.4 42.4,12.5 41.9,12.48 41.74,12.25',
  Iberus: '43.0,-4.0 42.46,-2.45 41.65,-0.88 41.2,0.5 40.72,0.86',
  Durius: '41.85,-3 41.65,-4.7 41.5,-5.75 41.1,-7 41.14,-8.66',
  Tagus: '40.4,-1.8 40.1,-3.0 39.86,-4.03 39.75,-5.5 39.55,-7.5 39.2,-8.6 38.75,-9.2',
  Anas: '39.0,-3 39.0,-4.8 38.9,-6.35 38.6,-7.2 37.6,-7.5 37.18,-7.4',
  Baetis: '37.9,-2.9 38.0,-3.8 37.88,-4.77 37.5,-5.9 36.8,-6.35',
  Danuvius:
    '48.1,8.6 48.4,10 49.0,12.1 48.3,14.3 48.2,16.4 47.75,18.2 47.6,19.05 46.2,18.8 45.25,19.85 44.82,20.45 44.7,21.5 44.6,22.6 43.9,22.9 43.7,24.5 43.85,25.95 44.3,27.9 45.4,28.0 45.2,29.6',
  Savus: '46.4,14 45.8,16 45.2,17.5 44.97,19.3 44.82,20.45',
  Dravus: '46.7,13 46.55,15.65 46.3,16.6 45.55,18.9',
  Hebrus: '42.2,23.9 42.15,24.75 41.67,26.55 40.73,26.05',
  Axius: '42,21.4 41.1,22.5 40.5,22.7',
  Nilus: '26.5,31.5 28.0,30.7 29.07,31.1 29.9,31.25 30.2,31.1',
  'Ostium Bolbitinum': '30.2,31.1 30.8,30.8 31.46,30.37',
  'Ostium Phatniticum': '30.2,31.1 30.9,31.3 31.52,31.84',
  Jordanes: '33.2,35.6 32.7,35.6 31.1,35.5',
  Orontes: '34.1,36.3 34.8,36.7 36.2,36.5 36.05,35.97',
  Euphrates: '39.7,39 38.8,38.7 37.1,37.87 36.0,38.4 35.3,40.2',
  Halys: '39.9,37.5 39.1,36 38.7,34.8 39.5,33.4 40.6,34.2 41.73,35.96',
  Sangarius: '39.3,31 40.0,31.8 40.1,30.2 41.1,30.65',
  Maeander: '38.1,30 37.8,28.5 37.55,27.2',
  Borysthenes: '50.4,30.6 49.0,33.0 48.4,35.1 47.5,34.6 46.63,32.6',
  Tyras: '48.6,26 48.1,28.2 46.9,29.6 46.3,30.2',
  Hypanis: '48.6,29 47.9,31.2 46.9,31.95',
  Bagradas: '36.3,8 36.6,9.2 37.1,10.15',
}
