/** What stands on the first page: it comes with that, and before everything else. */
export const about = {
  title: { en: 'Nero', it: 'Nero' },
  summary: {
    en: 'Four men reach for the throne in AD 69: provinces, intrigue and the crown, for three or four players.',
    it: 'Quattro uomini vogliono il trono nel 69 d.C.: province, intrighi e corona, per tre o quattro giocatori.',
  },
}
