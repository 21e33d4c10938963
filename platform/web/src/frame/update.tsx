import { words } from '../words.ts'

const t = words({
  en: { ready: 'A new version of Iacta is here.', renew: 'Change to it' },
  it: { ready: 'C’è una nuova versione di Iacta.', renew: 'Passa alla nuova' },
})

/** Where not even that part of this version is to be had any more, the page begins anew from the network. */
const changeToIt = (): void =>
  void import('../local/keeping.ts').then(
    ({ renew }) => renew(),
    () => location.reload(),
  )

/** A newer version waits: nothing changes before somebody says so. */
export function UpdateNote() {
  return (
    <p class="table-note update-note">
      {t.value.ready}
      <button type="button" class="button" onClick={changeToIt}>
        {t.value.renew}
      </button>
    </p>
  )
}
