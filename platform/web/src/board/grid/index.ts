export {
  CounterFace,
  type CounterMark,
  type CounterSpec,
  type CounterState,
  type Form,
  type Trim,
  UNITS,
} from './counter.ts'
export { CounterGhost, Counters } from './counters.ts'
export { GridFocus } from './focus.ts'
export {
  angleOfHexside,
  angleOfVertex,
  type Geometry,
  hexGeometry,
  type Quarters,
  squareGeometry,
} from './geometry.ts'
export { GridMap, type GridMapProps } from './grid-map.ts'
export { Ground, type GroundArea, type GroundProps, type GroundWay, type SideFeature } from './ground.ts'
export { type Lift, type Lifted, liftCounters } from './lift.ts'
export { type Overlay, Overlays, ShownWay, Sight } from './overlays.ts'
export { stacksOf } from './stacks.ts'
