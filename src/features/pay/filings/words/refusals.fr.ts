import type { CountryWords } from '../../../../countries/translate.ts'

/** What the work on filings is refused with, from its English. */
const refusals: CountryWords = {
  'No run of this month is locked, and no receipt is of it: there is nothing to pack.':
    'Aucune paie de ce mois n’est verrouillée et aucun reçu n’en relève : il n’y a rien à réunir.',
  'Nobody is reminded of it any more.': 'Plus personne ne reçoit de rappel à ce sujet.',
  'Choose a day that is still to come.': 'Choisissez un jour à venir.',
  'Reminders are put off until the day it is due, not longer.':
    'Les rappels sont reportés jusqu’au jour de l’échéance, pas au-delà.',
  'It is late: reminders are put off for a week at most.':
    'C’est en retard : les rappels sont reportés d’une semaine au plus.',
  'It is confirmed with the receipt it has: that one stays.': 'Il est confirmé avec le reçu qu’il a : celui-ci reste.',
}
export default refusals
