import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with here, from its English. */
const refusals: CountryWords = {
  'A test is paused once only. The clock goes on.': 'परीक्षा एक ही बार रोकी जा सकती है। घड़ी चलती रहती है।',
  'Finish the test first: until then there is nothing to show.': 'पहले परीक्षा पूरी करें: तब तक दिखाने को कुछ नहीं है।',
  'The test is paused. Go on with it before you answer.': 'परीक्षा रुकी है। उत्तर देने से पहले उसे जारी रखें।',
  'The time is over. Hand the test in to see your result.': 'समय समाप्त। परिणाम देखने के लिए परीक्षा जमा करें।',
  'This test is over. Your answers stay as they were.': 'यह परीक्षा समाप्त है। आपके उत्तर वैसे ही रहेंगे।',
  'This test is running already. Open it again.': 'यह परीक्षा पहले से चल रही है। उसे फिर खोलें।',
  'You took this test within the last {} days. Take it again from {}.':
    'आपने यह परीक्षा पिछले {} दिनों में दी है। {} से फिर दें।',
  'Choose one of the answers': 'उत्तरों में से एक चुनें',
  'This test has no such question': 'इस परीक्षा में ऐसा सवाल नहीं है',
  'This test has no texts to type': 'इस परीक्षा में टाइप करने के पाठ नहीं हैं',
  'Hand in the text you are typing first.': 'पहले वह पाठ जमा करें जो आप टाइप कर रहे हैं।',
  'Open this text first.': 'पहले यह पाठ खोलें।',
  'This text is handed in. It stays as it was.': 'यह पाठ जमा है। वैसा ही रहेगा।',
  'This result is void. Nobody is shown it.': 'यह परिणाम रद्द है। किसी को नहीं दिखता।',
  'This result is void already.': 'यह परिणाम पहले से रद्द है।',
  'Finish the test first: until then there is no result.': 'पहले परीक्षा पूरी करें: तब तक कोई परिणाम नहीं।',
  'You asked for a review of this result already.': 'आप इस परिणाम की समीक्षा पहले ही माँग चुके हैं।',
  'Say what went wrong': 'बताएँ क्या ग़लत हुआ',
  'Nobody asked for a review of this result.': 'इस परिणाम की समीक्षा किसी ने नहीं माँगी।',
  'This review is answered already.': 'इस समीक्षा का उत्तर दिया जा चुका है।',
  'Finish the test first. Then its result can count.': 'पहले परीक्षा पूरी करें। तब उसका परिणाम गिना जा सकता है।',
  'This result is void or too low to show the skill. It cannot count.':
    'यह परिणाम रद्द है या कौशल दिखाने के लिए बहुत कम है। इसे गिना नहीं जा सकता।',
}

export default refusals
