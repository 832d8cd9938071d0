import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Fewer than five people are employed here: the figures are for whoever sees pay.':
    'يعمل هنا أقل من خمسة أشخاص: الأرقام لمن يطّلع على الأجور.',
  'This advisory is over: its figures are no longer those of today.': 'انتهت هذه الملاحظة: لم تعد أرقامها أرقام اليوم.',
}
export default refusals
