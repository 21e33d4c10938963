import '../styles/forms.css'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { api, beSomebody, type Person, person } from '../api.ts'
import { announce, Frame } from '../frame/frame.tsx'
import { reach, refreshServer, serverTables } from '../frame/my-tables.ts'
import { Nickname } from '../frame/nickname.tsx'
import { Button, ErrorLine, Field, Form, Waiting } from '../frame/parts.tsx'
import { comeBack } from '../frame/return.ts'
import { useTask } from '../frame/task.ts'
import { language } from '../settings.ts'
import { w } from './account.words.ts'
import { Deletion } from './account-deletion.tsx'
import { Notices } from './account-notices.tsx'
import { RecoveryWays } from './account-recovery.tsx'
import { PasswordChange, Sessions, SHORTEST_PASSWORD, Tokens, Vacation } from './account-security.tsx'
import { BrowserSettings } from './settings.tsx'

/** Who one is here, and what one has chosen. */
export function AccountPage() {
  const who = person.value
  const isAway = reach.value === 'away'
  const isSuspended = Boolean(who?.standing.suspended)
  return (
    <Frame title={w.value.title} narrow>
      <h1 class={who?.name ? 'as-written' : undefined}>{who?.name ?? w.value.title}</h1>
      {isAway ? <p class="quiet">{w.value.away}</p> : who === undefined ? <Waiting /> : <Identity who={who} />}
      <Part title={w.value.browser}>
        <BrowserSettings />
      </Part>
      {who && !isAway ? (
        <>
          {isSuspended ? null : (
            <Part title={w.value.notices}>
              <Notices />
            </Part>
          )}
          {who.name && !isSuspended ? (
            <>
              <Part title={w.value.vacation}>
                <Vacation who={who} />
              </Part>
              <Part title={w.value.changePassword}>
                <PasswordChange />
              </Part>
              <Part title={w.value.recovery}>
                <RecoveryWays />
              </Part>
              <Part title={w.value.sessions}>
                <Sessions />
              </Part>
              <Part title={w.value.tokens}>
                <Tokens />
              </Part>
            </>
          ) : null}
          <Part title={who.name ? w.value.delete : w.value.deleteGuest}>
            <Deletion who={who} />
          </Part>
        </>
      ) : null}
    </Frame>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Identity({ who }: { readonly who: Person | null }) {
  if (who?.name) return <Named name={who.name} />
  return (
    <>
      <p class="lead">{who ? w.value.guest : w.value.stranger}</p>
      <Nickname />
      <div class="side-by-side">
        <Become />
        <SignIn />
      </div>
    </>
  )
}

function Named({ name }: { readonly name: string }) {
  const signOut = useTask(async () => {
    await api('DELETE', '/sessions/current')
    person.value = null
    await refreshServer()
  })
  return (
    <div class="form-end">
      <a class="button plain" href={`/people/${encodeURIComponent(name)}`}>
        {w.value.profile}
      </a>
      <Button busy={signOut.busy} onClick={signOut.run}>
        {w.value.signOut}
      </Button>
      <ErrorLine trouble={signOut.trouble} />
    </div>
  )
}

// As the server has it; only marks that scripts need are let through there in addition.
const NAME = /^[\p{L}\p{N}]\p{M}{0,2}(?:[\p{L}\p{N} _.'-]\p{M}{0,2})*$/u
const SHORTEST_NAME = 2
const LONGEST_NAME = 30

function isName(name: string): boolean {
  const tidy = name.normalize('NFC').trim().replaceAll(/ +/g, ' ')
  return tidy.length >= SHORTEST_NAME && tidy.length <= LONGEST_NAME && NAME.test(tidy)
}

function Become() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const become = useTask(async () => {
    setChecked(true)
    if (!isName(name) || password.length < SHORTEST_PASSWORD) return
    await beSomebody()
    const made = await api<{ person: Person }>('POST', '/accounts', { name, password })
    await api('PATCH', '/me', { language: language.value }).catch(() => undefined)
    person.value = made.person
    announce(w.value.becomeDone(made.person.name ?? name))
    comeBack()
  })
  return (
    <Form name={w.value.become} apart onSubmit={become.run}>
      <Field
        label={w.value.name}
        autoComplete="username"
        maxLength={60}
        value={name}
        onText={setName}
        hint={w.value.nameHint}
        wrong={checked && !isName(name) ? w.value.nameWrong : null}
      />
      <Field
        label={w.value.password}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onText={setPassword}
        hint={w.value.passwordHint}
        wrong={checked && password.length < SHORTEST_PASSWORD ? w.value.passwordWrong : null}
      />
      <ErrorLine trouble={become.trouble} />
      <div class="form-end">
        <Button type="submit" kind="main" busy={become.busy}>
          {w.value.becomeButton}
        </Button>
      </div>
    </Form>
  )
}

function SignIn() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const left = serverTables.value?.length ?? 0
  const signIn = useTask(async () => {
    const { person: who } = await api<{ person: Person }>('POST', '/sessions', { name, password })
    person.value = who
    if (who.language) language.value = who.language
    void refreshServer()
    comeBack()
  })
  return (
    <Form name={w.value.signIn} apart onSubmit={signIn.run}>
      <Field label={w.value.name} autoComplete="username" maxLength={60} value={name} onText={setName} required />
      <Field
        label={w.value.password}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onText={setPassword}
        required
      />
      {person.value && left > 0 ? <p class="under">{w.value.signInLoses(left)}</p> : null}
      <ErrorLine trouble={signIn.trouble} />
      <div class="form-end">
        <Button type="submit" busy={signIn.busy}>
          {w.value.signIn}
        </Button>
        <a href="/recover">{w.value.forgotten}</a>
      </div>
    </Form>
  )
}
