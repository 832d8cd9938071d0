import type { CountryWords } from '../../../../countries/translate.ts'

/** What the work on filings is refused with, from its English. */
const refusals: CountryWords = {
  'No run of this month is locked, and no receipt is of it: there is nothing to pack.':
    'لا يوجد لهذا الشهر تشغيل رواتب مقفل ولا إيصال: لا شيء لجمعه.',
  'Nobody is reminded of it any more.': 'لم يعد أحد يُذكَّر به.',
  'Choose a day that is still to come.': 'اختر يومًا لم يأتِ بعد.',
  'Reminders are put off until the day it is due, not longer.': 'تُؤجَّل التذكيرات حتى يوم الاستحقاق، لا أبعد.',
  'It is late: reminders are put off for a week at most.': 'لقد تأخر: تُؤجَّل التذكيرات أسبوعًا على الأكثر.',
  'It is confirmed with the receipt it has: that one stays.': 'تم تأكيده بالإيصال الموجود: يبقى ذلك الإيصال.',
}
export default refusals
