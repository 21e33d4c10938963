/** What stands on the first page: it comes with that, and before everything else. */
export const about = {
  title: { en: 'Sena Gallica', it: 'Sena Gallica' },
  summary: {
    en: 'Goths against Byzantines off the Adriatic shore, AD 551: rams, oars, grapples and fire, for two players.',
    it: 'Goti contro Bizantini al largo della costa adriatica, 551 d.C.: rostri, remi, rampini e fuoco, per due giocatori.',
  },
}
