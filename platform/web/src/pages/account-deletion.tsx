import { api, type Person, person } from '../api.ts'
import { announce } from '../frame/frame.tsx'
import { refreshServer } from '../frame/my-tables.ts'
import { AskFirst, ErrorLine } from '../frame/parts.tsx'
import { useTask } from '../frame/task.ts'
import { go } from '../router.ts'
import { w } from './account.words.ts'

export function Deletion({ who }: { readonly who: Person }) {
  const remove = useTask(async () => {
    await api('DELETE', '/me')
    person.value = null
    void refreshServer()
    go('/')
    announce(w.value.deleted)
  })
  return (
    <>
      <p>{w.value.deleteAbout}</p>
      <AskFirst
        question={w.value.deleteSure}
        yes={w.value.deleteYes}
        label={who.name ? w.value.delete : w.value.deleteGuest}
        busy={remove.busy}
        onYes={remove.run}
      />
      <ErrorLine trouble={remove.trouble} />
    </>
  )
}
