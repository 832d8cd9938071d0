import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} places. Delete one first.': '您已有 {} 个地点。请先删除一个。',
}

export default refusals
