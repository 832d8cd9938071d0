import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Fewer than five people are employed here: the figures are for whoever sees pay.':
    '此处雇员不足五人：这些数字仅供可查看薪酬的人使用。',
  'This advisory is over: its figures are no longer those of today.': '此建议已结束：其数字已不是今天的数字。',
}
export default refusals
