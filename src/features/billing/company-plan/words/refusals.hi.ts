import type { CountryWords } from '../../../../countries/translate.ts'

/** What a company that only reads is told, from its English. */
const refusals: CountryWords = {
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, with tax. Choose it under Subscription to go on.':
    'आपकी कंपनी की योजना समाप्त हो गई है, इसलिए सब कुछ पढ़ा जा सकता है, कुछ बदला नहीं जा सकता। {} योजना, {} लोगों के लिए: {} हर महीने, कर सहित। आगे बढ़ने के लिए सदस्यता पेज पर उसे चुनें।',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a month, before tax. Choose it under Subscription to go on.':
    'आपकी कंपनी की योजना समाप्त हो गई है, इसलिए सब कुछ पढ़ा जा सकता है, कुछ बदला नहीं जा सकता। {} योजना, {} लोगों के लिए: {} हर महीने, कर से पहले। आगे बढ़ने के लिए सदस्यता पेज पर उसे चुनें।',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, with tax. Choose it under Subscription to go on.':
    'आपकी कंपनी की योजना समाप्त हो गई है, इसलिए सब कुछ पढ़ा जा सकता है, कुछ बदला नहीं जा सकता। {} योजना, {} लोगों के लिए: {} हर साल, कर सहित। आगे बढ़ने के लिए सदस्यता पेज पर उसे चुनें।',
  'Your company’s plan is over, so everything can be read and nothing changed. {} for {} people: {} a year, before tax. Choose it under Subscription to go on.':
    'आपकी कंपनी की योजना समाप्त हो गई है, इसलिए सब कुछ पढ़ा जा सकता है, कुछ बदला नहीं जा सकता। {} योजना, {} लोगों के लिए: {} हर साल, कर से पहले। आगे बढ़ने के लिए सदस्यता पेज पर उसे चुनें।',
  'Your company’s plan is paused until {}, so everything can be read and nothing changed. End the pause under Subscription to go on.':
    'आपकी कंपनी की योजना {} तक रुकी है, इसलिए सब कुछ पढ़ा जा सकता है, कुछ बदला नहीं जा सकता। आगे बढ़ने के लिए सदस्यता पेज पर विराम समाप्त करें।',
  'Nothing was ordered yet. The first order asks for it.': 'अभी तक कुछ ऑर्डर नहीं किया गया। पहला ऑर्डर यह पूछेगा।',
}
export default refusals
