import type { CountryWords } from '../../../../countries/translate.ts'

/** What the server refuses with where scorecard templates are saved, from its English. */
const refusals: CountryWords = {
  'Somebody else has changed the scorecard templates since you opened them. Load the page again.':
    'عدّل شخص آخر نماذج التقييم بعد أن فتحتها. حمّل الصفحة من جديد.',
  'Two templates have the same name.': 'لنموذجين الاسم نفسه.',
  'Two attributes of {} have the same name.': 'لبندين في {} الاسم نفسه.',
}
export default refusals
