import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'The employer asks for this test no more.': 'வேலையளிப்பவர் இத்தேர்வை இனிக் கேட்பதில்லை.',
  'Answer must be a number such as 12.5 or 1/3': 'பதில் 12.5 அல்லது 1/3 போன்ற எண்ணாக இருக்க வேண்டும்',
  'Choose one answer only': 'ஒரே ஒரு பதிலைத் தேர்வு செய்யுங்கள்',
  'The time for this question is over. Go on with the next, or hand the test in.':
    'இந்தக் கேள்விக்கான நேரம் முடிந்தது. அடுத்ததற்குச் செல்லுங்கள், அல்லது தேர்வைச் சமர்ப்பியுங்கள்.',
  'You have left this question. In this test nobody goes back to one.':
    'இந்தக் கேள்வியை விட்டுவிட்டீர்கள். இந்தத் தேர்வில் பின்னால் செல்ல முடியாது.',
  'This question is not open yet. Answer the one before it, or leave it.':
    'இந்தக் கேள்வி இன்னும் திறக்கவில்லை. முந்தையதற்குப் பதிலளியுங்கள், அல்லது விட்டுவிடுங்கள்.',
  'In this test all questions are open.': 'இந்தத் தேர்வில் எல்லாக் கேள்விகளும் திறந்துள்ளன.',
  'That was the last question. Hand the test in.': 'அதுவே கடைசிக் கேள்வி. தேர்வைச் சமர்ப்பியுங்கள்.',
}

export default refusals
