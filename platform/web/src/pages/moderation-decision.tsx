import type { Measure as AnyMeasure, Subject } from '@iacta/wire'
import { useState } from 'preact/hooks'
import { api } from '../api.ts'
import { announce } from '../frame/frame.tsx'
import { AskFirst, Button, type Choice, Choices, ErrorLine, Field, Form } from '../frame/parts.tsx'
import { useTask } from '../frame/task.ts'
import { w } from './moderation.words.ts'

export type Measure = Exclude<AnyMeasure, 'operator' | 'not-operator' | 'reset'>
/** Somebody who is decided about. */
type Person = Omit<Subject, 'since'>

type Lasting = '1' | '7' | '30' | '365' | 'ever'
const LASTINGS: readonly Lasting[] = ['1', '7', '30', '365', 'ever']

/** What can be done about somebody as he stands, and about a report nothing too. */
const measures = ({ standing }: Person, report: number | null): Measure[] => [
  ...(report === null ? [] : (['dismiss'] as const)),
  standing.muted ? 'unmute' : 'mute',
  standing.suspended ? 'unsuspend' : 'suspend',
  'delete',
]

interface DecisionProps {
  readonly subject: Person
  /** The report that is settled by it. */
  readonly report: number | null
  onDone(): void
}

/** A decision about somebody: what, how long, and why. */
export function Decision({ subject, report, onDone }: DecisionProps) {
  const [first] = measures(subject, report)
  const [what, setWhat] = useState<Measure>(first)
  const [lasting, setLasting] = useState<Lasting>('7')
  const [reason, setReason] = useState('')
  const name = subject.name ?? w.value.guest
  const isTimed = what === 'mute' || what === 'suspend'
  const decide = useTask(async () => {
    if (what === 'dismiss') await api('POST', `/moderation/reports/${report}/dismissal`, { reason })
    else {
      const days = isTimed && lasting !== 'ever' ? Number(lasting) : null
      await api('POST', '/moderation/decisions', { person: subject.id, what, days, reason, report })
    }
    announce(w.value.done)
    onDone()
  })
  const choices = measures(subject, report).map(
    (measure): Choice<Measure> => ({ value: measure, label: w.value.what[measure], about: w.value.about[measure] }),
  )
  return (
    <Form name={w.value.decide(name)} onSubmit={decide.run}>
      <Choices
        legend={w.value.decide(name)}
        look="cards"
        value={choices.some(({ value }) => value === what) ? what : first}
        choices={choices}
        onChoose={setWhat}
      />
      {isTimed ? (
        <Choices
          legend={w.value.how}
          value={lasting}
          choices={LASTINGS.map((value) => ({ value, label: w.value.lasts[value] }))}
          onChoose={setLasting}
        />
      ) : null}
      <Field
        label={w.value.reason}
        required={what !== 'dismiss'}
        maxLength={500}
        value={reason}
        onText={setReason}
        hint={w.value.reasonHint}
      />
      <ErrorLine trouble={decide.trouble} />
      <div class="form-end">
        {what === 'delete' ? (
          <AskFirst
            question={w.value.sure(name)}
            yes={w.value.what.delete}
            label={w.value.what.delete}
            busy={decide.busy}
            onYes={decide.run}
          />
        ) : (
          <Button type="submit" kind="main" busy={decide.busy}>
            {w.value.do}
          </Button>
        )}
      </div>
    </Form>
  )
}
