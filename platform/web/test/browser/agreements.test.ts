import { expect, test } from 'vitest'
import { aHouse, type Visitor } from './harness.ts'
import { Player, seatTwo } from './player.ts'

const house = aHouse()
const DAY = 86_400_000

/** Caesar at a wide screen in English, Pompeius on a phone in Italian. */
interface Two {
  readonly caesar: Visitor
  readonly pompeius: Visitor
}

async function sitDown(): Promise<Two> {
  const caesar = await house().visitor()
  const pompeius = await house().visitor({ screen: 'phone', language: 'it' })
  await seatTwo(house(), caesar, pompeius)
  return bothAsked({ caesar, pompeius })
}

async function bothAsked(two: Two): Promise<Two> {
  await two.caesar.page.getByRole('region', { name: 'Your move', exact: true }).waitFor()
  await two.pompeius.page.getByRole('region', { name: 'Tocca a te', exact: true }).waitFor()
  return two
}

/** The same by hand, at a table where time runs. */
async function sitDownWith(clock: string): Promise<Two> {
  const caesar = await house().visitor()
  const pompeius = await house().visitor({ screen: 'phone', language: 'it' })
  await caesar.page.clock.install()
  await caesar.go('/new?with=friend')
  await caesar.page.getByRole('combobox', { name: 'Time to think' }).selectOption(clock)
  await caesar.page.getByRole('button', { name: 'Set up the table' }).click()
  const link = await caesar.page.getByRole('textbox', { name: 'Invitation' }).inputValue()
  await caesar.page.getByRole('link', { name: 'Go to the table' }).click()
  await pompeius.go(link)
  await pompeius.page.getByRole('button', { name: 'Siediti' }).click()
  return bothAsked({ caesar, pompeius })
}

const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The panel beside the board. */
const panel = ({ page }: Visitor, name: string) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) })

/** Presses a button that asks first, and means it. */
async function surely(visitor: Visitor, name: string): Promise<void> {
  await button(visitor, name).click()
  await visitor.page.getByRole('group', { name, exact: true }).getByRole('button', { name, exact: true }).click()
}

/** For the server, and for whoever looks at it. */
async function pass({ page }: Visitor, days: number): Promise<void> {
  house().later(days * DAY)
  await page.clock.fastForward(days * DAY)
}

let people = 0

/** Seven days, which only those with a name have. */
async function takeVacation(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.go('/account')
  const form = page.getByRole('form', { name: 'Crea un account' })
  await form.getByRole('textbox', { name: 'Nome' }).fill(`Cnaeus ${++people}`)
  await form.getByLabel('Password').fill('alea iacta est')
  await form.getByRole('button', { name: 'Crea l’account' }).click()
  await button(visitor, 'Prendili').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Prendili' }).click()
  await page.getByText(/^Sei in vacanza dal/).waitFor()
  await page.getByText(/^Sei in vacanza dal/).scrollIntoViewIfNeeded()
  await visitor.axe()
  await visitor.shot('vacation-phone')
  await page.goBack()
}

/** Does the first thing there is to do, as a program would. */
async function actFor({ page, context }: Visitor, seat: string): Promise<void> {
  const path = `/api/tables/${new URL(page.url()).pathname.split('/').at(-1)}`
  const { scene } = await (await context.request.get(`${path}?seat=${seat}`)).json()
  const data = { seat, action: scene.actions[0] }
  expect((await context.request.post(`${path}/actions`, { headers: { origin: house().url }, data })).status()).toBe(200)
}

test('clocks are in sight and rest on vacation; when time is out the other side is told, and claims the game', async () => {
  const { caesar, pompeius } = await sitDownWith('1 day for each move')
  const clock = caesar.page.locator('.prompt-bar').getByRole('timer')
  await expect.poll(() => clock.textContent()).toMatch(/^23:5\d:\d\d/)
  await expect.poll(() => pompeius.page.locator('.prompt-bar').getByRole('timer').textContent()).toMatch(/^23:5\d:\d\d/)
  const late = caesar.page.getByText('Pompeius is out of time. You may claim the game, or go on waiting.')
  await panel(caesar, 'Table').click()
  await takeVacation(pompeius)
  // What runs already runs on; what is asked for in the day of notice rests from the vacation on.
  const away = caesar.page.getByRole('region', { name: 'Players' }).getByText('on vacation', { exact: true })
  await pass(caesar, 0.5)
  expect(await away.count()).toBe(0)
  await actFor(caesar, 'caesar')
  await actFor(pompeius, 'pompeius')
  await pass(caesar, 0.6)
  await away.waitFor()
  await pass(caesar, 2)
  await expect.poll(() => clock.textContent()).toMatch(/out of time$/)
  expect(await late.count()).toBe(0)
  await pass(caesar, 6)
  await late.waitFor()
  await caesar.axe()
  await caesar.shot('out-of-time')
  await surely(caesar, 'Claim the game')
  const over = pompeius.page.getByRole('region', { name: 'La partita è finita', exact: true })
  await over.getByText('Pompeo ha esaurito il tempo.').waitFor()
  await caesar.page.getByRole('region', { name: 'The game is over', exact: true }).waitFor()
  await late.waitFor({ state: 'detached' })
})

test('a draw is put off and agreed on, a rematch changes the sides, and both abandon it', async () => {
  const { caesar, pompeius } = await sitDown()
  await panel(caesar, 'Table').click()
  await button(caesar, 'Offer a draw').click()
  const offer = pompeius.page.getByText('Cesare propone la patta.')
  await offer.waitFor()
  await pompeius.axe()
  await pompeius.shot('draw-offered-phone')
  await button(pompeius, 'Non ora').click()
  await offer.waitFor({ state: 'detached' })
  await button(caesar, 'Take it back').click()
  await button(caesar, 'Offer a draw').click()
  await panel(pompeius, 'Tavolo').click()
  await button(pompeius, 'Accetta la patta').click()
  await caesar.page.getByText('Drawn by agreement.').first().waitFor()

  // The other seat is kept for whoever sat here, and the same button leads to it.
  await button(caesar, 'Rematch, sides swapped').click()
  await caesar.page.getByRole('heading', { name: 'The table is waiting for players' }).waitFor()
  await pompeius.page.getByText('Il tuo posto è riservato.').waitFor()
  await pompeius.axe()
  await pompeius.shot('rematch-asked-phone')
  await button(pompeius, 'Alla rivincita').click()
  await caesar.page.getByText('You are Pompeius').waitFor()
  await panel(pompeius, 'Tavolo').click()
  const seats = pompeius.page.getByRole('region', { name: 'Giocatori' }).getByRole('listitem')
  await expect.poll(() => seats.first().textContent()).toMatch(/^.?CesareTu/)

  await button(pompeius, 'Proponi di annullarla').click()
  await button(caesar, 'Accept').click()
  await caesar.page.getByRole('region', { name: 'The game is over', exact: true }).waitFor()
  await pompeius.page.getByText('Partita annullata, senza risultato.').first().waitFor()
})

test('whoever leaves a seat to the computer leaves no offers behind, and the seat tells', async () => {
  const { caesar, pompeius } = await sitDown()
  await panel(caesar, 'Table').click()
  await button(caesar, 'Offer to call it off').click()
  const offer = pompeius.page.getByText('Cesare propone di annullare la partita, senza risultato.')
  await offer.waitFor()
  await surely(caesar, 'Let the computer play for me')
  await caesar.page.getByText('plays on for somebody, who handed over the seat').waitFor()
  expect(await button(caesar, 'Resign').count()).toBe(0)
  await offer.waitFor({ state: 'detached' })
  await panel(pompeius, 'Tavolo').click()
  await pompeius.page.getByText('continua per qualcuno, che ha ceduto il posto').waitFor()
  await pompeius.axe()
  await pompeius.shot('seat-handed-over-phone')
  await surely(pompeius, 'Abbandona')
  await pompeius.page.getByRole('region', { name: 'La partita è finita', exact: true }).waitFor()
})

test('whoever deletes the account is gone for good: the game can be claimed', async () => {
  const { caesar, pompeius } = await sitDown()
  await caesar.go('/account')
  await button(caesar, 'Delete what is kept about me').click()
  await button(caesar, 'Delete it').click()
  await pompeius.page.getByText('Cesare non c’è più. Puoi reclamare la vittoria.').waitFor()
  await button(pompeius, 'Reclama la vittoria').click()
  await pompeius.axe()
  await pompeius.shot('claim-phone')
  await pompeius.page.getByRole('group').getByRole('button', { name: 'Reclama la vittoria' }).click()
  await pompeius.page.getByRole('region', { name: 'La partita è finita', exact: true }).waitFor()
})

test('players and spectators talk apart; somebody is reported, muted, heard again; notes stay one’s own', async () => {
  const caesar = await house().visitor()
  const pompeius = await house().visitor({ screen: 'phone', language: 'it' })
  const spectator = await house().visitor({ language: 'it' })
  // Spectators hear each other if their accounts are older than the table.
  const headers = { origin: house().url }
  await spectator.page.request.post('/api/guests', { headers, data: {} })
  const named = { name: 'Asinio Pollione', password: 'iacta alea est' }
  expect((await spectator.page.request.post('/api/accounts', { headers, data: named })).ok()).toBe(true)
  const guest = await house().visitor({ language: 'it' })
  await caesar.go('/new?with=anybody')
  await button(caesar, 'Set up the table').click()
  await caesar.page.getByRole('heading', { name: 'The table is waiting for players' }).waitFor()
  const { pathname } = new URL(caesar.page.url())
  await pompeius.go(pathname)
  await button(pompeius, 'Siediti').click()
  await pompeius.page.getByRole('region', { name: 'Tocca a te', exact: true }).waitFor()
  await spectator.go(pathname)
  const said = ({ page }: Visitor, words: string) => page.locator('.talk-messages').getByText(words, { exact: true })
  const say = async (visitor: Visitor, words: string): Promise<void> => {
    const line = visitor.page.locator('.talk-say').getByRole('textbox')
    await line.fill(words)
    await line.press('Enter')
    await said(visitor, words).waitFor()
  }

  await panel(spectator, 'Chat').click()
  await say(spectator, 'Vincerà Pompeo.')
  await guest.go(pathname)
  await panel(guest, 'Chat').click()
  await guest.page.getByRole('tab', { name: 'Spettatori' }).click()
  await guest.page.getByText(/^Fino alla fine della partita gli spettatori si sentono tra loro/).waitFor()
  expect(await guest.page.getByText('Vincerà Pompeo.').count()).toBe(0)
  await guest.axe()
  await guest.shot('spectators-unheard')
  await panel(caesar, 'Chat').click()
  await say(caesar, 'Coward!')
  await panel(pompeius, 'Chat').click()
  await said(pompeius, 'Coward!').waitFor()
  await pompeius.page.getByRole('tab', { name: 'Spettatori' }).click()
  await pompeius.page.getByText(/^Mentre giochi non senti gli spettatori/).waitFor()
  expect(await pompeius.page.getByText('Vincerà Pompeo.').count()).toBe(0)
  await spectator.page.getByRole('tab', { name: 'Giocatori' }).click()
  await said(spectator, 'Coward!').waitFor()
  await spectator.page.getByText('Qui può parlare solo chi gioca.').waitFor()

  await pompeius.page.getByRole('tab', { name: 'Giocatori' }).click()
  const more = button(pompeius, 'Silenzia Cesare o segnala questo messaggio')
  await more.click()
  await pompeius.page.getByRole('textbox', { name: 'Che cosa non va?' }).fill('Un insulto')
  await pompeius.axe()
  await button(pompeius, 'Invia segnalazione').click()
  await pompeius.page.getByText('Grazie. Chi gestisce questo server lo esaminerà.').waitFor()
  await more.click()
  await button(pompeius, 'Silenzia Cesare').click()
  await pompeius.page.getByText('Non senti più Cesare, né qui né ad altri tavoli.').waitFor()
  await said(pompeius, 'Coward!').waitFor({ state: 'detached' })
  await say(caesar, 'Are you there?')
  await say(pompeius, 'Silenzio, finalmente.')
  expect(await said(pompeius, 'Are you there?').count()).toBe(0)
  await pompeius.page.getByText('Una persona silenziata').click()
  await pompeius.axe()
  await pompeius.shot('muted-phone')
  await button(pompeius, 'Ascolta di nuovo Cesare').click()
  await said(pompeius, 'Are you there?').waitFor()

  await pompeius.page.getByRole('tab', { name: 'Appunti' }).click()
  const notes = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name })
  await notes(pompeius, 'Solo per i tuoi occhi').fill('La X legione sta a Massilia.')
  await pompeius.page.getByText('Salvato').waitFor()
  await pompeius.axe()
  await pompeius.page.reload()
  await panel(pompeius, 'Chat').click()
  await pompeius.page.getByRole('tab', { name: 'Appunti' }).click()
  await expect.poll(() => notes(pompeius, 'Solo per i tuoi occhi').inputValue()).toBe('La X legione sta a Massilia.')
  await caesar.page.getByRole('tab', { name: 'My notes' }).click()
  await expect.poll(() => notes(caesar, 'For your eyes only').isEnabled()).toBe(true)
  expect(await notes(caesar, 'For your eyes only').inputValue()).toBe('')
})

test('what if: a game goes on from a moment of another, at a table of one’s own', async () => {
  const visitor = await house().visitor()
  const { page } = visitor
  const player = await Player.byText(visitor)
  await visitor.go('/')
  await page.getByRole('button', { name: /^Against the computer/ }).click()
  await player.yourMove.waitFor()
  await player.choose((await player.choices())[0])
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1/)
  await player.choose((await player.choices())[0])
  await expect.poll(() => player.prompt.textContent()).not.toMatch(/choose a card/)
  const before = player.table
  await visitor.go(`/table/${before}?at=2`)
  await panel(visitor, 'Table').click()
  await button(visitor, /^What if/).click()
  await page.getByText('A new table of your own begins after action 2, with new dice.').waitFor()
  await visitor.shot('what-if')
  await button(visitor, 'Play Caesar against the computer').click()
  await expect.poll(() => player.table).not.toBe(before)
  await expect.poll(() => player.prompt.textContent()).toMatch(/^Turn 1: choose a card/)
})
