import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have said something of {} skills. Take some of it back first.': '您已说明了 {} 项技能。请先撤回一些。',
}

export default refusals
