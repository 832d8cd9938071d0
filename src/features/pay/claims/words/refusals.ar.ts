import type { CountryWords } from '../../../../countries/translate.ts'

/** What receipts that came by mail are refused with, from its English. */
const refusals: CountryWords = {
  'Receipts are not taken in by mail here. Upload them instead.':
    'لا تُقبل الإيصالات بالبريد الإلكتروني هنا. ارفعها بدلًا من ذلك.',
  'This receipt stands on a claim. Take the line out of the claim first.':
    'هذا الإيصال مضاف إلى مطالبة. احذف البند من المطالبة أولًا.',
}
export default refusals
