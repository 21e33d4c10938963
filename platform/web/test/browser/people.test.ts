import { expect, test } from 'vitest'
import { iactaIn } from '../../../cli/test/run.ts'
import { aHouse, type Visitor } from './harness.ts'

const PASSWORD = 'alea iacta est'
const FRESH = 'sic transit gloria'
const house = aHouse()

/** Somebody with a name, by the account page. */
async function named(
  visitor: Visitor,
  name: string,
  { nameLabel = 'Name', make = 'Create the account', title = 'Create an account' } = {},
) {
  const { page } = visitor
  await visitor.go('/account')
  const form = page.getByRole('form', { name: title })
  await form.getByLabel(nameLabel, { exact: true }).fill(name)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: make }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** As a page of ours would ask. */
async function ask(visitor: Visitor, method: 'post' | 'get', path: string, data?: object) {
  const answer = await visitor.page.request[method](`/api${path}`, {
    headers: { origin: house().url },
    ...(data ? { data } : {}),
  })
  return answer.json()
}

async function makeOperator(name: string): Promise<void> {
  const ran = iactaIn({ env: { IACTA_DATA: house().folder, DATABASE_URL: '' } }, 'people', 'operator', name)
  expect(ran).toMatchObject({ code: 0, err: '' })
}

/** A table where one guest is rude and the other reports it; answers with who was rude. */
async function reported(): Promise<{ readonly rude: Visitor; readonly table: string }> {
  const [rude, other] = [await house().visitor(), await house().visitor()]
  for (const visitor of [rude, other]) {
    await visitor.go('/about')
    await ask(visitor, 'post', '/guests', {})
  }
  const { id: table } = await ask(rude, 'post', '/tables', { game: 'julius-caesar', seats: { caesar: 'me' } })
  await ask(other, 'post', `/tables/${table}/join`, { seat: 'pompeius' })
  await ask(other, 'post', `/tables/${table}/messages`, { text: 'Salve, good luck to you.' })
  const { id: message } = await ask(rude, 'post', `/tables/${table}/messages`, {
    text: 'Something that is not said among friends',
  })
  await ask(other, 'post', `/tables/${table}/messages`, { text: 'There is no need for that.' })
  await ask(other, 'post', `/tables/${table}/reports`, { message, reason: 'He insults me' })
  return { rude, table }
}

test('a name of the house and a common password are refused in words', async () => {
  const visitor = await house().visitor()
  visitor.expects(/400/)
  const { page } = visitor
  await visitor.go('/account')
  const form = page.getByRole('form', { name: 'Create an account' })
  await form.getByLabel('Name', { exact: true }).fill('Legatus')
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Create the account' }).click()
  await form.getByText('That name belongs to the house, the computer or a game. Choose another.').waitFor()
  await form.getByLabel('Name', { exact: true }).fill('Lucilius')
  await form.getByLabel('Password', { exact: true }).fill('Password1')
  await form.getByRole('button', { name: 'Create the account' }).click()
  await form.getByText('Many people use this password, and guessers try it first. Choose another.').waitFor()
  await visitor.axe()
})

test('codes are made on the account page, and one of them lets the person back in; deleting asks for the password', async () => {
  const visitor = await house().visitor()
  visitor.expects(/401/)
  const { page } = visitor
  await named(visitor, 'Catullus')
  const form = page.getByRole('form', { name: 'Make new codes' })
  await form.getByLabel('Your password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Make new codes' }).click()
  await form.getByText('Write these down').waitFor()
  const codes = await form.locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await form.scrollIntoViewIfNeeded()
  await visitor.axe()
  await visitor.shot('account-codes')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('link', { name: 'Forgotten the password?' }).click()
  const back = page.getByRole('form', { name: 'With a code' })
  await back.getByLabel('Name').fill('catullus')
  await back.getByLabel('Code').fill(codes[4])
  await back.getByLabel('New password').fill(FRESH)
  await back.getByRole('button', { name: 'Choose it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Catullus' }).waitFor()
  await page.getByText('9 codes are left').waitFor()

  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByText('The password is wrong.').waitFor()
  await page.getByLabel('Your password').last().fill(FRESH)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.waitForURL('**/')
})

test('a link from whoever runs the server leads to a new password, on a phone in Italian', async () => {
  const other = await house().visitor()
  await named(other, 'Propertius')
  const ran = iactaIn(
    { env: { IACTA_DATA: house().folder, DATABASE_URL: '' } },
    'people',
    'reset',
    'Propertius',
    '--json',
  )
  const { link } = JSON.parse(ran.out) as { link: string }
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await visitor.go(`/recover#${link.split('#')[1]}`)
  await page.getByLabel('Nuova password', { exact: true }).fill(FRESH)
  await visitor.axe()
  await visitor.shot('recover-link-phone')
  await page.getByRole('button', { name: 'Sceglila' }).click()
  await page.getByRole('heading', { level: 1, name: 'Propertius' }).waitFor()
  await other.page.reload()
  await other.page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
})

test('an operator reads a report with the talk around it and mutes; who is muted is told so', async () => {
  const { rude, table } = await reported()
  const visitor = await house().visitor()
  const { page } = visitor
  await named(visitor, 'Praefectus')
  await visitor.go('/moderation')
  await page.getByText('This page is for those who look after this server.').waitFor()
  await makeOperator('Praefectus')
  await expect.poll(async () => (await ask(visitor, 'get', '/me')).person.standing.operator).toBe(true)
  await visitor.go('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Moderation' }).click()
  const report = page.getByRole('article').filter({ hasText: 'He insults me' })
  await report.getByText('Salve, good luck to you.').waitFor()
  expect(await report.locator('mark').textContent()).toBe('Something that is not said among friends')
  await report.getByRole('radio', { name: 'Mute' }).check()
  await report.getByRole('radio', { name: 'a week' }).check()
  await visitor.axe()
  await visitor.shot('moderation-report')
  await report.getByLabel('Why').fill('Insults')
  await report.getByRole('button', { name: 'Do it' }).click()
  await page.getByText('There is nothing to look at.').waitFor()
  await page.getByText('a guest muted: Insults').waitFor()

  await rude.go('/tables')
  await rude.page.getByText(/^You may not talk at tables until .+ You can play all the same\.$/).waitFor()
  await rude.page.getByText('The reason: Insults').waitFor()
  await rude.axe()
  await rude.shot('muted')
  rude.expects(/403/)
  const refused = await ask(rude, 'post', `/tables/${table}/messages`, { text: 'let me talk' })
  expect(refused.error.code).toBe('muted')
})

test('on a phone, in Italian: somebody is looked up and suspended, and reads why', async () => {
  const bad = await house().visitor({ screen: 'phone', language: 'it' })
  await named(bad, 'Molestus', { nameLabel: 'Nome', make: 'Crea l’account', title: 'Crea un account' })
  const visitor = await house().visitor({ screen: 'phone', language: 'it' })
  const { page } = visitor
  await named(visitor, 'Vigil', { nameLabel: 'Nome', make: 'Crea l’account', title: 'Crea un account' })
  await makeOperator('Vigil')
  await expect.poll(async () => (await ask(visitor, 'get', '/me')).person.standing.operator).toBe(true)
  await reported()
  await visitor.go('/moderation')
  await page.getByText('He insults me').waitFor()
  await visitor.axe()
  await visitor.shot('moderation-phone')
  await page.getByLabel('Nome').fill('molestus')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  const found = page.getByRole('article').filter({ hasText: 'Molestus' })
  await found.getByRole('radio', { name: 'Sospendi' }).check()
  await found.getByRole('radio', { name: 'fino a nuovo avviso' }).check()
  await found.getByLabel('Perché').fill('Insulti ripetuti')
  await found.scrollIntoViewIfNeeded()
  await visitor.shot('moderation-decision-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await found.getByRole('button', { name: 'Procedi' }).click()
  await page.getByText('Molestus: sospeso: Insulti ripetuti').first().waitFor()
  bad.expects(/403/)
  await bad.go('/account')
  await bad.page.getByText(/^Il tuo account è sospeso fino a nuovo avviso/).waitFor()
  await bad.page.getByText('Il motivo: Insulti ripetuti').waitFor()
  await bad.axe()
  await bad.shot('suspended-phone')
})

test('somebody is challenged from his profile, finds it among his tables, and may decline', async () => {
  const [one, other] = [await house().visitor(), await house().visitor({ language: 'it' })]
  await named(one, 'Quintus Cicero')
  await named(other, 'Decimus Laberius', { nameLabel: 'Nome', make: 'Crea l’account', title: 'Crea un account' })
  await one.go('/people/Decimus Laberius')
  await one.page.getByRole('link', { name: 'Challenge' }).click()
  await one.page.getByText('You challenge Decimus Laberius').waitFor()
  await one.page.getByRole('radio', { name: /^Julius Caesar/ }).check()
  await one.axe()
  await one.page.getByRole('button', { name: 'Set up the table' }).click()
  await one.page.getByRole('heading', { name: 'The table is waiting for players' }).waitFor()
  await other.go('/')
  await other.page.getByText('Quintus Cicero ti sfida').waitFor()
  await other.shot('challenged-it')
  await other.page.getByRole('region', { name: 'Le tue partite' }).getByRole('link', { name: 'Julius Caesar' }).click()
  await other.page.getByRole('button', { name: 'Rifiuta' }).click()
  await one.page.getByText('Open seat').waitFor()
})
