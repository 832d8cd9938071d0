import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says against leave, from its English. */
const refusals: CountryWords = {
  'Choose a kind of leave': 'விடுப்பு வகையைத் தேர்ந்தெடுக்கவும்',
  'Choose a kind of leave from the list': 'பட்டியலிலிருந்து விடுப்பு வகையைத் தேர்ந்தெடுக்கவும்',
  'The last day must not be before the first': 'கடைசி நாள் முதல் நாளுக்கு முன் இருக்கக்கூடாது',
  'Hours are of one day': 'மணிநேரங்கள் ஒரே நாளுக்கு உரியவை',
  'Ask for at most 400 days at a time': 'ஒரு முறைக்கு அதிகபட்சம் 400 நாட்கள் கேளுங்கள்',
  'Day of birth is required': 'பிறந்த நாள் தேவை',
  'Day of the adoption is required': 'தத்தெடுத்த நாள் தேவை',
  'Employment begins on {}': 'பணி {} அன்று தொடங்குகிறது',
  'Employment ends on {}': 'பணி {} அன்று முடிகிறது',
  'None of these days is a working day: no leave is needed': 'இவற்றில் வேலை நாள் எதுவும் இல்லை: விடுப்பு தேவையில்லை',
  'There is leave on {} already': '{} அன்று ஏற்கனவே விடுப்பு உள்ளது',
  'There is leave on one of these days already. Load the page again.':
    'இவற்றில் ஒரு நாளில் ஏற்கனவே விடுப்பு உள்ளது. பக்கத்தை மீண்டும் ஏற்றவும்.',
  'At most {} days in a row, with leave that touches these days': 'இந்நாட்களைத் தொடும் விடுப்புடன் தொடர்ந்து அதிகபட்சம் {} நாட்கள்',
  'It costs {} days, and {} days could be taken then': 'இதற்கு {} நாட்கள் ஆகும்; அப்போது {} நாட்கள் எடுக்கலாம்',
  'It costs {} days, and 1 day could be taken then': 'இதற்கு {} நாட்கள் ஆகும்; அப்போது 1 நாள் எடுக்கலாம்',
  'It costs 1 day, and {} days could be taken then': 'இதற்கு 1 நாள் ஆகும்; அப்போது {} நாட்கள் எடுக்கலாம்',
  'This leave is taken in whole days': 'இந்த விடுப்பு முழு நாட்களாக எடுக்கப்படும்',
  'This leave is taken in days or half days': 'இந்த விடுப்பு முழு அல்லது அரை நாட்களாக எடுக்கப்படும்',
  'Ask {} days before: from {} on': '{} நாட்களுக்கு முன் கேளுங்கள்: {} முதல்',
  'It can be asked for up to {} days back': '{} நாட்கள் முன்பு வரை கேட்கலாம்',
  'No leave from {} to {}: {}': '{} முதல் {} வரை விடுப்பு இல்லை: {}',
  'On {} {} of your department would be there; {} are needed': '{} அன்று உங்கள் துறையில் {} பேர் இருப்பர்; {} பேர் தேவை',
  'This leave is over already. Load the page again.': 'இந்த விடுப்பு முடிந்துவிட்டது. பக்கத்தை மீண்டும் ஏற்றவும்.',
  'Days of this leave wait to be taken back already.': 'இந்த விடுப்பின் நாட்கள் ஏற்கனவே திரும்பப் பெறக் காத்திருக்கின்றன.',
  'This leave was over more than a month ago. HR can still take it back.':
    'இந்த விடுப்பு ஒரு மாதத்துக்கு முன்பே முடிந்தது. மனிதவளத் துறை இன்னும் அதைத் திரும்பப் பெறலாம்.',
  'Choose days of this leave': 'இந்த விடுப்பின் நாட்களைத் தேர்ந்தெடுக்கவும்',
  'Your own leave is decided by somebody else: ask for it on My leave.':
    'உங்கள் விடுப்பை வேறொருவர் முடிவு செய்வார்: என் விடுப்பு பக்கத்தில் கேளுங்கள்.',
  'Your own balance is corrected by somebody else.': 'உங்கள் இருப்பை வேறொருவர் திருத்துவார்.',
  'The policy pays no more days of this leave out': 'கொள்கை இந்த விடுப்பின் மேலும் நாட்களுக்குப் பணம் தராது',
  'At most {} days can be paid out': 'அதிகபட்சம் {} நாட்களுக்குப் பணம் தரலாம்',
  'It was paid with the pay of {}. Give the days back as a correction.':
    'இது {} ஊதியத்துடன் வழங்கப்பட்டது. நாட்களைத் திருத்தமாகத் திருப்பிக் கொடுங்கள்.',
  '{}: enter it as a one-off of pay': '{}: இதை ஊதியத்தில் ஒருமுறைத் தொகையாக உள்ளிடவும்',
}
export default refusals
