import type { CountryWords } from '../../../../countries/translate.ts'

/** What receipts that came by mail are refused with, from its English. */
const refusals: CountryWords = {
  'Receipts are not taken in by mail here. Upload them instead.':
    'இங்கே மின்னஞ்சலில் ரசீதுகள் ஏற்கப்படுவதில்லை. அவற்றைப் பதிவேற்றுங்கள்.',
  'This receipt stands on a claim. Take the line out of the claim first.':
    'இந்த ரசீது ஒரு கோரிக்கையில் உள்ளது. முதலில் அந்த வரியைக் கோரிக்கையிலிருந்து நீக்குங்கள்.',
}
export default refusals
