import { type ComponentChildren, h } from 'preact'
import './track.css'

export interface TrackSpace {
  readonly label: string
  /** What happens there: reinforcements, a check. */
  readonly note?: string
}

export interface TrackMarker {
  readonly id: string
  /** Which space it stands on, from 0. */
  readonly at: number
  readonly label: string
  /** A class of the game's own, for its colour. */
  readonly class?: string
  readonly face?: ComponentChildren
}

export interface TrackProps {
  readonly label: string
  readonly spaces: readonly TrackSpace[]
  readonly markers: readonly TrackMarker[]
  /** Spaces before this one are over. */
  readonly now?: number
}

/** A track of turns or points, with whatever stands on it. Each space says so to those who do not see it. */
export function Track({ label, spaces, markers, now = 0 }: TrackProps) {
  return h(
    'ol',
    { class: 'track', 'aria-label': label },
    spaces.map((space, i) =>
      h(
        'li',
        {
          key: i,
          class: i < now ? 'is-past' : i === now ? 'is-now' : '',
          'aria-current': i === now ? 'step' : undefined,
        },
        h('span', { class: 'track-label' }, space.label),
        space.note && h('small', null, space.note),
        h(
          'span',
          { class: 'track-markers' },
          markers
            .filter(({ at }) => at === i)
            .map(({ id, label: name, class: own = '', face }) =>
              h(
                'b',
                { key: id, class: `track-marker ${own}`, title: name },
                h('span', { class: 'unseen' }, name),
                face,
              ),
            ),
        ),
      ),
    ),
  )
}
