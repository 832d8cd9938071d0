import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'L’employeur ne demande plus ce test.',
  'Answer must be a number such as 12.5 or 1/3': 'La réponse doit être un nombre comme 12.5 ou 1/3',
  'Choose one answer only': 'Choisissez une seule réponse',
}

export default refusals
