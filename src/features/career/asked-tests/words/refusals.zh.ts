import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Take the test first: until then there is nothing to share.': '请先参加测试：在此之前没有可分享的内容。',
}

export default refusals
