import { person, type Restriction } from '../api.ts'
import { words } from '../words.ts'
import { moment } from './intl.ts'

const w = words({
  en: {
    muted: (until: string) => `You may not talk at tables until ${until}. You can play all the same.`,
    mutedOpen: 'You may not talk at tables until further notice. You can play all the same.',
    suspended: (until: string) =>
      `Your account is suspended until ${until}: you can play in this browser, but not on the server.`,
    suspendedOpen:
      'Your account is suspended until further notice: you can play in this browser, but not on the server.',
    reason: (reason: string) => `The reason: ${reason}`,
  },
  it: {
    muted: (until: string) => `Fino al ${until} non puoi scrivere ai tavoli. Puoi comunque giocare.`,
    mutedOpen: 'Fino a nuovo avviso non puoi scrivere ai tavoli. Puoi comunque giocare.',
    suspended: (until: string) =>
      `Il tuo account è sospeso fino al ${until}: puoi giocare in questo browser, ma non sul server.`,
    suspendedOpen: 'Il tuo account è sospeso fino a nuovo avviso: puoi giocare in questo browser, ma non sul server.',
    reason: (reason: string) => `Il motivo: ${reason}`,
  },
})

/** What those who look after the server have decided about us, on every page: until when, and why. */
export function StandingNote() {
  const standing = person.value?.standing
  if (!standing) return null
  const { suspended, muted } = standing
  if (suspended) return <Note text={said(suspended, w.value.suspended, w.value.suspendedOpen)} about={suspended} />
  if (muted) return <Note text={said(muted, w.value.muted, w.value.mutedOpen)} about={muted} />
  return null
}

const said = ({ until }: Restriction, dated: (until: string) => string, open: string): string =>
  until === null ? open : dated(moment(until))

function Note({ text, about }: { readonly text: string; readonly about: Restriction }) {
  return (
    <p class="standing-note" role="note">
      <span>{text}</span>
      {about.reason ? <span>{w.value.reason(about.reason)}</span> : null}
    </p>
  )
}
