import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A company keeps at most {} tests. Discard drafts nobody needs.':
    'تحتفظ الشركة بـ {} من الاختبارات على الأكثر. تخلصوا من المسودات التي لا يحتاجها أحد.',
  'Somebody else has changed this test since you opened it.': 'غيّر شخص آخر هذا الاختبار منذ فتحتموه.',
  'This test is published as it stands.': 'هذا الاختبار منشور كما هو.',
  'This test was never published. Discard the draft instead.':
    'لم يُنشر هذا الاختبار قط. تخلصوا من المسودة بدلًا من ذلك.',
  'This test was published. Retire it: results of it stay with those who took it.':
    'نُشر هذا الاختبار. أوقفوه: تبقى نتائجه مع من أجروه.',
  'Question {}: “{}” may not stand in a test. {}': 'السؤال {}: لا يجوز أن ترد «{}» في اختبار. {}',
  '“{}” may not stand in a test. {}': 'لا يجوز أن ترد «{}» في اختبار. {}',
  'Give the test a title.': 'أعطوا الاختبار عنوانًا.',
  'Say in a sentence what the test is for.': 'قولوا في جملة ما الغرض من الاختبار.',
  'A test has at least {} questions.': 'في الاختبار {} من الأسئلة على الأقل.',
  'An applicant is asked at least {} questions.': 'يُسأل المتقدم {} من الأسئلة على الأقل.',
  'An applicant cannot be asked more questions than there are.': 'لا يمكن أن يُسأل المتقدم أسئلة أكثر من الموجود.',
  'Question {}: write what is asked.': 'السؤال {}: اكتبوا ما يُسأل عنه.',
  'Question {}: the right number must be a number such as 12.5 or 1/3.':
    'السؤال {}: يجب أن يكون العدد الصحيح عددًا مثل 12.5 أو 1/3.',
  'Question {}: the tolerance must be a number that is not below 0.': 'السؤال {}: يجب أن يكون الهامش عددًا لا يقل عن 0.',
  'Question {}: give at least two answers to choose from.': 'السؤال {}: أعطوا إجابتين على الأقل للاختيار بينهما.',
  'Question {}: an answer to choose from is empty.': 'السؤال {}: إحدى الإجابات المعروضة فارغة.',
  'Question {}: two answers to choose from are the same.': 'السؤال {}: إجابتان من المعروض متطابقتان.',
  'Question {}: mark one answer as right.': 'السؤال {}: علّموا إجابة واحدة على أنها صحيحة.',
  'Question {}: mark at least one answer as right.': 'السؤال {}: علّموا إجابة واحدة على الأقل على أنها صحيحة.',
  'Question {}: question {} asks the same.': 'السؤال {}: السؤال {} يسأل الشيء نفسه.',
}

export default refusals
