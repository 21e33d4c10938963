/**
 * The map: four zones of five provinces, the two Italian provinces, and Rome.
 * Positions are those of the middle of each province, for labels and pieces.
 */

/** id, the province that its Revolt card names. */
export const ZONES = [
  ['west-europe', 'britannia'],
  ['central-europe', 'germania-superior'],
  ['east-europe', 'achaea'],
  ['asia-africa', 'judaea'],
] as const

/** id, zone (2.1), coastal: the anchor, latitude, longitude. Rome comes last. */
export const PLACES = [
  ['britannia', 'west-europe', false, 52.5, -1.5],
  ['gallia-lugdunensis', 'west-europe', false, 47.2, 1.2],
  ['gallia-narbonensis', 'west-europe', true, 43.85, 4.9],
  ['hispania', 'west-europe', true, 40.9, -2.0],
  ['lusitania', 'west-europe', false, 39.6, -7.4],
  ['germania-inferior', 'central-europe', false, 51.7, 6.8],
  ['germania-superior', 'central-europe', false, 48.9, 6.3],
  ['raetia', 'central-europe', false, 48.2, 10.6],
  ['noricum', 'central-europe', false, 47.3, 14.2],
  ['pannonia', 'central-europe', false, 46.6, 17.5],
  ['dacia', 'east-europe', false, 46.0, 23.8],
  ['moesia', 'east-europe', false, 43.6, 22.9],
  ['thracia', 'east-europe', true, 41.9, 25.6],
  ['dalmatia', 'east-europe', true, 43.9, 17.6],
  ['achaea', 'east-europe', true, 39.4, 22.0],
  ['asia-minor', 'asia-africa', true, 39.0, 32.5],
  ['syria', 'asia-africa', true, 34.9, 37.9],
  ['judaea', 'asia-africa', true, 31.9, 35.4],
  ['aegyptus', 'asia-africa', true, 28.6, 31.8],
  ['africa', 'asia-africa', true, 34.9, 8.5],
  ['italia-north', null, true, 44.9, 10.2],
  ['italia-south', null, true, 40.8, 15.7],
  ['roma', null, false, 41.95, 12.45],
] as const

export type PlaceId = (typeof PLACES)[number][0]

/** Borders on land. Those of Rome are for commanders only (5.8). */
export const LAND_BORDERS: readonly (readonly [PlaceId, PlaceId])[] = [
  ['lusitania', 'hispania'],
  ['hispania', 'gallia-narbonensis'],
  ['hispania', 'gallia-lugdunensis'],
  ['gallia-lugdunensis', 'gallia-narbonensis'],
  ['gallia-lugdunensis', 'germania-superior'],
  ['gallia-narbonensis', 'germania-superior'],
  ['gallia-narbonensis', 'italia-north'],
  ['germania-inferior', 'germania-superior'],
  ['germania-inferior', 'raetia'],
  ['germania-superior', 'raetia'],
  ['germania-superior', 'italia-north'],
  ['raetia', 'noricum'],
  ['raetia', 'italia-north'],
  ['noricum', 'italia-north'],
  ['noricum', 'pannonia'],
  ['noricum', 'dalmatia'],
  ['pannonia', 'dalmatia'],
  ['pannonia', 'moesia'],
  ['pannonia', 'dacia'],
  ['dalmatia', 'italia-north'],
  ['dalmatia', 'moesia'],
  ['dalmatia', 'thracia'],
  ['dalmatia', 'achaea'],
  ['moesia', 'dacia'],
  ['moesia', 'thracia'],
  ['thracia', 'achaea'],
  ['asia-minor', 'syria'],
  ['syria', 'judaea'],
  ['judaea', 'aegyptus'],
  ['aegyptus', 'africa'],
  ['italia-north', 'italia-south'],
  ['roma', 'italia-north'],
  ['roma', 'italia-south'],
]

/** Arrows over the water, open both ways (2.1). */
export const SEA_LINKS: readonly (readonly [PlaceId, PlaceId])[] = [
  ['britannia', 'gallia-lugdunensis'],
  ['britannia', 'germania-superior'],
  ['thracia', 'asia-minor'],
  ['hispania', 'africa'],
  ['africa', 'italia-south'],
  ['achaea', 'italia-south'],
]

/** The provinces that the Germanic tribes attack (12.0). */
export const GERMAN_PROVINCES = ['germania-superior', 'germania-inferior'] as const satisfies readonly PlaceId[]

export const ITALIAN_PROVINCES = ['italia-north', 'italia-south'] as const satisfies readonly PlaceId[]
