import { type Drawing, Drawn, type MomentTone } from '../board/index.ts'

/** A leaf of laurel, its stalk at the origin. */
const LEAF = 'M0 0C2.6-1.6 3.4-4.800 1.400-8.200-1.600-6.200-2.400-2.800 0 0z'
const LEAVES = [14, 34, 54, 74, 94, 114, 134]

interface MedalProps {
  readonly tone: MomentTone
  readonly picture: Drawing
}

/** The picture of a great moment in a medal: with laurel for who rises, cracked for who falls, ringed by the months. */
export function Medal({ tone, picture }: MedalProps) {
  return (
    <svg class={`medal is-${tone}`} viewBox="-50 -50 100 100" aria-hidden="true">
      {tone === 'triumph' && <Laurel />}
      {tone === 'season' && <Months />}
      <circle class="medal-disc" r={tone === 'fall' ? 38 : 32} />
      <circle class="medal-rim" r={tone === 'fall' ? 34 : 28} />
      <g class="medal-picture" transform="translate(-17 -17) scale(1.417)">
        <Drawn {...picture} />
      </g>
      {tone === 'fall' && <path class="medal-crack" d="M-7-38l6 13-9 9 14 12-8 10 10 13-5 19" />}
    </svg>
  )
}

const Laurel = () => (
  <g class="medal-laurel">
    {[1, -1].map((way) => (
      <g key={way} transform={`scale(${way} 1)`}>
        <path d="M4 43A43 43 0 0 0 30.500-30.400" fill="none" stroke="currentColor" stroke-width="1.6" />
        {LEAVES.map((turn) => (
          <g key={turn} transform={`rotate(${180 - turn}) translate(0 -42.500)`}>
            <path d={LEAF} transform="rotate(58) scale(1.150)" fill="currentColor" />
            <path d={LEAF} transform="rotate(122) scale(1.150)" fill="currentColor" />
          </g>
        ))}
      </g>
    ))}
  </g>
)

const Months = () => (
  <g class="medal-laurel">
    {Array.from({ length: 12 }, (_, i) => (
      <path key={i} d="M0-46l3.200 5-3.200 5-3.200-5z" transform={`rotate(${i * 30})`} fill="currentColor" />
    ))}
  </g>
)
