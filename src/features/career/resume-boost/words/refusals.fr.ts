import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.':
    'Les employeurs ne peuvent pas encore vous trouver. Complétez d’abord ce qui manque.',
  'You are promoted already.': 'Vous êtes déjà mis en avant.',
  'A week is planned already. Cancel it first to choose another day.':
    'Une semaine est déjà prévue. Annulez-la d’abord pour choisir un autre jour.',
  'Choose a day from today to 30 days ahead.': 'Choisissez un jour entre aujourd’hui et dans 30 jours.',
  'You have used your days of this month.': 'Vous avez utilisé vos jours de ce mois.',
  'Choose countries of the list.': 'Choisissez des pays de la liste.',
  'Choose fields of the list.': 'Choisissez des secteurs de la liste.',
}

export default refusals
