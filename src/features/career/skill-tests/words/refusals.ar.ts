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
  'Choose one of the answers': 'اختر إحدى الإجابات',
  'This test has no such question': 'لا يوجد سؤال كهذا في هذا الاختبار',
  'This test has no texts to type': 'لا نصوص للطباعة في هذا الاختبار',
  'Hand in the text you are typing first.': 'سلّم أولًا النص الذي تطبعه.',
  'Open this text first.': 'افتح هذا النص أولًا.',
  'This text is handed in. It stays as it was.': 'سُلّم هذا النص. يبقى كما هو.',
  'This result is void. Nobody is shown it.': 'هذه النتيجة ملغاة. لا تظهر لأحد.',
  'This result is void already.': 'هذه النتيجة ملغاة بالفعل.',
  'Finish the test first: until then there is no result.': 'أنهِ الاختبار أولًا: لا نتيجة قبل ذلك.',
  'You asked for a review of this result already.': 'طلبت مراجعة هذه النتيجة من قبل.',
  'Say what went wrong': 'اذكر ما الذي حدث',
  'Nobody asked for a review of this result.': 'لم يطلب أحد مراجعة هذه النتيجة.',
  'This review is answered already.': 'أُجيب عن هذه المراجعة بالفعل.',
  'Finish the test first. Then its result can count.': 'أنهِ الاختبار أولًا، ثم يمكن أن تُحتسب نتيجته.',
  'This result is void or too low to show the skill. It cannot count.':
    'هذه النتيجة ملغاة أو أدنى من أن تُظهر المهارة، فلا يمكن احتسابها.',
}

export default refusals
