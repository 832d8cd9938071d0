import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Fewer than five people are employed here: the figures are for whoever sees pay.':
    'यहाँ पाँच से कम लोग कार्यरत हैं: ये आँकड़े उन्हीं के लिए हैं जो वेतन देख सकते हैं।',
  'This advisory is over: its figures are no longer those of today.': 'यह सलाह समाप्त हो गई है: इसके आँकड़े अब आज के नहीं हैं।',
}
export default refusals
