import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A test is paused once only. The clock goes on.': '测试只能暂停一次。计时继续。',
  'Finish the test first: until then there is nothing to show.': '请先完成测试：在此之前没有可显示的内容。',
  'The test is paused. Go on with it before you answer.': '测试已暂停。请先继续再作答。',
  'The time is over. Hand the test in to see your result.': '时间到。请交卷查看结果。',
  'This test is over. Your answers stay as they were.': '此测试已结束。您的答案保持不变。',
  'This test is running already. Open it again.': '此测试已在进行中。请重新打开。',
  'You took this test within the last {} days. Take it again from {}.':
    '您在过去 {} 天内参加过此测试。可从 {} 起再次参加。',
}

export default refusals
