import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server says against leave, from its English. */
const refusals: CountryWords = {
  'Choose a kind of leave': 'छुट्टी का प्रकार चुनें',
  'Choose a kind of leave from the list': 'सूची से छुट्टी का प्रकार चुनें',
  'The last day must not be before the first': 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता',
  'Hours are of one day': 'घंटे एक ही दिन के होते हैं',
  'Ask for at most 400 days at a time': 'एक बार में ज़्यादा से ज़्यादा 400 दिन माँगें',
  'Day of birth is required': 'जन्म का दिन ज़रूरी है',
  'Day of the adoption is required': 'गोद लेने का दिन ज़रूरी है',
  'Employment begins on {}': 'नौकरी {} से शुरू होती है',
  'Employment ends on {}': 'नौकरी {} को समाप्त होती है',
  'None of these days is a working day: no leave is needed': 'इनमें कोई कार्यदिवस नहीं है: छुट्टी की ज़रूरत नहीं',
  'There is leave on {} already': '{} को पहले से छुट्टी है',
  'There is leave on one of these days already. Load the page again.': 'इनमें से किसी दिन पहले से छुट्टी है। पेज फिर से खोलें।',
  'At most {} days in a row, with leave that touches these days':
    'इन दिनों से लगी छुट्टी मिलाकर लगातार ज़्यादा से ज़्यादा {} दिन',
  'It costs {} days, and {} days could be taken then': 'इसमें {} दिन लगते हैं, और तब {} दिन लिए जा सकते हैं',
  'It costs {} days, and 1 day could be taken then': 'इसमें {} दिन लगते हैं, और तब 1 दिन लिया जा सकता है',
  'It costs 1 day, and {} days could be taken then': 'इसमें 1 दिन लगता है, और तब {} दिन लिए जा सकते हैं',
  'This leave is taken in whole days': 'यह छुट्टी पूरे दिनों में ली जाती है',
  'This leave is taken in days or half days': 'यह छुट्टी पूरे या आधे दिनों में ली जाती है',
  'Ask {} days before: from {} on': '{} दिन पहले माँगें: {} से',
  'It can be asked for up to {} days back': 'इसे {} दिन पीछे तक के लिए माँगा जा सकता है',
  'No leave from {} to {}: {}': '{} से {} तक छुट्टी नहीं: {}',
  'On {} {} of your department would be there; {} are needed': '{} को आपके विभाग के {} लोग रहेंगे; {} ज़रूरी हैं',
  'This leave is over already. Load the page again.': 'यह छुट्टी समाप्त हो चुकी है। पेज फिर से खोलें।',
  'Days of this leave wait to be taken back already.': 'इस छुट्टी के दिन वापस लेने की प्रतीक्षा में हैं।',
  'This leave was over more than a month ago. HR can still take it back.':
    'यह छुट्टी एक महीने से भी पहले पूरी हो चुकी है। HR अब भी इसे वापस ले सकता है।',
  'Choose days of this leave': 'इस छुट्टी के दिन चुनें',
  'Your own leave is decided by somebody else: ask for it on My leave.':
    'आपकी अपनी छुट्टी पर कोई और निर्णय लेता है: मेरी छुट्टी में आवेदन करें।',
  'Your own balance is corrected by somebody else.': 'आपका अपना शेष कोई और ठीक करता है।',
  'The policy pays no more days of this leave out': 'नीति इस छुट्टी के और दिनों का भुगतान नहीं करती',
  'At most {} days can be paid out': 'अधिकतम {} दिनों का भुगतान हो सकता है',
  'It was paid with the pay of {}. Give the days back as a correction.':
    'इसका भुगतान {} के वेतन के साथ हुआ। दिन सुधार से लौटाएँ।',
  '{}: enter it as a one-off of pay': '{}: इसे वेतन में एक बार की राशि के रूप में दर्ज करें',
}
export default refusals
