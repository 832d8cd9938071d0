import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'Employers cannot find you yet. Finish what is needed first.':
    'नियोक्ता अभी आपको नहीं खोज सकते। पहले जो ज़रूरी है वह पूरा करें।',
  'You are promoted already.': 'आपका प्रचार पहले से चल रहा है।',
  'A week is planned already. Cancel it first to choose another day.':
    'एक सप्ताह पहले से तय है। दूसरा दिन चुनने के लिए पहले उसे रद्द करें।',
  'Choose a day from today to 30 days ahead.': 'आज से 30 दिन आगे तक का कोई दिन चुनें।',
  'You have used your days of this month.': 'आपने इस महीने के अपने दिन इस्तेमाल कर लिए हैं।',
  'Choose countries of the list.': 'सूची में से देश चुनें।',
  'Choose fields of the list.': 'सूची में से कार्यक्षेत्र चुनें।',
}

export default refusals
