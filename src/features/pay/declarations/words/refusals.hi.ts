import type { CountryWords } from '../../../../countries/translate.ts'

/** What a declaration for tax is refused with, from its English. */
const refusals: CountryWords = {
  'Only the present tax year can be handed in': 'केवल वर्तमान कर वर्ष जमा किया जा सकता है',
  'This item has changed since you opened it. Look at it again.': 'आपके खोलने के बाद यह मद बदल गया है। इसे फिर देखें।',
  'The first month is not one of this tax year': 'पहला महीना इस कर वर्ष का नहीं है',
  'The last month is before the first, or after the tax year': 'अंतिम महीना पहले से पहले या कर वर्ष के बाद है',
  'Enter the rent of one month': 'एक महीने का किराया दर्ज करें',
  'Enter the city: it decides how much of the rent counts': 'शहर दर्ज करें: इसी से तय होता है कि किराया कितना गिना जाए',
  'Enter the name of the landlord': 'मकान मालिक का नाम दर्ज करें',
  'PAN has five letters, four digits and a letter, such as ABCPE1234F':
    'पैन में पाँच अक्षर, चार अंक और एक अक्षर होते हैं, जैसे ABCPE1234F',
  'Enter where you live for rent, with the months': 'किराए का घर महीनों सहित दर्ज करें',
  'Two places have rent in the same month': 'एक ही महीने में दो घरों का किराया है',
  'Rent above 1,00,000 in the year needs the landlord’s PAN, or their declaration that they have none':
    'वर्ष में 1,00,000 से अधिक किराए पर मकान मालिक का पैन, या न होने की उनकी घोषणा चाहिए',
  'Answer yes or no': 'हाँ या नहीं में उत्तर दें',
  'Enter who lent the money': 'ऋणदाता दर्ज करें',
  'Enter the PAN of who lent the money': 'ऋणदाता का पैन दर्ज करें',
  'Your declaration is closed. Ask payroll to open it again.': 'आपकी घोषणा बंद है। पेरोल से इसे फिर खोलने को कहें।',
  'Regime is not one of the choices': 'व्यवस्था विकल्पों में से नहीं है',
  'The regime of this year can no longer be changed. Ask payroll to open it again.':
    'इस वर्ष की व्यवस्था अब नहीं बदली जा सकती। पेरोल से फिर खोलने को कहें।',
  'Payroll has looked at this item. Change its amount to have it looked at again.':
    'पेरोल ने यह मद देख ली है। दोबारा दिखाने के लिए राशि बदलें।',
  'Choose a regime or declare something before you hand it in.': 'जमा करने से पहले व्यवस्था चुनें या कुछ घोषित करें।',
  'An amount cannot be below nought': 'राशि शून्य से कम नहीं हो सकती',
  'The amount is too large': 'राशि बहुत बड़ी है',
  'There are twelve months in a tax year': 'कर वर्ष में बारह महीने होते हैं',
  'At most {} proofs of one item': 'एक मद के अधिकतम {} प्रमाण',
  'You are not employed here today.': 'आप आज यहाँ कार्यरत नहीं हैं।',
  'Pay of the next periods is ready already.': 'आने वाली अवधियों का वेतन पहले ही तैयार है।',
  'There is one tax regime where you work.': 'जहाँ आप काम करते हैं वहाँ एक ही कर व्यवस्था है।',
  'Something about your pay is not entered yet. Payroll sees what it is.':
    'आपके वेतन की कोई जानकारी अभी दर्ज नहीं है। पेरोल देख सकता है कि क्या।',
  'How people are paid is not set up for this legal entity yet.': 'इस इकाई के लिए भुगतान का तरीका अभी तय नहीं है।',
  'Income counts as it was told. Open the declaration again for the person to lower it.':
    'आय वैसी ही गिनी जाती है जैसी बताई गई। घटाने के लिए घोषणा व्यक्ति के लिए फिर खोलें।',
  'No more can be accepted than was declared': 'घोषित से अधिक स्वीकार नहीं हो सकता',
  'Say why less is accepted than was declared': 'बताएँ कि घोषित से कम क्यों स्वीकार है',
  'There is no proof. Say what you have seen instead.': 'कोई प्रमाण नहीं है। बताएँ कि इसके बदले क्या देखा।',
  'Somebody else has to look at your own declaration.': 'आपकी अपनी घोषणा किसी और को देखनी होगी।',
  'The last day has passed': 'अंतिम दिन बीत चुका है',
  'The last day is after the tax year': 'अंतिम दिन कर वर्ष के बाद है',
}
export default refusals
