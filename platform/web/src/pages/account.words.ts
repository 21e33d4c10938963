import { words } from '../words.ts'

export const w = words({
  en: {
    title: 'Account',
    away: 'The server cannot be reached at the moment. What is chosen for this browser can be changed all the same.',
    stranger:
      'You can play without an account. With one, your games follow you to every device, and you can play rated games.',
    guest:
      'You play as a guest: your games on the server belong to this browser alone. Create an account, and you have them wherever you sign in.',
    profile: 'Your public profile',
    become: 'Create an account',
    becomeButton: 'Create the account',
    becomeDone: (name: string) => `Welcome, ${name}.`,
    signIn: 'Sign in',
    signInLoses: (n: number) =>
      n === 1
        ? 'You have a game as a guest. If you sign in with another account, it stays behind.'
        : `You have ${n} games as a guest. If you sign in with another account, they stay behind.`,
    signOut: 'Sign out',
    name: 'Name',
    nameHint: "2 to 30 letters, digits, spaces and _ . ' -",
    nameWrong:
      "A name has 2 to 30 letters or digits, and begins with one of them; spaces and _ . ' - may stand between.",
    password: 'Password',
    passwordHint: 'At least 8 characters: a few words of your own are best.',
    passwordWrong: 'A password has at least 8 characters.',
    browser: 'This browser',
    notices: 'Notices',
    noticesAbout: 'Be told when it is your move.',
    noticesNone: 'This server sends no notices.',
    push: 'Tell me in this browser',
    pushHere: 'This browser',
    pushNone: 'This browser cannot be reached with notices.',
    pushRefused: 'This browser does not allow notices from this site. Its settings can change that.',
    mail: 'Mail address',
    mailAdd: 'Send me a mail to confirm',
    mailSent: (where: string) => `A mail is on its way to ${where}. Open the link in it to confirm the address.`,
    webhook: 'Web address to call',
    webhookHint: 'For programs: it gets a signed JSON message.',
    webhookWrong: 'The address must exist, and the whole internet must be able to reach it.',
    webhookAdd: 'Add',
    webhookSecret: 'Secret the messages are signed with; it is shown this once',
    channel: { push: 'Browser', mail: 'Mail', webhook: 'Web address' },
    unconfirmed: 'not confirmed yet',
    forRecovery: 'gets you back in',
    recovery: 'If you forget the password',
    recoveryAbout:
      'Without one of these nobody can let you back in but whoever runs this server. Each takes your password to set up.',
    ownPassword: 'Your password',
    ownWrong: 'The password is wrong.',
    codesAbout: (n: number) =>
      n === 0
        ? 'Codes to write down: each lets you choose a new password once.'
        : n === 1
          ? 'One code is left. New ones take its place.'
          : `${n} codes are left. New ones take their place.`,
    codesMake: 'Make new codes',
    codesShown: 'Write these down, or print them: you see them only now.',
    codesCopied: 'All codes',
    recoveryMails: (list: string) => `A link to choose a new password can be sent to ${list}.`,
    recoveryMail: 'Mail address for a new password',
    recoveryMailDone: (where: string) => `${where} can get you back in.`,
    forgotten: 'Forgotten the password?',
    failing: (n: number) => (n === 1 ? 'failed once' : `failed ${n} times in a row`),
    remove: 'Remove',
    vacation: 'Vacation',
    vacationAbout:
      'Up to 30 days a year on which your clocks rest, where there are days for a move: a day or more for each, or three in the bank. They begin a day from now, and the moves that are due then are still to be made. When you act at a table they are over, and whole days you have not used are given back.',
    vacationComes: (from: string, until: string) => `You are on vacation from ${from} until ${until}.`,
    vacationCallOff: 'Call it off',
    vacationEnd: 'End it now',
    vacationMore: 'Add them',
    vacationMoreSure: (n: number) =>
      n === 1 ? 'Make the vacation a day longer?' : `Make the vacation ${n} days longer?`,
    vacationUntil: (moment: string) => `You are on vacation until ${moment}.`,
    vacationDays: 'Days',
    vacationTake: 'Take them',
    vacationSure: (n: number) =>
      n === 1 ? 'Take one day of vacation, from a day from now?' : `Take ${n} days of vacation, from a day from now?`,
    changePassword: 'Password',
    oldPassword: 'Old password',
    oldWrong: 'The old password is wrong.',
    newPassword: 'New password',
    change: 'Change it',
    changed: 'The password is changed; everywhere else you are signed out.',
    sessions: 'Where you are signed in',
    thisOne: 'this browser',
    seen: (ago: string) => `seen ${ago}`,
    end: 'Sign out there',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    tokens: 'Tokens for programs',
    tokensAbout:
      'A program with a token plays in your name. It can do all that you can, except make tokens or change the account.',
    tokenLabel: 'What is it for?',
    tokenMake: 'Make a token',
    tokenShown: 'The token; it is shown this once',
    revoke: 'Revoke',
    delete: 'Delete the account',
    deleteAbout:
      'You give up your seats in games that have not begun; in the others the seat stays, without a name. This cannot be undone.',
    deleteGuest: 'Delete what is kept about me',
    deleteSure: 'Delete your account for good?',
    deleteYes: 'Delete it',
    deleted: 'Your account is deleted.',
  },
  it: {
    title: 'Account',
    away: 'In questo momento il server non risponde. Le scelte per questo browser si possono cambiare lo stesso.',
    stranger:
      'Puoi giocare senza account. Se ne hai uno, ritrovi le tue partite su ogni dispositivo e puoi giocare per la classifica.',
    guest:
      'Giochi come ospite: le tue partite sul server sono legate a questo browser. Crea un account e le ritrovi ovunque tu acceda.',
    profile: 'Il tuo profilo pubblico',
    become: 'Crea un account',
    becomeButton: 'Crea l’account',
    becomeDone: (name: string) => `Ciao, ${name}.`,
    signIn: 'Accedi',
    signInLoses: (n: number) =>
      n === 1
        ? 'Hai una partita come ospite. Se accedi con un altro account, la perdi.'
        : `Hai ${n} partite come ospite. Se accedi con un altro account, le perdi.`,
    signOut: 'Esci',
    name: 'Nome',
    nameHint: "Da 2 a 30 lettere, cifre, spazi e _ . ' -",
    nameWrong:
      "Il nome ha da 2 a 30 lettere o cifre e comincia con una di esse; in mezzo possono stare spazi e _ . ' -",
    password: 'Password',
    passwordHint: 'Almeno 8 caratteri: meglio qualche parola tua.',
    passwordWrong: 'La password deve avere almeno 8 caratteri.',
    browser: 'Questo browser',
    notices: 'Avvisi',
    noticesAbout: 'Per sapere quando tocca a te.',
    noticesNone: 'Questo server non manda avvisi.',
    push: 'Avvisami in questo browser',
    pushHere: 'Questo browser',
    pushNone: 'Non c’è modo di mandare avvisi a questo browser.',
    pushRefused: 'Questo browser non permette gli avvisi da questo sito. Puoi cambiarlo nelle sue impostazioni.',
    mail: 'Indirizzo email',
    mailAdd: 'Mandami la conferma',
    mailSent: (where: string) => `Abbiamo scritto a ${where}. Apri il link nel messaggio per confermare l’indirizzo.`,
    webhook: 'Indirizzo web da chiamare',
    webhookHint: 'Per i programmi: riceve un messaggio JSON firmato.',
    webhookWrong: 'L’indirizzo deve esistere ed essere raggiungibile da tutta internet.',
    webhookAdd: 'Aggiungi',
    webhookSecret: 'Il segreto con cui firmiamo i messaggi; lo vedi solo ora',
    channel: { push: 'Browser', mail: 'Email', webhook: 'Indirizzo web' },
    unconfirmed: 'da confermare',
    forRecovery: 'ti fa rientrare',
    recovery: 'Se dimentichi la password',
    recoveryAbout:
      'Senza uno di questi può farti rientrare solo chi gestisce il server. Per prepararli serve la tua password.',
    ownPassword: 'La tua password',
    ownWrong: 'La password non è giusta.',
    codesAbout: (n: number) =>
      n === 0
        ? 'Codici da annotare: ognuno ti fa scegliere una volta una nuova password.'
        : n === 1
          ? 'Resta un codice. Quelli nuovi prendono il suo posto.'
          : `Restano ${n} codici. Quelli nuovi prendono il loro posto.`,
    codesMake: 'Crea nuovi codici',
    codesShown: 'Annotali o stampali: li vedi solo ora.',
    codesCopied: 'Tutti i codici',
    recoveryMails: (list: string) => `Un link per scegliere una nuova password può essere mandato a ${list}.`,
    recoveryMail: 'Indirizzo email per una nuova password',
    recoveryMailDone: (where: string) => `${where} può farti rientrare.`,
    forgotten: 'Hai dimenticato la password?',
    failing: (n: number) => (n === 1 ? 'un invio fallito' : `${n} invii falliti di fila`),
    remove: 'Togli',
    vacation: 'Vacanze',
    vacationAbout:
      'Fino a 30 giorni l’anno in cui i tuoi orologi stanno fermi, dove per una mossa ci sono giorni: almeno uno ciascuna, o tre in tutto. Cominciano tra un giorno, e le mosse già attese vanno fatte lo stesso. Se agisci a un tavolo sono finiti, e i giorni interi non usati ti sono resi.',
    vacationComes: (from: string, until: string) => `Sei in vacanza dal ${from} al ${until}.`,
    vacationCallOff: 'Rinuncia',
    vacationEnd: 'Finisci ora',
    vacationMore: 'Aggiungili',
    vacationMoreSure: (n: number) =>
      n === 1 ? 'Allungare la vacanza di un giorno?' : `Allungare la vacanza di ${n} giorni?`,
    vacationUntil: (moment: string) => `Sei in vacanza fino al ${moment}.`,
    vacationDays: 'Giorni',
    vacationTake: 'Prendili',
    vacationSure: (n: number) =>
      n === 1
        ? 'Prendere un giorno di vacanza, a partire da domani?'
        : `Prendere ${n} giorni di vacanza, a partire da domani?`,
    changePassword: 'Password',
    oldPassword: 'Vecchia password',
    oldWrong: 'La vecchia password non è giusta.',
    newPassword: 'Nuova password',
    change: 'Cambiala',
    changed: 'La password è cambiata; altrove l’accesso è chiuso.',
    sessions: 'I tuoi accessi',
    thisOne: 'questo browser',
    seen: (ago: string) => `visto ${ago}`,
    end: 'Chiudi l’accesso',
    browserOn: (browser: string, system: string) => `${browser} su ${system}`,
    unknownDevice: 'Dispositivo sconosciuto',
    tokens: 'Token per i programmi',
    tokensAbout:
      'Un programma con un token gioca a tuo nome. Può fare tutto quello che puoi tu, tranne creare token o cambiare l’account.',
    tokenLabel: 'A che serve?',
    tokenMake: 'Crea un token',
    tokenShown: 'Il token; lo vedi solo ora',
    revoke: 'Revoca',
    delete: 'Elimina l’account',
    deleteAbout:
      'Lasci i posti nelle partite non ancora cominciate; nelle altre il posto resta, senza nome. Non si può tornare indietro.',
    deleteGuest: 'Elimina i miei dati',
    deleteSure: 'Eliminare per sempre il tuo account?',
    deleteYes: 'Elimina',
    deleted: 'Il tuo account è stato eliminato.',
  },
})
