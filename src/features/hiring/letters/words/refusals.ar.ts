import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server has against a letter, from its English. */
const refusals: CountryWords = {
  '{{{}}} stands for nothing here.': 'لا يقابل {{{}}} شيئًا هنا.',
  'A rejection needs {{{}}}.': 'تحتاج رسالة الرفض إلى {{{}}}.',
  'A reason is for a rejection alone.': 'السبب للرفض وحده.',
  'Choose a letter for this reason.': 'اختر رسالة لهذا السبب.',
  'There is a template of this name for this purpose and language already.':
    'توجد رسالة بهذا الاسم لهذا الغرض وهذه اللغة.',
  'Somebody else has changed this template since you opened it. Load the page again.':
    'عدّل شخص آخر هذه الرسالة بعد أن فتحتها. حمّل الصفحة من جديد.',
  'No interview is agreed with this person, so {{interview}} stands for nothing.':
    'لم تُحدَّد مقابلة مع هذا الشخص، فلا يقابل {{interview}} شيئًا.',
}
export default refusals
