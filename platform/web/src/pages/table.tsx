export function TablePage({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return <main>{names.id}</main>
}
