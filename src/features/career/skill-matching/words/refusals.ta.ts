import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'You have said something of {} skills. Take some of it back first.':
    '{} திறன்களைப் பற்றிச் சொல்லியுள்ளீர்கள். முதலில் சிலவற்றைத் திரும்பப் பெறுங்கள்.',
}

export default refusals
