import '../styles/forms.css'
import type { NoticeSettings } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api, type Person, person } from '../api.ts'
import { announce, Frame } from '../frame/frame.tsx'
import { refreshServer } from '../frame/my-tables.ts'
import { Button, ErrorLine, Field, Form } from '../frame/parts.tsx'
import { useFetched, useTask } from '../frame/task.ts'
import { fragment, go } from '../router.ts'
import { SHORTEST_PASSWORD } from './account-security.tsx'
import { w } from './recover.words.ts'

/** A way back for somebody who has forgotten the password: with the link of a mail, or to ask for one, or with a code. */
export function RecoverPage() {
  const token = fragment.value
  const offered = useFetched(() => api<NoticeSettings>('GET', '/notices/settings'), [])
  return (
    <Frame title={w.value.title} narrow>
      <h1>{w.value.title}</h1>
      {token ? (
        <>
          <p class="lead">{w.value.byLink}</p>
          <Choose token={token} />
        </>
      ) : (
        <>
          <div class="side-by-side">
            {offered.value?.kinds.includes('mail') ? <ByMail /> : null}
            <ByCode />
          </div>
          <p class="part">{w.value.ask}</p>
        </>
      )}
    </Frame>
  )
}

async function setPassword(body: object): Promise<void> {
  const { person: who } = await api<{ person: Person }>('POST', '/recovery/passwords', body)
  person.value = who
  void refreshServer()
  go('/account', 'replace')
  announce(w.value.done(who.name ?? ''))
}

function NewPassword({ password, onText }: { readonly password: string; onText(text: string): void }) {
  return (
    <Field
      label={w.value.newPassword}
      type="password"
      autoComplete="new-password"
      required
      minLength={SHORTEST_PASSWORD}
      maxLength={200}
      value={password}
      onText={onText}
      hint={w.value.hint}
    />
  )
}

function Choose({ token }: { readonly token: string }) {
  const [password, onText] = useState('')
  const choose = useTask(() => setPassword({ token, password }))
  return (
    <Form name={w.value.title} onSubmit={choose.run}>
      <NewPassword password={password} onText={onText} />
      <ErrorLine trouble={choose.trouble} />
      <div class="form-end">
        <Button type="submit" kind="main" busy={choose.busy}>
          {w.value.choose}
        </Button>
      </div>
    </Form>
  )
}

function ByMail() {
  const [who, setWho] = useState('')
  const [sent, setSent] = useState(false)
  const send = useTask(async () => {
    await api('POST', '/recovery/links', { who })
    setSent(true)
    announce(w.value.sent)
  })
  return (
    <Form name={w.value.mail} apart onSubmit={send.run}>
      <p>{w.value.mailAbout}</p>
      <Field label={w.value.who} autoComplete="username" required maxLength={254} value={who} onText={setWho} />
      {sent ? <p class="good">{w.value.sent}</p> : null}
      <ErrorLine trouble={send.trouble} />
      <div class="form-end">
        <Button type="submit" busy={send.busy}>
          {w.value.send}
        </Button>
      </div>
    </Form>
  )
}

function ByCode() {
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [password, onText] = useState('')
  const choose = useTask(() => setPassword({ name, code, password }))
  return (
    <Form name={w.value.code} apart onSubmit={choose.run}>
      <p>{w.value.codeAbout}</p>
      <Field label={w.value.name} autoComplete="username" required maxLength={60} value={name} onText={setName} />
      <Field label={w.value.codeField} autoComplete="off" required maxLength={60} value={code} onText={setCode} />
      <NewPassword password={password} onText={onText} />
      <ErrorLine trouble={choose.trouble} />
      <div class="form-end">
        <Button type="submit" busy={choose.busy}>
          {w.value.choose}
        </Button>
      </div>
    </Form>
  )
}
