import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Figures of fewer than five people are among these: they are for whoever sees pay.':
    'Des chiffres de moins de cinq personnes en font partie : ils sont réservés à qui voit la paie.',
  'Somebody has taken this up already: its result is still to be measured.':
    'Quelqu’un s’en charge déjà : le résultat reste à mesurer.',
  'This advisory is over: its figures are no longer those of today.':
    'Ce conseil est terminé : ses chiffres ne sont plus ceux d’aujourd’hui.',
}
export default refusals
