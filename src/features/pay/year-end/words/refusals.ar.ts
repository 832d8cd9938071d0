import type { CountryWords } from '../../../../countries/translate.ts'

/** What stands against a file of a yearly form, from its English. */
const refusals: CountryWords = {
  'The slip is not made yet, or its figures have changed since. Make slips first.':
    'القسيمة لم تُنشأ بعد، أو تغيّرت أرقامها. أنشئ القسائم أولًا.',
  'This form has no amended file.': 'هذا النموذج ليس له ملف معدَّل.',
  'Nobody is to be in this file.': 'لا أحد سيكون في هذا الملف.',
  '{} is missing: enter it under Registrations.': '{} ناقص: أدخله في التسجيلات.',
  '{} is missing or wrong.': '{} ناقص أو خاطئ.',
  'The layout on file is of years from {} on: earlier ones have another.':
    'التنسيق المسجّل للسنوات من {} فصاعدًا: للسنوات الأسبق تنسيق آخر.',
}
export default refusals
