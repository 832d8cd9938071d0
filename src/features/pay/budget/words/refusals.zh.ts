import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Figures of fewer than five people are among these: they are for whoever sees pay.':
    '其中有不足五人的数字：仅供可查看薪酬的人使用。',
  'Somebody has taken this up already: its result is still to be measured.': '已有人着手处理：其结果尚待衡量。',
  'This advisory is over: its figures are no longer those of today.': '此建议已结束：其数字已不是今天的数字。',
}
export default refusals
