import { type ComponentChildren, h } from 'preact'
import type { Point } from './transform.ts'
import './map.css'

/**
 * Lines of one kind. A browser draws a large map in small squares, and for each it goes through every path that touches
 * it, from end to end: so what is long and not filled comes in pieces, and only those close by are looked at.
 */
export const Lines = ({ kind, paths }: { readonly kind: string; readonly paths: readonly string[] }) =>
  h(
    'g',
    { class: kind },
    paths.map((path) => h('path', { key: path, d: path })),
  )

interface WideNameProps {
  readonly class: string
  readonly lines: readonly string[]
  /** Its middle. */
  readonly at: Point
  /** Degrees. */
  readonly turn: number
  readonly size: number
}

/** From line to line, in ems. */
const LINE_HEIGHT = 1.25

/** The name of a sea or a land, written across it. */
export const WideName = ({ class: kind, lines, at, turn, size }: WideNameProps) =>
  h(
    'g',
    {
      class: kind,
      transform: `translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ''}`,
      style: { fontSize: `${size}px` },
    },
    lines.map((line, row) =>
      h('text', { key: line, y: ((row - (lines.length - 1) / 2) * LINE_HEIGHT + 0.36) * size }, line),
    ),
  )

interface MapPictureProps {
  readonly class: string
  readonly viewBox: string
  readonly children: ComponentChildren
}

/** A part of a real map, as a picture: nothing on it can be touched. */
export const MapPicture = ({ class: own, viewBox, children }: MapPictureProps) =>
  h(
    'svg',
    {
      class: `map-picture ${own}`,
      viewBox,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': true,
      focusable: 'false',
    },
    children,
  )
