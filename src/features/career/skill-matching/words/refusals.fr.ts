import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have said something of {} skills. Take some of it back first.':
    'Vous vous êtes prononcé sur {} compétences. Reprenez-en d’abord quelques-unes.',
}

export default refusals
