import type { CountryWords } from '../../../../countries/translate.ts'

/** What a budget is refused with, from its English. */
const refusals: CountryWords = {
  'Figures of fewer than five people are among these: they are for whoever sees pay.':
    'இவற்றில் ஐந்து பேருக்கும் குறைவானோரின் எண்கள் உள்ளன: அவை சம்பளத்தைப் பார்ப்போருக்கு மட்டுமே.',
  'Somebody has taken this up already: its result is still to be measured.':
    'ஒருவர் இதை ஏற்கனவே மேற்கொண்டுள்ளார்: இதன் முடிவு இன்னும் அளவிடப்படவில்லை.',
  'This advisory is over: its figures are no longer those of today.':
    'இந்த ஆலோசனை முடிந்துவிட்டது: இதன் எண்கள் இன்றைய எண்கள் அல்ல.',
}
export default refusals
