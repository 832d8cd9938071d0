import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'لم يعد صاحب العمل يطلب هذا الاختبار.',
  'Answer must be a number such as 12.5 or 1/3': 'يجب أن تكون الإجابة عددًا مثل 12.5 أو 1/3',
  'Choose one answer only': 'اختر إجابة واحدة فقط',
}

export default refusals
