import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} zones. Delete one first.': 'Vous avez {} zones. Supprimez-en une d’abord.',
  'This time zone is not known.': 'Ce fuseau horaire n’est pas connu.',
}

export default refusals
