/** What stands on the first page: it comes with that, and before everything else. */
export const about = {
  title: { en: 'Cataphract', it: 'Cataphract' },
  summary: {
    en: 'Seven battles of Attila, Belisarius and Narses, hex by hex: cavalry, bows and nerve, for two players.',
    it: 'Sette battaglie di Attila, Belisario e Narsete, esagono per esagono: cavalleria, archi e nervi saldi, per due giocatori.',
  },
}
