import '../styles/forms.css'
import '../styles/moderation.css'
import type { DecisionEntry, Report, ReportedLine, Subject } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api, person, type Restriction, type Standing } from '../api.ts'
import { Frame } from '../frame/frame.tsx'
import { day, moment } from '../frame/intl.ts'
import { Button, Choices, ErrorLine, Field, Form, Waiting } from '../frame/parts.tsx'
import { useFetched, useTask } from '../frame/task.ts'
import { w } from './moderation.words.ts'
import { Decision } from './moderation-decision.tsx'

/** For operators: what was reported, what can be done about it, and what was. */
export function ModerationPage() {
  const who = person.value
  const [changes, setChanges] = useState(0)
  const changed = (): void => setChanges((n) => n + 1)
  return (
    <Frame title={w.value.title}>
      <h1>{w.value.title}</h1>
      {who === undefined ? (
        <Waiting />
      ) : who?.standing.operator ? (
        <>
          <Reports changes={changes} onDone={changed} />
          <Find onDone={changed} />
          <Log changes={changes} />
        </>
      ) : (
        <p class="quiet">{w.value.notYours}</p>
      )}
    </Frame>
  )
}

function Reports({ changes, onDone }: { readonly changes: number; onDone(): void }) {
  const [which, setWhich] = useState<'open' | 'settled'>('open')
  const [before, setBefore] = useState<number | null>(null)
  const query = `settled=${which === 'open' ? 0 : 1}${before === null ? '' : `&before=${before}`}`
  const { value, trouble, again } = useFetched(
    () => api<{ reports: Report[] }>('GET', `/moderation/reports?${query}`),
    [query, changes],
  )
  const last = value?.reports.at(-1)
  return (
    <section class="part" aria-labelledby="reports">
      <h2 id="reports">{w.value.reports}</h2>
      <Choices
        legend={w.value.which}
        quiet
        value={which}
        choices={[
          { value: 'open', label: w.value.open },
          { value: 'settled', label: w.value.settled },
        ]}
        onChoose={(chosen) => {
          setWhich(chosen)
          setBefore(null)
        }}
      />
      {value ? (
        value.reports.length === 0 ? (
          <p class="quiet">{w.value.none}</p>
        ) : (
          <ul class="reports">
            {value.reports.map((report) => (
              <li key={report.id}>
                <Reported report={report} onDone={onDone} />
              </li>
            ))}
          </ul>
        )
      ) : trouble ? (
        <ErrorLine trouble={trouble} again={again} />
      ) : (
        <Waiting />
      )}
      {last && value && value.reports.length >= 20 ? (
        <Button onClick={() => setBefore(last.id)}>{w.value.older}</Button>
      ) : null}
    </section>
  )
}

function Reported({ report, onDone }: { readonly report: Report; onDone(): void }) {
  const { id, at, reason, by, about, table, room, before, message, after, settledAt, settledBy } = report
  return (
    <article class="card report" aria-labelledby={`report-${id}`}>
      <h3 id={`report-${id}`}>{w.value.report(id)}</h3>
      <p class="quiet">{w.value.reportedBy(by.name ?? w.value.guest, moment(at))}</p>
      <p class="report-reason">{reason || w.value.noReason}</p>
      <ul class="said">
        {before.map((line) => (
          <Said key={line.id} line={line} />
        ))}
        <Said line={message} isIt />
        {after.map((line) => (
          <Said key={line.id} line={line} />
        ))}
      </ul>
      <p class="quiet">
        {w.value.room[room]} · <a href={`/table/${table}`}>{w.value.table}</a>
      </p>
      <Standings standing={about.standing} />
      {settledAt !== null ? (
        <p>{w.value.settledBy(settledBy ?? '', moment(settledAt))}</p>
      ) : (
        <Decision subject={about} report={id} onDone={onDone} />
      )}
    </article>
  )
}

function Said({ line, isIt = false }: { readonly line: ReportedLine; readonly isIt?: boolean }) {
  return (
    <li class={isIt ? 'said-it' : undefined}>
      <b>{line.name ?? w.value.guest}</b> {isIt ? <mark>{line.text}</mark> : line.text}
    </li>
  )
}

const until = (restriction: Restriction): string =>
  restriction.until === null ? w.value.ever : moment(restriction.until)

function Standings({ standing: { operator, muted, suspended } }: { readonly standing: Standing }) {
  const said = [
    ...(operator ? [w.value.standing.operator] : []),
    ...(muted ? [`${w.value.standing.muted(until(muted))} (${muted.reason})`] : []),
    ...(suspended ? [`${w.value.standing.suspended(until(suspended))} (${suspended.reason})`] : []),
  ]
  return said.length === 0 ? null : <p class="quiet">{said.join(' · ')}</p>
}

function Find({ onDone }: { onDone(): void }) {
  const [name, setName] = useState('')
  const [found, setFound] = useState<{ person: Subject; log: readonly DecisionEntry[] } | null>(null)
  const ask = async (): Promise<void> => {
    setFound(null)
    setFound(await api('GET', `/moderation/people?name=${encodeURIComponent(name)}`))
  }
  const look = useTask(ask)
  return (
    <section class="part" aria-labelledby="find">
      <h2 id="find">{w.value.find}</h2>
      <Form name={w.value.find} onSubmit={look.run}>
        <div class="field-line">
          <Field label={w.value.name} required maxLength={60} value={name} onText={setName} />
          <Button type="submit" busy={look.busy}>
            {w.value.search}
          </Button>
        </div>
        <ErrorLine trouble={look.trouble} instead={{ 'not-found': w.value.nobody }} />
      </Form>
      {found ? (
        <article class="card report" aria-labelledby="found">
          <h3 id="found">{found.person.name}</h3>
          <p class="quiet">{w.value.since(day(found.person.since))}</p>
          <Standings standing={found.person.standing} />
          {found.log.length > 0 ? <Entries log={found.log} /> : null}
          {found.person.standing.operator ? null : (
            <Decision
              key={JSON.stringify(found.person.standing)}
              subject={found.person}
              report={null}
              onDone={() => {
                onDone()
                void look.run()
              }}
            />
          )}
        </article>
      ) : null}
    </section>
  )
}

function Log({ changes }: { readonly changes: number }) {
  const { value, trouble, again } = useFetched(() => api<{ log: DecisionEntry[] }>('GET', '/moderation/log'), [changes])
  return (
    <section class="part" aria-labelledby="log">
      <h2 id="log">{w.value.log}</h2>
      {!value ? (
        trouble ? (
          <ErrorLine trouble={trouble} again={again} />
        ) : (
          <Waiting />
        )
      ) : value.log.length === 0 ? (
        <p class="quiet">{w.value.nothing}</p>
      ) : (
        <Entries log={value.log} />
      )}
    </section>
  )
}

function Entries({ log }: { readonly log: readonly DecisionEntry[] }) {
  return (
    <ul class="lines">
      {log.map((entry) => (
        <li key={entry.id}>
          <span>
            <span class="line-first">
              {w.value.entry[entry.what](entry.name ?? w.value.guest)}
              {entry.reason ? `: ${entry.reason}` : ''}
            </span>
            <span class="line-second">
              {[
                moment(entry.at),
                w.value.by(entry.by),
                ...(entry.until === null ? [] : [w.value.until(moment(entry.until))]),
              ].join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
