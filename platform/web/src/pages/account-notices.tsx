import type { AddedChannel, Channel, NoticeSettings } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { Button, CopyField, ErrorLine, Field, Form, Waiting } from '../frame/parts.tsx'
import { useFetched, useTask } from '../frame/task.ts'
import { language } from '../settings.ts'
import { allowed, pushChannel, subscribe, switchNoticesOff } from '../table/notices.ts'
import { w } from './account.words.ts'

/** "Your move", wherever one is: what the server offers, and what one has chosen. */
export function Notices() {
  const offered = useFetched(() => api<NoticeSettings>('GET', '/notices/settings'), [])
  const channels = useFetched(() => api<{ channels: Channel[] }>('GET', '/channels'), [person.value?.id])
  const [added, setAdded] = useState<AddedChannel | null>(null)
  const add = async (wanted: object): Promise<void> => {
    // What is sent is in the language of this page.
    await api('PATCH', '/me', { language: language.value })
    setAdded(await api<AddedChannel>('POST', '/channels', wanted))
    channels.again()
  }
  if (!offered.value)
    return offered.trouble ? <ErrorLine trouble={offered.trouble} again={offered.again} /> : <Waiting />
  const { kinds, vapidPublicKey } = offered.value
  const mine = channels.value?.channels ?? []
  const isTold = mine.some(({ id }) => id === pushChannel.value)
  if (kinds.length === 0) return <p class="quiet">{w.value.noticesNone}</p>
  return (
    <div class="form">
      <p>{w.value.noticesAbout}</p>
      <Channels channels={mine} again={channels.again} />
      {added?.channel.kind === 'mail' && !added.channel.confirmed ? (
        <p class="good">{w.value.mailSent(added.channel.where)}</p>
      ) : null}
      {added?.secret ? <CopyField label={w.value.webhookSecret} text={added.secret} /> : null}
      {kinds.includes('push') && vapidPublicKey && !isTold ? (
        <Push vapid={vapidPublicKey} again={channels.again} />
      ) : null}
      {kinds.includes('mail') ? (
        <Where
          label={w.value.mail}
          type="email"
          autoComplete="email"
          button={w.value.mailAdd}
          add={(address) => add({ kind: 'mail', address })}
        />
      ) : null}
      {kinds.includes('webhook') ? (
        <Where
          label={w.value.webhook}
          type="url"
          hint={w.value.webhookHint}
          button={w.value.webhookAdd}
          wrong={{ 'bad-request': w.value.webhookWrong }}
          add={(url) => add({ kind: 'webhook', url })}
        />
      ) : null}
    </div>
  )
}

function Channels({ channels, again }: { readonly channels: readonly Channel[]; again(): void }) {
  const remove = useTask(async (id: string) => {
    if (id === pushChannel.value) await switchNoticesOff()
    else await api('DELETE', `/channels/${id}`)
    again()
  })
  if (channels.length === 0) return null
  return (
    <>
      <ul class="lines">
        {channels.map(({ id, kind, where, confirmed, failures, recovers }) => (
          <li key={id}>
            <span>
              <span class="line-first">{id === pushChannel.value ? w.value.pushHere : where}</span>
              <span class="line-second">
                {[
                  id === pushChannel.value ? where : w.value.channel[kind],
                  ...(recovers ? [w.value.forRecovery] : []),
                  ...(confirmed ? [] : [w.value.unconfirmed]),
                  ...(failures > 0 ? [w.value.failing(failures)] : []),
                ].join(' · ')}
              </span>
            </span>
            <Button busy={remove.busy} onClick={() => remove.run(id)}>
              {w.value.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorLine trouble={remove.trouble} />
    </>
  )
}

interface PushProps {
  readonly vapid: string
  again(): void
}

function Push({ vapid, again }: PushProps) {
  const [refused, setRefused] = useState('')
  const ask = useTask(async () => {
    setRefused('')
    if (!(await allowed())) setRefused(w.value.pushRefused)
    else if (await subscribe(vapid)) again()
    else setRefused(w.value.pushNone)
  })
  return (
    <div>
      <Button busy={ask.busy} onClick={ask.run}>
        {w.value.push}
      </Button>
      {refused ? (
        <p class="error" role="alert">
          {refused}
        </p>
      ) : null}
      <ErrorLine trouble={ask.trouble} />
    </div>
  )
}

interface WhereProps {
  readonly label: string
  readonly type: 'email' | 'url'
  readonly autoComplete?: string
  readonly hint?: string
  readonly button: string
  readonly wrong?: Readonly<Record<string, string>>
  add(where: string): Promise<void>
}

function Where({ button, wrong, add, ...field }: WhereProps) {
  const [where, setWhere] = useState('')
  const send = useTask(async () => {
    await add(where)
    setWhere('')
  })
  return (
    <Form name={button} onSubmit={send.run}>
      <div class="field-line">
        <Field {...field} required value={where} onText={setWhere} />
        <Button type="submit" busy={send.busy}>
          {button}
        </Button>
      </div>
      <ErrorLine trouble={send.trouble} instead={wrong} />
    </Form>
  )
}
