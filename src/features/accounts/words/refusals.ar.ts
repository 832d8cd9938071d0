import type { CountryWords } from '../../../countries/translate.ts'

/** What the server refuses with where accounts are concerned, from its English. */
const refusals: CountryWords = {
  'The e-mail address or the password is not right.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Too many failed tries. Please wait {} seconds.': 'محاولات فاشلة كثيرة. انتظر {} ثانية.',
  'Too many tries. Please wait {} seconds.': 'محاولات كثيرة. انتظر {} ثانية.',
  'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.':
    'لا يمكن فتح حساب بهذا البريد الإلكتروني. إن كان لك فسجّل الدخول أو اختر كلمة مرور جديدة.',
  'This link was already used or is too old. Ask for a new one.':
    'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'The current password is not right.': 'كلمة المرور الحالية غير صحيحة.',
  'The new password must differ from the current one.': 'يجب أن تختلف كلمة المرور الجديدة عن الحالية.',
  'This password is too common. A short sentence of your own is safer.':
    'كلمة المرور هذه شائعة جدًا. جملة قصيرة من اختيارك أكثر أمانًا.',
  'Password must be at least 15 characters. A short sentence is easy to remember.':
    'يجب ألا تقل كلمة المرور عن 15 حرفًا. الجملة القصيرة سهلة التذكر.',
  'New password must be at least 15 characters. A short sentence is easy to remember.':
    'يجب ألا تقل كلمة المرور الجديدة عن 15 حرفًا. الجملة القصيرة سهلة التذكر.',
  'Password must be at most 256 bytes': 'يجب ألا تزيد كلمة المرور على 256 بايت',
  'New password must be at most 256 bytes': 'يجب ألا تزيد كلمة المرور الجديدة على 256 بايت',
  'Your role does not allow this.': 'دورك لا يسمح بهذا.',
  'Choose a new password first.': 'اختر كلمة مرور جديدة أولًا.',
  'Not found.': 'غير موجود.',
  'Email is required': 'البريد الإلكتروني مطلوب',
  'Password is required': 'كلمة المرور مطلوبة',
  'Invalid email format': 'صيغة البريد الإلكتروني غير صحيحة',
}
export default refusals
