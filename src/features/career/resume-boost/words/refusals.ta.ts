import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.':
    'நிறுவனங்களால் உங்களை இன்னும் கண்டறிய முடியாது. தேவையானதை முதலில் முடியுங்கள்.',
  'You are promoted already.': 'நீங்கள் ஏற்கனவே முன்னிறுத்தப்படுகிறீர்கள்.',
  'A week is planned already. Cancel it first to choose another day.':
    'ஒரு வாரம் ஏற்கனவே திட்டமிடப்பட்டுள்ளது. வேறு நாளைத் தேர்ந்தெடுக்க முதலில் அதை ரத்து செய்யவும்.',
  'Choose a day from today to 30 days ahead.': 'இன்று முதல் 30 நாட்களுக்குள் ஒரு நாளைத் தேர்ந்தெடுக்கவும்.',
  'You have used your days of this month.': 'இந்த மாத நாட்களைப் பயன்படுத்திவிட்டீர்கள்.',
  'Choose countries of the list.': 'பட்டியலிலிருந்து நாடுகளைத் தேர்ந்தெடுங்கள்.',
  'Choose fields of the list.': 'பட்டியலிலிருந்து துறைகளைத் தேர்ந்தெடுங்கள்.',
}

export default refusals
