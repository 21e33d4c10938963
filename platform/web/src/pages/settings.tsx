import '../styles/forms.css'
import type { Signal } from '@preact/signals'
import { Frame } from '../frame/frame.tsx'
import { chooseLanguage } from '../frame/language.ts'
import { Choices } from '../frame/parts.tsx'
import { canInstall, install } from '../local/install.ts'
import { language, motionChoice, presentation, sounds, theme } from '../settings.ts'
import { w } from './settings.words.ts'

export function SettingsPage() {
  return (
    <Frame title={w.value.title} narrow>
      <h1>{w.value.title}</h1>
      <p class="lead">{w.value.lead}</p>
      <BrowserSettings />
      {canInstall.value && (
        <p>
          <button type="button" class="button" onClick={() => void install()}>
            {w.value.install}
          </button>
        </p>
      )}
      <p>
        <a href="/keyboard">{w.value.keyboard}</a>
      </p>
      <p>
        <a href="/account">{w.value.account}</a>
      </p>
    </Frame>
  )
}

/** What is chosen for this browser; it holds at once. */
export function BrowserSettings() {
  return (
    <div class="form settings">
      <Choices
        legend={w.value.language}
        value={language.value}
        choices={[
          { value: 'it', label: 'Italiano' },
          { value: 'en', label: 'English' },
        ]}
        onChoose={chooseLanguage}
      />
      <Setting legend={w.value.theme} kept={theme} labels={w.value.themes} />
      <Setting legend={w.value.motion} kept={motionChoice} labels={w.value.motions} />
      <Setting legend={w.value.sounds} kept={sounds} labels={w.value.sound} />
      <Setting
        legend={w.value.presentation}
        kept={presentation}
        labels={w.value.presentations}
        about={w.value.presentationAbout}
      />
    </div>
  )
}

interface SettingProps<T extends string> {
  readonly legend: string
  readonly kept: Signal<T>
  readonly labels: Readonly<Record<T, string>>
  readonly about?: string
}

function Setting<T extends string>({ legend, kept, labels, about }: SettingProps<T>) {
  return (
    <Choices
      legend={legend}
      value={kept.value}
      choices={(Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))}
      onChoose={(value) => {
        kept.value = value
      }}
    >
      {about ? <p class="under">{about}</p> : null}
    </Choices>
  )
}
