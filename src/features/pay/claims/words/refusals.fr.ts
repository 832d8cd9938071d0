import type { CountryWords } from '../../../../countries/translate.ts'

/** What receipts that came by mail are refused with, from its English. */
const refusals: CountryWords = {
  'Receipts are not taken in by mail here. Upload them instead.':
    'Aucun reçu n’est accepté par e-mail ici. Déposez-les plutôt.',
  'This receipt stands on a claim. Take the line out of the claim first.':
    'Ce reçu figure sur une note. Retirez d’abord la ligne de la note.',
}
export default refusals
