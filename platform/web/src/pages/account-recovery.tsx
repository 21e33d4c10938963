import type { NoticeSettings, RecoveryWays as Ways } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api, person } from '../api.ts'
import { announce } from '../frame/frame.tsx'
import { listed } from '../frame/intl.ts'
import { Button, CopyField, ErrorLine, Field, Form, Waiting } from '../frame/parts.tsx'
import { useFetched, useTask } from '../frame/task.ts'
import { language } from '../settings.ts'
import { w } from './account.words.ts'

/** What gets somebody back in who has forgotten the password: set up before that happens. */
export function RecoveryWays() {
  const ways = useFetched(() => api<Ways>('GET', '/recovery'), [person.value?.id])
  const offered = useFetched(() => api<NoticeSettings>('GET', '/notices/settings'), [])
  if (!ways.value || !offered.value) {
    const trouble = ways.trouble ?? offered.trouble
    return trouble ? <ErrorLine trouble={trouble} again={ways.again} /> : <Waiting />
  }
  return (
    <>
      <p>{w.value.recoveryAbout}</p>
      <Codes left={ways.value.codesLeft} again={ways.again} />
      {offered.value.kinds.includes('mail') ? <Mail mails={ways.value.mails} again={ways.again} /> : null}
    </>
  )
}

function OwnPassword({ password, onText }: { readonly password: string; onText(text: string): void }) {
  return (
    <Field
      label={w.value.ownPassword}
      type="password"
      autoComplete="current-password"
      required
      maxLength={200}
      value={password}
      onText={onText}
    />
  )
}

const WRONG = () => ({ 'wrong-password': w.value.ownWrong })

function Codes({ left, again }: { readonly left: number; again(): void }) {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[]>([])
  const make = useTask(async () => {
    setCodes((await api<{ codes: string[] }>('POST', '/recovery/codes', { password })).codes)
    setPassword('')
    announce(w.value.codesShown)
    again()
  })
  return (
    <Form name={w.value.codesMake} onSubmit={make.run}>
      <p>{w.value.codesAbout(left)}</p>
      {codes.length > 0 ? (
        <div class="codes">
          <p class="good">{w.value.codesShown}</p>
          <ol>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <CopyField label={w.value.codesCopied} text={codes.join(' ')} />
        </div>
      ) : null}
      <div class="field-line">
        <OwnPassword password={password} onText={setPassword} />
        <Button type="submit" busy={make.busy}>
          {w.value.codesMake}
        </Button>
      </div>
      <ErrorLine trouble={make.trouble} instead={WRONG()} />
    </Form>
  )
}

function Mail({ mails, again }: { readonly mails: readonly string[]; again(): void }) {
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState<{ where: string; confirmed: boolean } | null>(null)
  const add = useTask(async () => {
    // The mail is in the language of this page.
    await api('PATCH', '/me', { language: language.value })
    const { channel } = await api<{ channel: { where: string; confirmed: boolean } }>('POST', '/recovery/mails', {
      address,
      password,
    })
    setDone(channel)
    setPassword('')
    again()
  })
  return (
    <Form name={w.value.recoveryMail} onSubmit={add.run}>
      {mails.length > 0 ? <p>{w.value.recoveryMails(listed(mails))}</p> : null}
      <div class="field-line">
        <Field
          label={w.value.recoveryMail}
          type="email"
          autoComplete="email"
          required
          value={address}
          onText={setAddress}
        />
        <OwnPassword password={password} onText={setPassword} />
        <Button type="submit" busy={add.busy}>
          {w.value.mailAdd}
        </Button>
      </div>
      {done ? (
        <p class="good">{done.confirmed ? w.value.recoveryMailDone(done.where) : w.value.mailSent(done.where)}</p>
      ) : null}
      <ErrorLine trouble={add.trouble} instead={WRONG()} />
    </Form>
  )
}
