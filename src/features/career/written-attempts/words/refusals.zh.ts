import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': '雇主已不再要求此测试。',
  'Answer must be a number such as 12.5 or 1/3': '答案必须是例如 12.5 或 1/3 的数字',
  'Choose one answer only': '只能选择一个答案',
}

export default refusals
