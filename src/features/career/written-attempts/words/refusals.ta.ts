import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'வேலையளிப்பவர் இத்தேர்வை இனிக் கேட்பதில்லை.',
  'Answer must be a number such as 12.5 or 1/3': 'பதில் 12.5 அல்லது 1/3 போன்ற எண்ணாக இருக்க வேண்டும்',
  'Choose one answer only': 'ஒரே ஒரு பதிலைத் தேர்வு செய்யுங்கள்',
}

export default refusals
