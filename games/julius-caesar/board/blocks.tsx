import type { Colour } from '../data/blocks.ts'
import type { BlockId, SideId } from '../rules/printed.ts'
import { MARK, pipPath, pipsOf, TURNED } from './block-shape.ts'
import { type Labels, shortName } from './labels.ts'
import { rating as ratingOf } from './ratings.ts'
import { colourOf, kindOf, sideColour, stepsOf } from './reading.ts'

/** A wooden block in a box of 100 by 100: its face to those who may see it, its back to the others. */

export interface FaceProps {
  readonly block: BlockId
  readonly side: SideId
  readonly strength: number
  readonly words: Labels
  /** In battle; the Ballista’s letter depends on it. */
  readonly attacks?: boolean
  /** Draws the strengths on the other edges too, as on the wood. */
  readonly edges?: boolean
  readonly moved?: boolean
  readonly mark?: 'hourglass' | 'plus' | 'check' | 'skull' | null
}

export function Face({ block: id, side, strength, words, attacks, edges, moved, mark }: FaceProps) {
  const colour = colourOf(id)
  const name = shortName(id, words)
  const rating = ratingOf(id, attacks ?? null)
  return (
    <g class={`jc-block jc-${colour}${moved ? ' is-moved' : ''}`}>
      <Wood />
      <rect class="jc-label" x="6" y="6" width="88" height="88" rx="6" />
      {edges ? <Edges id={id} strength={strength} /> : <Pips n={strength} />}
      <use href={`#jc-${kindOf(id)}`} x="11" y="27" width="42" height="42" class="jc-picture" />
      <text x="73" y="60" class={rating.length > 2 ? 'jc-rating is-long' : 'jc-rating'}>
        {rating}
      </text>
      <text x="50" y="87.5" class={`jc-name is-${name.length > 8 ? 'longest' : name.length > 5 ? 'long' : 'short'}`}>
        {name}
      </text>
      {colour !== sideColour(side) && <Allegiance side={side} />}
      {mark && <Mark of={mark} />}
    </g>
  )
}

export function Back({
  side,
  colour,
  moved,
}: {
  readonly side: SideId
  readonly colour: Colour
  readonly moved?: boolean
}) {
  const own = colour === 'tan' ? 'caesar' : colour === 'green' ? 'pompeius' : 'cleopatra'
  return (
    <g class={`jc-block jc-back jc-${colour}${moved ? ' is-moved' : ''}`}>
      <Wood />
      <use href={`#jc-${own}`} x="22" y="22" width="56" height="56" class="jc-emblem" />
      {colour !== sideColour(side) && <Allegiance side={side} isBack />}
    </g>
  )
}

const Wood = () => (
  <>
    <rect class="jc-depth" x="1" y="5" width="98" height="98" rx="11" />
    <rect class="jc-wood" x="1" y="0" width="98" height="98" rx="11" />
    <path class="jc-grain" d="M2 22c30 6 60-6 96 2M2 70c34-8 62 8 96 0" />
  </>
)

/** The side a block serves, on one that was made for another; on a back to the left, where no count hides it. */
function Allegiance({ side, isBack = false }: { readonly side: SideId; readonly isBack?: boolean }) {
  return (
    <g class={`jc-serves jc-${sideColour(side)}`}>
      <path d={isBack ? 'M1 50V11A11 11 0 0 1 12 0H51z' : TURNED} />
      <use href={`#jc-${side}`} x={isBack ? 4 : 79} y="2.5" width={isBack ? 25 : 17.5} height={isBack ? 25 : 17.5} />
    </g>
  )
}

function Mark({ of }: { readonly of: string }) {
  return (
    <g class={`jc-mark is-${of}`}>
      <circle cx={MARK.x} cy={MARK.y} r={MARK.radius} />
      <use href={`#jc-${of}`} x={MARK.x - 9} y={MARK.y - 9} width="18" height="18" />
    </g>
  )
}

/** Strength on the top edge. */
const Pips = ({ n }: { readonly n: number }) => (
  <g class="jc-pips">
    {pipsOf(n).map((pip) => (
      <path key={pip[0]} d={pipPath(pip)} />
    ))}
  </g>
)

/** The strengths as they stand round the wood, small; it is turned so that the one that counts is on top. */
function Edges({ id, strength }: { readonly id: BlockId; readonly strength: number }) {
  const { full, each } = stepsOf(id)
  const turns = full - strength / each
  return (
    <>
      <g class="jc-edges" style={{ transform: `rotate(${turns * 90}deg)` }}>
        {Array.from({ length: full }, (_, i) => (
          <g key={i} transform={`rotate(${-i * 90} 50 50)`}>
            {Array.from({ length: (full - i) * each }, (_, n) => (
              <circle key={n} cx={50 + (n - ((full - i) * each - 1) / 2) * 8} cy="3.2" r="2" />
            ))}
          </g>
        ))}
      </g>
      <Pips n={strength} />
    </>
  )
}

/** A block by itself, for panels. */
export function BlockImage(props: FaceProps) {
  return (
    <svg class="jc-image" viewBox="0 0 100 104" aria-hidden="true">
      <Face {...props} edges />
    </svg>
  )
}

export function BackImage(props: { readonly side: SideId; readonly colour: Colour; readonly moved?: boolean }) {
  return (
    <svg class="jc-image" viewBox="0 0 100 104" aria-hidden="true">
      <Back {...props} />
    </svg>
  )
}
