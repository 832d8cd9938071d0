import type { CountryWords } from '../../../../../countries/translate.ts'

/** What the server refuses with where a scorecard is concerned, from its English. */
const refusals: CountryWords = {
  'Say whether you would hire this person.': '请说明您是否会录用此人。',
  'Rate at least one attribute.': '请至少为一项评分。',
  'Say what you saw or heard for {}.': '请写明您看到或听到的：{}。',
  'This interview has not begun yet.': '此面试尚未开始。',
  'Your scorecard is handed in; it stays as it is.': '您的评分表已提交，不再更改。',
  'A scorecard is for an interview that is arranged or was held.': '评分表用于已安排或已进行的面试。',
  'You do not hold this interview. Whoever does hands in a scorecard.': '您不主持此面试。评分表由主持人提交。',
  'Interview not found.': '未找到面试。',
}
export default refusals
