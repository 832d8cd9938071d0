import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.':
    'لا يستطيع أصحاب العمل العثور عليك بعد. أكمل ما يلزم أولًا.',
  'You are promoted already.': 'أنت مروَّج لك بالفعل.',
  'You have used your days of this month.': 'لقد استخدمت أيامك لهذا الشهر.',
}

export default refusals
