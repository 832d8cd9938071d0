import type { CountryWords } from '../../../../countries/translate.ts'

/** What receipts that came by mail are refused with, from its English. */
const refusals: CountryWords = {
  'Receipts are not taken in by mail here. Upload them instead.': 'यहाँ ईमेल से रसीदें नहीं ली जातीं। उन्हें अपलोड करें।',
  'This receipt stands on a claim. Take the line out of the claim first.':
    'यह रसीद एक दावे पर है। पहले दावे से वह पंक्ति हटाएँ।',
}
export default refusals
