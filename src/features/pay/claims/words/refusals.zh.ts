import type { CountryWords } from '../../../../countries/translate.ts'

/** What receipts that came by mail are refused with, from its English. */
const refusals: CountryWords = {
  'Receipts are not taken in by mail here. Upload them instead.': '此处不接收邮件收据，请改为上传。',
  'This receipt stands on a claim. Take the line out of the claim first.':
    '此收据已在报销单中，请先从报销单中移除该行。',
}
export default refusals
