import { useEffect } from 'preact/hooks'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { FIELDS, placeOf } from './field.ts'
import { standsAt } from './reading.ts'

/** Where the other's doings are played back, the map goes along: whoever they are about is seen, and where he went. */
export function Followed({ view, news }: Pick<Props, 'view' | 'news'>) {
  const { desk } = useAround()
  useEffect(() => {
    const { geometry } = FIELDS.of(view.scenario)
    const hexes = new Set(news.flatMap(({ params }) => Object.values(params).flatMap((value) => hexesIn(view, value))))
    const points = [...hexes].map((hex) => geometry.centre(placeOf(view.scenario, hex)))
    if (points.length > 0) desk.lens.current?.reveal(points, { clear: true })
  }, [news])
  return null
}

/** The hexes something in a line names, by itself or by who stands there. */
const hexesIn = (view: Props['view'], value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => hexesIn(view, one))
  if (typeof value !== 'string') return []
  return /^\d{4}$/.test(value) ? [value] : [standsAt(view, value) ?? []].flat()
}
