import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Take the test first: until then there is nothing to share.': 'أجرِ الاختبار أولًا: لا شيء يُشارك قبل ذلك.',
}

export default refusals
