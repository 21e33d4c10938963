/** What stands on the first page: it comes with that, and before everything else. */
export const about = {
  title: { en: 'Justinian', it: 'Giustiniano' },
  summary: {
    en: 'An emperor, his gold and a few great generals set out to win the Roman West back, AD 528 to 564, for two players.',
    it: 'Un imperatore, il suo oro e pochi grandi generali alla riconquista dell’Occidente romano, 528-564 d.C., per due giocatori.',
  },
}
