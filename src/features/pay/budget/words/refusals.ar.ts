import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Fewer than five people are employed here: the figures are for whoever sees pay.':
    'يعمل هنا أقل من خمسة أشخاص: الأرقام لمن يطّلع على الأجور.',
}
export default refusals
