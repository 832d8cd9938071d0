import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Take the test first: until then there is nothing to share.': 'முதலில் சோதனையை எழுதுங்கள்: அதுவரை பகிர எதுவும் இல்லை.',
}

export default refusals
