import { Frame } from '../frame/frame.tsx'
import { ShortcutList } from '../table/shortcut-list.tsx'
import { t } from '../table/shortcuts.words.ts'

/** What the keyboard does at a table. */
export function KeyboardPage() {
  return (
    <Frame title={t.value.title} narrow>
      <h1>{t.value.title}</h1>
      <ShortcutList />
    </Frame>
  )
}
