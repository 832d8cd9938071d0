import type { CountryWords } from '../../../../countries/translate.ts'

/** What the work on filings is refused with, from its English. */
const refusals: CountryWords = {
  'No run of this month is locked, and no receipt is of it: there is nothing to pack.':
    'इस महीने का कोई वेतन रन लॉक नहीं है और न ही इसकी कोई रसीद है: जोड़ने को कुछ नहीं है।',
  'Nobody is reminded of it any more.': 'अब किसी को इसकी याद नहीं दिलाई जाती।',
  'Choose a day that is still to come.': 'आने वाला कोई दिन चुनें।',
  'Reminders are put off until the day it is due, not longer.': 'अनुस्मारक नियत दिन तक ही टाले जाते हैं, उससे आगे नहीं।',
  'It is late: reminders are put off for a week at most.': 'देर हो चुकी है: अनुस्मारक अधिक से अधिक एक सप्ताह टाले जाते हैं।',
  'It is confirmed with the receipt it has: that one stays.': 'यह मौजूदा रसीद से पुष्ट हो चुका है: वही रसीद रहती है।',
}
export default refusals
