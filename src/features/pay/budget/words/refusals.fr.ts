import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Fewer than five people are employed here: the figures are for whoever sees pay.':
    'Moins de cinq personnes sont employées ici : les chiffres sont réservés à qui voit la paie.',
  'This advisory is over: its figures are no longer those of today.':
    'Ce conseil est terminé : ses chiffres ne sont plus ceux d’aujourd’hui.',
}
export default refusals
