import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Take the test first: until then there is nothing to share.':
    'Passez d’abord le test : il n’y a rien à partager avant.',
}

export default refusals
