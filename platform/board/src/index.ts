/** What boards share. Charts of real coasts are in `chart.ts`, for baking only: their libraries go to no browser. */
export * from './arrange.ts'
export * from './coast.ts'
export * from './field.ts'
export * from './geometry.ts'
export * from './rivers.ts'
export * from './route.ts'
export * from './simplify.ts'
export * from './stretch.ts'
