import type { LatLon, WideName } from '@iacta/cartography'
import type { PORTS_OF_SEA } from '../../data/map.ts'

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
  'pontus-euxinus': { stack: [44.3, 33.2], name: { lines: ['PONTUS EUXINUS'], at: [42.95, 34.2], turn: 0, size: 47 } },
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
