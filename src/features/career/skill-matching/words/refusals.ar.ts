import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have said something of {} skills. Take some of it back first.': 'قلت شيئًا عن {} مهارة. تراجع عن بعضها أولًا.',
}

export default refusals
