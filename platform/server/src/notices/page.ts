import type { Language } from '@iacta/kernel'

/**
 * The page that mails link to. What the link carries stands behind the `#`, where no server's log sees it, and
 * nothing happens before a button is pressed, since mail programs open links by themselves.
 */
export const mailLink = (
  origin: string,
  language: Language,
  what: 'confirm' | 'stop',
  channelId: string,
  token: string,
): string => `${origin}/mail#${language}.${what}.${channelId}.${token}`

export const MAIL_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Iacta</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"><script src="/mail.js" defer></script></head><body><main><h1>IACTA</h1><p id="text" role="status">This page needs a script of ours to run.</p><button id="button" hidden></button></main></body></html>`

export const MAIL_SCRIPT = `'use strict'
const words = {
  en: {
    confirm: ['Is this your address, and may we write to it?', 'Yes, this is mine', 'Done: the address is confirmed.'],
    stop: ['Send no more mails to this address?', 'No more mails', 'Done: no more mails will come.'],
    wrong: 'This link is not whole. Copy it from the mail again.',
    failed: 'The server could not be reached. Try again.',
  },
  it: {
    confirm: ['Questo indirizzo è tuo, e possiamo scriverti?', 'Sì, è il mio', 'Fatto: l’indirizzo è confermato.'],
    stop: ['Non mandare più messaggi a questo indirizzo?', 'Basta messaggi', 'Fatto: non arriveranno altri messaggi.'],
    wrong: 'Questo collegamento non è intero. Copialo di nuovo dal messaggio.',
    failed: 'Il server non risponde. Riprova.',
  },
}
const text = document.getElementById('text')
const button = document.getElementById('button')
const [language, what, id, token] = location.hash.slice(1).split('.')
const said = words[language] ?? words.en
const asked = what === 'confirm' || what === 'stop' ? said[what] : null
document.documentElement.lang = said === words.it ? 'it' : 'en'
if (!asked || !id || !token) text.textContent = said.wrong
else {
  text.textContent = asked[0]
  button.textContent = asked[1]
  button.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      const path = what === 'confirm' ? 'confirmation' : 'stop'
      const answer = await fetch('/api/channels/' + encodeURIComponent(id) + '/' + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      })
      text.textContent = answer.ok ? asked[2] : (await answer.json()).error.message
      button.hidden = true
    } catch {
      text.textContent = said.failed
      button.disabled = false
    }
  })
}
`
