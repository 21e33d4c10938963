import { Frame } from '../frame/frame.tsx'
import { t } from '../words.ts'
import { w } from './not-found.words.ts'

export function NotFound() {
  return (
    <Frame title={w.value.title} narrow>
      <h1>{w.value.title}</h1>
      <p class="lead">{t.value.notFound}</p>
      <p>
        <a href="/">{w.value.home}</a>
      </p>
    </Frame>
  )
}
