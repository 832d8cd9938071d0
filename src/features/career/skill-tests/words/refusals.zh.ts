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
  'Choose one of the answers': '请选择其中一个答案',
  'This test has no such question': '此测试没有这道题',
  'This test has no texts to type': '此测试没有要输入的短文',
  'Hand in the text you are typing first.': '请先提交正在输入的短文。',
  'Open this text first.': '请先打开这段短文。',
  'This text is handed in. It stays as it was.': '这段短文已提交，保持不变。',
  'This result is void. Nobody is shown it.': '此结果已作废，不向任何人显示。',
  'This result is void already.': '此结果已经作废。',
  'Finish the test first: until then there is no result.': '请先完成测试：在此之前没有结果。',
  'You asked for a review of this result already.': '您已请求复核此结果。',
  'Say what went wrong': '请说明出了什么问题',
  'Nobody asked for a review of this result.': '没有人请求复核此结果。',
  'This review is answered already.': '此复核已经答复。',
  'Finish the test first. Then its result can count.': '请先完成测试，之后其成绩才能计入。',
  'This result is void or too low to show the skill. It cannot count.':
    '此成绩无效或过低，不足以证明该技能，不能计入。',
}

export default refusals
