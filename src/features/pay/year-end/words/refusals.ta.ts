import type { CountryWords } from '../../../../countries/translate.ts'

/** What stands against a file of a yearly form, from its English. */
const refusals: CountryWords = {
  'The slip is not made yet, or its figures have changed since. Make slips first.':
    'சீட்டு இன்னும் உருவாக்கப்படவில்லை, அல்லது அதன் எண்கள் மாறிவிட்டன. முதலில் சீட்டுகளை உருவாக்கவும்.',
  'This form has no amended file.': 'இந்தப் படிவத்திற்குத் திருத்தப்பட்ட கோப்பு இல்லை.',
  'Nobody is to be in this file.': 'இந்தக் கோப்பில் யாரும் இருக்க மாட்டார்கள்.',
  '{} is missing: enter it under Registrations.': '{} இல்லை: பதிவுகளில் உள்ளிடவும்.',
  '{} is missing or wrong.': '{} இல்லை அல்லது தவறு.',
  'The layout on file is of years from {} on: earlier ones have another.':
    'பதிவிலுள்ள வடிவம் {} முதல் உள்ள ஆண்டுகளுக்கு: முந்தையவற்றுக்கு வேறு வடிவம்.',
}
export default refusals
