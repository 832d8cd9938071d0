import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Figures of fewer than five people are among these: they are for whoever sees pay.':
    'इनमें पाँच से कम लोगों के आँकड़े हैं: ये उन्हीं के लिए हैं जो वेतन देख सकते हैं।',
  'Somebody has taken this up already: its result is still to be measured.':
    'किसी ने इसे पहले ही हाथ में ले लिया है: इसका परिणाम अभी मापा जाना बाकी है।',
  'This advisory is over: its figures are no longer those of today.': 'यह सलाह समाप्त हो गई है: इसके आँकड़े अब आज के नहीं हैं।',
}
export default refusals
