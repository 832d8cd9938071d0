import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'नियोक्ता अब यह परीक्षा नहीं माँगता।',
  'Answer must be a number such as 12.5 or 1/3': 'उत्तर 12.5 या 1/3 जैसी संख्या होना चाहिए',
  'Choose one answer only': 'केवल एक उत्तर चुनें',
}

export default refusals
