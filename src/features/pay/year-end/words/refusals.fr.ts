import type { CountryWords } from '../../../../countries/translate.ts'

/** What stands against a file of a yearly form, from its English. */
const refusals: CountryWords = {
  'The slip is not made yet, or its figures have changed since. Make slips first.':
    'Le feuillet n’est pas encore établi, ou ses chiffres ont changé depuis. Établissez d’abord les feuillets.',
  'This form has no amended file.': 'Ce formulaire n’a pas de fichier modifié.',
  'Nobody is to be in this file.': 'Personne ne doit figurer dans ce fichier.',
  '{} is missing: enter it under Registrations.': '{} manque : saisissez-le sous Enregistrements.',
  '{} is missing or wrong.': '{} manque ou est erroné.',
  'The layout on file is of years from {} on: earlier ones have another.':
    'Le format enregistré vaut pour les années à partir de {} : les précédentes en ont un autre.',
}
export default refusals
