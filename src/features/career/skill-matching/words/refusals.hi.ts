import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have said something of {} skills. Take some of it back first.': 'आपने {} कौशलों के बारे में कुछ कहा है। पहले कुछ वापस लें।',
}

export default refusals
