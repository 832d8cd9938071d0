import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} zones. Delete one first.': 'لديك {} مناطق. احذف واحدة أولًا.',
  'This time zone is not known.': 'هذه المنطقة الزمنية غير معروفة.',
}

export default refusals
