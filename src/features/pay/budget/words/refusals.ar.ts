import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Figures of fewer than five people are among these: they are for whoever sees pay.':
    'من بينها أرقام لأقل من خمسة أشخاص: وهي لمن يطّلع على الأجور.',
  'Somebody has taken this up already: its result is still to be measured.':
    'تولّى أحدهم هذا الأمر بالفعل: لم تُقَس نتيجته بعد.',
  'This advisory is over: its figures are no longer those of today.': 'انتهت هذه الملاحظة: لم تعد أرقامها أرقام اليوم.',
}
export default refusals
