import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import type { Emblems, GreatMoment, MomentFigures } from '../board/index.ts'
import './great-moments.css'
import { t } from './great-moments.words.ts'
import { Icon } from './icons.tsx'
import { Medal } from './medal.tsx'

interface PanelProps {
  readonly moment: GreatMoment
  readonly emblems: Emblems | undefined
  readonly isFolded: boolean
  onFold(folded: boolean): void
  /** Null where it is folded by what stands in it. */
  readonly onClose: (() => void) | null
  /** It is the end: it stands in the middle, and who plays by keyboard is taken to it. */
  readonly isEnd?: boolean
  readonly children?: ComponentChildren
}

/**
 * A great moment over the board, or beneath it on a phone. Nothing waits for it: what is beneath can be touched, and it
 * folds to a strip for whoever wants to see the map.
 */
export function GreatMomentPanel({ moment, emblems, isFolded, onFold, onClose, isEnd, children }: PanelProps) {
  const title = useId()
  const root = useFocus(isEnd === true && !isFolded)
  const { of, tone, picture, occasion, lines, figures } = moment
  const style = of !== null && emblems ? { '--moment': emblems.colour(of) } : undefined
  if (isFolded)
    return (
      <button
        type="button"
        class={`great-strip${isEnd ? ' is-end' : ''}`}
        style={style}
        aria-label={t.value.unfold(moment.title)}
        onClick={() => onFold(false)}
      >
        <Medal tone={tone} picture={picture} />
        <span>{moment.title}</span>
        <Icon of="chevron" />
      </button>
    )
  return (
    <section
      ref={root}
      class={`great is-${tone}${isEnd ? ' is-end' : ''}`}
      style={style}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <header>
        <Medal tone={tone} picture={picture} />
        <div class="great-name">
          <p>{occasion}</p>
          <h2 id={title}>{moment.title}</h2>
        </div>
        {onClose && (
          <div class="great-does">
            <button type="button" class="button" onClick={() => onFold(true)}>
              {t.value.map}
            </button>
            <button type="button" class="button" onClick={onClose}>
              {t.value.close}
            </button>
          </div>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <div class="great-body" tabIndex={0}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {figures.map((table) => (
          <Figures key={table.caption} table={table} emblems={emblems} />
        ))}
        {children}
      </div>
    </section>
  )
}

function Figures({ table, emblems }: { readonly table: MomentFigures; readonly emblems: Emblems | undefined }) {
  const most = Math.max(...table.rows.map(({ cells }) => Number(cells.at(-1))))
  return (
    <table class="great-figures">
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <td />
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ of, name, cells }) => (
          <tr key={of} class={Number(cells.at(-1)) === most ? 'is-first' : ''}>
            <th scope="row" style={emblems && { color: emblems.colour(of) }}>
              {emblems && <emblems.Emblem of={of} />}
              <span>{name}</span>
            </th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Takes the focus when something opens that must not be missed, and gives it back when that is put away. */
function useFocus(takes: boolean) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const panel = root.current
    if (!takes || !panel || before?.closest('input, textarea, select')) return
    panel.focus({ preventScroll: true })
    return () => {
      // Folding takes away what had the focus; somebody who has gone elsewhere meanwhile stays there.
      const isLost = document.activeElement === document.body || panel.contains(document.activeElement)
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [takes])
  return root
}
