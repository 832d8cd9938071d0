import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.': '雇主还找不到您。请先完成必需的内容。',
  'You are promoted already.': '您已在推广中。',
  'A week is planned already. Cancel it first to choose another day.': '已经安排了一周。请先取消，再选择其他日期。',
  'Choose a day from today to 30 days ahead.': '请选择今天起 30 天内的日期。',
  'You have used your days of this month.': '您已用完本月的天数。',
  'Choose countries of the list.': '请从列表中选择国家。',
  'Choose fields of the list.': '请从列表中选择行业。',
}

export default refusals
