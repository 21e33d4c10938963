import { geoConicConformal, geoPath } from 'd3-geo'
import type { Geometry, MultiPolygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Chart } from './baking.ts'
import type { Point } from './geometry.ts'
import { type Stretch, stretched } from './stretch.ts'

/** How a piece of the Earth is laid flat. This file is for baking only: it needs libraries no browser is sent. */
export interface ChartPlan {
  readonly width: number
  readonly height: number
  /** Degrees. The parallels are true to scale; `centre` falls on `at`. */
  readonly parallels: readonly [number, number]
  readonly centre: readonly [longitude: number, latitude: number]
  readonly at: Point
  /** Units to a degree of latitude at the parallels. */
  readonly degree: number
  /** Land beyond the frame that is kept, so that coasts do not end at its edge. */
  readonly margin: number
  readonly stretches: readonly { longitude: number; latitude: number; reach: number; by: number }[]
}

/** Degrees. */
const NEAR = 45

export type LandTopology = Topology<{ land: GeometryCollection }>

/** Only land that comes near the frame: islets elsewhere, wound the wrong way, would cover the chart. */
function nearby(geometry: Geometry, [longitude, latitude]: readonly [number, number]): MultiPolygon {
  const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  const isNear = ([x, y]: Position): boolean => Math.abs(x - longitude) < NEAR && Math.abs(y - latitude) < NEAR
  return { type: 'MultiPolygon', coordinates: polygons.filter(([outer]) => outer.some(isNear)) }
}

export function chart(topology: LandTopology, plan: ChartPlan): Chart {
  const { width, height, margin } = plan
  const conic = geoConicConformal()
    .parallels([plan.parallels[0], plan.parallels[1]])
    .rotate([-plan.centre[0], 0])
    .center([0, plan.centre[1]])
    .scale((plan.degree * 180) / Math.PI)
    .translate([plan.at[0], plan.at[1]])
    .precision(0)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ])
  const flat = (longitude: number, latitude: number): Point => {
    const point = conic([longitude, latitude])
    if (!point) throw new Error(`${latitude}, ${longitude} is not on the chart`)
    return point
  }
  const stretches: Stretch[] = []
  for (const { longitude, latitude, reach, by } of plan.stretches)
    stretches.push({ around: stretched(flat(longitude, latitude), stretches), reach, by })

  const land: Point[][] = []
  const pen = {
    moveTo: (x: number, y: number) => void land.push([stretched([x, y], stretches)]),
    lineTo: (x: number, y: number) => void land[land.length - 1].push(stretched([x, y], stretches)),
    closePath: () => {},
    beginPath: () => {},
    arc: () => {},
  }
  for (const { geometry } of feature(topology, topology.objects.land).features)
    geoPath(conic, pen)(nearby(geometry, plan.centre))
  return { land, spot: (latitude, longitude) => stretched(flat(longitude, latitude), stretches) }
}
