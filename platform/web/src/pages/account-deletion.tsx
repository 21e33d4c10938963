import { useState } from 'preact/hooks'
import { api, type Person, person } from '../api.ts'
import { announce } from '../frame/frame.tsx'
import { refreshServer } from '../frame/my-tables.ts'
import { AskFirst, ErrorLine, Field } from '../frame/parts.tsx'
import { useTask } from '../frame/task.ts'
import { go } from '../router.ts'
import { w } from './account.words.ts'

export function Deletion({ who }: { readonly who: Person }) {
  const [password, setPassword] = useState('')
  const remove = useTask(async () => {
    await api('DELETE', '/me', who.name ? { password } : undefined)
    person.value = null
    void refreshServer()
    go('/')
    announce(w.value.deleted)
  })
  const button = (
    <AskFirst
      question={w.value.deleteSure}
      yes={w.value.deleteYes}
      label={who.name ? w.value.delete : w.value.deleteGuest}
      busy={remove.busy}
      onYes={remove.run}
    />
  )
  return (
    <>
      <p>{w.value.deleteAbout}</p>
      {who.name ? (
        <div class="field-line">
          <Field
            label={w.value.ownPassword}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onText={setPassword}
          />
          {button}
        </div>
      ) : (
        button
      )}
      <ErrorLine trouble={remove.trouble} instead={{ 'wrong-password': w.value.ownWrong }} />
    </>
  )
}
