import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'नियोक्ता अब यह परीक्षा नहीं माँगता।',
  'Answer must be a number such as 12.5 or 1/3': 'उत्तर 12.5 या 1/3 जैसी संख्या होना चाहिए',
  'Choose one answer only': 'केवल एक उत्तर चुनें',
  'The time for this question is over. Go on with the next, or hand the test in.':
    'इस प्रश्न का समय समाप्त हो गया। अगले पर जाएँ या परीक्षा जमा करें।',
  'You have left this question. In this test nobody goes back to one.': 'आप यह प्रश्न छोड़ चुके हैं। इस परीक्षा में पीछे नहीं जाते।',
  'This question is not open yet. Answer the one before it, or leave it.':
    'यह प्रश्न अभी खुला नहीं है। पहले वाले का उत्तर दें या उसे छोड़ें।',
  'In this test all questions are open.': 'इस परीक्षा में सभी प्रश्न खुले हैं।',
  'That was the last question. Hand the test in.': 'वह अंतिम प्रश्न था। परीक्षा जमा करें।',
}

export default refusals
