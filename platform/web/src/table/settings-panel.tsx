import type { Language } from '@iacta/kernel'
import type { Signal } from '@preact/signals'
import { useId } from '../frame/ids.ts'
import { curtain, language, motionChoice, pace, presentation, shortcuts, sounds, theme } from '../settings.ts'
import { notices, pushChannel, switchNoticesOff, switchNoticesOn } from './notices.ts'
import './settings-panel.css'
import { t } from './settings-panel.words.ts'
import { play } from './sound.ts'

/** Each in its own language, for whoever landed in the wrong one. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano' }

/** What somebody can choose for this browser, beside the board. */
export function SettingsPanel() {
  return (
    <section class="settings-panel" aria-label={t.value.settings}>
      <Setting legend={t.value.language} kept={language} names={LANGUAGE_NAMES} />
      <Setting
        legend={t.value.presentation}
        kept={presentation}
        names={t.value.presentations}
        hint={t.value.presentationHint}
      />
      <Setting legend={t.value.theme} kept={theme} names={t.value.themes} />
      <Setting legend={t.value.motion} kept={motionChoice} names={t.value.motions} />
      <Setting legend={t.value.pace} kept={pace} names={t.value.paces} hint={t.value.paceHint} />
      {/* Heard at once, so that one knows what was chosen. */}
      <Setting legend={t.value.sounds} kept={sounds} names={t.value.onOff} onChosen={() => play('block')} />
      <Setting legend={t.value.curtain} kept={curtain} names={t.value.onOff} />
      <Setting legend={t.value.shortcuts} kept={shortcuts} names={t.value.onOff} hint={t.value.shortcutsHint} />
      <p class="settings-hint">
        <a href="/keyboard">{t.value.shortcutsAll}</a>
      </p>
      <Notices />
      <p class="settings-hint">{t.value.kept}</p>
    </section>
  )
}

interface SettingProps<T extends string> {
  readonly legend: string
  readonly kept: Signal<T>
  readonly names: Readonly<Record<T, string>>
  readonly hint?: string
  onChosen?(): void
}

function Setting<T extends string>({ legend, kept, names, hint, onChosen }: SettingProps<T>) {
  const name = useId()
  return (
    <fieldset class="settings-choice">
      <legend>{legend}</legend>
      <div class="settings-options">
        {(Object.keys(names) as T[]).map((choice) => (
          <label key={choice} class="settings-option">
            <input
              type="radio"
              name={name}
              checked={kept.value === choice}
              onChange={() => {
                kept.value = choice
                onChosen?.()
              }}
            />
            <span>{names[choice]}</span>
          </label>
        ))}
      </div>
      {hint && <p class="settings-hint">{hint}</p>}
    </fieldset>
  )
}

function Notices() {
  const state = notices.value
  return (
    <fieldset class="settings-choice">
      <legend>{t.value.notices}</legend>
      {state === 'off' && (
        <button type="button" class="button" onClick={() => void switchNoticesOn()}>
          {t.value.switchOn}
        </button>
      )}
      {state === 'on' && (
        <button type="button" class="button" onClick={() => void switchNoticesOff()}>
          {t.value.switchOff}
        </button>
      )}
      <p class="settings-hint" role="status">
        {state === 'denied'
          ? t.value.noticesDenied
          : state === 'unsupported'
            ? t.value.noticesNone
            : state === 'on'
              ? pushChannel.value === null
                ? t.value.noticesOn
                : t.value.noticesAlways
              : t.value.noticesHint}
      </p>
    </fieldset>
  )
}
