import type { CountryWords } from '../../../../../countries/translate.ts'

/** What the server refuses with where a scorecard is concerned, from its English. */
const refusals: CountryWords = {
  'Say whether you would hire this person.': 'बताएँ कि क्या आप इस व्यक्ति को नियुक्त करेंगे।',
  'Rate at least one attribute.': 'कम से कम एक बिंदु को अंक दें।',
  'Say what you saw or heard for {}.': 'बताएँ कि आपने क्या देखा या सुना: {}।',
  'This interview has not begun yet.': 'यह साक्षात्कार अभी शुरू नहीं हुआ है।',
  'Your scorecard is handed in; it stays as it is.': 'आपका मूल्यांकन जमा है; वह वैसा ही रहेगा।',
  'A scorecard is for an interview that is arranged or was held.':
    'मूल्यांकन उसी साक्षात्कार का होता है जो तय है या हो चुका है।',
  'You do not hold this interview. Whoever does hands in a scorecard.':
    'आप यह साक्षात्कार नहीं ले रहे हैं। मूल्यांकन वही जमा करता है जो इसे लेता है।',
  'Interview not found.': 'साक्षात्कार नहीं मिला।',
}
export default refusals
