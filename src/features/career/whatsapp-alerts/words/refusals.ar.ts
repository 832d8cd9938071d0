import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Alerts are not on. Confirm the number or end the pause first.':
    'التنبيهات غير مفعّلة. أكّد الرقم أو أنهِ الإيقاف أولًا.',
  'This number has answered STOP. Answer START from it first.': 'أجاب هذا الرقم بكلمة STOP. أجب منه أولًا بكلمة START.',
  'This server cannot send messages that way. E-mail and push still work.':
    'لا يستطيع هذا الخادم إرسال الرسائل بهذه الطريقة. البريد الإلكتروني والإشعارات يعملان.',
}

export default refusals
