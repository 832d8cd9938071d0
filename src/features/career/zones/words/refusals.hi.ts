import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have {} zones. Delete one first.': 'आपके पास {} क्षेत्र हैं। पहले एक मिटाएँ।',
  'This time zone is not known.': 'यह समय क्षेत्र ज्ञात नहीं है।',
}

export default refusals
