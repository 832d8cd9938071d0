import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'لم يعد صاحب العمل يطلب هذا الاختبار.',
  'Answer must be a number such as 12.5 or 1/3': 'يجب أن تكون الإجابة عددًا مثل 12.5 أو 1/3',
  'Choose one answer only': 'اختر إجابة واحدة فقط',
  'The time for this question is over. Go on with the next, or hand the test in.':
    'انتهى وقت هذا السؤال. انتقل إلى التالي أو سلّم الاختبار.',
  'You have left this question. In this test nobody goes back to one.':
    'لقد تركت هذا السؤال، ولا رجوع في هذا الاختبار.',
  'This question is not open yet. Answer the one before it, or leave it.':
    'لم يُفتح هذا السؤال بعد. أجب عن الذي قبله أو اتركه.',
  'In this test all questions are open.': 'كل أسئلة هذا الاختبار مفتوحة.',
  'That was the last question. Hand the test in.': 'كان ذلك السؤال الأخير. سلّم الاختبار.',
}

export default refusals
