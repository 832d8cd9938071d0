import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Fewer than five people are employed here: the figures are for whoever sees pay.':
    'இங்கு ஐந்து பேருக்கும் குறைவானோர் பணிபுரிகின்றனர்: இந்த எண்கள் சம்பளத்தைப் பார்ப்போருக்கு மட்டுமே.',
  'This advisory is over: its figures are no longer those of today.':
    'இந்த ஆலோசனை முடிந்துவிட்டது: இதன் எண்கள் இன்றைய எண்கள் அல்ல.',
}
export default refusals
