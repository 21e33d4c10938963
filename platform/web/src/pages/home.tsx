import { t } from '../text/index.ts'

export function Home() {
  return (
    <main>
      <h1>{t.value.name}</h1>
      <p>{t.value.motto}</p>
    </main>
  )
}
