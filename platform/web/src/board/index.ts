export * from './contract.ts'
export type { ViewportControl } from './gestures.ts'
export type { Point, Transform } from './transform.ts'
export { Viewport, type ViewportProps } from './viewport.ts'
