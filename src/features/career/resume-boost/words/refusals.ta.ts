import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.':
    'நிறுவனங்களால் உங்களை இன்னும் கண்டறிய முடியாது. தேவையானதை முதலில் முடியுங்கள்.',
  'You are promoted already.': 'நீங்கள் ஏற்கனவே முன்னிறுத்தப்படுகிறீர்கள்.',
  'You have used your days of this month.': 'இந்த மாத நாட்களைப் பயன்படுத்திவிட்டீர்கள்.',
}

export default refusals
