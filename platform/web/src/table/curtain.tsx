import { useEffect, useRef } from 'preact/hooks'
import './curtain.css'
import { t } from './curtain.words.ts'

interface CurtainProps {
  readonly seat: string
  /** The side's name, or the player's. */
  readonly name: string
  onOpen(): void
}

/** Between two hands at one screen: covers everything until whoever is next says so. */
export function Curtain({ seat, name, onOpen }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Anew for every seat that is called.
  useEffect(() => button.current?.focus({ preventScroll: true }), [seat])
  return (
    <section class="curtain" aria-labelledby="curtain-who">
      <div class="curtain-words">
        <h1 id="curtain-who" class="curtain-who">
          <span class="curtain-pass">{t.value.passTo}</span> {name}
        </h1>
        <p>{t.value.hidden}</p>
        <button type="button" class="button main curtain-open" ref={button} onClick={onOpen}>
          {t.value.open(name)}
        </button>
      </div>
    </section>
  )
}
