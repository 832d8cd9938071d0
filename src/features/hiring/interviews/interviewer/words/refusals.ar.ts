import type { CountryWords } from '../../../../../countries/translate.ts'

/** What the server refuses with where a scorecard is concerned, from its English. */
const refusals: CountryWords = {
  'Say whether you would hire this person.': 'قل هل توظّف هذا الشخص.',
  'Rate at least one attribute.': 'قيّم بندًا واحدًا على الأقل.',
  'Say what you saw or heard for {}.': 'قل ما رأيته أو سمعته عن: {}.',
  'This interview has not begun yet.': 'لم تبدأ هذه المقابلة بعد.',
  'Your scorecard is handed in; it stays as it is.': 'سُلّم تقييمك، ولن يتغيّر.',
  'A scorecard is for an interview that is arranged or was held.': 'التقييم لمقابلة محدّدة أو أُجريت.',
  'You do not hold this interview. Whoever does hands in a scorecard.':
    'لست ممن يجرون هذه المقابلة. يسلّم التقييم من يجريها.',
  'Interview not found.': 'لم يُعثر على المقابلة.',
}
export default refusals
