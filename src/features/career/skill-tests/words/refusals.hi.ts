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
}

export default refusals
