import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': '雇主已不再要求此测试。',
  'Answer must be a number such as 12.5 or 1/3': '答案必须是例如 12.5 或 1/3 的数字',
  'Choose one answer only': '只能选择一个答案',
  'The time for this question is over. Go on with the next, or hand the test in.':
    '本题时间已到。请继续下一题，或交卷。',
  'You have left this question. In this test nobody goes back to one.': '您已离开此题。本测试不能返回。',
  'This question is not open yet. Answer the one before it, or leave it.': '此题尚未开放。请先回答或离开前一题。',
  'In this test all questions are open.': '本测试的所有题目均已开放。',
  'That was the last question. Hand the test in.': '那是最后一题。请交卷。',
}

export default refusals
