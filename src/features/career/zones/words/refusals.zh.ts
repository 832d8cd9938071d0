import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} zones. Delete one first.': '您已有 {} 个区域。请先删除一个。',
  'This time zone is not known.': '未知的时区。',
}

export default refusals
