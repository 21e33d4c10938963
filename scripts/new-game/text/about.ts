/** What stands on the first page: it comes with that, and before everything else. */
export const about = {
  title: { en: 'New Game', it: 'New Game' },
  summary: {
    en: 'A heap of stones, and the last of them wins: for two players.',
    it: 'Un mucchio di pietre, e vince chi prende l’ultima: per due giocatori.',
  },
}
