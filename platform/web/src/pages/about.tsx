import { Frame } from '../frame/frame.tsx'
import { w } from './about.words.ts'

export function AboutPage() {
  const parts = [
    [w.value.play, w.value.playText],
    [w.value.rules, w.value.rulesText],
    [w.value.fog, w.value.fogText],
    [w.value.dice, w.value.diceText],
    [w.value.private, w.value.privateText],
    [w.value.rights, w.value.rightsText],
  ] as const
  return (
    <Frame title={w.value.title} narrow>
      <h1>{w.value.title}</h1>
      <p class="lead">{w.value.lead}</p>
      {parts.map(([title, text]) => (
        <section key={title} class="prose">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section class="prose">
        <h2>{w.value.programs}</h2>
        <p>
          {w.value.programsText} <a href="/api/docs">{w.value.programsLink}</a>
        </p>
      </section>
    </Frame>
  )
}
