import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A job asks for one test at most': 'تطلب الوظيفة اختبارًا واحدًا على الأكثر',
  'Test must be one that your company published': 'يجب أن يكون الاختبار مما نشرته شركتكم',
  'Take the test first: until then there is nothing to share.': 'أجرِ الاختبار أولًا: لا شيء يُشارك قبل ذلك.',
}

export default refusals
