import { words } from '../words.ts'

const w = words({
  en: { guest: 'Guest', called: (nickname: string) => `${nickname} (guest)` },
  it: { guest: 'Ospite', called: (nickname: string) => `${nickname} (ospite)` },
})

/** What somebody is called: by his name, or as a guest, who is never taken for somebody with a name. */
export function called(
  { name, nickname }: { readonly name: string | null; readonly nickname: string | null },
  guest: string = w.value.guest,
): string {
  return name ?? (nickname === null ? guest : w.value.called(nickname))
}
