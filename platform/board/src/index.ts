/** What boards share in rules. How they are drawn and touched is the app's. */
export * from './facing.ts'
export * from './hex.ts'
export * from './line.ts'
export * from './long-piece.ts'
export * from './reach.ts'
export * from './square.ts'
export * from './zones.ts'
