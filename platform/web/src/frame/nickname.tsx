import '../styles/forms.css'
import { useState } from 'preact/hooks'
import { api, beSomebody, type Person, person } from '../api.ts'
import { w } from './nickname.words.ts'
import { Button, ErrorLine, Field, Form } from './parts.tsx'
import { useTask } from './task.ts'

/** What a guest would like to be called; nothing for whoever has a name. */
export function Nickname() {
  const known = person.value?.nickname ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [done, setDone] = useState('')
  const nickname = typed ?? known
  const take = useTask(async () => {
    setDone('')
    await beSomebody()
    const wanted = nickname.trim() === '' ? null : nickname
    const changed = await api<{ person: Person }>('PATCH', '/me', { nickname: wanted })
    person.value = changed.person
    setTyped(null)
    if (changed.person.nickname) setDone(w.value.done(changed.person.nickname))
  })
  if (person.value?.name) return null
  return (
    <Form name={w.value.nickname} onSubmit={take.run}>
      <div class="nickname">
        <Field
          label={w.value.nickname}
          hint={done || w.value.about}
          autoComplete="nickname"
          maxLength={60}
          value={nickname}
          onText={setTyped}
        />
        <Button type="submit" busy={take.busy}>
          {w.value.take}
        </Button>
      </div>
      <ErrorLine trouble={take.trouble} />
    </Form>
  )
}
