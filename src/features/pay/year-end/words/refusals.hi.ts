import type { CountryWords } from '../../../../countries/translate.ts'

/** What stands against a file of a yearly form, from its English. */
const refusals: CountryWords = {
  'The slip is not made yet, or its figures have changed since. Make slips first.':
    'पर्ची अभी नहीं बनी है, या उसके आँकड़े बदल गए हैं। पहले पर्चियाँ बनाएँ।',
  'This form has no amended file.': 'इस फ़ॉर्म की कोई संशोधित फ़ाइल नहीं है।',
  'Nobody is to be in this file.': 'इस फ़ाइल में कोई नहीं होगा।',
  '{} is missing: enter it under Registrations.': '{} नहीं है: पंजीकरण में दर्ज करें।',
  '{} is missing or wrong.': '{} नहीं है या ग़लत है।',
  'The layout on file is of years from {} on: earlier ones have another.':
    'दर्ज प्रारूप {} और उसके बाद के वर्षों का है: पहले के वर्षों का दूसरा है।',
}
export default refusals
