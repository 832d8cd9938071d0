import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.': '雇主还找不到您。请先完成必需的内容。',
  'You are promoted already.': '您已在推广中。',
  'You have used your days of this month.': '您已用完本月的天数。',
}

export default refusals
