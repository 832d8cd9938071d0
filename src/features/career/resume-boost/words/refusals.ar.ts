import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.':
    'لا يستطيع أصحاب العمل العثور عليك بعد. أكمل ما يلزم أولًا.',
  'You are promoted already.': 'أنت مروَّج لك بالفعل.',
  'A week is planned already. Cancel it first to choose another day.':
    'هناك أسبوع مجدول بالفعل. ألغِه أولًا لاختيار يوم آخر.',
  'Choose a day from today to 30 days ahead.': 'اختر يومًا بين اليوم و30 يومًا من الآن.',
  'You have used your days of this month.': 'لقد استخدمت أيامك لهذا الشهر.',
  'Choose countries of the list.': 'اختر بلدانًا من القائمة.',
  'Choose fields of the list.': 'اختر مجالات من القائمة.',
}

export default refusals
