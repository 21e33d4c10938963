import { renew } from '../local/install.ts'
import { words } from '../text/index.ts'

const t = words({
  en: { ready: 'A new version of Iacta is here.', renew: 'Change to it' },
  it: { ready: 'C’è una nuova versione di Iacta.', renew: 'Passa alla nuova' },
})

/** A newer version waits: nothing changes before somebody says so. */
export function UpdateNote() {
  return (
    <p class="table-note update-note">
      {t.value.ready}
      <button type="button" class="button" onClick={() => void renew()}>
        {t.value.renew}
      </button>
    </p>
  )
}
