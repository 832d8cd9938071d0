import type { CountryWords } from '../../../../countries/translate.ts'

/** What the work on filings is refused with, from its English. */
const refusals: CountryWords = {
  'No run of this month is locked, and no receipt is of it: there is nothing to pack.':
    'இந்த மாதத்தின் எந்தச் சம்பளக் கணக்கும் பூட்டப்படவில்லை, ரசீதும் இல்லை: தொகுக்க எதுவும் இல்லை.',
  'Nobody is reminded of it any more.': 'இதைப் பற்றி இனி யாருக்கும் நினைவூட்டப்படாது.',
  'Choose a day that is still to come.': 'இனி வரவிருக்கும் ஒரு நாளைத் தேர்ந்தெடுக்கவும்.',
  'Reminders are put off until the day it is due, not longer.':
    'நினைவூட்டல்கள் உரிய நாள் வரை மட்டுமே தள்ளிவைக்கப்படும், அதற்கு மேல் இல்லை.',
  'It is late: reminders are put off for a week at most.': 'தாமதமாகிவிட்டது: நினைவூட்டல்கள் அதிகபட்சம் ஒரு வாரம் தள்ளிவைக்கப்படும்.',
  'It is confirmed with the receipt it has: that one stays.': 'இருக்கும் ரசீதுடன் இது உறுதிசெய்யப்பட்டது: அந்த ரசீதே நிலைக்கும்.',
}
export default refusals
