import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'This link is over. Ask whoever sent it for a new one.': 'यह लिंक समाप्त हो गया है। जिसने भेजा उससे नया माँगें।',
  'There is nothing in this CV to read yet.': 'इस CV में पढ़ने को अभी कुछ नहीं है।',
  'This CV has letters that our PDF has no font for. Take the Word document, which keeps them all.':
    'इस CV में ऐसे अक्षर हैं जिनका फ़ॉन्ट हमारे PDF में नहीं है। Word दस्तावेज़ लें, वह सब रखता है।',
  'This CV is not read yet, or could not be. Choose another, or begin with your profile.':
    'यह CV अभी पढ़ा नहीं गया, या पढ़ा नहीं जा सका। दूसरा चुनें, या अपने प्रोफ़ाइल से शुरू करें।',
  'This CV was saved in another window since you opened it. Load it again to go on from there.':
    'आपके खोलने के बाद यह CV दूसरी विंडो में सहेजा गया। वहाँ से आगे बढ़ने के लिए फिर लोड करें।',
  'You keep {} CVs here already. Remove one you no longer need.': 'आपके पास यहाँ पहले से {} CV हैं। जिसकी ज़रूरत न हो उसे हटाएँ।',
}

export default refusals
