import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A test is paused once only. The clock goes on.': 'يُوقف الاختبار مرة واحدة فقط. الساعة مستمرة.',
  'Finish the test first: until then there is nothing to show.': 'أنهِ الاختبار أولًا: لا شيء يُعرض قبل ذلك.',
  'The test is paused. Go on with it before you answer.': 'الاختبار متوقف. تابعه قبل أن تجيب.',
  'The time is over. Hand the test in to see your result.': 'انتهى الوقت. سلّم الاختبار لترى نتيجتك.',
  'This test is over. Your answers stay as they were.': 'انتهى هذا الاختبار. تبقى إجاباتك كما هي.',
  'This test is running already. Open it again.': 'هذا الاختبار جارٍ بالفعل. افتحه من جديد.',
  'You took this test within the last {} days. Take it again from {}.':
    'أجريت هذا الاختبار خلال آخر {} يومًا. أعده ابتداءً من {}.',
}

export default refusals
