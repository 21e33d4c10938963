import '../styles/forms.css'
import { gameNamed } from '@iacta/registry/browser'
import { person } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { titleOf, wordsOf } from '../frame/game-text.ts'
import { serverTables } from '../frame/my-tables.ts'
import { Nickname } from '../frame/nickname.tsx'
import { Button, ErrorLine, Picture } from '../frame/parts.tsx'
import { comeBackTo } from '../frame/return.ts'
import { joinTable } from '../frame/tables.ts'
import { useTask } from '../frame/task.ts'
import { fragment, go, query } from '../router.ts'
import { language } from '../settings.ts'
import { Trouble } from '../table/link.ts'
import { w } from './invite.words.ts'

/** Troubles after which another try is of no use. */
const FINAL = ['invitation-expired', 'not-open', 'seat-taken', 'seat-kept', 'not-found']

/** Where an invitation leads. What it carries stands behind the `#`, where no server's log sees it. */
export function InvitePage({ names: { id } }: { readonly names: { readonly id: string } }) {
  const address = `/table/${id}`
  const invite = fragment.value
  const seat = query.value.get('seat')
  // A private table shows itself only to those who sit there, so it is not asked for: the link tells the game.
  const table = serverTables.value?.find((mine) => mine.id === id)
  const game = gameNamed(table?.game ?? query.value.get('game') ?? '')
  const text = game ? wordsOf(game.id) : null
  const sit = useTask(async () => {
    await joinTable(id, { invite, seal: query.value.get('seal') })
    go(address, 'replace')
  })
  const isFinal = sit.trouble instanceof Trouble && FINAL.includes(sit.trouble.code)
  const sits = (table?.mine.length ?? 0) > 0
  return (
    <Frame title={w.value.title} narrow>
      <h1>{w.value.title}</h1>
      {game ? (
        <>
          <p class="lead">
            {w.value.toGame(titleOf(game.id))}. {seat && text ? w.value.seat(text.seat(seat)) : null}
          </p>
          <Picture game={game} />
          <p>{game.summary[language.value]}</p>
        </>
      ) : null}
      {sits ? (
        <Notice text={w.value.already}>
          <a class="button main large" href={address}>
            {w.value.toTable}
          </a>
        </Notice>
      ) : invite === '' ? (
        <Notice text={w.value.broken}>
          <WaysOn />
        </Notice>
      ) : isFinal ? (
        <>
          <ErrorLine trouble={sit.trouble} />
          <Notice text={w.value.over}>
            <WaysOn />
          </Notice>
        </>
      ) : (
        <Notice text={person.value?.name ? w.value.signedInAs(person.value.name) : w.value.lead}>
          <Button kind="main" class="large" busy={sit.busy} onClick={sit.run}>
            {w.value.sit}
          </Button>
          {person.value?.name ? null : (
            <a class="button plain" href="/account" onClick={() => comeBackTo(location.href)}>
              {w.value.signIn}
            </a>
          )}
          <ErrorLine trouble={sit.trouble} />
        </Notice>
      )}
      {sits || isFinal || invite === '' ? null : <Nickname />}
      {game && !sits && !isFinal ? (
        <p class="quiet">
          {w.value.learn} <a href={`/learn/${game.id}`}>{w.value.learnLink}</a> ·{' '}
          <a href={`/rules/${game.id}`}>{w.value.rules}</a>
        </p>
      ) : null}
    </Frame>
  )
}

function Notice({ text, children }: { readonly text: string; readonly children: preact.ComponentChildren }) {
  return (
    <>
      <p>{text}</p>
      <div class="form-end">{children}</div>
    </>
  )
}

function WaysOn() {
  return (
    <>
      <a class="button main" href="/new?with=computer">
        {w.value.computer}
      </a>
      <a class="button plain" href="/tables">
        {w.value.tables}
      </a>
    </>
  )
}
