import type { Session } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api, type Person, person } from '../api.ts'
import { announce } from '../frame/frame.tsx'
import { day, moment, relative } from '../frame/intl.ts'
import { AskFirst, Button, CopyField, ErrorLine, Field, Form, Waiting } from '../frame/parts.tsx'
import { useFetched, useTask } from '../frame/task.ts'
import { w } from './account.words.ts'

export const SHORTEST_PASSWORD = 8
const MOST_DAYS = 30

export function Vacation({ who }: { readonly who: Person }) {
  const [days, setDays] = useState(7)
  const [from, until] = [who.vacationFrom ?? 0, who.vacationUntil ?? 0]
  const isAsked = until > Date.now()
  const change = async (body: object): Promise<void> => {
    person.value = (await api<{ person: Person }>('PATCH', '/me', body)).person
  }
  const take = useTask(() => change({ vacationDays: days }))
  const end = useTask(() => change({ endVacation: true }))
  return (
    <div class="form">
      <p>{w.value.vacationAbout}</p>
      {isAsked ? (
        <>
          <p class="good">
            {from > Date.now()
              ? w.value.vacationComes(moment(from), moment(until))
              : w.value.vacationUntil(moment(until))}
          </p>
          <div class="form-end">
            <Button busy={end.busy} onClick={end.run}>
              {from > Date.now() ? w.value.vacationCallOff : w.value.vacationEnd}
            </Button>
          </div>
        </>
      ) : null}
      <div class="field-line">
        <Field
          label={w.value.vacationDays}
          type="number"
          min={1}
          max={MOST_DAYS}
          value={days}
          onText={(text) => setDays(Math.min(MOST_DAYS, Math.max(1, Math.trunc(Number(text)) || 1)))}
        />
        <AskFirst
          question={isAsked ? w.value.vacationMoreSure(days) : w.value.vacationSure(days)}
          yes={w.value.vacationTake}
          label={isAsked ? w.value.vacationMore : w.value.vacationTake}
          busy={take.busy}
          onYes={take.run}
        />
      </div>
      <ErrorLine trouble={take.trouble ?? end.trouble} />
    </div>
  )
}

export function PasswordChange() {
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [done, setDone] = useState(false)
  const change = useTask(async () => {
    setDone(false)
    await api('PATCH', '/me', { password: { old, new: fresh } })
    setOld('')
    setFresh('')
    setDone(true)
    announce(w.value.changed)
  })
  return (
    <Form name={w.value.changePassword} onSubmit={change.run}>
      {/* For what keeps passwords: whose this is. */}
      <input hidden autoComplete="username" value={person.value?.name ?? ''} readOnly />
      <Field
        label={w.value.oldPassword}
        type="password"
        autoComplete="current-password"
        required
        value={old}
        onText={setOld}
      />
      <Field
        label={w.value.newPassword}
        type="password"
        autoComplete="new-password"
        required
        minLength={SHORTEST_PASSWORD}
        maxLength={200}
        value={fresh}
        onText={setFresh}
        hint={w.value.passwordHint}
      />
      <ErrorLine trouble={change.trouble} instead={{ 'wrong-password': w.value.oldWrong }} />
      {done ? <p class="good">{w.value.changed}</p> : null}
      <div class="form-end">
        <Button type="submit" busy={change.busy}>
          {w.value.change}
        </Button>
      </div>
    </Form>
  )
}

export function Sessions() {
  const { value, trouble, again } = useFetched(() => api<{ sessions: Session[] }>('GET', '/sessions'), [])
  const end = useTask(async (id: string) => {
    await api('DELETE', `/sessions/${id}`)
    again()
  })
  if (!value) return trouble ? <ErrorLine trouble={trouble} again={again} /> : <Waiting />
  return (
    <>
      <ul class="lines">
        {value.sessions.map(({ id, label, seenAt, current }) => (
          <li key={id}>
            <span>
              <span class="line-first">{deviceOf(label)}</span>
              <span class="line-second">{current ? w.value.thisOne : w.value.seen(relative(seenAt))}</span>
            </span>
            {current ? null : (
              <Button busy={end.busy} onClick={() => end.run(id)}>
                {w.value.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorLine trouble={end.trouble} />
    </>
  )
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const

/** What a browser says of itself, in a few words. */
function deviceOf(agent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(agent))?.[1]
  const system = SYSTEMS.find(([mark]) => mark.test(agent))?.[1]
  if (browser && system) return w.value.browserOn(browser, system)
  return browser ?? system ?? (agent.slice(0, 40) || w.value.unknownDevice)
}

export function Tokens() {
  const { value, trouble, again } = useFetched(() => api<{ tokens: Session[] }>('GET', '/tokens'), [])
  const [label, setLabel] = useState('')
  const [token, setToken] = useState<string | null>(null)
  const make = useTask(async () => {
    setToken((await api<{ token: string }>('POST', '/tokens', { label })).token)
    setLabel('')
    again()
  })
  const revoke = useTask(async (id: string) => {
    await api('DELETE', `/tokens/${id}`)
    again()
  })
  return (
    <Form name={w.value.tokens} onSubmit={make.run}>
      <p>{w.value.tokensAbout}</p>
      {value && value.tokens.length > 0 ? (
        <ul class="lines">
          {value.tokens.map(({ id, label: what, createdAt }) => (
            <li key={id}>
              <span>
                <span class="line-first">{what}</span>
                <span class="line-second">{day(createdAt)}</span>
              </span>
              <Button busy={revoke.busy} onClick={() => revoke.run(id)}>
                {w.value.revoke}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {token ? <CopyField label={w.value.tokenShown} text={token} /> : null}
      <div class="field-line">
        <Field label={w.value.tokenLabel} required maxLength={60} value={label} onText={setLabel} />
        <Button type="submit" busy={make.busy}>
          {w.value.tokenMake}
        </Button>
      </div>
      <ErrorLine trouble={make.trouble ?? revoke.trouble ?? trouble} />
    </Form>
  )
}
