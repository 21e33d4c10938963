import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'

const house = aHouse()

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true })

const panel = ({ page }: Visitor, name: string) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) })

/** Somebody without a screen sits down. */
async function sit(table: string, seat: string): Promise<void> {
  const { context } = await house().visitor()
  const headers = { origin: house().url }
  await context.request.post('/api/guests', { headers, data: {} })
  const answer = await context.request.post(`/api/tables/${table}/join`, { headers, data: { seat } })
  expect(answer.status()).toBe(200)
}

test('who leaves a game of four makes room for the computer, and then for somebody else', async () => {
  const host = await house().visitor()
  await host.go('/new?game=nero&with=anybody')
  await button(host, 'Set up the table').click()
  await host.page.getByText('The dice are sealed:').waitFor()
  await host.page.getByText('This browser has put its own part in, and remembers both until the end.').waitFor()
  await host.axe()
  await host.shot('dice-sealed')
  const table = new URL(host.page.url()).pathname.split('/').at(-1) ?? ''

  const otho = await house().visitor({ screen: 'phone', language: 'it' })
  await otho.go(`/table/${table}`)
  await otho.page.getByText('I dadi sono sigillati:').waitFor()
  const seat = otho.page.getByRole('listitem').filter({ hasText: 'Otone' })
  await seat.getByRole('button', { name: 'Siediti' }).click()
  await otho.page.getByText('Questo browser vi ha messo la sua parte', { exact: false }).waitFor()
  await otho.shot('dice-sealed-phone')
  for (const other of ['vitellius', 'vespasian']) await sit(table, other)

  await panel(host, 'Table').click()
  await panel(otho, 'Tavolo').click()
  await button(otho, 'Lascia la partita').click()
  await otho.page.getByText(/^Lasciare la partita come Otone\? A perderla sei solo tu/).waitFor()
  await otho.shot('leave-sure-phone')
  await otho.page.getByRole('group', { name: 'Lascia la partita' }).getByRole('button').first().click()
  await otho.page.getByText('continua per qualcuno, che ha lasciato la partita').waitFor()
  expect(await button(otho, 'Prendi questo posto').count()).toBe(0)
  await host.page.getByText('plays on for somebody, who left the game').waitFor()
  const note = host.page.getByText('Whoever played Otho has left the game. The computer has taken Otho over.')
  await note.waitFor()
  await host.shot('seat-left-note')
  await button(host, 'All right').click()
  await note.waitFor({ state: 'detached' })
  expect(await button(host, 'Take this seat over').count()).toBe(0)
  await host.axe()
  await host.shot('seat-left')

  const another = await house().visitor()
  await another.go(`/table/${table}`)
  await panel(another, 'Table').click()
  await another.axe()
  await another.shot('seat-to-take-over')
  await button(another, 'Take this seat over').click()
  await another.page.getByText('You are Otho').waitFor()
  await host.page.getByText('took the seat over from somebody').waitFor()
})
