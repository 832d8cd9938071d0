import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} places. Delete one first.': 'لديك {} أماكن. احذف واحدًا أولًا.',
}

export default refusals
