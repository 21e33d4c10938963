/** What stands on the first page: it comes with that, and before everything else. */
export const about = {
  title: { en: 'Julius Caesar', it: 'Julius Caesar' },
  summary: {
    en: 'Caesar against Pompeius for the rule of Rome, 49 to 45 BC: blocks and fog of war, for two players.',
    it: 'Cesare contro Pompeo per il dominio di Roma, 49-45 a.C.: blocchi e nebbia di guerra, per due giocatori.',
  },
}
