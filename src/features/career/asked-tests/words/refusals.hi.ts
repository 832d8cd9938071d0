import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Take the test first: until then there is nothing to share.': 'पहले परीक्षा दें: तब तक साझा करने को कुछ नहीं है।',
}

export default refusals
